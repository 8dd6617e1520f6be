import { JsxParser } from '../code/jsx-parser.ts';
import type { ParseError } from '../parse.ts';
import { endOf, type MdxNode, startOf } from '../tree.ts';
import type { Loss } from './losses.ts';

/** Code that goes on in any case. */
const GOES_ON = /(?:[-+*/%=&|?:,<([{]|=>)\s*$/;
const CLOSING = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);

/** A script that nothing ends, and what is given up for it. */
export interface OpenScript {
  readonly loss: Loss;
  readonly error: ParseError;
}

/** Finds the first script that has no end, in which the parser takes the text that follows for a part of it. */
export function findOpenScript(text: string, root: MdxNode): OpenScript | undefined {
  for (const node of root.children ?? []) {
    if (node.type !== 'mdxjsEsm') continue;
    const start = startOf(node);
    const code = text.slice(start, endOf(node));
    const found = findTornImport(code, start) ?? findRunaway(code, start);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Code with text behind an empty line, which goes on over it. */
function findRunaway(code: string, start: number): OpenScript | undefined {
  const prose = findProse(code);
  if (prose === null || isScript(code)) return undefined;
  const head = code.slice(0, prose.index);
  const open = openBrackets(head);
  if (open === '' ? !GOES_ON.test(head) : openBrackets(code) === '') return undefined;
  const [line = ''] = code.slice(prose.index + prose[0].length).split('\n', 1);
  const hint =
    open === ''
      ? `Write the rest of the code before \`${line.trim()}\``
      : `Write \`${open}\` before \`${line.trim()}\``;
  return {
    loss: { offset: start, removed: head.length, inserted: '' },
    error: { message: 'the code that begins here has no end', offset: start, hint },
  };
}

/** A line at the margin behind an empty one that no code has: a heading, a tag, a list, a fence, a quotation or words. */
function findProse(code: string): RegExpExecArray | null {
  return /\n[ \t]*\r?\n(?=#{1,6} |<\/?[A-Z]|[-*>] |\d+\. |`{3}|\||!?\[[^\]\n]*\]\(|(?!(?:const|let|var|function|return|if|for|while|switch|class|try|async|await|type|interface|enum)\b)[\p{L}*_][\p{L}\p{N}*_’',-]* [\p{L}`*_([<][^\n]*(?<![;,{(=]|=>)\r?(?:\n|$)|(?:import|export)\b)/u.exec(
    code,
  );
}

/** A line that imports, as a quote or brace in it says, and holds one backtick. */
const TORN = /^import\b(?=[^\n]*['"{])([^`\n]*)`[^`\n]*$/m;

/** The line of an import with a backtick: all up to the next one would be a text of the code. */
function findTornImport(code: string, start: number): OpenScript | undefined {
  const torn = TORN.exec(code);
  if (torn === null || isScript(code)) return undefined;
  const offset = start + torn.index;
  const at = offset + 'import'.length + (torn[1]?.length ?? 0);
  const error = { message: 'this backtick begins a text that nothing ends', offset: at, hint: 'Remove it' };
  return { loss: { offset, removed: torn[0].length, inserted: '' }, error };
}

function isScript(code: string): boolean {
  try {
    JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

/** What would close the brackets that code leaves open; texts and comments of a line hold none. */
function openBrackets(code: string): string {
  const open: string[] = [];
  for (const [sign] of code.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}[\]()]/g)) {
    const closing = CLOSING.get(sign);
    if (closing !== undefined) open.unshift(closing);
    else if (open[0] === sign) open.shift();
  }
  return open.join('');
}
