/** A grapheme as a terminal shows it. */
export interface Cell {
  /** What is printed: tabs become spaces, characters that could steer the terminal become visible marks. */
  readonly text: string;
  /** Columns in a terminal: 0, 1, 2, or the width of a tab. */
  readonly width: number;
  /** Offset in the line at which the grapheme begins. */
  readonly offset: number;
}

const TAB_WIDTH = 4;

/** Characters that move the cursor, start an escape sequence, or turn the direction of the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const PLAIN = /^[\t\u0020-\u007e]*$/;
/** What services of CI read as a command to them: `##vso[…]` anywhere in a line, `::name::` at its beginning. */
const COMMAND = /##(?=[a-z]*\[)/gi;
const COMMAND_LINE = /^(\s*):(?=:)/;

/** Splits a line into what a terminal shows. */
export function toCells(line: string): readonly Cell[] {
  const shown = line.replace(COMMAND, '#\ufffd');
  const graphemes = PLAIN.test(shown)
    ? [...shown].map((segment, index) => ({ segment, index }))
    : [...new Intl.Segmenter('en').segment(shown)];
  return graphemes.map(({ segment, index }) => {
    if (segment === '\t') return { text: ' '.repeat(TAB_WIDTH), width: TAB_WIDTH, offset: index };
    const text = makeHarmless(segment);
    return { text, width: widthOf(text), offset: index };
  });
}

/** Replaces what could steer a terminal or a service of CI by visible marks; used for everything that authors wrote. */
export function makeHarmless(text: string): string {
  const visible = text.replace(STEERING, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
  });
  return visible.replace(COMMAND, '#\ufffd').replace(COMMAND_LINE, '$1\ufffd');
}

/** The same for a text of several lines, whose breaks stay. */
export function makeLinesHarmless(text: string): string {
  return text.split('\n').map(makeHarmless).join('\n');
}

/** Escapes the same in the text of a JSON document, so that what reads it gets what was written. */
export function makeJsonHarmless(json: string): string {
  return json
    .replace(STEERING, (character) => (character === '\n' ? character : escapeUnit(character)))
    .replace(COMMAND, `#${escapeUnit('#')}`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Columns of a grapheme; the patterns are made here because V8 puts their sets together when it meets them, and few runs need these. */
function widthOf(grapheme: string): number {
  // East-Asian wide and full-width characters, and pictures.
  const wide =
    /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
  if (wide.test(grapheme)) return 2;
  // Marks and joiners take no room of their own.
  return /^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme) ? 0 : 1;
}
