# What the Makefile promises: clear words when a library is missing, nothing
# installed but what was asked for, a hardened program.
. "$TESTS/tools/cli.sh"

unset MAKEFLAGS MAKELEVEL MFLAGS
build=${ABREPORT%/abreport}
build=${build#"$ROOT"/}

# make_with GOAL [VARIABLE=VALUE]...
make_with() {
	status=0
	make --no-print-directory -C "$ROOT" "B=$build" "BUILD=${build#build/}" \
		"$@" >out 2>err </dev/null || status=$?
}

it 'names the packages of a missing library on every system'
PKG_CONFIG_LIBDIR=$PWD/nowhere
export PKG_CONFIG_LIBDIR
make_with libraries
unset PKG_CONFIG_LIBDIR
exits 2
for name in 'apt-get install' libcairo2-dev libpango1.0-dev libxml2-dev \
	libpcre2-dev libarchive-dev 'dnf install' cairo-devel 'pacman -S' pango \
	'apk add' cairo-dev 'brew install'; do
	err_has "$name"
done

it 'has nothing to say when no library is missing'
make_with libraries
exits 0
err_is ''

it 'says which flavours there are'
make_with BUILD=fast
exits 2
err_has asan

it 'installs the program and its manual and takes them away again'
make_with install "DESTDIR=$PWD/root" PREFIX=/opt
exits 0
check test -x root/opt/bin/abreport
check test "$(root/opt/bin/abreport --version)" = "$("$ABREPORT" --version)"
make_with uninstall "DESTDIR=$PWD/root" PREFIX=/opt
check test "$(find root -type f | wc -l)" = 0

it 'lists its goals'
make_with help
exits 0
for goal in demo check golden lint map valgrind install clean; do
	out_has "make $goal"
done

if test "$build" = build/release && command -v readelf >/dev/null; then
	it 'is position independent with read-only relocations and no executable stack'
	readelf -hlW "$ABREPORT" >out
	out_has 'DYN (Position-Independent'
	out_has GNU_RELRO
	check test "$(grep -c 'GNU_STACK.*RWE' out)" = 0
	readelf -dW "$ABREPORT" >out
	out_has NOW

	it 'guards its stack and its buffers'
	readelf --dyn-syms -W "$ABREPORT" >out
	out_has __stack_chk_fail
	out_has _chk@
fi
