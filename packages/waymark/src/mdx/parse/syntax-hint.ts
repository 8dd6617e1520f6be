import { findRunawayCode } from '@waymark/core/content';
import { suggest } from '@waymark/core/diagnostics';
import { createSourceText, positionAt } from '@waymark/core/source';
import { componentRegistry } from '../../components/index.ts';
import { endsOftener, surplusOfEnds } from './ends-oftener.ts';
import { tagEnd } from './mend/find-mend.ts';
import { bareWords, soundTag } from './sound-tag.ts';
import { readTagError } from './tag-error.ts';
import { UNSEEN } from './unseen.ts';

/** Characters from the place of a problem in which its cause may stand. */
const NEAR = 500;

const BARE_VALUE = /^\s+([\w-]+)=([^\s"'{}<>]+)/;
/** A sign that looks like an equals sign, and is none. */
const WIDE_EQUALS = /^\s+([\w-]+)\s*([＝：])/;
/** A value that only ends with a quote. */
const LATE_QUOTE = /^\s+([\w-]+)=([^\s"'`<>{}][^"'`<>{}=\n]*)"(?=\s+[\w:-]+=|\s*\/?>)/;
/** An attribute as Vue has them, and one with the sign of an object's key. */
const BOUND = /^\s+[:@#]([\w-]+)=/;
const KEYED = /^\s+([\w-]+):\s*["'{]/;
/** A value whose quote or brace the tag ends without. */
const OPEN_VALUE = /^\s+([\w-]+)=(?:(")[^"\n]*|(')[^'\n]*|(\{)[^{}<=\n]*)>/;
/** A tag whose line ends without its last sign, above a line of words. */
const OPEN_TAG =
  /^(<[A-Za-z][\w.-]*(?: +[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'|\{[^{}<>\n]*\}))*)[ \t]*\r?\n[ \t]*[^\s<>={}/]+[ \t]+[^\s<>={}/]+/;
/** Braces in place of an attribute. */
const BARE_BRACES = /^\s+\{(\w[\w.]*)\}/;
/** The beginning of words in braces, where the braces are those of an attribute. */
const BRACED_WORDS = /\s([\w-]+)=\{([^{}"'`<>=()[\]\n]*)$/;
/** Quotation marks of texts in place of those that a value stands between. */
const TYPED_QUOTE = /^[“”„‟‘’‚«»]/;
/** A value that such a mark ends, for the eye only. */
const TYPED_END = /^<[\w.]+[^<>]*?\s([\w-]+)="[^"<>]*?([“”])(?=\s+[\w-]+=|\s*\/?>)/;
/** The beginning of an object where the braces around it are those of the attribute. */
const BARE_OBJECT = /\s([\w-]+)=\{\s*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')\s*$/;

/** What to do about a page that does not parse, by what stands there and by what the parser says; undefined where neither tells. */
export function syntaxHint(problem: string, source: string, offset: number): string | undefined {
  const typedEnd = typedEndHint(source.slice(offset, offset + NEAR));
  return typedEnd ?? tagHint(source, offset) ?? endHint(problem, source, offset);
}

/** What is wrong inside of the tag that begins here, or with the object in its braces. */
function tagHint(source: string, offset: number): string | undefined {
  const near = source.slice(offset, offset + NEAR);
  const sound = soundTag(near);
  const wrong = near.slice(sound.length);
  const bare = bareHint(wrong, sound) ?? equalsHint(wrong, sound);
  if (bare !== undefined) return bare;
  const [, open] = OPEN_TAG.exec(near) ?? [];
  if (open !== undefined) return `End the tag with \`>\`: \`${open}>\``;
  if (wrong.startsWith(',')) return 'Take out the comma: attributes stand beside each other with a blank';
  const [, bound] = BOUND.exec(wrong) ?? [];
  if (bound !== undefined)
    return `Write \`${bound}={…}\`: \`${wrong.trim().charAt(0)}${bound}\` is none of MDX`;
  const [, keyed] = KEYED.exec(wrong) ?? [];
  if (keyed !== undefined) return `Write \`${keyed}=\`: a value stands behind an equals sign`;
  const seen = openValueHint(wrong) ?? unseenHint(near);
  if (seen !== undefined) return seen;
  if (!near.startsWith(':')) return wordsHint(source, offset);
  const [, object] = BARE_OBJECT.exec(source.slice(Math.max(0, offset - NEAR), offset)) ?? [];
  return object === undefined ? undefined : `An object has braces of its own: \`${object}={{ … }}\``;
}

/** A value without the quotes that it needs, or something else in its place. */
function bareHint(wrong: string, sound: string): string | undefined {
  const [, prop, first = ''] = BARE_VALUE.exec(wrong) ?? [];
  const value = bareWords(wrong.slice(wrong.indexOf('=') + 1), sound) ?? first;
  if (prop !== undefined && TYPED_QUOTE.test(value))
    return `Write straight quotes, \`${prop}="…"\`: \`${value.charAt(0)}\` begins no value`;
  const [, late, words] = LATE_QUOTE.exec(wrong) ?? [];
  if (late !== undefined) return `Begin the value with a quote: \`${late}="${words}"\``;
  if (prop !== undefined) return `Put the value in quotes: \`${prop}="${value}"\``;
  return /^\s+(?:\/[/*]|<!--)/.test(wrong)
    ? 'Take the comment out of the tag: none can stand in it'
    : undefined;
}

/** A value behind a name without the sign that joins them. */
function equalsHint(wrong: string, sound: string): string | undefined {
  const [, wide, sign] = WIDE_EQUALS.exec(wrong) ?? [];
  if (wide !== undefined) return `Write \`${wide}=\`: \`${sign}\` is no equals sign`;
  const [, glued, text] = /^\s+([\w-]+)("[^"\n]*"|'[^'\n]*')/.exec(wrong) ?? [];
  if (glued !== undefined) return `Write an equals sign: \`${glued}=${text}\``;
  const value = /^\s+(?:"[^"\n]*"|'[^'\n]*')/.exec(wrong)?.[0];
  const [, name] = value === undefined ? [] : (/\s([\w-]+)$/.exec(sound) ?? []);
  return name === undefined ? undefined : `Write an equals sign: \`${name}=${value?.trim()}\``;
}

function unseenHint(near: string): string | undefined {
  const unseen = UNSEEN.exec(/^<[^>\n]*/.exec(withoutTexts(near))?.[0] ?? '');
  return unseen === null
    ? undefined
    : `Delete the character behind \`${near.slice(0, unseen.index)}\` that cannot be seen`;
}

/** A value that nothing ends, or braces that are no attribute. */
function openValueHint(wrong: string): string | undefined {
  const [, name, double, single, brace] = OPEN_VALUE.exec(wrong) ?? [];
  if (brace !== undefined) return `Close the brace of \`${name}={\` with \`}\``;
  if (name !== undefined) return `Close the quote of \`${name}=${double ?? single}\``;
  const [, spread] = BARE_BRACES.exec(wrong) ?? [];
  return spread === undefined
    ? undefined
    : `Write \`name={${spread}}\`, or \`{...${spread}}\` for all that it holds: braces alone are no attribute`;
}

/** A value that ends with a quotation mark of texts, which hides all that follows up to the next straight one. */
function typedEndHint(tag: string): string | undefined {
  const [, name, mark] = TYPED_END.exec(tag) ?? [];
  return name === undefined
    ? undefined
    : `End the value of \`${name}\` with a straight quote: \`${mark}\` ends none`;
}

/** Words that stand in the braces of an attribute, where code is expected. */
function wordsHint(source: string, offset: number): string | undefined {
  const [, prop, begin = ''] = BRACED_WORDS.exec(source.slice(Math.max(0, offset - NEAR), offset)) ?? [];
  const [, end] = /^([^{}"'`<>=()[\]\n]*)\}/.exec(source.slice(offset, offset + NEAR)) ?? [];
  if (prop === undefined || end === undefined) return undefined;
  return `Put the text in quotes: \`${prop}="${(begin + end).trim()}"\``;
}

/** Code with signs in place of what stands between quotes, where scripts and emoji have characters that nobody sees. */
function withoutTexts(code: string): string {
  return code.replace(/"[^"\n]*"|'[^'\n]*'/g, ({ length }) => '"'.repeat(length));
}

/** Which tag has no end or no beginning. */
function endHint(problem: string, source: string, offset: number): string | undefined {
  const said = readTagError(problem);
  switch (said?.kind) {
    case 'other-end': {
      const { open, end, line } = said;
      return (
        nameHint(open, end, line) ??
        selfClosedHint(source, offset, end) ??
        hiddenHint(source, offset, { end: open, begin: end }) ??
        surplusHint(source, said) ??
        `\`<${open}>\` of line ${line} is still open here: write \`</${open}>\` before this, or \`/>\` where it begins if nothing is in it`
      );
    }
    case 'unended':
      return (
        hiddenHint(source, offset, { end: said.open }) ??
        `Write \`</${said.open}>\` where it ends: in the same paragraph, or both on lines of their own; with nothing in it, \`<${said.open} />\``
      );
    case 'late-end':
      return said.inParagraph
        ? `\`</${said.end}>\` ends blocks: write it on a line of its own, and what stands beside it on another`
        : undefined;
    case 'unbegun':
      return (
        selfClosedHint(source, offset, said.end) ??
        hiddenHint(source, offset, { begin: said.end }) ??
        `Remove it, or begin with \`<${said.end}>\`; where that is there, look for a quote or brace in it that has no end`
      );
    default:
      return undefined;
  }
}

/** The one of two names of a tag that is built in, where they differ in a letter or two: that is meant. */
export function rightName(open: string, end: string): string | undefined {
  const isEndKnown = componentRegistry.has(end);
  if (isEndKnown === componentRegistry.has(open) || suggest(open, [end]) === undefined) return undefined;
  return isEndKnown ? end : open;
}

function nameHint(open: string, end: string, line: number): string | undefined {
  const right = rightName(open, end);
  if (right === undefined) return undefined;
  return right === end ? `Did you mean \`<${end}>\` in line ${line}?` : `Did you mean \`</${open}>\`?`;
}

/** What to do with an end that has no beginning: it ends what is open by another name, or nothing where that is ended too. */
function surplusHint(
  source: string,
  { open, end, line }: { readonly open: string; readonly end: string; readonly line: number },
): string | undefined {
  if (!endsOftener(source, end)) return undefined;
  return surplusOfEnds(source, open) < 0
    ? `The names differ: write \`</${open}>\` here, or \`<${end}>\` in line ${line}`
    : `Remove it, or begin with \`<${end}>\` before it`;
}

/** Where the tag of an end that is missed its beginning closes itself, with text behind it. */
function selfClosedHint(source: string, offset: number, end: string): string | undefined {
  const at = source.lastIndexOf(`<${end}`, offset - 1);
  const last = at === -1 ? undefined : tagEnd(source, at);
  if (last === undefined || source[last - 1] !== '/' || last >= offset) return undefined;
  if (source.slice(last + 1, offset).trim() === '') return undefined;
  return `\`<${end} />\` of line ${lineOf(source, at)} holds nothing: write \`>\` for its \`/>\` if this is its end, else remove this`;
}

/** Names of which an end tag, or a begin tag, is missed. */
interface Missed {
  readonly end?: string;
  readonly begin?: string;
}

/** Where a tag that is missed stands after all: in code that has no end, or behind a quote that has none. */
function hiddenHint(source: string, offset: number, { end, begin }: Missed): string | undefined {
  const hidden = findRunawayCode(source).find(
    ({ text, start }) =>
      (end !== undefined && text.includes(`</${end}>`)) ||
      (begin !== undefined && start < offset && holdsTag(text, begin)),
  );
  if (hidden !== undefined)
    return `The code that begins in line ${lineOf(source, hidden.start)} has no end: write a line of ${hidden.sign} where it ends`;
  if (begin === undefined) return undefined;
  const at = source.lastIndexOf(`<${begin}`, offset - 1);
  const typedEnd = at === -1 ? undefined : typedEndHint(source.slice(at, at + NEAR));
  if (typedEnd !== undefined) return typedEnd;
  const [tag = ''] = at === -1 ? [] : source.slice(at, offset).split('\n', 1);
  if (tag.split('"').length % 2 === 1) return undefined;
  return `Close the quote in \`<${begin}\` of line ${lineOf(source, at)}`;
}

function holdsTag(text: string, name: string): boolean {
  return text.includes(`<${name}>`) || text.includes(`<${name} `);
}

function lineOf(source: string, offset: number): number {
  return positionAt(createSourceText('', source), offset).line;
}
