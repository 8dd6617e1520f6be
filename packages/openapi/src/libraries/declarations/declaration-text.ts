/** Letters of a declaration that stand in one line. */
const LONGEST_LINE = 100;

/** A declaration that takes something, in its parts. */
export interface Call {
  /** Up to the parenthesis. */
  readonly before: string;
  readonly parameters: readonly string[];
  /** Behind the parenthesis. */
  readonly after: string;
}

const OPENING = new Set(['(', '[', '<', '{']);
const CLOSING = new Set([')', ']', '>', '}']);

/** Takes a declaration apart at the list of what `name` takes; undefined for one that takes nothing. */
export function splitCall(text: string, name: string): Call | undefined {
  let start = text.indexOf(`${name}(`);
  while (start > 0 && /[\w$.@]/.test(text.charAt(start - 1))) start = text.indexOf(`${name}(`, start + 1);
  if (start === -1) return undefined;
  const open = start + name.length;
  const { parts, end } = splitList(text, open + 1);
  return { before: text.slice(0, open), parameters: parts, after: text.slice(end + 1).trim() };
}

/** The parts of a list between commas, from behind its bracket to the one that closes it. */
function splitList(text: string, from: number): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = [];
  let depth = 0;
  let start = from;
  let index = from;
  for (; index < text.length; index++) {
    const letter = text.charAt(index);
    if (letter === '"' || letter === "'") index = endOfQuote(text, index);
    else if (OPENING.has(letter)) depth++;
    else if (closes(text, index)) {
      if (depth === 0) break;
      depth--;
    } else if (letter === ',' && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  const last = text.slice(start, index).trim();
  return { parts: last === '' ? parts : [...parts, last], end: index };
}

/** Whether a bracket closes here; the end of an arrow is none. */
function closes(text: string, index: number): boolean {
  return CLOSING.has(text.charAt(index)) && !/[-=]>/.test(text.slice(index - 1, index + 1));
}

/** The end of the bracket that opens at a place. */
export function endOfBracket(text: string, open: number): number {
  return splitList(text, open + 1).end;
}

function endOfQuote(text: string, open: number): number {
  const quote = text.charAt(open);
  for (let index = open + 1; index < text.length; index++) {
    if (text.charAt(index) === '\\') index++;
    else if (text.charAt(index) === quote) return index;
  }
  return text.length;
}

/** A declaration without the lines of annotations before it. */
export function withoutAnnotations(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** A declaration in lines that can be read: a long one has a line for each thing that it takes, or is made from. */
export function layOut(text: string, name: string): string {
  const declaration = withoutAnnotations(text);
  if (declaration.length <= LONGEST_LINE) return text;
  const annotations = text.slice(0, text.length - declaration.length);
  const call = splitCall(declaration, name);
  if (call === undefined) return annotations + breakAtTypes(declaration);
  const { before, parameters, after } = call;
  if (parameters.length === 0) return text;
  const lines = parameters.map((parameter) => `    ${parameter}`).join(',\n');
  return `${annotations}${before}(\n${lines}\n)${/^;?$/.test(after) ? after : ` ${after}`}`;
}

/** Sets what a type extends and implements on lines of their own; not what its parameters extend. */
function breakAtTypes(text: string): string {
  let depth = 0;
  return text
    .split(/([<>]| (?=(?:extends|implements|permits|where) ))/)
    .map((part) => {
      if (part === '<') depth++;
      else if (part === '>') depth--;
      return part === ' ' && depth === 0 ? '\n    ' : part;
    })
    .join('');
}

/** Whether a declaration stands in one line. */
export function isLine(text: string): boolean {
  return text.length <= LONGEST_LINE && !text.includes('\n');
}
