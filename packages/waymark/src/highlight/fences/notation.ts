import { splitLines } from '../html.ts';

/** Lines that notations mark. Numbers count from 1 in the code without the notations, and are sorted. */
export interface LineMarks {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
}

/** Code without its notations, and what they said. */
export interface NotedCode {
  readonly code: string;
  readonly lineMarks: LineMarks;
}

/**
 * Takes notations such as `// [!code ++]` out of the comments of any language. One beside code marks its line, with
 * `:3` also the two below; one alone on its line goes with the line and marks those that follow. One more exclamation
 * mark makes it a text: `[!!code ++]` is printed as `[!code ++]`.
 */
export function applyNotations(code: string, language?: string): NotedCode {
  if (!/\[!+code/.test(code)) return { code, lineMarks: NO_MARKS };
  const opener = findOpener(language);
  const marks: Record<keyof LineMarks, Set<number>> = {
    added: new Set(),
    removed: new Set(),
    highlight: new Set(),
    focus: new Set(),
  };
  const kept: string[] = [];
  for (const line of splitLines(code)) {
    const noted = readNotations(line, opener);
    const isAlone = noted.notations.length > 0 && noted.text.trim() === '';
    if (!isAlone) kept.push(noted.text);
    const first = isAlone ? kept.length + 1 : kept.length;
    for (const { mark, count } of noted.notations) {
      for (let offset = 0; mark !== undefined && offset < count; offset += 1) marks[mark].add(first + offset);
    }
  }
  const within = (numbers: ReadonlySet<number>): readonly number[] =>
    [...numbers].filter((number) => number <= kept.length).sort((a, b) => a - b);
  return {
    code: kept.join('\n').replace(ESCAPED, '[$1code'),
    lineMarks: {
      added: within(marks.added),
      removed: within(marks.removed),
      highlight: within(marks.highlight),
      focus: within(marks.focus),
    },
  };
}

const NO_MARKS: LineMarks = { added: [], removed: [], highlight: [], focus: [] };

/** Nobody marks more lines by hand; a slip must not cost memory. */
const LONGEST_RANGE = 10_000;

/** `word` marks single words in other renderers; here it only disappears. */
const MARKS: ReadonlyMap<string, keyof LineMarks | undefined> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['highlight', 'highlight'],
  ['hl', 'highlight'],
  ['focus', 'focus'],
  ['word', undefined],
]);

interface Notation {
  readonly mark: keyof LineMarks | undefined;
  readonly count: number;
}

const ESCAPED = /\[!(!+)code(?= (?:\+\+|--|highlight|hl|focus|word)[:\]])/g;

const NOTATION = /\[!code (?<name>\+\+|--|highlight|hl|focus|word)(?::(?<argument>[^\]]*))?\]/g;

function readNotations(
  line: string,
  opener: RegExp,
): { readonly text: string; readonly notations: readonly Notation[] } {
  const matches = [...line.matchAll(NOTATION)];
  const start = matches[0]?.index ?? -1;
  const open = start < 0 ? undefined : [...line.slice(0, start).matchAll(opener)].at(-1);
  // Outside of a comment it is text that speaks of notations.
  if (open === undefined) return { text: line, notations: [] };
  const notations = matches.map(({ groups }) => readNotation(groups?.['name'] ?? '', groups?.['argument']));
  const before = line.slice(0, open.index);
  const comment = line.slice(open.index + open[0].length).replaceAll(NOTATION, '');
  const closed = /^\s*(?<close>\*\/\s*\}|\*\/|-->|--\}\}|\*\)|-\}|#\}|%>|\]\])?(?<after>.*)$/s.exec(comment);
  const { close, after = '' } = closed?.groups ?? {};
  const isEmpty = close !== undefined || after.replaceAll(opener, '').trim() === '';
  const text = isEmpty
    ? before.trimEnd() + (close === undefined ? '' : after)
    : before + open[0] + comment.replace(/^\s+/, ' ');
  return { text: text.trimEnd(), notations };
}

function readNotation(name: string, argument: string | undefined): Notation {
  const count = /^\d{1,7}$/.test(argument ?? '') ? Number(argument) : 1;
  return { mark: MARKS.get(name), count: Math.min(count, LONGEST_RANGE) };
}

/** Openers of comments, the longer before those that they begin with. */
const OPENERS = String.raw`\{\s*\/\*|\/\/+|\/\*+|<!--|\{\{!(?:--)?|\{#|<%#|\(\*|\{-|--\[\[|--|#+|;+|%+|\b(?:REM|rem)\b`;

/** Quotes open comments in a few languages, and strings in all others. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['vb', `'`],
  ['bas', `'`],
  ['vim', '"'],
  ['viml', '"'],
  ['vimscript', '"'],
]);

function findOpener(language: string | undefined): RegExp {
  const quote = QUOTES.get(language?.toLowerCase() ?? '');
  return new RegExp(quote === undefined ? OPENERS : `${OPENERS}|${quote}`, 'g');
}
