import type { NamedValue } from '@waymark/openapi';
import { shellWords } from './shell-words.ts';

/** What a cURL command sends. */
export interface CurlCommand {
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly user?: string;
  /** Pieces of the body, in order. */
  readonly data: readonly string[];
  /** Parts of a form but for files, which a page cannot read. */
  readonly parts: readonly NamedValue[];
}

/** What the value of an option is. */
type Kind = 'header' | 'cookie' | 'user' | 'data' | 'encoded' | 'part' | 'url' | 'ignored';

/** Options that take a value, by what it is. */
const OPTIONS: Readonly<Record<Kind, string>> = {
  header: '-H --header',
  cookie: '-b --cookie',
  user: '-u --user',
  data: '-d --data --data-raw --data-binary --data-ascii --json',
  encoded: '--data-urlencode',
  part: '-F --form --form-string',
  url: '--url',
  ignored:
    '-X -A -o -m -x -r -e -E -K -w -C -y -Y -z -T -U -D --request --user-agent --output --max-time --proxy --connect-timeout --retry --cacert --cert --key --write-out --config --resolve --range --referer --limit-rate',
};

const KINDS = new Map(
  Object.entries(OPTIONS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
);

/** Reads a cURL command; nothing for any other text. */
export function readCurl(text: string): CurlCommand | undefined {
  const [name, ...words] = shellWords(text.trim().replace(/^\$\s+/, '')) ?? [];
  if (name === undefined || !/^(?:.*\/)?curl(?:\.exe)?$/.test(name)) return undefined;
  const given = readOptions(words);
  const valuesOf = (kind: Kind): readonly string[] =>
    given.filter((option) => option.kind === kind).map(({ value }) => value);
  const user = valuesOf('user').at(-1);
  return {
    url: valuesOf('url').at(-1) ?? '',
    headers: [
      ...valuesOf('header').map((value) => split(value, /:\s*/)),
      ...valuesOf('cookie').map((value) => ({ name: 'Cookie', value })),
    ],
    data: given.flatMap(({ kind, value }) =>
      kind === 'data' ? [value] : kind === 'encoded' ? [urlencoded(value)] : [],
    ),
    parts: valuesOf('part').flatMap(part),
    ...(user === undefined ? {} : { user }),
  };
}

/** Options with their values, and what stands alone: the address. */
function readOptions(words: readonly string[]): readonly { readonly kind: Kind; readonly value: string }[] {
  const given: { kind: Kind; value: string }[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    // A value may follow a short option without a space.
    const short = KINDS.get(word) === undefined ? KINDS.get(word.slice(0, 2)) : undefined;
    const kind = KINDS.get(word);
    if (kind !== undefined) given.push({ kind, value: words[++at] ?? '' });
    else if (short !== undefined) given.push({ kind: short, value: word.slice(2) });
    else if (!word.startsWith('-')) given.push({ kind: 'url', value: word });
  }
  return given;
}

function split(text: string, sign: RegExp): NamedValue {
  const [found = ''] = sign.exec(text) ?? [];
  const at = found === '' ? text.length : text.indexOf(found);
  return { name: text.slice(0, at), value: text.slice(at + found.length) };
}

function urlencoded(text: string): string {
  const { name, value } = split(text, /=/);
  return text.includes('=') ? `${name}=${encodeURIComponent(value)}` : encodeURIComponent(text);
}

function part(text: string): readonly NamedValue[] {
  const { name, value } = split(text, /=/);
  if (/^[@<]/.test(value)) return [];
  const quoted = /^"((?:[^"\\]|\\.)*)"(?:;.*)?$/s.exec(value)?.[1];
  return [{ name, value: quoted?.replace(/\\(.)/gs, '$1') ?? value.replace(/;(?:type|headers)=[^;]*$/, '') }];
}
