# Everything a newcomer needs: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
BIN := .venv/bin
# Twice as many as processors: a test of a server or a browser mostly waits.
WORKERS ?= $(shell echo $$((2 * $$(nproc 2>/dev/null || echo 2))))
# Each worker takes a row of tests, which share what a module prepares, and when it is done some of another's.
PARALLEL := -n $(WORKERS) --dist worksteal

.PHONY: help setup play chromium check test test-web test-bots test-compiled test-long mutation fast bench load soak guard lint format clean

help:            ## this list
	@grep -hE '^[a-z%-]+:.*##' Makefile | sed 's/:.*## /\t/; s/^test-%/test-NAME/' | expand -t 14

setup: .venv/.ready  ## make .venv with everything needed, and build the browser client
	@$(BIN)/python -m tools.web build

.venv/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Merkator needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# What only tests need, and not every system has: OpenSpiel, Ray, Dask. Their tests are left out where they are missing.
.venv/.doors: .venv/.ready
	@for extra in openspiel ray dask; do \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$$extra]" \
			|| echo "$$extra cannot be installed here; its tests are left out."; \
	done
	@touch $@

fast: setup      ## compile the engine into .venv-fast, when something has changed
	@$(BIN)/python -m tools.fast build

play: setup      ## start the server on this machine and open the table in the browser
	@python=$$($(BIN)/python -m tools.fast python) && exec $$python -m merkator.cli play

lint: setup      ## style, types, the direction of imports, and what is counted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.counts
	$(BIN)/python -m tools.web check

format: setup    ## let ruff and Prettier lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.web format

check: lint      ## lint, and the tests of what has changed since this branch left main
	@tests=$$($(BIN)/python -m tools.changed) && if [ -n "$$tests" ]; then set -x; \
	$(BIN)/pytest $(PARALLEL) -m "not long and not slow" $$tests; fi

# The engine's tests run on both engines, all others on the compiled one, where there is one: it is the same source.
ENGINE_TESTS := tests/core tests/games tests/test_records.py tests/test_reference.py tests/test_same_games.py src
# But the bots of a game think for minutes, and its terminal is no part of the engine.
NOT_ENGINE := --ignore-glob='tests/games/*/bots' --ignore-glob='tests/games/*/terminal'

# The first half of compiling keeps one processor busy: lint has the other.
test: .venv/.doors chromium  ## everything that must pass for work to land
	@$(MAKE) --no-print-directory -j 2 lint fast
	MERKATOR_ENGINE=interpreted $(BIN)/pytest $(PARALLEL) -m "not long" $(NOT_ENGINE) $(ENGINE_TESTS)
	$$($(BIN)/python -m tools.fast python) -m pytest $(PARALLEL) -m "not long" tests
	@$(MAKE) --no-print-directory guard

# The folders and files of this name among the tests, and the docstrings of the package; a game's bots come last.
test-%: setup    ## the tests of one package, game or file: test-core, test-rome, test-docs
	$(BIN)/pytest $(PARALLEL) -m "not long" --ignore-glob='tests/games/*/bots' $(or $(wildcard \
		tests/$* tests/games/$* tests/games/*/$* tests/test_$*.py \
		src/merkator/$* src/merkator/games/$* src/merkator/$*.py),$(error There are no tests of "$*"))
	$(if $(wildcard tests/games/$*/bots),$$($(BIN)/python -m tools.fast python) -m pytest $(PARALLEL) -m "not long" \
		tests/games/$*/bots)

test-web: setup chromium  ## the browser tests, in a real Chromium
	$(BIN)/pytest $(PARALLEL) tests/web

# Bots think for minutes: on the compiled engine, where there is one.
test-bots: setup  ## the bots, on the quickest engine there is
	$$($(BIN)/python -m tools.fast python) -m pytest $(PARALLEL) -m "not long" \
		tests/bots $(wildcard tests/games/*/bots)

# The browser tests need a real one.
chromium: setup
	@$(BIN)/python -m tools.chromium

# `make fast` has said so where there is none.
test-compiled: fast  ## the engine's tests on the compiled engine
	@if [ -e .venv-fast/.ready ]; then set -x; \
	MERKATOR_ENGINE=compiled .venv-fast/bin/python -m pytest $(PARALLEL) -m "not long" \
		$(NOT_ENGINE) $(filter-out src,$(ENGINE_TESTS)); fi

guard: fast      ## the engine has not become slower than its stored bounds
	$(BIN)/python -m bench.guard
	@if [ -e .venv-fast/.ready ]; then set -x; .venv-fast/bin/python -m bench.guard; fi

# Thousands of games are played on the compiled engine, where there is one.
COUNTED := tests/core tests/games tests/bots tests/arena/test_marks.py tests/test_reference.py

test-long: test  ## the full counts, and mutation testing
	$(BIN)/pytest $(PARALLEL) -m long tests $(COUNTED:%=--ignore=%)
	$$($(BIN)/python -m tools.fast python) -m pytest $(PARALLEL) -m long $(COUNTED)
	$(MAKE) soak
	$(MAKE) mutation

# Its own environment, with the same Python. A peer that cannot be installed here is left out; the bench names it.
.venv-bench/.ready: .venv/.ready bench/requirements.txt
	$(BIN)/python -m venv --clear .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --editable .
	@while read -r peer; do \
		.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check "$$peer" \
			|| echo "$$peer cannot be installed here and is left out."; \
	done < bench/requirements.txt
	@touch $@

bench: fast .venv-bench/.ready  ## speed against other engines; BENCH='--rounds 20 --save' passes options on
	.venv-bench/bin/python -m bench.bench --require $(BENCH)

load: fast       ## the server under load: 200 tables, 400 sockets; LOAD='--game rome' passes options on
	@python=$$($(BIN)/python -m tools.fast python) && exec $$python -m bench.load $(LOAD)

soak: fast       ## the server for half an hour, 1500 tables; SOAK='--minutes 5' passes options on
	@python=$$($(BIN)/python -m tools.fast python) && exec $$python -m bench.soak $(SOAK)

.venv-mutation/.ready: pyproject.toml
	$(PYTHON) -m venv .venv-mutation
	.venv-mutation/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[mutation]'
	@touch $@

mutation: .venv-mutation/.ready  ## change the rule modules in many small ways; tests must notice 85 %
	.venv-mutation/bin/python tests/mutation.py

clean:           ## remove what setup and the tools made
	rm -rf .venv .venv-* web/node_modules src/merkator/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants out
