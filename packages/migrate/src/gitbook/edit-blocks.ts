import { decodePath } from '@waymark/core/source';
import { attribute } from '../text/attribute.ts';
import { scanFences } from '../text/fences.ts';
import type { Edit } from '../text/page-text.ts';
import { plainText } from '../text/title.ts';
import type { GitbookPage } from './gitbook-page.ts';
import { type Block, scanBlocks } from './scan-blocks.ts';

type Write = (block: Block, page: GitbookPage) => readonly Edit[];

const HINTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    info: 'Info',
    success: 'Check',
    warning: 'Warning',
    danger: 'Danger',
  }),
);

const BLOCKS: ReadonlyMap<string, Write> = new Map(
  Object.entries<Write>({
    hint: (block) => element(block, HINTS.get(block.tag.attributes['style'] ?? '') ?? 'Info'),
    tabs: (block) => element(block, 'Tabs'),
    tab: (block) => element(block, 'Tab', attribute('title', block.tag.attributes['title'] || 'Tab')),
    stepper: (block) => element(block, 'Steps'),
    step: writeStep,
    columns: (block) => element(block, 'Columns'),
    column: (block) => element(block, 'Column'),
    updates: (block) => remove(block),
    update: writeUpdate,
    code: writeCode,
    embed: writeEmbed,
    'content-ref': (block, page) => writeReference(block, page, block.tag.attributes['url'] ?? ''),
    'page-ref': (block, page) => writeReference(block, page, block.tag.attributes['page'] ?? ''),
    file: writeFile,
    prompt: (block) =>
      element(block, 'Prompt', attribute('description', block.tag.attributes['description'] || 'Prompt')),
    include: writeInclude,
    raw: (block) => remove(block),
    swagger: writeSwagger,
    'swagger-description': (block) => remove(block),
    'swagger-parameter': writeParameter,
    'swagger-response': writeResponse,
    'api-method': writeSwagger,
    '@mermaid/diagram': (block) => [
      {
        start: block.tag.start,
        end: block.tag.end,
        text: `\`\`\`mermaid\n${(block.tag.attributes['content'] ?? '').replaceAll('\\n', '\n')}\n\`\`\``,
      },
    ],
  }),
);

/** Writes the blocks of a page as components. What is not known leaves its content. */
export function editBlocks(page: GitbookPage): readonly Edit[] {
  return scanBlocks(page.prose, page.text).flatMap((block) => {
    const write = BLOCKS.get(block.tag.name) ?? (isFrame(block) ? writeEmbed : undefined);
    if (write !== undefined) return write(block, page).map((edit) => withLine(edit, block, page));
    if (!block.tag.isClosing) {
      const span = { file: page.file, start: block.tag.start, end: block.tag.end };
      page.notes.leftOut(span, `{% ${block.tag.name} %}`, 'nothing stands for it; its content stays');
    }
    return remove(block);
  });
}

/** Whether a block of an integration shows what is at an address. */
function isFrame({ tag, closing }: Block): boolean {
  return tag.name.startsWith('@') && closing === undefined && /^https?:/.test(tag.attributes['url'] ?? '');
}

/** An end tag begins a line where its block does: behind other words it would be part of their paragraph. */
function withLine(edit: Edit, { tag, closing }: Block, { prose }: GitbookPage): Edit {
  const isEnd = edit.start === closing?.start && edit.text.startsWith('</');
  if (!isEnd || !/^[ \t]*\n/.test(prose.slice(tag.end))) return edit;
  const isAlone = /^[ \t>]*$/.test(prose.slice(prose.lastIndexOf('\n', edit.start - 1) + 1, edit.start));
  return isAlone ? edit : { ...edit, text: `\n${indentOf(prose, tag.start)}${edit.text}` };
}

/** The spaces and the signs of quotations before a place of a line. */
function indentOf(text: string, offset: number): string {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.replace(/[^ \t>]/g, ' ');
}

function element({ tag, closing }: Block, name: string, attributes = ''): readonly Edit[] {
  if (closing === undefined) return [{ start: tag.start, end: tag.end, text: '' }];
  return [
    { start: tag.start, end: tag.end, text: `<${name}${attributes}>` },
    { start: closing.start, end: closing.end, text: `</${name}>` },
  ];
}

function remove({ tag, closing }: Block): readonly Edit[] {
  return [tag, closing].flatMap((one) =>
    one === undefined ? [] : [{ start: one.start, end: one.end, text: '' }],
  );
}

function replace({ tag, closing }: Block, text: string): readonly Edit[] {
  return [{ start: tag.start, end: (closing ?? tag).end, text }];
}

/** The first heading of a step is its title. */
function writeStep(block: Block, { prose, text }: GitbookPage): readonly Edit[] {
  const { tag, closing } = block;
  const heading = /^\s*(#{1,6})[ \t]+([^\n]*)\n?/.exec(prose.slice(tag.end, closing?.start));
  if (heading === null || closing === undefined) return element(block, 'Step', ' title="Step"');
  const end = tag.end + heading[0].length;
  const title = plainText(
    text
      .slice(end - heading[0].trimStart().length, end)
      .replace(/^#+/, '')
      .trim(),
  );
  const level = heading[1]?.length ?? 0;
  const size = level === 2 || level === 3 ? ` titleSize="h${level}"` : '';
  return [
    { start: tag.start, end, text: `<Step${attribute('title', title || 'Step')}${size}>\n` },
    { start: closing.start, end: closing.end, text: '</Step>' },
  ];
}

function writeUpdate(block: Block): readonly Edit[] {
  const { date, tags } = block.tag.attributes;
  const list = tags?.split(',').filter(Boolean) ?? [];
  const written = list.length === 0 ? '' : ` tags={${JSON.stringify(list)}}`;
  return element(block, 'Update', `${attribute('label', date || 'Update')}${written}`);
}

/** What the block says of its code stands behind the language of the fence. */
function writeCode(block: Block, { text }: GitbookPage): readonly Edit[] {
  const { title, lineNumbers, overflow } = block.tag.attributes;
  const fence = scanFences(text, block.tag.end).find(({ start }) => start < (block.closing?.start ?? 0));
  if (fence === undefined) return remove(block);
  const options = [
    title ? `title=${JSON.stringify(title)}` : '',
    lineNumbers === 'true' ? 'lines' : '',
    overflow === 'wrap' ? 'wrap' : '',
  ].filter(Boolean);
  const info = [fence.info || 'text', ...options].join(' ');
  return [...remove(block), { start: fence.infoStart, end: fence.infoEnd, text: info }];
}

const VIDEO = /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/;

function writeEmbed(block: Block, page: GitbookPage): readonly Edit[] {
  const url = block.tag.attributes['url'] ?? '';
  const video = VIDEO.exec(url)?.[1];
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(url)?.[1];
  const frame =
    video !== undefined
      ? `https://www.youtube.com/embed/${video}`
      : vimeo === undefined
        ? undefined
        : `https://player.vimeo.com/video/${vimeo}`;
  const caption = plainText(inside(block, page));
  if (frame !== undefined)
    return replace(
      block,
      `<Frame${attribute('caption', caption)}>\n  <iframe src="${frame}" title="Video" allowFullScreen />\n</Frame>`,
    );
  const title = /^https?:\/\/([^\s?#]+)/.exec(url)?.[1]?.replace(/\/$/, '');
  if (title === undefined) return replace(block, '');
  return replace(
    block,
    `<Card${attribute('title', caption || title)}${attribute('href', url)} horizontal />`,
  );
}

/** What stands between the two tags of a block. */
function inside({ tag, closing }: Block, { text }: GitbookPage): string {
  return closing === undefined ? '' : text.slice(tag.end, closing.start).trim();
}

function writeReference(block: Block, page: GitbookPage, href: string): readonly Edit[] {
  const address = page.addressOf(href) ?? href;
  const title = page.titleOf(href) ?? address;
  return replace(block, `<Card${attribute('title', title)}${attribute('href', address)} horizontal />`);
}

function writeFile(block: Block, page: GitbookPage): readonly Edit[] {
  const source = block.tag.attributes['src'] ?? '';
  const name = decodePath(source.slice(source.lastIndexOf('/') + 1).replace(/%(?![\dA-Fa-f]{2})/g, '%25'));
  const title = inside(block, page) || block.tag.attributes['caption'] || name;
  const address = page.addressOf(source) ?? source;
  return replace(
    block,
    `<Card${attribute('title', plainText(title))} icon="file"${attribute('href', address)} horizontal />`,
  );
}

function writeInclude(block: Block, page: GitbookPage): readonly Edit[] {
  const path = /\{%\s*include\s+["']([^"']+)["']/.exec(page.text.slice(block.tag.start, block.tag.end))?.[1];
  const name = path === undefined ? undefined : page.include(path);
  if (name !== undefined) return replace(block, `<${name} />`);
  const span = { file: page.file, start: block.tag.start, end: block.tag.end };
  page.notes.leftOut(span, `{% include %}`, 'no file of the docs or of their repository has this path');
  return replace(block, '');
}

function writeSwagger(block: Block): readonly Edit[] {
  const { method = '', path = '', baseUrl = '', summary } = block.tag.attributes;
  const call = `\`${method.toUpperCase()} ${`${baseUrl}${path}`.trim()}\``;
  const start = { start: block.tag.start, end: block.tag.end, text: `### ${summary || call}\n\n${call}` };
  const { closing } = block;
  return closing === undefined ? [start] : [start, { start: closing.start, end: closing.end, text: '' }];
}

function writeParameter(block: Block): readonly Edit[] {
  const { in: place = 'query', name = '', type = '', required } = block.tag.attributes;
  const where = ['path', 'query', 'body', 'header'].includes(place) ? place : 'body';
  const must = required === 'true' ? ' required' : '';
  return element(
    block,
    'ParamField',
    `${attribute(where, name || 'value')}${attribute('type', type)}${must}`,
  );
}

function writeResponse(block: Block): readonly Edit[] {
  const { status = '', description = '' } = block.tag.attributes;
  return element(block, 'Accordion', attribute('title', plainText(`${status} ${description}`) || 'Response'));
}
