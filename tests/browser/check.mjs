// What a reader may expect of every page, asked in Chromium; see `run`.
//
//     node check.mjs WORK TEMPLATE [--shots]
//
// Each check is a sentence that is false when it fails.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [work, template, option] = process.argv.slice(2);
const shots = option === '--shots' && join(work, 'shots');
const axe = readFileSync(join(work, 'node_modules/axe-core/axe.min.js'), 'utf8');
const vnu = join(work, 'node_modules/vnu-jar/build/dist/vnu.jar');
const sum = { passed: 0, failed: 0 };

function check(page, sentence, problem) {
	if (problem) {
		sum.failed++;
		console.log(`not ok: ${page}: ${sentence}: ${problem}`);
	} else {
		sum.passed++;
	}
}

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
		'--disable-background-networking', '--disable-component-update',
		'--disable-sync'],
});

// Open a page in a context of its own; what it says and asks for is noted.
async function open(file, options) {
	const context = await browser.newContext({
		viewport: { width: 1200, height: 900 }, ...options });
	context.setDefaultTimeout(120000); // machines of tests are busy
	const page = await context.newPage();
	const heard = [];
	page.on('console', m => heard.push(`console: ${m.text()}`));
	page.on('pageerror', e => heard.push(`error: ${e.message}`));
	page.on('request', r => {
		if (r.url() !== pathToFileURL(file).href)
			heard.push(`request: ${r.url()}`);
	});
	await page.goto(pathToFileURL(file).href);
	return { page, heard, close: () => context.close() };
}

const openAll = page => page.evaluate(() =>
	document.querySelectorAll('details').forEach(d => { d.open = true; }));

async function barriers(page) {
	const { violations } = await page.evaluate(() => window.axe.run());
	return violations.map(v => `${v.id} (${v.nodes[0].html.slice(0, 120)})`)
		.join(', ');
}

// Colours that axe cannot tell: text over a picture or beside a sign.
async function contrast(page) {
	const worst = await page.evaluate(() => {
		const light = c => {
			const [r, g, b] = c.match(/[\d.]+/g).map(x => x / 255)
				.map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const ground = e => {
			for (; e; e = e.parentElement) {
				const c = getComputedStyle(e).backgroundColor;
				if (c !== 'rgba(0, 0, 0, 0)')
					return c;
			}
			return 'rgb(255, 255, 255)';
		};
		let worst = null;
		for (const e of document.querySelectorAll('body *:not(svg *, script)')) {
			if (![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
				continue;
			const [a, b] = [light(getComputedStyle(e).color), light(ground(e))]
				.sort((x, y) => y - x);
			const ratio = (a + 0.05) / (b + 0.05);
			if (ratio < 4.5 && (!worst || ratio < worst.ratio))
				worst = { ratio, html: e.outerHTML.slice(0, 80) };
		}
		return worst;
	});
	return worst && `${worst.ratio.toFixed(2)} at ${worst.html}`;
}

// Nothing is wider than a small phone, but what scrolls within its own box.
async function width(page) {
	return page.evaluate(() => {
		const root = document.documentElement;
		if (root.scrollWidth <= 320)
			return '';
		const e = [...document.querySelectorAll('body *')].find(e =>
			!e.closest('.scroll') && e.getBoundingClientRect().right > 321);
		return `${root.scrollWidth} px: ${e?.outerHTML.slice(0, 100)}`;
	});
}

// Tab comes to everything that can be used, in the order of the page.
async function keyboard(page) {
	const wanted = await page.evaluate(() => {
		const all = [...document.querySelectorAll('a[href], summary, [tabindex]')]
			.filter(e => e.matches('.skip') ||
				e.checkVisibility({ contentVisibilityAuto: true }));
		all.forEach((e, i) => { e.dataset.at = i; });
		return all.length;
	});
	const seen = [];
	for (let i = 0; i < wanted; i++) {
		await page.keyboard.press('Tab');
		seen.push(await page.evaluate(() =>
			Number(document.activeElement.dataset.at ?? -1)));
	}
	const lost = seen.findIndex((at, i) => at !== i);
	return lost < 0 ? '' : `step ${lost + 1} of ${wanted} comes to ${seen[lost]}`;
}

const words = page => page.evaluate(() => document.body.innerText);

// Without scripts the page says the same.
async function withoutScripts(file, page) {
	const said = await words(page);
	const off = await open(file, { javaScriptEnabled: false });
	const text = await off.page.locator('body').innerText();
	await off.close();
	return text.trim() === said.trim() ? '' : 'other words';
}

// Nothing in the page runs, loads or asks, whatever the log held.
async function inert(page) {
	return page.evaluate(() => {
		const bad = [...document.querySelectorAll('script:not([type="application/json"]),' +
			'iframe, object, embed, img, form, input, base, link, audio, video')]
			.map(e => e.tagName);
		for (const e of document.querySelectorAll('*'))
			for (const a of e.attributes)
				if (/^on/i.test(a.name) || (/^(href|src|action)$/.test(a.name) &&
					!a.value.startsWith('#')))
					bad.push(`${e.tagName} ${a.name}=${a.value}`);
		if ('pwned' in window)
			bad.push('a script ran');
		if (/[\u202a-\u202e\u0000-\u0008]/.test(document.body.innerText))
			bad.push('marks that turn text around');
		return bad.join(', ');
	});
}

async function semantics(page) {
	return page.evaluate(() => {
		const bad = [];
		const one = (what, selector) => {
			const n = document.querySelectorAll(selector).length;
			if (n !== 1)
				bad.push(`${n} of ${what}`);
		};
		one('main', 'main');
		one('h1', 'h1');
		one('data', '#abreport-data');
		if (!document.documentElement.lang || !document.documentElement.dir)
			bad.push('no lang or dir');
		if (document.querySelector('th:not([scope])'))
			bad.push('a heading of a table without scope');
		for (const svg of document.querySelectorAll('figure svg'))
			if (!svg.querySelector('text') || !svg.querySelector('title'))
				bad.push('a chart without words');
		for (const figure of document.querySelectorAll('figure'))
			if (!figure.querySelector('table'))
				bad.push('a chart without a table');
		const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
		for (const id of ids)
			if (ids.indexOf(id) !== ids.lastIndexOf(id))
				bad.push(`id ${id} twice`);
		for (const a of document.querySelectorAll('a[href^="#"]'))
			if (!document.querySelector(a.getAttribute('href')))
				bad.push(`${a.hash} leads nowhere`);
		return [...new Set(bad)].join(', ');
	});
}

async function data(page) {
	return page.evaluate(() => {
		const { schema, fields, rows, comparison } =
			JSON.parse(document.getElementById('abreport-data').textContent);
		return schema === 'abreport/1' && fields.length && rows.length &&
			rows.every(r => r.length === fields.length) &&
			comparison.sides.length ? '' : 'not what it should be';
	}).catch(e => e.message);
}

// On paper each chart is whole: all its words are on the same sheet.
async function paper(page, format) {
	const pdf = join(work, 'page.pdf');
	await page.pdf({ path: pdf, format, printBackground: true });
	const charts = await page.evaluate(() =>
		[...document.querySelectorAll('figure .wide svg')].map(svg =>
			[...svg.querySelectorAll('text')].map(t => t.textContent.trim())));
	const sheets = execFileSync('pdftotext', ['-layout', pdf, '-'],
		{ maxBuffer: 1 << 28 }).toString().split('\f');
	const plain = s => s.replace(/\s|[\u2066-\u2069\u200e\u200f]/g, '');
	for (const texts of charts) {
		const figures = texts.filter(t => /^[\d.,\u00a0\u202f]+$/.test(t));
		if (!sheets.some(s => figures.every(t => plain(s).includes(plain(t)))))
			return `a chart is on no single sheet of ${sheets.length - 1}`;
	}
	return '';
}

function valid(files) {
	try {
		execFileSync('java', ['-jar', vnu, '--errors-only', '--format', 'gnu',
			...files], { stdio: 'pipe', maxBuffer: 1 << 26 });
		return '';
	} catch (e) {
		return e.stderr?.toString().split('\n').slice(0, 5).join('; ') ||
			e.message;
	}
}

async function picture(file, name, options, full) {
	const { page, close } = await open(file, options);
	await page.screenshot({ path: join(shots, `${name}.png`), fullPage: full });
	await close();
}

async function pictures(file, name) {
	mkdirSync(shots, { recursive: true });
	for (const colorScheme of ['light', 'dark'])
		for (const width of [360, 1200])
			await picture(file, `${name}-${colorScheme}-${width}`,
				{ colorScheme, viewport: { width, height: 900 } }, true);
	const { page, close } = await open(file, {});
	await page.pdf({ path: join(shots, `${name}.pdf`), format: 'A4',
		printBackground: true });
	await close();
}

// What a reader sees on a screen; axe comes in past the policy, which would
// rightly refuse it.
async function onScreen(file, name, colorScheme) {
	const { page, close } = await open(file, { colorScheme, bypassCSP: true });
	await openAll(page);
	check(name, `words reach 4.5:1 (${colorScheme})`, await contrast(page));
	await page.evaluate(axe);
	for (const width of [1200, 360]) {
		await page.setViewportSize({ width, height: 900 });
		check(name, `axe knows no barrier (${colorScheme}, ${width} px)`,
			await barriers(page));
	}
	await page.setViewportSize({ width: 320, height: 640 });
	check(name, `320 px are wide enough (${colorScheme})`, await width(page));
	await close();
}

async function look(file, name) {
	const { page, heard, close } = await open(file, {});
	check(name, 'nothing is fetched, nothing on the console', heard.join(', '));
	check(name, 'it works without scripts', await withoutScripts(file, page));
	check(name, 'it is inert', await inert(page));
	check(name, 'its parts are marked for machines', await semantics(page));
	check(name, 'its records are in it', await data(page));
	for (const format of ['A4', 'Letter'])
		check(name, `no chart is cut on ${format}`, await paper(page, format));
	check(name, 'the keyboard reaches everything', await keyboard(page));
	await close();
	for (const scheme of ['light', 'dark'])
		await onScreen(file, name, scheme);
	if (shots)
		await pictures(file, name);
}

const pages = join(work, 'pages');
const files = readdirSync(pages).filter(f => f.endsWith('.html'))
	.map(f => join(pages, f));
check('all', 'there are at least ten pages', files.length < 10 &&
	`${files.length}`);
check('all', 'they are valid HTML', valid(files));
for (const file of files) {
	const name = basename(file, '.html');
	await look(file, name).catch(e =>
		check(name, 'it can be looked at', e.message));
}

// The template opens by itself, with its style.
{
	const file = resolve(template);
	const { page, close } = await open(file, {});
	check('template', 'it opens by itself, with its style and samples',
		await page.evaluate(() =>
			getComputedStyle(document.body).maxWidth === '960px' &&
			document.querySelectorAll('tbody tr').length > 5 ? '' : 'bare'));
	await close();
}

await browser.close();
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed ? 1 : 0);
