# `make` sets up .venv from requirements.lock, runs the examples, proves the laws and builds the site;
# `make help` lists the rest.

PYTHON = python3
UV = 0.13.8
BIN = .venv/bin
READY = .venv/.ready
GAMES ?= $(patsubst engine/atoll/%/game.py,%,$(wildcard engine/atoll/*/game.py))

.PHONY: all check evidence prove site serve quick test lint types phrases bench soak mutate wheel wheel-test zensical
.PHONY: browser lock clean help
.DELETE_ON_ERROR:

all: $(READY) ## run the examples, prove the laws, build the site, whatever fails (the default)
	@$(MAKE) --no-print-directory --keep-going check prove site

check: $(READY) ## run the examples and print the summary
	@$(BIN)/atoll check

evidence: $(READY) ## run the examples and name every gap in the evidence
	@set -e; for game in $(GAMES); do $(BIN)/atoll evidence $$game; done

prove: $(READY) ## prove the laws, each by two solvers
	@set -e; for game in $(GAMES); do \
		$(BIN)/atoll prove $$game --quiet --second --save .laws; \
	done

site: $(READY) phrases ## build the site in .site/, and say where it is; what make prove has proved is not proved again
	@$(BIN)/atoll site build

serve: $(READY) phrases ## serve the site, and build it again when something changes
	@$(BIN)/atoll site serve

mutate: $(READY) ## plant every fault in the rules, or SAMPLE of them, and tell which nothing notices
	@set -e; for game in $(GAMES); do \
		$(BIN)/atoll mutate $$game $(if $(SAMPLE),--sample $(SAMPLE)); \
	done

phrases: $(READY) ## write what an editor is told of the phrases: steps/phrases/ and .vscode/settings.json
	@mkdir -p steps/phrases
	@$(BIN)/python -m atoll.running.stubs
	@$(BIN)/python tests/editor.py

test: $(READY) phrases ## run all tests: examples and guards
	@$(BIN)/pytest --numprocesses 3 --dist loadfile --no-loadscope-reorder

quick: $(READY) phrases ## before a commit: ruff, the examples, and the tests that the change touches
	@$(BIN)/ruff check
	@$(BIN)/atoll check
	@$(BIN)/python tests/quick.py --numprocesses 2 --quiet

lint: $(READY) ## ruff; budgets; who imports whom; the examples in docstrings
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/python tests/budget.py
	@$(BIN)/lint-imports --no-logo --no-cache
	@$(BIN)/pytest --doctest-modules engine/atoll --quiet

types: $(READY) ## mypy, strict
	@$(BIN)/mypy

bench: $(READY) ## speed, as ratios
	@$(BIN)/pytest tests/bench

soak: $(READY) ## a million games, 1,000 of Kaivai and of Bali, ninety thousand spoiled inputs, speed; not in .ci/run
	@$(BIN)/pytest tests/soak*.py tests/browser/soak_pages.py --numprocesses 2

wheel: $(READY) phrases ## build dist/atoll_rules-*.whl
	@rm -rf dist
	@$(BIN)/hatchling build -t wheel

wheel-test: wheel ## install the wheel away from the checkout and use it there
	@PYTHON=$(PYTHON) tests/wheel.sh dist/*.whl

zensical: .zensical/.ready ## build the composed pages with Zensical too: a report, not a test
	@test -d .book/docs || { echo "There are no pages yet; run make site." >&2; exit 1; }
	@cd .book && rm -rf zensical && sed 's/"site_dir": "site"/"site_dir": "zensical"/' mkdocs.yml > zensical.yml
	@cd .book && ../.zensical/bin/zensical build -f zensical.yml
	@echo "Zensical: `find .book/zensical -name index.html | wc -l` pages; mkdocs: `find .site -name index.html | wc -l`."

browser: ## what tests take from npm: axe and Lighthouse, Cucumber's language service
	@npm ci --ignore-scripts --omit=optional --no-audit --no-fund

lock: ## choose versions anew: requirements.lock from pyproject.toml
	@test -x .uv/bin/uv || { $(PYTHON) -m venv .uv && .uv/bin/pip install --quiet uv==$(UV); }
	@.uv/bin/uv pip compile pyproject.toml --output-file requirements.lock --upgrade --quiet \
		--universal --python-version 3.11 --all-extras --group dev --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links
	@.uv/bin/uv pip compile --group zensical --output-file requirements-zensical.lock --upgrade --quiet \
		--universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links

clean: ## remove everything that make made
	rm -rf .venv .uv .zensical .book .building .site .laws node_modules dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find . \( -name __pycache__ -o -name '.atoll-*' \) -type d -prune -exec rm -rf {} +

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

.zensical/.ready: requirements-zensical.lock
	@rm -rf .zensical && $(PYTHON) -m venv .zensical
	@.zensical/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-zensical.lock
	@touch $@

$(READY): .venv/.locked pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
