# Build, test and prove abreport. `make help` lists what there is to make.
#
# BUILD picks a flavour (release, asan, cov, fuzz), each in a folder of its
# own: build/release/abreport. CC, CFLAGS, CPPFLAGS, LDFLAGS, LDLIBS, PREFIX and
# DESTDIR are the user's. WERROR=1 makes warnings errors, V=1 shows commands,
# SKIP="report/a.c tests/unit/test_a.c" leaves files out.

BUILD   ?= release
PREFIX  ?= /usr/local
VERSION := 0.1.0
B       := build/$(BUILD)
JOBS    := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
Q       := $(if $(V),,@)

all: program

# What there is ---------------------------------------------------------------
# Nothing is listed by hand: a new file is found by its place.

PARSER    := $(filter-out $(SKIP),$(wildcard parser/*.c))
REPORT    := $(filter-out $(SKIP) report/main.c,$(wildcard report/*.c))
MAIN      := $(filter-out $(SKIP),$(wildcard report/main.c))
UNIT      := $(filter-out $(SKIP),$(wildcard tests/unit/test_*.c))
DAMAGE    := $(filter-out $(SKIP),$(wildcard tests/damage/test_*.c))
DAMAGERS  := $(filter-out tests/damage/test_%,$(wildcard tests/damage/*.c))
SCORERS   := $(wildcard tests/score/*.c)
FUZZERS   := $(filter-out $(SKIP),$(wildcard tests/fuzz/fuzz_*.c))
RESOURCES := $(sort $(filter-out %.c %.h,$(wildcard templates/*.* templates/*/*.*)))
SOURCES   := $(wildcard parser/*.[ch] report/*.[ch] templates/*.[ch] \
	tests/*/*.[ch])

PROGRAM := $(if $(MAIN),$(B)/abreport)
LIBRARY := $(B)/libabreport.a
REPORTS := $(B)/libreport.a
TESTS   := $(UNIT:tests/unit/%.c=$(B)/unit/%) \
	$(DAMAGE:tests/damage/%.c=$(B)/damage/%)
SCORE   := $(if $(filter parser/input.c,$(PARSER)),$(B)/score)

# How it is compiled ----------------------------------------------------------

MODULES      := libpcre2-8 libxml-2.0 libarchive cairo pangocairo
PKG_CONFIG   ?= pkg-config
HAVE_MODULES := $(shell $(PKG_CONFIG) --exists $(MODULES) 2>/dev/null && echo yes)
# Warnings are about our own code, so libraries are system headers.
MODULE_CFLAGS := $(patsubst -I%,-isystem %,\
	$(shell $(PKG_CONFIG) --cflags $(MODULES) 2>/dev/null))
MODULE_LIBS  := $(shell $(PKG_CONFIG) --libs $(MODULES) 2>/dev/null)
CMOCKA_CFLAGS = $(shell $(PKG_CONFIG) --cflags cmocka)
CMOCKA_LIBS   = $(shell $(PKG_CONFIG) --libs cmocka)

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
	-Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition \
	-Wmissing-variable-declarations -Wcast-qual -Wcast-align \
	-Wpointer-arith -Wwrite-strings -Wundef -Wvla -Wformat=2 \
	-Wimplicit-fallthrough -Wunreachable-code -Wnull-dereference
ifeq ($(findstring clang,$(shell $(CC) --version 2>/dev/null)),)
# gcc sees a null pointer on paths that only its inliner makes, and knows
# clang's name for missing declarations only since version 14.
WARNINGS := $(filter-out -Wnull-dereference -Wmissing-variable-declarations,\
	$(WARNINGS)) -Wlogical-op -Wduplicated-cond -Wduplicated-branches
endif

HARDENING := -fstack-protector-strong -fPIE
ifeq ($(shell uname -s),Linux)
HARDENING += -fstack-clash-protection
HARDENED_LINK := -pie -Wl,-z,relro,-z,now,-z,noexecstack
endif
ifneq ($(filter x86_64 i686,$(shell uname -m)),)
HARDENING += -fcf-protection
endif
# Some distributions define it for every compilation.
FORTIFY := -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2

SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all \
	-fno-omit-frame-pointer

ifeq ($(BUILD),release)
FLAVOUR_CFLAGS := -O2 -g $(HARDENING) $(FORTIFY)
FLAVOUR_LDFLAGS := $(HARDENED_LINK)
else ifeq ($(BUILD),asan)
FLAVOUR_CFLAGS := -O1 -g $(SANITIZE)
FLAVOUR_LDFLAGS := $(SANITIZE)
else ifeq ($(BUILD),cov)
FLAVOUR_CFLAGS := -O0 -g --coverage
FLAVOUR_LDFLAGS := --coverage
else ifeq ($(BUILD),fuzz)
ifeq ($(origin CC),default)
CC := clang
endif
FLAVOUR_CFLAGS := -O1 -g $(SANITIZE) -fsanitize=fuzzer-no-link
FLAVOUR_LDFLAGS := $(SANITIZE)
else
$(error BUILD is release, asan, cov or fuzz, not '$(BUILD)')
endif

STD := -std=c11 -D_POSIX_C_SOURCE=200809L -pthread -I.
ALL_CFLAGS = $(STD) -DABREPORT_VERSION='"$(VERSION)"' $(WARNINGS) $(if $(WERROR),-Werror) $(FLAVOUR_CFLAGS) \
	$(MODULE_CFLAGS) $(CPPFLAGS) $(CFLAGS)
ALL_LDFLAGS = -pthread $(FLAVOUR_LDFLAGS) $(LDFLAGS)
ALL_LIBS = $(MODULE_LIBS) -lm $(LDLIBS)

# Compiling -------------------------------------------------------------------

PARSER_OBJECTS := $(PARSER:%.c=$(B)/%.o) $(B)/templates/resources.o
REPORT_OBJECTS := $(REPORT:%.c=$(B)/%.o)
MAIN_OBJECTS   := $(MAIN:%.c=$(B)/%.o)

program: $(LIBRARY) $(REPORTS) $(PROGRAM)

$(B)/%.o: %.c | libraries
	@mkdir -p $(@D)
	@echo "  CC    $<"
	$(Q)$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(LIBRARY): $(PARSER_OBJECTS)
$(REPORTS): $(REPORT_OBJECTS)

# Made anew, so that the objects of deleted files do not stay in it.
$(B)/%.a:
	@mkdir -p $(@D)
	@echo "  AR    $@"
	$(Q)rm -f $@ && $(AR) cr $@ $^

$(B)/abreport: $(MAIN_OBJECTS) $(REPORTS) $(LIBRARY)
	@echo "  LINK  $@"
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $^ $(ALL_LIBS)

# The files of templates/ become part of the program. The folders are there
# because a file that goes away changes nothing else.
$(B)/embed: templates/embed.c
	@mkdir -p $(@D)
	$(Q)$(CC) -std=c11 -O1 -o $@ $<

$(B)/templates/resources.c: $(B)/embed $(RESOURCES) $(sort $(dir $(RESOURCES)))
	@mkdir -p $(@D)
	@echo "  EMBED $@"
	$(Q)$(B)/embed $(RESOURCES) >$@.new && mv $@.new $@

$(B)/templates/resources.o: $(B)/templates/resources.c | libraries
	$(Q)$(CC) $(ALL_CFLAGS) -Wno-overlength-strings -MMD -MP -c -o $@ $<

# A test of a parser module links the parser alone: so it is known to stand
# without report/.
$(B)/tests/unit/%.o: ALL_CFLAGS += $(CMOCKA_CFLAGS)
$(B)/unit/%: $(B)/tests/unit/%.o $(REPORTS) $(LIBRARY)
	@mkdir -p $(@D)
	@echo "  LINK  $@"
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $^ $(ALL_LIBS) $(CMOCKA_LIBS)

define parser_test
$(B)/unit/test_$(1): $(B)/tests/unit/test_$(1).o $(LIBRARY)
	@mkdir -p $$(@D)
	@echo "  LINK  $$@"
	$$(Q)$$(CC) $$(ALL_LDFLAGS) -o $$@ $$(filter %.o %.a,$$^) $$(ALL_LIBS) $$(CMOCKA_LIBS)
endef
$(foreach name,$(filter $(PARSER:parser/%.c=%),$(UNIT:tests/unit/test_%.c=%)),\
	$(eval $(call parser_test,$(name))))

# What becomes of damaged logs: each test with what they share.
$(B)/damage/%: $(B)/tests/damage/%.o $(DAMAGERS:%.c=$(B)/%.o) $(LIBRARY)
	@mkdir -p $(@D)
	@echo "  LINK  $@"
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $^ $(ALL_LIBS)

# Keep the objects of tests, and no half-written target.
.SECONDARY:
.DELETE_ON_ERROR:

-include $(PARSER_OBJECTS:.o=.d) $(REPORT_OBJECTS:.o=.d) $(MAIN_OBJECTS:.o=.d) \
	$(UNIT:%.c=$(B)/%.d) $(DAMAGE:%.c=$(B)/%.d) $(DAMAGERS:%.c=$(B)/%.d) \
	$(SCORERS:%.c=$(B)/%.d)

# Libraries that are missing are named with the packages that have them.
libraries:
ifneq ($(HAVE_MODULES),yes)
	@tests/tools/packages explain build; exit 1
endif

# Testing ----------------------------------------------------------------------

# Installs what tests need, then tests: two steps, because what is installed
# here is found when a Makefile is read.
check:
	@tests/tools/packages install test
	@$(MAKE) --no-print-directory run-tests

run-tests: program $(TESTS) $(SCORE)
	@tests/run $(B) $(SUITES)

unit: $(filter $(B)/unit/%,$(TESTS))
	@tests/run $(B) unit

# The same with logs that are cut, mistyped and rewritten.
damage: $(filter $(B)/damage/%,$(TESTS))
	@tests/run $(B) damage

$(B)/score: $(SCORERS:%.c=$(B)/%.o) $(LIBRARY)
	@echo "  LINK  $@"
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $^ $(ALL_LIBS)

# Each fuzzer in turn, from the fixtures on; what it learns stays in build/fuzz.
FUZZ_SECONDS ?= 60

fuzz:
	@tests/tools/packages install lint
	@$(MAKE) --no-print-directory BUILD=fuzz build-fuzzers
	@tests/fuzz/run $(FUZZ_SECONDS)

build-fuzzers: $(FUZZERS:tests/fuzz/%.c=$(B)/%)

$(B)/fuzz_%: $(B)/tests/fuzz/fuzz_%.o $(LIBRARY)
	@echo "  LINK  $@"
	$(Q)$(CC) $(ALL_LDFLAGS) -fsanitize=fuzzer -o $@ $^ $(ALL_LIBS)

# Writes the golden files anew: read the difference before you commit it.
golden: program
	@ABREPORT=$(CURDIR)/$(PROGRAM) TESTS=$(CURDIR)/tests \
		FIXTURES=$(CURDIR)/fixtures LC_ALL=C tests/golden/run record
	@rm -f difference messages
	@git status --short tests/golden

lint:
	@tests/tools/packages install lint
	@$(MAKE) --no-print-directory -k all-lint

LINTS := lint-rules lint-map lint-format lint-tidy lint-cppcheck
all-lint: $(LINTS)

lint-rules:
	$(Q)tests/tools/lint $(SOURCES)

lint-map:
	$(Q)$(MAP) >/dev/null

lint-format:
	$(Q)clang-format --dry-run --Werror $(SOURCES)

lint-tidy: | libraries
	$(Q)printf '%s\n' $(filter %.c,$(SOURCES)) | xargs -n 4 -P $(JOBS) \
		sh -c 'clang-tidy --quiet "$$@" -- $(STD) $(MODULE_CFLAGS) \
			-DABREPORT_VERSION=\"0\" 2>/dev/null' tidy

lint-cppcheck:
	$(Q)cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr -I. \
		-j $(JOBS) --enable=warning,performance,portability \
		--suppress=missingIncludeSystem --suppress=varFuncNullUB \
		$(filter %.c,$(SOURCES))

# Gives every file its shape.
format:
	clang-format -i $(SOURCES)

MAP = tests/tools/map parser/*.[ch] templates/*.h report/*.[ch]

map:
	@$(MAP)

# Lines and branches that the tests reach.
coverage:
	@tests/tools/packages install test
	@rm -rf build/cov
	@$(MAKE) --no-print-directory BUILD=cov run-tests >build/coverage.log || \
		tail -n 1 build/coverage.log
	@tests/tools/coverage build/cov

valgrind: program
	@tests/tools/valgrind $(PROGRAM)

# Loads real servers with the system's ab and reads what it prints.
check-real: program
	@PROGRAM=$(CURDIR)/$(PROGRAM) tests/real/run

# Using ------------------------------------------------------------------------

demo:
	@tests/tools/packages install build
	@$(MAKE) --no-print-directory program
	@tests/tools/demo $(PROGRAM) build/demo

MANUAL := $(wildcard report/abreport.1)

install: program
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/abreport
	$(if $(MANUAL),install -m 644 $(MANUAL) $(DESTDIR)$(PREFIX)/share/man/man1)

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/abreport
	rm -f $(DESTDIR)$(PREFIX)/share/man/man1/abreport.1

clean:
	rm -rf build

help:
	@echo 'make            build $(B)/abreport; installs nothing'
	@echo 'make demo       install what is missing, build, make a report of the'
	@echo '                bundled logs in build/demo'
	@echo 'make check      install what tests need, build, run all tests'
	@echo 'make unit       run the unit tests alone'
	@echo 'make damage     run the tests of damaged logs alone'
	@echo 'make golden     write the golden files anew'
	@echo 'make lint       look for what the compiler does not see'
	@echo 'make format     give every file its shape'
	@echo 'make map        the modules in reading order'
	@echo 'make valgrind   the golden outputs under valgrind'
	@echo 'make check-real measure real servers on the loopback, judge the records'
	@echo 'make fuzz       feed the parser rubbish for FUZZ_SECONDS=60 each'
	@echo 'make coverage   lines and branches that the tests reach'
	@echo 'make install    into $$(DESTDIR)$$(PREFIX), here $(DESTDIR)$(PREFIX)'
	@echo 'make uninstall  take it away again'
	@echo 'make clean      remove build/'
	@echo
	@echo 'BUILD=release|asan|cov|fuzz  WERROR=1  V=1  SKIP="parser/a.c"'

.PHONY: all program libraries check run-tests unit damage golden fuzz build-fuzzers lint all-lint $(LINTS) \
	format map \
	coverage valgrind check-real demo install uninstall clean help
