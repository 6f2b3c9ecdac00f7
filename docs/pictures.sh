#!/usr/bin/env bash
# Makes the guide's pictures anew: a tour of the sample game on the headless platform, a picture of the window and of each panel;
# then one of a battle for the Battle panel.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
./vivarium tour --pictures "$out/panels" --out "$out"
./vivarium tour --battle 2 --input docs/battle.input --pictures "$out/fight" --out "$out/fight"
cp "$out/fight/battle.png" "$out/panels/battle.png"
cp "$out/window.png" docs/images/window.png
for picture in docs/images/panel-*.png; do
  panel=$(basename "$picture" .png)
  made="$out/panels/${panel#panel-}.png"
  if [ -f "$made" ]; then cp "$made" "$picture"; fi
done
