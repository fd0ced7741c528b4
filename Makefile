# `make` sets up .venv from requirements.lock, runs the examples and proves the laws;
# `make help` lists the rest.

PYTHON = python3
UV = 0.13.8
BIN = .venv/bin
READY = .venv/.ready

.PHONY: all check prove test lint types bench mutate wheel wheel-test docs lock clean help
.DELETE_ON_ERROR:

all: $(READY) ## run the examples and prove the laws, whatever fails (the default)
	@$(MAKE) --no-print-directory --keep-going check prove

check: $(READY) ## run the examples and print the summary
	@$(BIN)/atoll check

prove: $(READY) ## prove the laws, each by two solvers, and find each rule at work
	@$(BIN)/atoll prove fiji --quiet --second --save .laws
	@$(BIN)/atoll prove fiji --quiet --reach

mutate: $(READY) ## plant faults in the rules: a sample that touches every rule
	@$(BIN)/atoll mutate fiji --sample 60

test: $(READY) ## run all tests: examples and guards
	@$(BIN)/pytest

lint: $(READY) ## ruff: rules and format
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(READY) ## mypy, strict
	@$(BIN)/mypy

bench: $(READY) .venv/.bench ## speed, as ratios
	@$(BIN)/pytest tests/bench

wheel: $(READY) ## build dist/atoll_rules-*.whl
	@rm -rf dist
	@$(BIN)/hatchling build -t wheel

wheel-test: wheel ## install the wheel away from the checkout and use it there
	@PYTHON=$(PYTHON) tests/wheel.sh dist/*.whl

docs: $(READY) ## build the book in .site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: ## choose versions anew: requirements.lock from pyproject.toml
	@test -x .uv/bin/uv || { $(PYTHON) -m venv .uv && .uv/bin/pip install --quiet uv==$(UV); }
	@.uv/bin/uv pip compile pyproject.toml --output-file requirements.lock --upgrade --quiet \
		--universal --python-version 3.11 --all-extras --group dev --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links
	@.uv/bin/uv pip compile --group bench --output-file requirements-bench.lock --upgrade --quiet \
		--universal --python-version 3.11 --constraint requirements.lock --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links

clean: ## remove everything that make made
	rm -rf .venv .uv .site .laws dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

# Two stamps: a new lock makes a new environment, so nothing unlocked stays behind;
# a new pyproject.toml only installs the checkout again, which needs no network.
.venv/.locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Atoll needs Python 3.11 or newer, but $(PYTHON) says: `$(PYTHON) --version 2>&1`" >&2; \
		echo "Name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make a virtual environment: its venv module is not installed." >&2; \
		echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@rm -rf .venv
	@echo "Setting up .venv from requirements.lock (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/.bench: .venv/.locked requirements-bench.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

$(READY): .venv/.locked pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
