import { attribute } from '../text/attribute.ts';
import { editTags } from '../text/escape.ts';
import type { Edit } from '../text/page-text.ts';
import { attributeOf, scanTags, type Tag } from '../text/tags.ts';
import { plainText } from '../text/title.ts';
import type { GitbookPage } from './gitbook-page.ts';

/** The HTML that GitBook writes into pages: figures, tables of cards, details, code with marks, icons. */
export function editHtml(page: GitbookPage): readonly Edit[] {
  const tags = scanTags(page.prose, page.text);
  const whole = [
    ...elements(tags, 'figure').map(([open, close]) => writeFigure(page, tags, open, close)),
    ...elements(tags, 'table')
      .filter(([open]) => attributeOf(open, 'data-view') === 'cards')
      .map(([open, close]) => writeCards(page, tags, open, close)),
    ...elements(tags, 'pre').map(([open, close]) => writeCode(page, open, close)),
    ...elements(tags, 'i').flatMap(([open, close]) => writeIcon(open, close)),
    ...elements(tags, 'a').flatMap(([open, close]) => writeHeadingId(page, open, close)),
  ];
  const isInside = ({ start }: Tag): boolean => whole.some((edit) => edit.start <= start && start < edit.end);
  const rest = tags.filter((tag) => !isInside(tag));
  return [
    ...whole,
    ...elements(rest, 'details').flatMap((pair) => writeDetails(page, rest, pair)),
    ...['p', 'td', 'th'].flatMap((name) => elements(rest, name).flatMap((pair) => joinEnd(page, pair))),
    ...editTags(rest),
  ];
}

/** The end of a paragraph or cell joins the text that began on the line of the tag: on a line of its own it would end nothing. */
function joinEnd({ prose }: GitbookPage, [open, close]: Pair): readonly Edit[] {
  const inside = prose.slice(open.end, close.start);
  const start = open.end + inside.trimEnd().length;
  const isApart = /^[ \t]*[^\s]/.test(inside) && /\n[ \t]*$/.test(inside) && !/\n[ \t]*\n/.test(inside);
  return isApart ? [{ start, end: close.start, text: '' }] : [];
}

type Pair = readonly [open: Tag, close: Tag];

/** Elements of a name, each with its closing tag. */
function elements(tags: readonly Tag[], name: string): readonly Pair[] {
  const open: Tag[] = [];
  const pairs: Pair[] = [];
  for (const tag of tags.filter((one) => one.name === name && !one.isSelfClosing)) {
    const opened = tag.isClosing ? open.pop() : undefined;
    if (opened !== undefined) pairs.push([opened, tag]);
    if (!tag.isClosing) open.push(tag);
  }
  return pairs;
}

function within(tags: readonly Tag[], open: Tag, close: Tag): readonly Tag[] {
  return tags.filter(({ start }) => start >= open.end && start < close.start);
}

function writeFigure(page: GitbookPage, tags: readonly Tag[], open: Tag, close: Tag): Edit {
  const inside = within(tags, open, close);
  const image = inside.find(({ name }) => name === 'img');
  const dark = inside.find(
    ({ name, attributes }) => name === 'source' && /dark/.test(JSON.stringify(attributes)),
  );
  const [caption] = elements(inside, 'figcaption');
  const text = caption === undefined ? '' : plainText(page.text.slice(caption[0].end, caption[1].start));
  const source = (tag: Tag | undefined, name: string): string => attributeOf(tag ?? open, name) ?? '';
  const picture = (address: string, look: string): string =>
    `<img src="${page.addressOf(address) ?? address}" alt="${source(image, 'alt')}"${attribute('width', source(image, 'width'))}${look} />`;
  const light = source(image, 'src');
  const night = source(dark, 'srcset');
  const pictures =
    night === ''
      ? [picture(light, '')]
      : [picture(light, ' className="block dark:hidden"'), picture(night, ' className="hidden dark:block"')];
  // On one line, so that it may stand in a list.
  const drawn = `<Frame${attribute('caption', text)}>${pictures.join('')}</Frame>`;
  return { start: open.start, end: close.end, text: drawn };
}

/** A table that GitBook shows as cards: columns that are marked hold address and picture, the others text. */
function writeCards(page: GitbookPage, tags: readonly Tag[], open: Tag, close: Tag): Edit {
  const inside = within(tags, open, close);
  const heads = elements(inside, 'th').map(([head]) => head);
  const column = (mark: string): number => heads.findIndex((head) => attributeOf(head, mark) !== undefined);
  const [target, cover] = [column('data-card-target'), column('data-card-cover')];
  const rows = elements(inside, 'tr').filter(([row, end]) =>
    within(inside, row, end).some(({ name }) => name === 'td'),
  );
  const cards = rows.map(([row, end]) => {
    const cells = elements(within(inside, row, end), 'td');
    const hrefIn = (index: number): string | undefined => {
      const cell = cells[index];
      const link = cell && within(inside, ...cell).find(({ name }) => name === 'a');
      const href = link && attributeOf(link, 'href');
      return href === undefined ? undefined : (page.addressOf(href) ?? href);
    };
    const texts = cells
      .filter(
        (_, index) =>
          attributeOf(heads[index] ?? open, 'data-hidden') === undefined &&
          index !== target &&
          index !== cover,
      )
      .map(([cell, last]) =>
        plainText(page.text.slice(cell.end, last.start).replace(/<i[^<>]*>[^<]*<\/i>/g, '')),
      )
      .filter((text) => text !== '');
    const [title, ...more] = texts;
    const attributes = `${attribute('title', title)}${attribute('href', hrefIn(target))}${attribute('img', hrefIn(cover))}`;
    return `  <Card${attributes}>\n    ${more.join(' ')}\n  </Card>`;
  });
  return {
    start: open.start,
    end: close.end,
    text: `<Columns cols={${Math.min(3, Math.max(1, cards.length))}}>\n${cards.join('\n')}\n</Columns>`,
  };
}

/** Code that holds marks is written as HTML; without them it is a fence. */
function writeCode(page: GitbookPage, open: Tag, close: Tag): Edit {
  const language =
    /(?:lang|language)-([\w+#-]+)/.exec(page.text.slice(open.start, open.end + 200))?.[1] ?? 'text';
  const options = attributeOf(open, 'data-line-numbers') === undefined ? '' : ' lines';
  const title = attributeOf(open, 'data-title');
  const code = plainCode(page.text.slice(open.end, close.start));
  const info = `${language}${title === undefined ? '' : ` title=${JSON.stringify(title)}`}${options}`;
  return { start: open.start, end: close.end, text: `\`\`\`\`${info}\n${code}\n\`\`\`\`` };
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  amp: '&',
};

function plainCode(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:(lt|gt|quot|nbsp|amp)|#[xX]([\dA-Fa-f]{1,5})|#(\d{1,6}));/g, readEntity)
    .replace(/^\n|\n$/g, '');
}

/** GitBook writes most signs of HTML by their number. */
function readEntity(_: string, name = '', hex = '', decimal = ''): string {
  if (name !== '') return ENTITIES[name] ?? '';
  return String.fromCodePoint(hex === '' ? Number(decimal) : Number.parseInt(hex, 16));
}

function writeIcon(open: Tag, close: Tag): readonly Edit[] {
  const icon = /\bfa-([\w-]+)/.exec(attributeOf(open, 'class') ?? '')?.[1];
  return icon === undefined ? [] : [{ start: open.start, end: close.end, text: `<Icon icon="${icon}" />` }];
}

/** An empty link in a heading gives the heading its address. */
function writeHeadingId({ prose, text }: GitbookPage, open: Tag, close: Tag): readonly Edit[] {
  const id = attributeOf(open, 'id') ?? '';
  const line = prose.slice(prose.lastIndexOf('\n', open.start) + 1, open.start);
  const isLast = /^[ \t]*(?:\n|$)/.test(prose.slice(close.end));
  if (id === '' || !isLast || !/^\s*#/.test(line) || text.slice(open.end, close.start).trim() !== '')
    return [];
  return [{ start: open.start, end: close.end, text: `{#${id}}` }];
}

function writeDetails(page: GitbookPage, tags: readonly Tag[], [open, close]: Pair): readonly Edit[] {
  const [summary] = elements(within(tags, open, close), 'summary');
  const end = summary === undefined ? open.end : summary[1].end;
  const title =
    summary === undefined ? 'Details' : plainText(page.text.slice(summary[0].end, summary[1].start));
  return [
    { start: open.start, end, text: `<Accordion${attribute('title', title || 'Details')}>\n` },
    { start: close.start, end: close.end, text: '\n</Accordion>' },
  ];
}
