# Everything a newcomer needs: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help setup play test test-long mutation bench lint format clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 14

setup: .venv/.ready  ## make .venv with everything needed

.venv/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Merkator needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup      ## start a game
	$(BIN)/merkator terminal

lint: setup      ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup    ## let ruff lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: lint       ## everything that must pass for work to land
	$(BIN)/pytest -n $(WORKERS) -m "not long"

test-long: lint  ## the full counts, and mutation testing
	$(BIN)/pytest -n $(WORKERS)
	$(MAKE) mutation

# Its own environment, with the same Python: both engines must run in one interpreter.
.venv-bench/.ready: .venv/.ready bench/requirements.txt
	$(BIN)/python -m venv --clear .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --editable . -r bench/requirements.txt
	@touch $@

bench: .venv-bench/.ready  ## speed against other engines; BENCH='--rounds 60' passes options on
	.venv-bench/bin/python -m bench.bench --require 8 $(BENCH)

.venv-mutation/.ready: pyproject.toml
	$(PYTHON) -m venv .venv-mutation
	.venv-mutation/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[mutation]'
	@touch $@

mutation: .venv-mutation/.ready  ## change the rule modules in many small ways; tests must notice 85 %
	.venv-mutation/bin/python tests/mutation.py

clean:           ## remove what setup and the tools made
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants out
