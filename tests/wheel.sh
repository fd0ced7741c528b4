#!/bin/sh
# A stranger's first hour: install a wheel with its locked dependencies, far from the checkout,
# and use it there. The phrases and the rule texts must have travelled.
# usage: tests/wheel.sh dist/atoll_rules-VERSION-py3-none-any.whl
set -eu

wheel=$(realpath "$1")
tests=$(realpath "$(dirname "$0")")
lock=$tests/../requirements.lock
away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT
"${PYTHON:-python3}" -m venv "$away/env"
cd "$away"
unset PYTHONPATH PYTHONDONTWRITEBYTECODE # what is used is compiled, and once

# Files are fetched by hash; then the wheel may take what it asks for, from those files only.
env/bin/pip download --quiet --require-hashes --no-deps --requirement "$lock" --dest locked
install() {
  env/bin/pip install --quiet --no-compile --no-index --find-links locked "$@"
}
install "$wheel"
PATH="$away/env/bin:$PATH"

# expect STATUS WORDS COMMAND...: the command ends with this status and says these words
expect() {
  status=0 wanted=$1 words=$2
  shift 2
  "$@" >said 2>&1 || status=$?
  if [ "$status" != "$wanted" ] || ! grep -qF -- "$words" said; then
    echo "wheel: '$*' ended with $status, not $wanted, or never said '$words':" >&2
    cat said >&2
    exit 1
  fi
  echo "wheel: $*"
}

refuse_stowaways() {
  if python -m zipfile --list "$wheel" | grep -E '__pycache__|\.pyc'; then
    echo "wheel: these files should not travel" >&2
    exit 1
  fi
}

cat >legal.jsonl <<'END'
{"game":"fiji","edition":"fiji-en-2006","rulings":{},"seats":["Ana","Ben","Cleo"],"seed":7}
{"seat":"Ana","move":"offer 1 green"}
END
cat >illegal.jsonl <<'END'
{"game":"fiji","edition":"fiji-en-2006","rulings":{},"seats":["Ana","Ben","Cleo"],"seed":7}
{"seat":"Ana","move":"offer 5 green"}
END
cat >mine.feature <<'END'
Feature: My own example, by the phrases that came with the wheel

  @fiji_4_1
  Scenario: Five beads are too many
    Given Ana, Ben and Cleo play Fiji
    When Ana chooses to offer 5 green
    Then the move is refused by fiji_4_1
    And nothing else changes
END
sed 's/refused by fiji_4_1/refused by fiji_4_2/' mine.feature >wrong.feature

# tests DIR FEATURE: a folder of tests, where pytest-bdd binds this feature as its users know it
tests() {
  mkdir -p "$1/features"
  cp "$2" "$1/features"
  echo 'pytest_plugins = ["atoll.examples"]' >"$1/conftest.py"
  printf '%s\n' 'from pytest_bdd import scenarios' 'scenarios("features")' >"$1/test_bound.py"
}
tests bound mine.feature
tests wrongly_bound wrong.feature

refuse_stowaways
expect 0 "$away/env" python -c 'import atoll; print(atoll.__file__)'
expect 0 "$(python -c 'import atoll; print(atoll.__version__)')" atoll --version
expect 0 "offers" cat env/lib/python3.*/site-packages/atoll/shelf/steps/phrases/fiji.py
expect 0 "Equal counts cancel" atoll explain fiji_4_7
expect 0 "legal" atoll referee legal.jsonl
expect 1 "Fiji 4.1" atoll referee illegal.jsonl
expect 0 "1 scenario" atoll check mine.feature
expect 1 "wrong.feature" atoll check wrong.feature
expect 2 "install atoll-rules[site]" atoll site build --url https://example.org/
expect 0 "1 passed" pytest bound/test_bound.py
expect 1 "expected refused by fiji_4_2, actual Fiji 4.1" pytest wrongly_bound/test_bound.py

# A game that lies outside: in a folder that a pyproject.toml names, then as an installed package.
all_of_it() {
  expect 0 "Ana won (Rock-paper-scissors 3.1): Ana 3, Ben 1." atoll play rps --seed 7 --seats 2
  expect 0 "28 scenarios" atoll check "$1/features/rps"
  expect 0 "4 laws: 1 checked and 3 proved" atoll prove rps
  expect 0 "check them with" atoll data write "data_of_$2" rps --no-laws # those of all take long
  expect 0 "are whole" atoll data verify "data_of_$2"
  expect 0 "Of two signs the better one scores" grep -r "better one scores" "data_of_$2/rps"
}

install "$wheel[proof]"
mkdir outside rock
cp -r "$tests/fixture" outside/mine
printf '[tool.atoll]\ngames = ["mine"]\n' >outside/pyproject.toml
cd outside
all_of_it mine folder
cd "$away"
expect 2 "choose one of: bali, fiji, kaivai." atoll play rps

cp -r "$tests/fixture" rock/atoll_rps
cat >rock/pyproject.toml <<'END'
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "atoll-rps"
version = "1"

[project.entry-points."atoll.games"]
rps = "atoll_rps"

[tool.hatch.build.targets.wheel]
packages = ["atoll_rps"]
END
install ./rock
rm -r rock
all_of_it "$(python -c 'from atoll.home import GUESTS; print(*GUESTS)')" package
