import { attribute } from '../../text/attribute.ts';
import { editComments, editTags } from '../../text/escape.ts';
import type { Edit, PageText } from '../../text/page-text.ts';
import { attributeOf, scanTags, type Tag } from '../../text/tags.ts';
import { ADMONITIONS } from './edit-blocks.ts';

/** What tags of a page lead to. */
export interface Targets {
  resolve(href: string): string | undefined;
  /** Addresses of imported pictures, by name. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Tags of the theme as built-in components, comments, and what only MDX of Docusaurus knows. */
export function editMarkup(page: PageText, targets: Targets): readonly Edit[] {
  const tags = scanTags(page.prose, page.text);
  const labels: (readonly (readonly [string, string])[])[] = [];
  const open: string[] = [];
  const written = tags.flatMap((tag): readonly Edit[] => {
    if (tag.name === 'Tabs' && !tag.isClosing) labels.push(valuesOf(tag));
    const text = TAGS.get(tag.name)?.(tag, { labels: labels.at(-1) ?? [], open });
    if (tag.name === 'Tabs' && tag.isClosing) labels.pop();
    return text === undefined ? [] : [{ start: tag.start, end: tag.end, text }];
  });
  const edited = new Set(written.map(({ start }) => start));
  const rest = tags.filter(({ start }) => !edited.has(start));
  return [
    ...written,
    ...rest.flatMap((tag) => [...editCalls(tag, targets), ...editDrawing(tag, targets)]),
    ...editTags(rest.filter(({ attributes }) => attributes.every(({ around }) => around !== '{'))),
    ...editComments(page),
  ];
}

/** What a tag of the theme is written with. */
interface Surroundings {
  /** Labels of the tabs around it, by value. */
  readonly labels: readonly (readonly [string, string])[];
  /** Callouts that are open. */
  readonly open: string[];
}

type WriteTag = (tag: Tag, around: Surroundings) => string;

const TAGS: ReadonlyMap<string, WriteTag> = new Map(
  Object.entries<WriteTag>({
    Tabs: ({ isClosing }) => (isClosing ? '</Tabs>' : '<Tabs>'),
    TabItem: writeTab,
    Admonition: writeAdmonition,
    Details: (tag) =>
      tag.isClosing
        ? '</Accordion>'
        : `<Accordion${attribute('title', attributeOf(tag, 'summary') || 'Details')}${endOf(tag)}`,
    DocCardList: () => '',
  }),
);

function endOf({ isSelfClosing }: Tag): string {
  return isSelfClosing ? ' />' : '>';
}

function writeTab(tag: Tag, { labels }: Surroundings): string {
  if (tag.isClosing) return '</Tab>';
  const value = attributeOf(tag, 'value') ?? '';
  const label = attributeOf(tag, 'label') ?? labels.find(([key]) => key === value)?.[1];
  return `<Tab${attribute('title', label ?? (value || 'Tab'))}${endOf(tag)}`;
}

function writeAdmonition(tag: Tag, { open }: Surroundings): string {
  if (tag.isClosing) return `</${open.pop() ?? 'Note'}>`;
  const element = ADMONITIONS.get(attributeOf(tag, 'type') ?? '') ?? 'Note';
  if (!tag.isSelfClosing) open.push(element);
  return `<${element}${attribute('title', attributeOf(tag, 'title'))}${endOf(tag)}`;
}

/** `values={[{ label, value }]}` of tabs. */
function valuesOf(tag: Tag): readonly (readonly [string, string])[] {
  const source = attributeOf(tag, 'values') ?? '';
  return [...source.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => {
    const read = (key: string): string | undefined =>
      new RegExp(`\\b${key}['"]?\\s*:\\s*(?:'([^']*)'|"([^"]*)"|\`([^\`]*)\`)`)
        .exec(object)
        ?.slice(1)
        .find((one) => one !== undefined);
    const [value, label] = [read('value'), read('label')];
    return value === undefined || label === undefined ? [] : [[value, label] as const];
  });
}

const CALL = /^\s*(?:require\(\s*(["'`])(.+?)\1\s*\)(?:\.default)?|useBaseUrl\(\s*(["'`])(.+?)\3\s*\))\s*$/;

/** Addresses that are asked for by a call or by the name of a picture, and links of the router. */
function editCalls(tag: Tag, { resolve, pictures }: Targets): readonly Edit[] {
  const calls = tag.attributes.flatMap(({ name, value = '', around, start, end }): readonly Edit[] => {
    if (around !== '{') return [];
    const match = CALL.exec(value);
    const href = match?.[2] ?? match?.[4];
    const address = href === undefined ? pictures.get(value.trim()) : (resolve(href) ?? href);
    return address === undefined ? [] : [{ start, end, text: `${name}="${address}"` }];
  });
  if (tag.name !== 'Link') return calls;
  const at = tag.start + (tag.isClosing ? 2 : 1);
  const target = tag.attributes.find(({ name }) => name === 'to');
  const href = target?.around === '{' ? undefined : target?.value;
  return [
    ...calls,
    { start: at, end: at + 'Link'.length, text: 'a' },
    ...(target === undefined || href === undefined
      ? []
      : [{ start: target.start, end: target.end, text: `href="${resolve(href) ?? href}"` }]),
  ];
}

/** A drawing that Docusaurus made a component of, as the picture that it is. */
function editDrawing(tag: Tag, { pictures }: Targets): readonly Edit[] {
  const address = pictures.get(tag.name);
  if (address === undefined) return [];
  const start = tag.start + (tag.isClosing ? 2 : 1);
  const alt = attributeOf(tag, 'alt') === undefined ? ' alt=""' : '';
  const text = tag.isClosing ? 'img' : `img src="${address}"${alt}`;
  return [{ start, end: start + tag.name.length, text }];
}
