import { suggestSurely } from '@waymark/core/diagnostics';

/** What the info string of a fence says. Line numbers count from 1, are sorted and occur once. */
export interface CodeMeta {
  /** As written; undefined where the fence names none. */
  readonly language: string | undefined;
  /** Text of the title bar, and label of the tab in a group. */
  readonly title?: string;
  readonly icon?: string;
  readonly lineNumbers: boolean;
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
  readonly expandable: boolean;
  readonly wrap: boolean;
  readonly nocopy: boolean;
  readonly twoslash: boolean;
  /** Name to show and to select by, in place of `language`, by which the code is coloured. */
  readonly lang?: string;
  /** Code theme for this block alone: told, and without effect, as all code has one. */
  readonly theme?: string;
  /** Corner of the controls of a diagram. */
  readonly placement?: string;
  /** Whether a diagram has controls. */
  readonly actions?: boolean;
}

/**
 * Reads the language and the meta of a fence, as Markdown parsers give them apart. Nothing is an error: keys that it
 * does not know are dropped, words that are no key make up the title, numbers of lines that the code does not have are
 * none.
 */
export function parseFenceMeta(
  info: string | null | undefined,
  meta?: string | null,
  lineCount = MOST_LINES,
): CodeMeta {
  const { language, rest } = splitLanguage(info ?? '');
  const words: string[] = [];
  const options = new Map<string, string[]>();
  for (const part of scan(`${rest} ${meta ?? ''}`)) {
    if (part.kind === 'word') words.push(part.text);
    else {
      const values = options.get(part.key);
      if (values === undefined) options.set(part.key, [part.value]);
      else values.push(part.value);
    }
  }
  const text = (key: string): string | undefined => readText(options.get(key)?.at(-1));
  const flag = (key: string): boolean => readFlag(options.get(key)?.at(-1)) ?? false;
  const list = (key: string): readonly number[] => {
    const values = options.get(key);
    return values === undefined ? [] : readLineNumbers(values.join(','), lineCount);
  };
  const isPlain = language?.toLowerCase() === 'nocopy';
  return {
    language: isPlain ? undefined : language,
    ...optional(
      'title',
      text('title') ?? (words.length === 0 ? undefined : readText(unquote(words.join(' ')))),
    ),
    ...optional('icon', text('icon')),
    lineNumbers: flag('lines'),
    highlight: list('highlight'),
    focus: list('focus'),
    expandable: flag('expandable'),
    wrap: flag('wrap'),
    nocopy: isPlain || flag('nocopy'),
    twoslash: flag('twoslash'),
    ...optional('lang', text('lang')),
    ...optional('theme', text('theme')),
    ...optional('placement', text('placement')),
    ...optional('actions', readFlag(options.get('actions')?.at(-1))),
  };
}

/** A word or a key of the meta that must be a slip for an option. */
export interface UnknownOption {
  readonly written: string;
  /** The option that was most probably meant. */
  readonly meant: string;
  /** It is no part of the title. */
  readonly isDropped: boolean;
}

/** Finds what a meta asks for in vain, each word once. */
export function unknownOptions(meta: string): readonly UnknownOption[] {
  const found = new Map<string, UnknownOption>();
  for (const part of scan(meta)) {
    const written = part.kind === 'option' ? part.key : part.text;
    const meant = found.has(written) ? undefined : meantOption(part);
    if (meant !== undefined) found.set(written, { written, meant, isDropped: part.kind === 'option' });
  }
  return [...found.values()];
}

function meantOption(part: Part): string | undefined {
  // A name in capitals, or of a file, is a title.
  if (part.kind === 'word')
    return /^[a-z][a-zA-Z]{3,}$/.test(part.text) ? suggestSurely(part.text, WORDS) : undefined;
  if (OPTIONS.includes(part.key)) return undefined;
  // Programs of an author's own may read what is near to none.
  return TITLES.includes(part.key) ? 'title' : suggestSurely(part.key, OPTIONS);
}

/** An option of a meta whose value says nothing, or not what its author means. */
export interface WrongValue {
  readonly option: string;
  readonly value: string;
  /** Option and value as they stand in the meta. */
  readonly written: string;
  /** Lines of the code, where the value names none of them. */
  readonly lineCount?: number;
}

/** Finds switches that are neither on nor off, and numbers of lines that the code does not have: one for each option. */
export function wrongValues(meta: string, lineCount: number): readonly WrongValue[] {
  const found = new Map<string, WrongValue>();
  for (const part of scan(meta)) {
    if (part.kind === 'word') continue;
    const { key: option, value, written } = part;
    if (SWITCHES.has(option)) {
      // The last one counts.
      if (isSwitch(value, option)) found.delete(option);
      else found.set(option, { option, value, written });
    } else if ((option === 'highlight' || option === 'focus') && !areLines(value, lineCount))
      found.set(option, { option, value, written, lineCount });
  }
  return [...found.values()];
}

function areLines(value: string, lineCount: number): boolean {
  const last = value === '' ? 0 : readLineNumbers(value).at(-1);
  return last !== undefined && last <= lineCount;
}

function isSwitch(value: string, option: string): boolean {
  const word = value.trim().toLowerCase();
  return ABSENT.has(word) || ['true', 'false', option].includes(word);
}

/** Reads line numbers such as `1,3-5`, `[1,3]` or `1 3`: sorted, each once; what is no number of a line is passed over. */
export function readLineNumbers(text: string, lineCount = MOST_LINES): readonly number[] {
  const found = text.matchAll(/(?<![\w.])(\d{1,7})(?:\s*-\s*(\d{1,7}))?(?![\w.])/g);
  const ranges = Array.from(found, ([, first, last]) => [Number(first), Number(last ?? first)] as const);
  const numbers: number[] = [];
  let next = 1;
  for (const ends of ranges.sort((a, b) => Math.min(...a) - Math.min(...b))) {
    const last = Math.min(Math.max(...ends), lineCount);
    for (next = Math.max(next, Math.min(...ends)); next <= last; next += 1) numbers.push(next);
  }
  return numbers;
}

/** A slip such as `1-9999999` must not cost memory where the lines are not counted. */
const MOST_LINES = 10_000;

type Part =
  | { readonly kind: 'word'; readonly text: string }
  | {
      readonly kind: 'option';
      readonly key: string;
      readonly value: string;
      /** All of it as it stands in the meta. */
      readonly written: string;
    };

/** Words that are options without a value, so never part of a title; the key that each stands for. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ...['lines', 'expandable', 'wrap', 'nocopy', 'twoslash'].map((flag) => [flag, flag] as const),
  ['showlinenumbers', 'lines'],
]);

/** Options that are on or off. */
const SWITCHES: ReadonlySet<string> = new Set([...FLAGS.values(), 'actions']);

/** Options with a value. */
const OPTIONS: readonly string[] = [
  ...['title', 'icon', 'lines', 'highlight', 'focus', 'expandable', 'wrap', 'nocopy', 'twoslash'],
  ...['lang', 'theme', 'placement', 'actions'],
];

/** What other tools call the title. */
const TITLES: readonly string[] = ['filename', 'file', 'name', 'label', 'caption', 'header'];

/** Words that stand alone as authors spell them; a shorter one is as near to many a title. */
const WORDS: readonly string[] = ['lines', 'expandable', 'nocopy', 'twoslash', 'showLineNumbers'];

/** What other tools call an option. */
const OTHER_KEYS: ReadonlyMap<string, string> = new Map([
  ['showlinenumbers', 'lines'],
  ['hl_lines', 'highlight'],
]);

/** `{…}` | `[word]` | `key=value` | word, in this order. */
const PART =
  /\{(?<braces>[^}]*)\}?|\[(?<bracketed>\w+)\](?!\S)|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"?|'(?<single>[^']*)'?|\{(?<expression>[^}]*)\}?|(?<bare>\S*))|(?<word>[^\s{]+)/g;

function scan(meta: string): readonly Part[] {
  // Most fences have no meta.
  return meta.trim() === '' ? [] : Array.from(meta.matchAll(PART), readPart);
}

function readPart({ 0: written, groups = {} }: RegExpExecArray): Part {
  const { braces, bracketed, key, word } = groups;
  if (braces !== undefined)
    return { kind: 'option', key: 'highlight', value: isList(braces) ? braces : '', written };
  if (key !== undefined) return { kind: 'option', key: standardKey(key), value: readValue(groups), written };
  return readWord(bracketed, word ?? '');
}

/** Braces can also hold an expression of an earlier age of the format. */
function isList(braces: string): boolean {
  return /^[\d\s,-]*$/.test(braces);
}

function readWord(bracketed: string | undefined, word: string): Part {
  // `Wrap example` is a title; `wrap` and `noCopy` are not.
  const isName = bracketed === undefined && /^[A-Z]/.test(word);
  const key = isName ? undefined : FLAGS.get((bracketed ?? word).toLowerCase());
  if (key !== undefined) return { kind: 'option', key, value: '', written: word };
  return { kind: 'word', text: bracketed === undefined ? word : `[${bracketed}]` };
}

function standardKey(key: string): string {
  const lower = key.toLowerCase();
  return OTHER_KEYS.get(lower) ?? lower;
}

function readValue(groups: Readonly<Record<string, string | undefined>>): string {
  const { double, single, expression, bare } = groups;
  return double ?? single ?? unquote(expression?.trim() ?? bare ?? '');
}

function unquote(text: string): string {
  return /^(["'`])(.*)\1$/s.exec(text)?.[2] ?? text;
}

/** Exported Markdown writes absent values as expressions. */
const ABSENT: ReadonlySet<string> = new Set(['', 'null', 'undefined']);

function readText(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || ABSENT.has(text) ? undefined : text;
}

function readFlag(value: string | undefined): boolean | undefined {
  if (value === undefined || value === 'null' || value === 'undefined') return undefined;
  return value.trim().toLowerCase() !== 'false';
}

/** The first word is the language unless it can only be an option; `js{1,3}` is both. */
function splitLanguage(info: string): { language: string | undefined; rest: string } {
  const [first = ''] = info.trim().split(/\s/, 1);
  const rest = info.trim().slice(first.length);
  if (first === '' || first.includes('=') || /^\[\w+\]$/.test(first))
    return { language: undefined, rest: info };
  const brace = first.indexOf('{');
  if (brace < 0) return { language: first, rest };
  return { language: first.slice(0, brace) || undefined, rest: first.slice(brace) + rest };
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}
