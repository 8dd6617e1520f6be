import type { ToMarkdown, WrittenProps } from './definition.ts';
import { readList } from './props.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Pieces of Markdown with blank lines between them; those that are empty left out. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

const titleLink = (label: string, props: WrittenProps): string => {
  const href = textOf(props['href']);
  return href === '' || label === ''
    ? label
    : `[${label.replace(/\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]\([^()\n]*\)/g, '$1')}](${href})`;
};

/** What is bold already inside would end the whole. */
const bold = (text: string): string => (text === '' ? '' : `**${text.replace(/\*\*|__/g, '')}**`);

/** The content as a link. */
export const linked: ToMarkdown = (props, content) => titleLink(content.trim(), props);

/** A bold title (a link where the component is one), then the content and what it leads on with. */
export const titled: ToMarkdown = (props, content) =>
  paragraphs(
    bold(titleLink(textOf(props['title'] ?? props['label'] ?? props['name']), props)),
    textOf(props['description']),
    content,
    titleLink(textOf(props['cta']), props),
  );

/** A quotation that begins with the kind in bold, as readers of plain Markdown know callouts. */
export const quoted =
  (kind: string): ToMarkdown =>
  (props, content) => {
    const title = textOf(props['title']);
    const lines = paragraphs(`**${title === '' ? kind : title}**`, content).split('\n');
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  };

/** A value as a field shows it; empty where there is none. */
export const shownValue = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

/** A field: its name as code, labels, type, place and marks, then its description; nothing when it is hidden. */
export const fieldMarkdown: ToMarkdown = (props, content) => {
  const is = (mark: string): boolean => mark in props && props[mark] !== false && props[mark] !== 'false';
  if (is('hidden')) return '';
  const place = ['path', 'query', 'header', 'body', 'cookie', 'name'].find((key) => is(key));
  const name = place === undefined ? '' : textOf(props[place]) || place;
  const preset = shownValue(props['default']);
  const facts = [
    textOf(props['type']),
    place === undefined || place === name || place === 'name' ? '' : place,
    ...['required', 'deprecated'].filter(is),
    preset === '' ? '' : `default \`${preset}\``,
    ...(readList(props['post']) ?? []),
  ].filter((part) => part !== '');
  const head = [
    ...(readList(props['pre']) ?? []),
    name === '' ? '' : `**\`${name}\`**`,
    facts.length === 0 ? '' : `(${facts.join(', ')})`,
  ];
  return paragraphs(head.filter((part) => part !== '').join(' '), content);
};

/** What stands above the content and the caption below it, in italics. */
export const captioned: ToMarkdown = (props, content) => {
  const [hint, caption] = [
    textOf(props['hint']) || textOf(props['title']),
    textOf(props['caption']) || textOf(props['description']),
  ].map((words) => (words === '' ? '' : `*${words}*`));
  return paragraphs(hint ?? '', content, caption ?? '');
};

/** Nothing: a picture that stands for no words. */
export const silent: ToMarkdown = () => '';

/** The content, and what it says when pointed at, with the link that it leads on by. */
export const explained: ToMarkdown = (props, content) => {
  const said = [props['headline'] ?? props['title'], props['tip'] ?? props['description']];
  const tip = said
    .map(textOf)
    .filter((words) => words !== '')
    .join(': ');
  const link = textOf(props['href']) === '' ? '' : titleLink(textOf(props['cta']), props);
  const all = [tip, link].filter((words) => words !== '').join(' ');
  return all === '' ? content : `${content} (${all})`;
};

/** Code in a fence that is longer than any in it. */
export function fence(info: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code}\n${marks}`;
}

/** A fence in a language. */
export const fenced =
  (language: string, prop: string): ToMarkdown =>
  (props, content) =>
    fence(language, (textOf(props[prop]) || content).trim());

/** One item of a list, its content below it. */
export const listed: ToMarkdown = (props, content) => {
  const nested = content.trim().replace(/^/gm, '  ');
  const name = [textOf(props['name']), textOf(props['value'])].filter((part) => part !== '').join(' ');
  return nested.trim() === '' ? `- ${name}` : `- ${name}\n${nested}`;
};
