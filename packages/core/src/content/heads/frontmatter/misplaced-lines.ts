import { rewriteText } from '../../../source/index.ts';

/** A key that begins further in than what stands above it allows. */
export interface MisplacedLine {
  readonly key: string;
  /** Offsets of the line without its end. */
  readonly start: number;
  readonly end: number;
}

const KEY = /^[ \t]*["']?([A-Za-z_][\w.-]*)["']?[ \t]*:(?:[ \t]+(.*)|)$/;

/**
 * The lines that are indented as if they belonged to a key, though the key above has its whole value already; each counts as
 * the key above the next ones.
 */
export function* misplacedLines(yaml: string): Generator<MisplacedLine, void, undefined> {
  let isFull = true;
  for (const { 0: line, index: start } of yaml.matchAll(/^[^\r\n]+/gm)) {
    if (/^[ \t]*(?:#|$)/.test(line)) continue;
    const isIndented = /^[ \t]/.test(line);
    const [, key, value = ''] = KEY.exec(line) ?? [];
    if (isIndented && (!isFull || key === undefined)) continue;
    isFull = key !== undefined && !mayGoOn(value.replace(/(?:^|[ \t])#.*$/, '').trim());
    if (isIndented && key !== undefined) yield { key, start, end: start + line.length };
  }
}

/** Whether what is indented below a key with this value can belong to it. */
function mayGoOn(value: string): boolean {
  if (/^["']/.test(value)) return value.length === 1 || !value.endsWith(value.charAt(0));
  return value === '' || /^[[{&!|>]/.test(value);
}

/** The text with those of the lines at the margin that are keys of the format. */
export function placeKeys(yaml: string, isKey: (key: string) => boolean): string {
  const keys = [...misplacedLines(yaml)].filter(({ key }) => isKey(key));
  const edits = keys.map(({ start, end }) => ({ start, end, text: yaml.slice(start, end).trimStart() }));
  return rewriteText(yaml, edits).text;
}
