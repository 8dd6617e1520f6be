import { type NamedValue, withQuery } from '@waymark/openapi';
import { shellWords } from './shell-words.ts';

/** What a cURL command sends. */
export interface CurlCommand {
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly user?: string;
  /** Pieces of the body, in order, but for files, which a page cannot read. */
  readonly data: readonly string[];
  /** Parts of a form, but for files. */
  readonly parts: readonly NamedValue[];
}

/** What an option is; those of the second row take no value. */
type Kind =
  | ('header' | 'cookie' | 'user' | 'bearer' | 'data' | 'raw' | 'json' | 'encoded' | 'part' | 'text' | 'url')
  | ('ignored' | 'get');

/** Options that take a value, by what it is. */
const OPTIONS: Readonly<Record<Exclude<Kind, 'get'>, string>> = {
  header: '-H --header',
  cookie: '-b --cookie',
  user: '-u --user',
  bearer: '--oauth2-bearer',
  data: '-d --data --data-binary --data-ascii',
  raw: '--data-raw',
  json: '--json',
  encoded: '--data-urlencode',
  part: '-F --form',
  text: '--form-string',
  url: '--url',
  ignored:
    '-X -A -o -m -x -r -e -E -K -w -C -y -Y -z -T -U -D -c --request --user-agent --output --max-time --proxy --connect-timeout --retry --cacert --cert --key --write-out --config --resolve --range --referer --limit-rate --cookie-jar',
};

const KINDS = new Map(
  Object.entries(OPTIONS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
);

interface Given {
  readonly kind: Kind;
  readonly value: string;
}

/** Reads a cURL command; nothing for any other text. */
export function readCurl(text: string): CurlCommand | undefined {
  const [name, ...words] = shellWords(text) ?? [];
  if (name === undefined || !/^(?:.*[\\/])?curl(?:\.exe)?$/i.test(name)) return undefined;
  const given = readOptions(words);
  const valuesOf = (kind: Kind): readonly string[] =>
    given.filter((option) => option.kind === kind).map(({ value }) => value);
  const user = valuesOf('user').at(-1);
  const data = given.flatMap(pieceOf);
  const isQuery = given.some(({ kind }) => kind === 'get');
  return {
    url: withQuery(valuesOf('url').at(-1) ?? '', isQuery ? data.join('&') : ''),
    headers: headersOf(given),
    data: isQuery ? [] : data,
    parts: given.flatMap(partOf),
    ...(user === undefined ? {} : { user }),
  };
}

/** Options with their values, and what stands alone: the address. Takes the words from the list. */
function readOptions(rest: string[]): readonly Given[] {
  const given: Given[] = [];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-')) given.push({ kind: 'url', value: word });
    else if (word.startsWith('--')) given.push(...readLong(word, rest));
    else given.push(...readShort(word, rest));
  }
  return given;
}

function readLong(word: string, rest: string[]): readonly Given[] {
  if (word === '--get') return [{ kind: 'get', value: '' }];
  const { name, value } = split(word, /=/);
  const kind = KINDS.get(name);
  if (kind === undefined) return [];
  return [{ kind, value: word.includes('=') ? value : (rest.shift() ?? '') }];
}

/** Short options may stand together; the value of the last one may follow without a space. */
function readShort(word: string, rest: string[]): readonly Given[] {
  const given: Given[] = [];
  for (let at = 1; at < word.length; at++) {
    const letter = word.charAt(at);
    const kind = KINDS.get(`-${letter}`);
    if (letter === 'G') given.push({ kind: 'get', value: '' });
    if (kind === undefined) continue;
    const value = word.slice(at + 1);
    return [...given, { kind, value: value === '' ? (rest.shift() ?? '') : value }];
  }
  return given;
}

function headersOf(given: readonly Given[]): readonly NamedValue[] {
  const json = given.some(({ kind }) => kind === 'json');
  const found = given.flatMap(({ kind, value }): readonly NamedValue[] => {
    if (kind === 'header') return [split(value, /:\s*/)];
    if (kind === 'cookie') return [{ name: 'Cookie', value }];
    return kind === 'bearer' ? [{ name: 'Authorization', value: `Bearer ${value}` }] : [];
  });
  return json ? [...found, { name: 'Content-Type', value: 'application/json' }] : found;
}

/** A piece of the body. What begins with `@` is a file, but for `--data-raw`. */
function pieceOf({ kind, value }: Given): readonly string[] {
  if (kind === 'raw') return [value];
  if (kind === 'data' || kind === 'json') return value.startsWith('@') ? [] : [value];
  return kind === 'encoded' ? urlencoded(value) : [];
}

function split(text: string, sign: RegExp): NamedValue {
  const [found = ''] = sign.exec(text) ?? [];
  const at = found === '' ? text.length : text.indexOf(found);
  return { name: text.slice(0, at), value: text.slice(at + found.length) };
}

function urlencoded(text: string): readonly string[] {
  if (/^[^=]*@/.test(text)) return [];
  if (!text.includes('=')) return [encodeURIComponent(text)];
  const { name, value } = split(text, /=/);
  return [`${name === '' ? '' : `${name}=`}${encodeURIComponent(value)}`];
}

function partOf({ kind, value: text }: Given): readonly NamedValue[] {
  const { name, value } = split(text, /=/);
  if (kind === 'text') return [{ name, value }];
  if (kind !== 'part' || /^[@<]/.test(value)) return [];
  const quoted = /^"((?:[^"\\]|\\.)*)"(?:;.*)?$/s.exec(value)?.[1];
  return [{ name, value: quoted?.replace(/\\(.)/gs, '$1') ?? value.replace(/;(?:type|headers)=[^;]*$/, '') }];
}
