import { contentDiagnostics, type Diagnostic, type Outcome, suggest } from '../diagnostics/index.ts';
import { type RewrittenText, rewriteText, type TextEdit } from '../source/index.ts';
import { blankFencedCode } from './fenced-code.ts';

const VARIABLE = /\\?\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/**
 * Replaces `{{name}}` by the value that docs.json gives the name, in prose and in code. Tags are taken out of values.
 * An unknown name stays as it is and is reported; in code only when it looks like a slip for a known one, because
 * templates of other languages use the same braces. `\{{name}}` is the text `{{name}}`. A project without variables has none to replace or to miss.
 */
export function substituteVariables(
  file: string,
  text: string,
  variables: Readonly<Record<string, string>>,
): Outcome<RewrittenText> {
  if (!text.includes('{{') || Object.keys(variables).length === 0) {
    return { value: rewriteText(text, []), diagnostics: [] };
  }
  const edits: TextEdit[] = [];
  const unknown: { name: string; start: number; end: number }[] = [];
  const isCode = createCodeTest(text);
  for (const match of text.matchAll(VARIABLE)) {
    const [written, name = ''] = match;
    const range = { start: match.index, end: match.index + written.length };
    if (written.startsWith('\\')) {
      edits.push({ ...range, text: literally(written.slice(1), isCode(match.index)) });
      continue;
    }
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) edits.push({ ...range, text: stripTags(value) });
    // `style={{color}}` is an object of JavaScript.
    else if (text[match.index - 1] !== '=') unknown.push({ name, ...range });
  }
  return {
    value: rewriteText(text, edits),
    diagnostics: report({ file, text, unknown, variables }),
  };
}

function report(found: {
  readonly file: string;
  readonly text: string;
  readonly unknown: readonly { name: string; start: number; end: number }[];
  readonly variables: Readonly<Record<string, string>>;
}): readonly Diagnostic[] {
  if (found.unknown.length === 0) return [];
  const prose = blankFencedCode(found.text);
  return found.unknown.flatMap(({ name, start, end }) => {
    const suggestion = suggest(name, Object.keys(found.variables));
    if (suggestion === undefined && prose.slice(start, end).trim() === '') return [];
    const parameters = { name, ...(suggestion === undefined ? {} : { suggestion }) };
    return [contentDiagnostics['undefined-variable'](parameters, { span: { file: found.file, start, end } })];
  });
}

/** Braces that MDX takes for text: code needs no escapes. */
function literally(braces: string, inCode: boolean): string {
  return inCode ? braces : braces.replaceAll('{', '\\{');
}

/** Tells whether an offset lies in a fence or in inline code. */
function createCodeTest(text: string): (offset: number) => boolean {
  if (!text.includes('\\{{')) return () => false;
  const prose = blankFencedCode(text);
  const spans = [...prose.matchAll(INLINE_CODE)].map(({ index, 0: code }) => [index, index + code.length]);
  return (offset) =>
    prose[offset] === ' ' || spans.some(([start = 0, end = 0]) => offset >= start && offset < end);
}

/** Takes out tags until none is left, because taking one out can join the halves of another. */
function stripTags(value: string): string {
  let before = value;
  for (;;) {
    const after = before.replace(/<\/?[A-Za-z!][^<>]*>/g, '');
    if (after === before) return after;
    before = after;
  }
}
