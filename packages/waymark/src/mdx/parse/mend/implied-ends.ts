import { blankCode } from '../blank-code.ts';
import type { ParseError } from '../parse.ts';
import { readTagError } from '../tag-error.ts';
import type { Mend } from './mend.ts';

type Insertion = Omit<Mend, 'reason'>;

interface OpenTag {
  readonly name: string;
  /** Offset behind its `>`. */
  readonly end: number;
}

const CELLS: readonly string[] = ['td', 'th'];
const ROWS: readonly string[] = [...CELLS, 'tr'];
const PARTS: readonly string[] = [...ROWS, 'thead', 'tbody', 'tfoot'];
const TERMS: readonly string[] = ['dt', 'dd'];

/** What ends without a tag of its own where another one begins or, after a slash, ends, as HTML has it. */
const ENDED_BY = new Map<string, readonly string[]>([
  ...['li', '/ul', '/ol'].map((tag) => [tag, ['li']] as const),
  ...['dt', 'dd', '/dl'].map((tag) => [tag, TERMS] as const),
  ...['td', 'th', '/tr'].map((tag) => [tag, CELLS] as const),
  ...['tr', '/thead', '/tbody', '/tfoot'].map((tag) => [tag, ROWS] as const),
  ...['thead', 'tbody', 'tfoot', '/table'].map((tag) => [tag, PARTS] as const),
]);

/** Tags of these elements, and of what holds them. */
const TAG =
  /<(\/?(li|dt|dd|td|th|tr|thead|tbody|tfoot|ul|ol|dl|table))(?![\w.-])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/g;

/** The end of code, behind which nothing may stand on its line. */
const FENCE = /\n[ \t]*(?:`{3,}|~{3,})$/;

/** The ends that lists and tables lack; all of the text at once, as browsers put them in. */
export function findImpliedEnds(text: string, { message }: ParseError): readonly Insertion[] {
  const said = readTagError(message);
  const unclosed = said !== undefined && 'open' in said ? said.open : '';
  if (!ENDED_BY.has(unclosed) && !ENDED_BY.has(`/${unclosed}`)) return [];
  const open: OpenTag[] = [];
  const found: (readonly Insertion[])[] = [];
  for (const { index, 0: tag, 1: sign = '', 2: name = '' } of blankCode(text).matchAll(TAG)) {
    if (tag.endsWith('/>')) continue;
    const ended = ENDED_BY.get(sign) ?? [];
    for (let last = open.at(-1); last !== undefined && ended.includes(last.name); last = open.at(-1)) {
      found.push(endBefore(text, last, index));
      open.pop();
    }
    if (sign === name) open.push({ name, end: index + tag.length });
    else if (open.at(-1)?.name === name) open.pop();
  }
  return found.flat();
}

/** Ends a tag before another one: behind its words, or on a line of its own where it holds blocks, which begin on the next. */
function endBefore(text: string, { name, end }: OpenTag, before: number): readonly Insertion[] {
  const content = text.slice(end, before);
  if (/(?:^|\n)[ \t]*\r?\n/.test(content)) {
    const beginning = /^[ \t]*\r?\n/.test(content) ? [] : [{ offset: end, inserted: '\n' }];
    return [...beginning, { offset: before, inserted: `</${name}>\n` }];
  }
  const line = content.lastIndexOf('\n') + 1;
  // What is before a tag on its line may be the sign of a quotation.
  const words = (/^[\s>]*$/.test(content.slice(line)) ? content.slice(0, line) : content).trimEnd();
  return [{ offset: end + words.length, inserted: `${FENCE.test(words) ? '\n' : ''}</${name}>` }];
}
