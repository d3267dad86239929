# Souk: `make play` starts a game, `make test` runs every test. Both set up a private .venv first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test prove check format bench clean

help: ## say what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(READY) ## start a game of Yspahan (GAME=basari for the other one)
	@$(BIN)/souk play $(or $(GAME),yspahan)

test: $(READY) ## run every test
	$(BIN)/pytest -n auto

prove: $(READY) ## run the server's sweeps in full: thousands of games, kills, hostile messages (an hour)
	SOUK_FULL=1 $(BIN)/pytest tests/server/proofs -o junit_family=xunit1 --junitxml=proofs.xml

check: $(READY) ## format, lint, types, direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(READY) ## put the code into its standard form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) ## measure speed beside peers (installs them)
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/python -m bench

clean: ## remove what was installed and built
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache proofs.xml

# Installed once, and again whenever pyproject.toml changes.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Souk needs Python 3.11 or newer, this is $$($(PYTHON) --version). Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Souk into $(VENV) (once, about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
