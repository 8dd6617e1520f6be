// Reads what a page shows of each field: from its HTML, with the fields that are loaded when they are opened, and from
// its Markdown, with the documents that it links to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText, readTags } from '../pages/read-html.mjs';
import { createText } from './compare.mjs';

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'wbr', 'hr', 'source', 'col']);

/** Reads pages of one site; documents that they share are read once. */
export function createPageReader(out) {
  const known = new Map();
  const once = (path, read) => {
    if (!known.has(path))
      known.set(path, finish(existsSync(path) ? read(readFileSync(path, 'utf8')) : emptyPage()));
    return known.get(path);
  };
  /** A page with all that it leads to: its texts, and those of its rows by the name of the field. */
  const gather = (path, read) => {
    const page = { texts: [], rows: new Map() };
    const done = new Set();
    const queue = [{ path, owner: undefined }];
    for (const { path: next, owner } of queue) {
      const key = `${owner} ${next}`;
      if (done.has(key)) continue;
      done.add(key);
      const part = once(next, read);
      if (owner !== undefined) addRow(page.rows, owner, part.top);
      if (done.has(next)) continue;
      done.add(next);
      page.texts.push(part.text);
      for (const [name, rows] of part.rows) for (const row of rows) addRow(page.rows, name, row);
      for (const link of part.links) queue.push({ path: join(out, link.href), owner: link.owner });
    }
    return page;
  };
  return {
    html: (route) => gather(join(out, route, 'index.html'), readHtmlPage),
    markdown: (route) => gather(join(out, `${route}.md`), readMarkdownPage),
  };
}

function emptyPage() {
  return { text: '', top: '', rows: new Map(), links: [] };
}

function addRow(rows, name, row) {
  const known = rows.get(name);
  if (known === undefined) rows.set(name, [row]);
  else known.push(row);
}

/** Texts of a document become what is looked through, once for all pages that lead to it. */
function finish({ text, top, rows, links }) {
  const looked = [...rows].map(([name, texts]) => [name, texts.map((each) => createText(each))]);
  return { text: createText(text), top: createText(top), rows: new Map(looked), links };
}

function readHtmlPage(html) {
  const page = emptyPage();
  const stack = [];
  const fields = [];
  const hrefs = [];
  let at = 0;
  const take = (end) => {
    const raw = html.slice(at, end);
    const text = decodeText(raw);
    page.text += text;
    const field = fields.at(-1);
    if (field === undefined) page.top += text;
    else field.text += text;
    if (stack.some(({ isName }) => isName) && field !== undefined) field.name += text;
  };
  for (const tag of readTags(html)) {
    take(tag.start);
    at = tag.end;
    const classes = tag.attributes.get('class')?.split(' ') ?? [];
    if (tag.kind === 'close') {
      while (stack.length > 0 && stack.pop().name !== tag.name);
      while (fields.length > 0 && fields.at(-1).depth >= stack.length) {
        const { name, text } = fields.pop();
        addRow(page.rows, name.trim(), text);
      }
    } else if (tag.name === 'script' || tag.name === 'style' || tag.name === 'template') {
      stack.push({ name: tag.name, isName: false });
    } else if (!VOID.has(tag.name)) {
      if (classes.includes('api-field')) fields.push({ name: '', text: '', depth: stack.length });
      hrefs.push(tag.attributes.get('href') ?? '');
      const href = tag.attributes.get('data-fields');
      if (href !== undefined) page.links.push({ href, owner: fields.at(-1)?.name.trim() });
      stack.push({ name: tag.name, isName: classes.includes('entry-name') });
    }
    if (/^(?:p|li|div|td|th|br|h\d|tr|dt|dd|pre|summary|details)$/.test(tag.name)) page.text += ' ';
  }
  page.text += ` ${hrefs.join(' ')}`;
  return page;
}

function readMarkdownPage(text) {
  const page = { ...emptyPage(), text };
  const open = [];
  const fields = [];
  for (const line of text.split('\n')) {
    const indent = /^ */.exec(line)[0].length;
    const name = /^ *- (?:`` ?(.*?) ?``|`([^`]*)`) \(/.exec(line);
    if (/^ *- /.test(line)) while (open.length > 0 && open.at(-1).indent >= indent) open.pop();
    else if (indent === 0 && line !== '') open.length = 0;
    if (name !== null) {
      open.push({ indent, name: name[1] ?? name[2], lines: [] });
      fields.push(open.at(-1));
    }
    const field = open.at(-1);
    const owner = field?.name;
    if (field === undefined) page.top += `${line}\n`;
    else field.lines.push(line);
    for (const [, href] of line.matchAll(/\]\((\/_waymark\/fields\/[^)]*\.md)\)/g))
      page.links.push({ href, owner });
  }
  for (const { name, lines } of fields) addRow(page.rows, name, lines.join('\n'));
  return page;
}
