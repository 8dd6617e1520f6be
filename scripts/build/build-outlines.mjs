// Writes the outlines of letters for the titles in pictures of pages: no face is read, and none needed, in a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';

/** Subsets of the text face that are shipped as outlines; of a letter in several, the first counts. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'];
/** Weights of the text face: descriptions, titles. */
const WEIGHTS = { regular: 400, bold: 600 };
/** The text face as files of fixed weights. */
const PACKAGE = '@fontsource/inter';
/** Units of an em. */
const EM = 1000;

/** Writes `outlines.json`, and gives the name of the package that it comes from: by weight and letter, its advance and its path in steps, `x y` relative to the last point. */
export function buildOutlines(root, out) {
  const faces = Object.fromEntries(
    Object.entries(WEIGHTS).map(([name, weight]) => [
      name,
      Object.assign({}, ...SUBSETS.toReversed().map((subset) => lettersOf(root, subset, weight))),
    ]),
  );
  writeFileSync(join(out, 'outlines.json'), JSON.stringify({ em: EM, ...faces }));
  return PACKAGE;
}

function lettersOf(root, subset, weight) {
  const file = join(root, `node_modules/${PACKAGE}/files/inter-${subset}-${weight}-normal.woff`);
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const letters = {};
  for (let index = 0; index < font.numGlyphs; index += 1) {
    const glyph = font.glyphs.get(index);
    for (const code of glyph.unicodes) {
      if (code < 32) continue;
      const scale = EM / font.unitsPerEm;
      letters[String.fromCodePoint(code)] =
        `${Math.round(glyph.advanceWidth * scale)}${stepsOf(glyph.getPath(0, 0, EM))}`;
    }
  }
  return letters;
}

/** Moves, lines and curves with rounded points; a contour ends where the next one begins. */
function stepsOf({ commands }) {
  let [x, y] = [0, 0];
  const point = (px, py) => {
    const text = `${Math.round(px) - x} ${Math.round(py) - y}`;
    [x, y] = [Math.round(px), Math.round(py)];
    return text;
  };
  return commands
    .map((step) => {
      if (step.type === 'Z') return '';
      if (step.type === 'Q') return `Q${point(step.x1, step.y1)} ${point(step.x, step.y)}`;
      if (step.type === 'C') throw new Error('The text face has cubic curves');
      return `${step.type}${point(step.x, step.y)}`;
    })
    .join('');
}
