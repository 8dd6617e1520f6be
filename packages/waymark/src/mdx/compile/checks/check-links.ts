import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { type MdxModule, placeOf, placeOfText } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';

/** A link that has neither words nor a picture with words. What tags and code in it show is not known here. */
export function checkName(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if ((node.title ?? '') !== '' || (node.children ?? []).some(mayHaveWords)) return [];
  const hasPicture = (node.children ?? []).length > 0;
  return [mdxDiagnostics['nameless-link']({ hasPicture }, { span: placeOf(node, module) })];
}

function mayHaveWords({ type, value, alt, children = [] }: MdxNode): boolean {
  if (type === 'image' || type === 'imageReference') return (alt ?? '').trim() !== '';
  if (children.length > 0 && !type.startsWith('mdx')) return children.some(mayHaveWords);
  return type.startsWith('mdx') || (value ?? '').trim() !== '';
}

/** A link whose address holds a blank, which makes it no link. Titles in quotes may stand behind an address. */
const BLANK_IN_ADDRESS = /\]\(((?:\.{0,2}\/|https?:\/\/)?[^()<>"'\s]*(?: +[^()<>"'\s]+)+)\)/g;

/** Tells of links in a text that are none, because their address holds a blank. */
export function checkLinks(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if (node.value?.includes('](') !== true) return [];
  const start = startOf(node);
  const written = throughAddress(node, module.text);
  return [...written.matchAll(BLANK_IN_ADDRESS)].flatMap(({ 1: address = '', index }) => {
    // Words in brackets behind others may be just that.
    if (!/^(?:\.{0,2}\/|https?:)|\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp|mp4|json|ya?ml)$/i.test(address))
      return [];
    const span = placeOfText(module, start + index + 2, address.length);
    const encoded = address.trim().replace(/%(?![\da-f]{2})/gi, '%25');
    const better = encoded.replace(/ +/g, '%20').replace(/\/%20/g, '/');
    return [mdxDiagnostics['blank-in-address']({ better }, { span, ...hintOfRest(address) })];
  });
}

/** What stands behind an address that other tools take: the size of a picture, or a title in other quotes. */
function hintOfRest(address: string): { readonly hint?: string } {
  const [, before, title] = /^(\S+) +[«“”„‘’‚「『](.*)[»“”‘’」』]$/.exec(address.trim()) ?? [];
  if (before !== undefined) return { hint: `A title stands in straight quotes: \`${before} "${title}"\`` };
  const [, picture, width, height] = /^(\S+) +=(\d*)x(\d*)$/.exec(address.trim()) ?? [];
  if (picture === undefined) return {};
  const sizes = [width && ` width="${width}"`, height && ` height="${height}"`].join('');
  return { hint: `A size is written in a tag: \`<img src="${picture}"${sizes} alt="…" />\`` };
}

/** Characters of the longest address that is looked for. */
const LONGEST_ADDRESS = 2000;
/** Words before an address that lack a sign between them: `[words(` and `[words]`. */
const BEFORE_ADDRESS = /\[[^()[\]\n]{1,100}[\](]$/;

/** A text as written. An address in full is a link of its own up to its blank: there the text ends, and the address goes on. */
function throughAddress(node: MdxNode, text: string): string {
  const [from, to] = [startOf(node), endOf(node)];
  const value = node.value ?? '';
  const goesOn = value.endsWith('](') || (text.startsWith('http', to) && BEFORE_ADDRESS.test(value));
  const rest = goesOn ? text.slice(to, to + LONGEST_ADDRESS) : '';
  return text.slice(from, to) + (/^[^)\n]*\)?/.exec(rest)?.[0] ?? '');
}

/** Words and an address in each other's brackets, or with a blank between them. */
const REVERSED = /\(([^()[\]\n]{1,100})\)\[((?:\.{0,2}\/|https?:\/\/)[^\s[\]()]+)\]/g;
/**
 * Words and the name of a definition that is not there; what is defined is no text. Behind a word, brackets are those of code, behind
 * a sign those of a form (`+[code][number]`), and numbers, letters and words as of a sentence are marks: `[1][2]`, `[i][j]`,
 * `[Beta][New in May]`.
 */
const UNDEFINED = /(?<![\w\])}$`!\\+=@#%&/-])\[([^[\]\n]{1,100})\]\[([a-z#/.][\w#/.-]{2,99})\]/g;
/** A page or file between two brackets, as other tools have links, and the words for it; `[[user.name]]` is a place to fill. */
const WIKI =
  /!?\[\[([^[\]|\n]{0,100}(?:\/|\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp|mp4)(?=[\]|#]))[^[\]|\n]{0,100})(?:\|([^[\]\n]{1,100}))?\]\]/g;
/** The same where words may be in code or strong, which are no part of this text. */
const PARTED = /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\] +\(((?:\.{0,2}\/|https?:\/\/)[^\s[\]()]*)\)/g;
/** An address that nothing ends; the full stop behind it is none of its own. */
const UNENDED =
  /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\]\(((?:\.{0,2}\/|https?:\/\/|#)[^\s[\]()<>"'`（）]{0,2000}[^\s[\]()<>"'`（）.,:;!?。，])(?=[.,:;!?。，]*(?:\s|$))(?![^\n]{0,500}\))/g;
/** An address whose words nothing begins, or with a link among them. */
const UNBEGUN = /(?<![\\`])\]\(((?:\.{0,2}\/|https?:\/\/)[^\s[\]()<>"'`]*)\)/g;
/** Words whose bracket nothing ends before their address; what a bracket behind it ends holds the address. */
const UNENDED_WORDS =
  /(?<!\\)\[([^()[\]\n]{1,100})\(((?:\.{0,2}\/|https?:\/\/)[^\s[\]()<>"'`]+)\)(?![^[\n]{0,500}\])/g;
/** An address that no parenthesis begins; behind a sign of an address, brackets are a part of it. */
const UNBEGUN_ADDRESS =
  /(?<![\\\w/.=-]|\([^()\n]{0,200})\[([^()[\]\n]{1,100})\]((?:\.{0,2}\/|https?:\/\/)[^\s[\]()<>"'`]+)\)/g;
/** An address in the parentheses of Chinese and Japanese. */
const WIDE =
  /(?<!\\)(?:\[([^()[\]\n]{1,100}))?\](?:（((?:\.{0,2}\/|https?:\/\/)[^\s[\]()（）]+)[）)]|\(((?:\.{0,2}\/)[^\s[\]()（）]+)）)/g;

/** Tells of what looks like a link in a text and is none. */
export function checkLooseLinks(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if (node.value === undefined || !/[[\]]/.test(node.value)) return [];
  const from = startOf(node);
  const written = throughAddress(node, module.text);
  // A bracket that is escaped is meant as one, and so is what follows it.
  const isEscaped = written.includes('\\[');
  const found = (form: RegExp, problem: string): readonly Diagnostic[] =>
    [...written.matchAll(form)].map(({ 0: all, 1: words = '…', 2: address, 3: other = '', index }) =>
      loose(all, index, problem, `[${words}](${address ?? other})`),
    );
  const loose = (all: string, index: number, problem: string, better: string): Diagnostic => {
    const span = placeOfText(module, from + index, all.length);
    return mdxDiagnostics['loose-link']({ problem, better }, { span });
  };
  return [
    ...[...written.matchAll(UNDEFINED)].map(({ 0: all, 1: words = '', 2: name = '', index }) =>
      loose(all, index, `no line defines \`[${name}]:\``, `[${words}](…)`),
    ),
    ...[...written.matchAll(WIKI)].map(({ 0: all, 1: page = '', 2: words = page, index }) =>
      loose(
        all,
        index,
        'two brackets are links of other tools',
        `${all.startsWith('!') ? '!' : ''}[${words}](/${page.replace(/^\//, '')})`,
      ),
    ),
    ...found(REVERSED, 'its words stand in parentheses, and its address in brackets'),
    ...found(PARTED, 'there is a blank between the words and the address'),
    ...(isEscaped ? [] : found(UNENDED, 'no parenthesis ends its address')),
    ...found(UNENDED_WORDS, 'no bracket ends its words'),
    ...found(UNBEGUN_ADDRESS, 'no parenthesis begins its address'),
    ...found(WIDE, '`（` and `）` stand around its address, where Markdown has `(` and `)`'),
    ...(isEscaped ? [] : [...written.matchAll(UNBEGUN)]).map(({ 0: all, 1: address = '', index }) =>
      loose(all, index, 'no bracket of its own begins its words', `[…](${address})`),
    ),
  ];
}

/** The mark of a footnote, as people name them; `[^a-z]` and `[^abc]` are of patterns. */
const FOOTNOTE = /(?<!\\)\[\^(?:\d{1,3}|(?!\w-\w)[a-z][\w-]{3,30})\](?![+*?{])/g;

/** Marks of footnotes that have no text: what has one is no text itself. */
export function checkFootnotes(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if (node.value?.includes('[^') !== true) return [];
  const start = startOf(node);
  return [...module.text.slice(start, endOf(node)).matchAll(FOOTNOTE)].map(({ 0: written, index }) =>
    mdxDiagnostics['missing-footnote'](
      { written },
      { span: placeOfText(module, start + index, written.length) },
    ),
  );
}
