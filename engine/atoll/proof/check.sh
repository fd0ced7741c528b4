#!/bin/sh
# Checks the proofs of this folder with Ethos: all of them, or the files that are named.
#   ETHOS   the checker (ethos, if it is found by that name)
#   CVC5    the sources of cvc5, where proofs/eo/cpc holds the rules of the calculus
# It needs nothing of Atoll. Exit status 0: each was accepted; 1: some were not; 2: none was asked.
set -u
cd "$(dirname "$0")" || exit 2
ethos=${ETHOS:-ethos}
command -v "$ethos" >/dev/null || { echo "There is no $ethos; say where it is: ETHOS=... sh check.sh" >&2; exit 2; }
[ -e cpc/Cpc.eo ] || [ -z "${CVC5:-}" ] || ln -s "$CVC5/proofs/eo/cpc" cpc
[ -e cpc/Cpc.eo ] || { echo "There is no cpc/Cpc.eo; say where cvc5's sources are: CVC5=... sh check.sh" >&2; exit 2; }

# What Ethos does not ask: that the question is the one of this name, that nothing but steps
# follows, that all that is assumed on the way is given back, and that the end is `false`.
flaw() {
  [ "$(sed -n 1p "$1")" = '(include "cpc/Cpc.eo")' ] || { echo "it reads other rules"; return; }
  [ "$(sed -n 2p "$1")" = "(reference \"${1%.cpc}.smt2\")" ] || { echo "it speaks of another question"; return; }
  sed 1,2d "$1" | grep -Evq '^\((define|assume|assume-push|step|step-pop) @[tp][0-9]+ .*\)$' && { echo "it has lines that are no steps"; return; }
  grep -Eq ' :rule (trust|hole)' "$1" && { echo "a step is to be taken on trust"; return; }
  [ "$(grep -c '^(assume-push ' "$1")" = "$(grep -c '^(step-pop ' "$1")" ] || { echo "an assumption is not given back"; return; }
  tail -n 1 "$1" | grep -Eq '^\(step @p[0-9]+ false :rule ' || echo "it does not end with false"
}

[ $# -gt 0 ] || set -- *.cpc
[ -e "$1" ] || { echo "There is no proof $1 here." >&2; exit 2; }
good=0 bad=0
for proof; do
  why=$(flaw "$proof")
  if [ -z "$why" ]; then
    said=$("$ethos" "$proof" 2>&1) && [ "$said" = correct ] || why="Ethos says: ${said:-nothing}"
  fi
  if [ -z "$why" ]; then good=$((good + 1)); else bad=$((bad + 1)); echo "REFUSED $proof: $why"; fi
done
echo "$good accepted, $bad refused."
[ "$bad" -eq 0 ]
