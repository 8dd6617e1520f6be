/** Code whose types were worked out. Lines and characters count from 0. */
export interface TypedCode {
  /** Without the notations that asked for types. */
  readonly code: string;
  /** What each name of the code is. */
  readonly names: readonly NameType[];
  /** What stands under lines: types that the author asked for, and errors that were announced. */
  readonly answers: readonly TypeAnswer[];
}

/** A name in code and its type. */
export interface NameType extends Place {
  readonly name: string;
  readonly type: string;
}

/** A text that belongs under a place of the code. */
export interface TypeAnswer extends Place {
  readonly kind: 'type' | 'error';
  readonly text: string;
}

interface Place {
  readonly line: number;
  readonly character: number;
}

/** Marks names in highlighted lines with their types, and puts answers under the lines. */
export function markTypes(lines: readonly string[], { names, answers }: TypedCode): readonly string[] {
  return lines.map((html, line) => {
    const own = names.filter((one) => one.line === line);
    const under = answers.filter((one) => one.line === line);
    return markNames(html, own) + under.map(drawAnswer).join('');
  });
}

/** Tags, entities and single units of a line. */
const PIECE = /<[^>]*>|&[^;\s]+;|[\s\S]/g;

/** A name is marked where it stands within one coloured piece; grammars do not part names. */
function markNames(html: string, names: readonly NameType[]): string {
  const found = new Map(names.map((one) => [one.character, one]));
  const marks: { readonly start: number; readonly one: NameType }[] = [];
  let character = 0;
  for (const { 0: piece, index } of html.matchAll(PIECE)) {
    if (piece.length > 1 && piece.startsWith('<')) continue;
    const one = found.get(character);
    if (one !== undefined && html.startsWith(one.name, index)) marks.push({ start: index, one });
    character += 1;
  }
  return marks.reduceRight((line, { start, one }) => {
    const end = start + one.name.length;
    const marked = `<span class="code-type" data-type="${escapeAttribute(one.type)}">${one.name}</span>`;
    return line.slice(0, start) + marked + line.slice(end);
  }, html);
}

/** In an attribute, so that whoever copies the code does not copy it too. */
function drawAnswer({ kind, character, text }: TypeAnswer): string {
  const [first = '', ...rest] = text.split('\n');
  const indent = ' '.repeat(character);
  const shown = [`${indent}${first}`, ...rest.map((line) => `${indent}${line}`)].join('\n');
  return `<span class="code-answer" role="note" aria-label="${escapeAttribute(text)}" data-kind="${kind}" data-answer="${escapeAttribute(shown)}"></span>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
