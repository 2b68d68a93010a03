.DEFAULT_GOAL := help
.PHONY: help play test check format bench lock static python page read types pictures browser

UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
BIN := .venv/bin
NPM := $(BIN)/python -m tools.npm
JOBS ?= $(shell cores=$$(getconf _NPROCESSORS_ONLN); echo $$((cores < 8 ? cores : 8)))
AT_ONCE := $(MAKE) --jobs=$(JOBS) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync)
# The tests start hundreds of processes, which share compiled modules.
export PYTHONDONTWRITEBYTECODE :=

help: ## List the targets.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/page ## Open the page and play.
	$(BIN)/comptoir serve --open

# Browser tests and computing tests alternate (see tests/conftest.py), and workers steal tests, which keeps all of them
# busy until the end. Many tests only wait for a clock or a browser: three more workers than cores use that time.
test: .venv/ready ## Run everything: all checks and all tests.
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

# Compile the tests once, before several workers read them at the same time; the workers report any errors.
read: .venv/ready
	-$(BIN)/pytest --collect-only --quiet >/dev/null

types: .venv/ready ## Generate the TypeScript types and the schema from the Python structs.
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.schema

pictures: .venv/page browser ## Take pictures: every phase into build/screens, one per game into docs/pictures.
	$(BIN)/python -m tools.screens

browser: .venv/ready
	$(BIN)/python -m tools.browser

bench: .venv/ready ## Measure speed.
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.tables
	$(BIN)/python -m benchmarks.live

# One lock file serves every platform and Python version. It names no registry: each machine uses its own.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(UV) ## Lock the dependencies; UPGRADE=1 locks their newest versions.
	$(LOCK) --output-file requirements.txt
	$(LOCK) --constraint requirements.txt --extra dev --output-file requirements-dev.txt

.venv/ready: $(UV) pyproject.toml requirements-dev.txt
	$(UV) venv --quiet --allow-existing .venv
	$(UV) pip sync --quiet --require-hashes requirements-dev.txt
	COMPTOIR_UI= $(UV) pip install --quiet --no-deps --editable .
	@touch $@

# The installed package includes the page.
PAGE := hatch_build.py vite.config.ts $(shell find web src/comptoir/messages src/comptoir/games/*/ui \
	src/comptoir/games/*/messages src/comptoir/games/*/rules_text -type f)

.venv/page: .venv/ready package-lock.json $(PAGE)
	$(BIN)/python -m tools.page
	@touch $@

node_modules/ready: .venv/ready package-lock.json
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# Debian forbids installing into the system's Python, so uv gets a virtual environment, which uses the system's pip:
# installing another pip takes longer than installing uv.
.tools/bin/uv:
	python3 -m venv --system-site-packages --without-pip .tools
	.tools/bin/python -m pip --version >/dev/null 2>&1 || .tools/bin/python -m ensurepip >/dev/null
	.tools/bin/python -m pip install --quiet --ignore-installed uv
