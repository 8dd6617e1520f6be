import type { WrittenProps } from './definition.ts';

/** Writes a component as plain Markdown, from its literal props and its content, which is Markdown already. */
export type ToMarkdown = (props: WrittenProps, content: string) => string;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

const linked = (label: string, props: WrittenProps): string => {
  const href = textOf(props['href']);
  return href === '' || label === '' ? label : `[${label}](${href})`;
};

const bold = (text: string): string => (text === '' ? '' : `**${text}**`);

/** A bold title (a link where the component is one), then the content. */
export const titled: ToMarkdown = (props, content) =>
  paragraphs(
    bold(linked(textOf(props['title'] ?? props['label'] ?? props['name']), props)),
    textOf(props['description']),
    content,
  );

/** A quotation that begins with the kind in bold, as readers of plain Markdown know callouts. */
export const quoted =
  (kind: string): ToMarkdown =>
  (props, content) => {
    const title = textOf(props['title']);
    const lines = paragraphs(`**${title === '' ? kind : title}**`, content).split('\n');
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  };

/** A field: its name as code, type and marks, then its description. */
export const fieldMarkdown: ToMarkdown = (props, content) => {
  const place = ['path', 'query', 'header', 'body', 'cookie', 'name'].find(
    (key) => typeof props[key] === 'string',
  );
  const marks = [
    textOf(props['type']),
    ...['required', 'deprecated'].filter((mark) => mark in props && props[mark] !== false),
  ];
  const preset = textOf(props['default']);
  const facts = [...marks, preset === '' ? '' : `default \`${preset}\``]
    .filter((part) => part !== '')
    .join(', ');
  const name = `**\`${place === undefined ? '' : textOf(props[place])}\`**`;
  return paragraphs(facts === '' ? name : `${name} (${facts})`, content);
};

/** The content, then the caption in italics. */
export const captioned: ToMarkdown = (props, content) => {
  const caption = textOf(props['caption'] ?? props['description']);
  return paragraphs(content, caption === '' ? '' : `*${caption}*`);
};

/** Nothing: a picture that stands for no words. */
export const silent: ToMarkdown = () => '';

/** The content, and what it says when pointed at. */
export const explained: ToMarkdown = (props, content) => {
  const tip = textOf(props['tip'] ?? props['description']);
  return tip === '' ? content : `${content} (${tip})`;
};

/** A fence in a language. */
export const fenced =
  (language: string, prop?: string): ToMarkdown =>
  (props, content) =>
    `\`\`\`${language}\n${(prop === undefined ? content : textOf(props[prop]) || content).trim()}\n\`\`\``;

/** One item of a list, its content below it. */
export const listed: ToMarkdown = (props, content) => {
  const nested = content.trim().replace(/^/gm, '  ');
  const name = [textOf(props['name']), textOf(props['value'])].filter((part) => part !== '').join(' ');
  return nested.trim() === '' ? `- ${name}` : `- ${name}\n${nested}`;
};
