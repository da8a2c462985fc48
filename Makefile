# What each target does: make help. Everything runs from the checkout, on any number of cores.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 30
PROGRAM ?=
SECTION ?=

packages := libedit-dev libcmark-gfm-dev libcmark-gfm-extensions-dev pkg-config
release := .build/release/navlab
debug := .build/debug/navlab

# Kept apart from the checkout's own, so that no other program's test settings reach ours.
unexport NAVLAB_BLESS
# Of a test that ends the process, what it was doing then, as the last thing printed.
export SWIFT_BACKTRACE ?= threads=crashed,registers=none,images=none,color=no

.PHONY: help run test oracle install bench bless lint fuzz dependencies release clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

dependencies: # the toolchain and the system's libraries
	@command -v swift >/dev/null || { \
	  echo "make: no 'swift' in PATH; install a Swift 6.1 or newer toolchain (swift.org/install)" >&2; \
	  exit 1; }
	@.ci/install-packages $(packages)

release: dependencies
	@[[ -x $(release) ]] || echo "building navlab; the first time takes a minute or two" >&2
	@swift build --configuration release --product navlab --quiet

run: release ## build, then open the workbook (without a terminal: list the lessons)
	@exec $(release)

test: dependencies ## build once; run every test, every transcript, and lint the lessons
	swift build --manifest-cache none --build-tests
	swift test --manifest-cache none --skip-build --disable-xctest --quiet
	@.ci/check-lessons $(debug)

oracle: dependencies ## compare with the compiler alone (PROGRAM=area or area/name: only those)
	@NAVLAB_ORACLE=$(PROGRAM) swift test --manifest-cache none --disable-xctest --quiet \
	  --filter OracleTests

bless: dependencies ## rewrite the goldens that differ; the run still fails, so read the change
	@status=0; NAVLAB_BLESS=1 swift test --manifest-cache none --disable-xctest --quiet || status=$$?; \
	.ci/check-lessons $(debug) --update || status=$$?; exit $$status

lint: ## check the format of every Swift file of ours; the oracle's and answers are of all kinds
	git ls-files -z '*.swift' ':!Tests/Oracle' ':!Tests/Answers' | xargs -0 swift format lint --strict --parallel

bench: release ## measure speed against CPython and Taffy (SECTION=layout: only that one)
	@swift build --configuration release --product benchmarks --quiet
	@.build/release/benchmarks $(release) Tests/Benchmarks/Programs Transcripts/commands $(SECTION)

fuzz: dependencies ## run every fuzz entry point for FUZZ_SECONDS (30) seconds
	@.ci/fuzz $(FUZZ_SECONDS)

install: release ## install below PREFIX (/usr/local): bin/navlab, share/navlab
	@.ci/install "$(DESTDIR)$(PREFIX)" $(release)

clean: ## forget what was built
	swift package clean
