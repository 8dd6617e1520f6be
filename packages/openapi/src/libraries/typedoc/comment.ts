import { code, fence, link } from '../../markdown/markdown-text.ts';
import { type JsonValue, objectOf, objectsOf, own, stringOf } from '../../model/json.ts';
import type { Comment } from '../symbol-content.ts';
import { type Reflection, signaturesOf } from './reflection.ts';

/** Where the page of a declaration is, or its place on one; undefined for one without a page. */
export type LinkTo = (id: number) => string | undefined;

/** Tags that say nothing to a reader of the page: they stand in other places of it, or speak to the tool. */
const SPENT: ReadonlySet<string> = new Set(
  '@returns @throws @example @deprecated @default @defaultValue @param @typeParam @template @category @group @module @packageDocumentation @categoryDescription @groupDescription @summary'.split(
    ' ',
  ),
);

/** Reads the comment of a declaration or a signature. */
export function readComment(reflection: Reflection, linkTo: LinkTo): Comment {
  const tags = tagsOf(reflection);
  const text = (tag: Reflection): string => partsText(own(tag, 'content'), linkTo);
  const allOf = (...names: readonly string[]): readonly string[] =>
    tags.filter((tag) => names.includes(nameOfTag(tag))).map(text);
  const others = tags
    .filter((tag) => !SPENT.has(nameOfTag(tag)) && text(tag) !== '')
    .map((tag) => (nameOfTag(tag) === '@remarks' ? text(tag) : `**${label(nameOfTag(tag))}**: ${text(tag)}`));
  const [returns] = allOf('@returns');
  const [deprecated] = allOf('@deprecated');
  const [usual] = allOf('@defaultValue', '@default');
  return {
    text: [partsText(own(commentOf(reflection), 'summary'), linkTo), ...others]
      .filter((part) => part !== '')
      .join('\n\n'),
    throws: allOf('@throws'),
    examples: allOf('@example').map(fenced),
    ...(returns === undefined || returns === '' ? {} : { returns }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(usual === undefined ? {} : { default: bare(usual) }),
  };
}

/** The first words of a declaration, or of the first signature of a function: without links, for lists. */
export function summaryOf(reflection: Reflection): string | undefined {
  const [comment] = [reflection, ...signaturesOf(reflection)]
    .map(commentOf)
    .filter((found) => found !== undefined);
  return partsText(own(comment, 'summary'), () => undefined) || undefined;
}

/** Whether a declaration, or every signature of a function, should not be used any more. */
export function isDeprecated(reflection: Reflection): boolean {
  const says = (each: Reflection): boolean => tagsOf(each).some((tag) => nameOfTag(tag) === '@deprecated');
  const signatures = signaturesOf(reflection);
  return says(reflection) || (signatures.length > 0 && signatures.every(says));
}

/** The name that `@category` gives a declaration, or its first signature. */
export function categoryOf(reflection: Reflection): string | undefined {
  const found = [reflection, ...signaturesOf(reflection)]
    .flatMap(tagsOf)
    .find((tag) => nameOfTag(tag) === '@category');
  return found && (partsText(own(found, 'content'), () => undefined) || undefined);
}

function commentOf(reflection: Reflection): Reflection | undefined {
  return objectOf(own(reflection, 'comment'));
}

/** The tags of a comment that stand in blocks of their own: `@returns`, `@example`. */
function tagsOf(reflection: Reflection): readonly Reflection[] {
  return objectsOf(own(commentOf(reflection), 'blockTags'));
}

function nameOfTag(tag: Reflection): string {
  return stringOf(own(tag, 'tag')) ?? '';
}

/** `@see` → `See`. */
function label(tag: string): string {
  return tag.charAt(1).toUpperCase() + tag.slice(2);
}

/** The pieces of a comment as one Markdown text. */
function partsText(parts: JsonValue | undefined, linkTo: LinkTo): string {
  return objectsOf(parts)
    .map((part) => (own(part, 'kind') === 'inline-tag' ? inlineText(part, linkTo) : textOf(part)))
    .join('')
    .trim();
}

function textOf(part: Reflection): string {
  const text = own(part, 'text');
  return typeof text === 'string' ? text : '';
}

/** `{@link Lamp}`: a link where it leads somewhere, else its words. */
function inlineText(part: Reflection, linkTo: LinkTo): string {
  const target = own(part, 'target');
  const url = typeof target === 'number' ? linkTo(target) : stringOf(target);
  const words = textOf(part).replace(/[[\]]/g, '\\$&');
  const shown = own(part, 'tag') === '@linkplain' || /[\s`]/.test(words) ? words : code(textOf(part));
  return url === undefined ? shown : link(shown, url);
}

/** An example that is no fence is code as a whole, unless it is text with fences. */
function fenced(example: string): string {
  return /^ {0,3}(?:```|~~~)/m.test(example) || example === '' ? example : fence(example, 'ts');
}

/** A default without the marks of code around it. */
function bare(usual: string): string {
  return /^(?:```\w*\n|`+(?!`))([^`]*)`+$/.exec(usual)?.[1]?.trim() ?? usual;
}
