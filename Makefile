.DEFAULT_GOAL := help
.PHONY: help play test check format bench lock static python page read types pictures browser

UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
BIN := .venv/bin
NPM := $(BIN)/python -m tools.npm
JOBS ?= $(shell cores=$$(getconf _NPROCESSORS_ONLN); echo $$((cores < 8 ? cores : 8)))
AT_ONCE := $(MAKE) --jobs=$(JOBS) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync)
# Hundreds of processes are started by the tests: none is to compile again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

help: ## Say what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/page ## Open the page and play.
	$(BIN)/comptoir serve --open

# Work is stolen: what waits for a browser and what computes take turns (see tests/conftest.py), and nobody is idle at
# the end. Some tests wait for clocks most of the time, and browsers often wait too: hence three more than cores.
test: .venv/ready ## Everything that is checked.
	$(AT_ONCE) page python browser .venv/page read
	$(BIN)/pytest -n $$(($(JOBS) + 3)) --dist worksteal

check: static ## The quick loop: format, lint, types, imports and the quick tests.
	$(BIN)/pytest -n $(JOBS) -q -m "not slow"

format: node_modules/ready ## Format the code: Python and the page.
	$(BIN)/ruff format
	$(NPM) run --silent format

static: .venv/ready
	$(AT_ONCE) python page

python: .venv/ready
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/towncrier build --draft --version next >/dev/null
	$(BIN)/python -m tools.typescript --check
	$(BIN)/python -m tools.schema --check
	$(BIN)/python -m tools.commits

page: node_modules/ready
	$(NPM) run --silent format:check
	$(NPM) run --silent lint
	$(NPM) run --silent types
	$(NPM) run --silent layers
	$(NPM) test --silent

# Tests are compiled once, before several workers read them at the same time; what is wrong with one, those say.
read: .venv/ready
	-$(BIN)/pytest --collect-only --quiet >/dev/null

types: .venv/ready ## Write the TypeScript types and the schema that follow from the Python structs.
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.schema

pictures: .venv/page browser ## Take pictures: every phase into build/screens, one a game into docs/pictures.
	$(BIN)/python -m tools.screens

browser: .venv/ready
	$(BIN)/python -m tools.browser

bench: .venv/ready ## Measure speed.
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.tables
	$(BIN)/python -m benchmarks.live

# One lock serves every platform and every Python we run on; it names no registry, so each machine uses its own.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(UV) ## Lock the dependencies; UPGRADE=1 takes their newest versions.
	$(LOCK) --output-file requirements.txt
	$(LOCK) --constraint requirements.txt --extra dev --output-file requirements-dev.txt

.venv/ready: $(UV) pyproject.toml requirements-dev.txt
	$(UV) venv --quiet --allow-existing .venv
	$(UV) pip sync --quiet --require-hashes requirements-dev.txt
	COMPTOIR_UI= $(UV) pip install --quiet --no-deps --editable .
	@touch $@

# The page is part of what is installed.
PAGE := hatch_build.py vite.config.ts $(shell find web src/comptoir/messages src/comptoir/games/*/ui \
	src/comptoir/games/*/messages src/comptoir/games/*/rules_text -type f)

.venv/page: .venv/ready package-lock.json $(PAGE)
	$(BIN)/python -m tools.page
	@touch $@

node_modules/ready: .venv/ready package-lock.json
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# Debian refuses to install into its own Python, hence an environment for uv alone. It borrows the pip that is there:
# putting one in takes longer than uv itself.
.tools/bin/uv:
	python3 -m venv --system-site-packages --without-pip .tools
	.tools/bin/python -m pip --version >/dev/null 2>&1 || .tools/bin/python -m ensurepip >/dev/null
	.tools/bin/python -m pip install --quiet --ignore-installed uv
