import { migrateDiagnostics } from '@waymark/core/diagnostics';
import { folderOf } from '@waymark/core/source';
import type { Data, DraftPage } from '../site/draft.ts';
import { titlesOf } from '../site/titles.ts';
import { escapeDollars, escapePlain } from '../text/escape.ts';
import { editLinks } from '../text/links.ts';
import { applyEdits, blank, type Edit, type PageText, readPageText } from '../text/page-text.ts';
import { editBlocks } from './edit-blocks.ts';
import { createRoom, editIncludes, type Room } from './edit-includes.ts';
import { editMarkup } from './edit-markup.ts';
import { homeBody } from './home-page.ts';
import { addressIn } from './resolve-link.ts';
import { nameOfFile, type VitepressSite } from './vitepress-site.ts';

/** Writes a page of a VitePress site. */
export function writePage(site: VitepressSite, file: string, label: string | undefined): DraftPage {
  const page = readPageText(file, site.tree.readText(file) ?? '');
  const { title, edits } = titlesOf(page, homeName(page) ?? nameOfFile(file));
  const body = writeBody(site, page, edits, { around: [], room: createRoom() });
  const isHome = page.data['layout'] === 'home';
  return {
    source: file,
    route: site.routes.get(file) ?? '/',
    keys: keysOf(page.data, title, label),
    body: isHome
      ? `${homeBody(page.data, (href) => addressIn(site, folderOf(file), href) ?? href)}\n\n${body}`
      : body,
  };
}

function homeName({ data }: PageText): string | undefined {
  const { hero } = data;
  const name = typeof hero === 'object' && hero !== null && 'name' in hero ? hero.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

function keysOf(data: Data, title: string, label: string | undefined): Data {
  const { description, prev, next, outline } = data;
  return {
    title,
    sidebarTitle: label === title ? undefined : label,
    description: typeof description === 'string' ? description : undefined,
    mode: outline === false || data['aside'] === false ? 'wide' : undefined,
    hideFooterPagination: prev === false && next === false ? true : undefined,
  };
}

/** Texts in texts. */
const DEEPEST = 20;

/** How a text came into a page. */
interface Including {
  /** Files that include it, the page first. */
  readonly around: readonly string[];
  /** What the page may still take in, with all that its texts take in. */
  readonly room: Room;
}

/** The body of a page or of a text that pages include. */
function writeBody(
  site: VitepressSite,
  page: PageText,
  edits: readonly Edit[],
  { around, room }: Including,
): string {
  const hidden = hideCode(page);
  const inside = [...around, page.file];
  const include = (path: string, text: string): string => {
    if (inside.includes(path) || inside.length > DEEPEST) return '';
    return writeBody(site, readPageText(path, text), [], { around: inside, room }).trim();
  };
  const code = scripts(page);
  const hasMath = site.config.at('markdown').at('math').flag() === true;
  for (const { start } of code) {
    const [tag = '', name = ''] = /^<(script|style)/.exec(page.text.slice(start, start + 7)) ?? [];
    const span = { file: page.file, start, end: start + tag.length };
    site.notes.leftOut(span, `<${name}>`, CODE_OF_VUE[name] ?? '');
  }
  return applyEdits(hidden, [
    ...edits,
    ...code,
    ...editIncludes(site, hidden, { room, include }),
    ...editExpressions(site, hidden),
    ...editBlocks(site.notes, hidden),
    ...editMarkup(site.notes, hidden),
    ...editLinks(hidden, (href) => addressIn(site, folderOf(page.file), href)),
    ...(hasMath ? [] : escapeDollars(hidden)),
    ...escapePlain(hidden),
  ]);
}

/** Why tags of Vue components are left out. */
const CODE_OF_VUE: Readonly<Record<string, string>> = {
  script: 'it is code of a Vue component',
  style: 'stylesheets are for all pages; put what is needed into a `.css` file of the docs folder',
};

const SCRIPT = /^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm;

function scripts({ uncoded }: PageText): readonly Edit[] {
  return [...uncoded.matchAll(SCRIPT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: '',
  }));
}

/** Scripts and styles are no prose. */
function hideCode(page: PageText): PageText {
  return { ...page, prose: page.prose.replace(SCRIPT, blank), uncoded: page.uncoded.replace(SCRIPT, blank) };
}

/** What stands in double braces: words of the front matter are filled in, the rest stays as text. */
function editExpressions({ notes }: VitepressSite, { prose, text, file, data }: PageText): readonly Edit[] {
  return [...prose.matchAll(/\{\{((?:(?!\{\{|\}\})[\s\S])*)\}\}/g)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const source = text.slice(start, end);
    const value = data[/^\{\{\s*\$frontmatter\.(\w+)\s*\}\}$/.exec(source)?.[1] ?? ''];
    if (typeof value === 'string' || typeof value === 'number') return { start, end, text: String(value) };
    notes.add(migrateDiagnostics.expression({ source }, { span: { file, start, end } }));
    return { start, end, text: source.replace(/[{}<]/g, '\\$&') };
  });
}
