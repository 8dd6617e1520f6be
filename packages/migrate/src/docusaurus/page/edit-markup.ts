import { scanImports } from '@waymark/core/content';
import { attribute } from '../../text/attribute.ts';
import { editComments, editTags } from '../../text/escape.ts';
import { lucideIcons, writeIcon } from '../../text/lucide.ts';
import type { Edit, PageText } from '../../text/page-text.ts';
import { attributeOf, scanTags, type Tag } from '../../text/tags.ts';
import { ADMONITIONS } from './edit-blocks.ts';

/** What tags of a page lead to. */
export interface Targets {
  resolve(href: string): string | undefined;
  /** Addresses of imported pictures and films, by name. */
  readonly media: ReadonlyMap<string, string>;
}

/** Tags of the theme as built-in components, comments, and what only MDX of Docusaurus knows. */
export function editMarkup(page: PageText, targets: Targets): readonly Edit[] {
  const tags = scanTags(page.prose, page.text);
  const labels: (readonly (readonly [string, string])[])[] = [];
  const open: string[] = [];
  const icons = lucideIcons(page.prose);
  const written = tags.flatMap((tag): readonly Edit[] => {
    if (tag.name === 'Tabs' && !tag.isClosing) labels.push(valuesOf(tag));
    const icon = icons.get(tag.name);
    const text =
      tag.name === 'ThemedImage'
        ? writeThemed(page, tag, targets)
        : icon === undefined
          ? TAGS.get(tag.name)?.(tag, { labels: labels.at(-1) ?? [], open })
          : writeIcon(tag, icon);
    if (tag.name === 'Tabs' && tag.isClosing) labels.pop();
    return text === undefined ? [] : [{ start: tag.start, end: tag.end, text }];
  });
  const edited = new Set(written.map(({ start }) => start));
  const rest = tags.filter(({ start }) => !edited.has(start));
  const ideal = idealName(page);
  return [
    ...written,
    ...rest.flatMap((tag) => [
      ...editCalls(tag, targets, tag.name === ideal),
      ...editName(tag, tag.name === ideal ? 'img' : tag.name === 'Link' ? 'a' : undefined),
      ...editDrawing(tag, targets),
    ]),
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

/** The address that a call or the name of a picture stands for. */
function addressOf(code: string, { resolve, media }: Targets): string | undefined {
  const match = CALL.exec(code);
  const href = match?.[2] ?? match?.[4];
  return href === undefined ? media.get(code.trim()) : (resolve(href) ?? href);
}

/** Addresses that are code, and links of the router; `<IdealImage img>` has its address under a name of its own. */
function editCalls(tag: Tag, targets: Targets, isIdeal: boolean): readonly Edit[] {
  const calls = tag.attributes.flatMap(({ name, value = '', around, start, end }): readonly Edit[] => {
    const address = around === '{' ? addressOf(value, targets) : undefined;
    const written = isIdeal && name === 'img' ? 'src' : name;
    if (address !== undefined) return [{ start, end, text: `${written}="${address}"` }];
    return written === name ? [] : [{ start, end: start + name.length, text: written }];
  });
  if (tag.name !== 'Link') return calls;
  const target = tag.attributes.find(({ name }) => name === 'to');
  const href = target?.around === '{' ? undefined : target?.value;
  if (target === undefined || href === undefined) return calls;
  return [
    ...calls,
    { start: target.start, end: target.end, text: `href="${targets.resolve(href) ?? href}"` },
  ];
}

function editName(tag: Tag, name: string | undefined): readonly Edit[] {
  const start = tag.start + (tag.isClosing ? 2 : 1);
  return name === undefined ? [] : [{ start, end: start + tag.name.length, text: name }];
}

/** What the page calls the picture of the plugin for pictures. */
function idealName({ prose }: PageText): string | undefined {
  return scanImports(prose).find(({ specifier }) => specifier === '@theme/IdealImage')?.names[0]?.local;
}

/** A picture for each mode: `sources={{ light, dark }}`. */
function writeThemed({ text }: PageText, tag: Tag, targets: Targets): string | undefined {
  const sources = attributeOf(tag, 'sources') ?? '';
  const addresses = ['light', 'dark'].map((mode) => {
    const code = new RegExp(`\\b${mode}['"]?\\s*:([^,{}]+)`).exec(sources)?.[1] ?? '';
    return addressOf(code, targets) ?? /^\s*(["'])([^"']+)\1\s*$/.exec(code)?.[2];
  });
  const [light, dark] = addresses;
  if (light === undefined || dark === undefined) return undefined;
  const more = tag.attributes
    .filter(({ name }) => name !== 'sources' && name !== 'className')
    .map(({ start, end }) => ` ${text.slice(start, end)}`)
    .join('');
  // On one line, so that it may stand in a list.
  return `<img className="block dark:hidden" src="${light}"${more} /><img className="hidden dark:block" src="${dark}"${more} />`;
}

/** A drawing that Docusaurus made a component of, as the picture that it is. */
function editDrawing(tag: Tag, { media }: Targets): readonly Edit[] {
  const address = media.get(tag.name);
  if (address === undefined) return [];
  const start = tag.start + (tag.isClosing ? 2 : 1);
  const alt = attributeOf(tag, 'alt') === undefined ? ' alt=""' : '';
  const text = tag.isClosing ? 'img' : `img src="${address}"${alt}`;
  return [{ start, end: start + tag.name.length, text }];
}
