import { blankCode } from '../blank-code.ts';
import { offsetOf, type ParseError } from '../parse.ts';
import { readTagError } from '../tag-error.ts';
import { tagEnd } from './find-mend.ts';
import type { Mend } from './mend.ts';

/** Elements whose content nobody sees where they are drawn: an open one holds nothing of the page. */
const EMPTY: ReadonlySet<string> = new Set([
  'audio',
  'canvas',
  'embed',
  'iframe',
  'object',
  'script',
  'video',
]);

/** What is before the first value without quotes of a tag, and that value. */
const BARE_VALUE =
  /(<[a-z][\w-]*(?:\s+[\w:@.-]+(?:=(?:"[^"<]*"|'[^'<]*'|\{[^{}<]*\}))?)*\s+[\w:@.-]+=)([^\s"'`=<>{}]+)/gi;

/** Quotes that values of tags lack; all of the text at once: a table has one in each cell. */
export function findBareValues(
  text: string,
  { message, offset }: ParseError,
): readonly Omit<Mend, 'reason'>[] {
  if (!message.startsWith('Unexpected character')) return [];
  const tags = [...blankCode(text).matchAll(BARE_VALUE)];
  if (!tags.some(({ index }) => index === offset)) return [];
  return tags.map(({ index, 1: before = '', 2: value = '' }) => ({
    offset: index + before.length,
    removed: value.length,
    inserted: `"${value}"`,
  }));
}

/** Finds the edit that lets the parser get past a tag that nothing closes, or that closes nothing: browsers do not mind. */
export function findTagMend(text: string, { message, offset }: ParseError): Mend | undefined {
  const said = readTagError(message);
  if (said === undefined) return undefined;
  if (said.kind === 'unended') return mendOpen(text, said.open, offsetOf(text, said));
  return said.kind === 'late-end' ? mendLate(text, said.end, offset) : mendEnd(text, offset, said);
}

function mendOpen(text: string, name: string, start: number): Mend | undefined {
  const end = tagEnd(text, start);
  if (end === undefined) return undefined;
  if (EMPTY.has(name)) return { offset: end, inserted: ' /', reason: `\`<${name}>\` closes itself` };
  const reason = `\`<${name}>\`, which nothing closes here, is left out`;
  return { offset: start, removed: end + 1 - start, inserted: '', reason };
}

/** An end with words beside it: those behind it are parted from it first. */
function mendLate(text: string, name: string, offset: number): Mend {
  const end = (tagEnd(text, offset) ?? offset - 1) + 1;
  const [behind = ''] = text.slice(end).split('\n', 1);
  return /^\s*(?:<\/|$)/.test(behind)
    ? { offset, inserted: '\n\n', reason: `\`</${name}>\` stands on a line of its own` }
    : { offset: end, inserted: '\n\n', reason: `what stands behind \`</${name}>\` begins a line` };
}

function mendEnd(
  text: string,
  offset: number,
  { end, open }: { readonly end: string; readonly open?: string },
): Mend | undefined {
  if (open !== undefined && isOpen(text.slice(0, offset), end))
    return { offset, inserted: `</${open}>`, reason: `\`<${open}>\` ends before \`</${end}>\`` };
  const after = tagEnd(text, offset);
  if (after === undefined) return undefined;
  const reason = `\`</${end}>\`, which closes nothing, is left out`;
  return { offset, removed: after + 1 - offset, inserted: '', reason };
}

/** Whether more tags of a name begin in a text than end in it. */
function isOpen(text: string, name: string): boolean {
  const prose = blankCode(text);
  const count = (sign: string): number => prose.split(`${sign}${name}`).length;
  return count('<') > count('</');
}
