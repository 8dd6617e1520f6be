import { folderOf, joinPath, nameOf } from '@waymark/core/source';
import type { Edit, PageText } from '../text/page-text.ts';
import { fenceInfo } from './edit-blocks.ts';
import type { VitepressSite } from './vitepress-site.ts';

const CODE = /^([ \t]*)<<<[ \t]*([^\s{[#]+)(?:#([\w-]+))?[ \t]*(\{[^}\n]*\})?[ \t]*(\[[^\]\n]*\])?[^\n]*$/gm;
const TEXT = /<!--\s*@include:\s*([^\s#{]+)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?\s*-->/g;

/** Whether a page may take in one more text: one that takes in another twice doubles it. */
export type Room = (text: string) => boolean;

/** Most texts that one page takes in, and most of their characters. */
const MOST = { texts: 500, characters: 2_000_000 };

/** The room of a page. */
export function createRoom(): Room {
  const left = { ...MOST };
  return ({ length }) => {
    left.texts -= 1;
    left.characters -= length;
    return left.texts >= 0 && left.characters >= 0;
  };
}

/** What a page does with the texts that it takes in. */
interface Inclusion {
  readonly room: Room;
  readonly include: (path: string, text: string) => string;
}

/** Files that a page takes in: code becomes a fence, text a part of the page. */
export function editIncludes(
  site: VitepressSite,
  page: PageText,
  { room, include }: Inclusion,
): readonly Edit[] {
  const read = (written: string): { readonly path: string; readonly text: string | undefined } => {
    const path = written.startsWith('@')
      ? joinPath(site.source, written.slice(1))
      : joinPath(folderOf(page.file), written);
    return { path, text: site.tree.readText(path)?.replaceAll('\r\n', '\n') };
  };
  const leaveOut = (start: number, end: number, what: string, text: string | undefined): Edit => {
    const why =
      text === undefined
        ? 'no file of the docs or of their repository has this path'
        : 'the page takes in too much';
    site.notes.leftOut({ file: page.file, start, end }, what, why);
    return { start, end, text: '' };
  };
  const code = [...page.prose.matchAll(CODE)].map((match): Edit => {
    const [line, indent = '', written = '', region, options = '', title = ''] = match;
    const [start, end] = [match.index, match.index + line.length];
    const { path, text } = read(written);
    if (text === undefined || !room(text)) return leaveOut(start, end, line.trim(), text);
    return { start, end, text: fence(indent, infoOf(path, options, title), partOf(text, region)) };
  });
  const texts = [...page.uncoded.matchAll(TEXT)].map((match): Edit => {
    const [whole, written = '', region, from = '', to = ''] = match;
    const [start, end] = [match.index, match.index + whole.length];
    const { path, text } = read(written);
    if (text === undefined || !room(text)) return leaveOut(start, end, whole, text);
    const lines = partOf(text, region).split('\n');
    const isWhole = from === '' && to === '';
    return {
      start,
      end,
      text: include(
        path,
        (isWhole ? lines : lines.slice(Number(from || 1) - 1, to === '' ? undefined : Number(to))).join('\n'),
      ),
    };
  });
  return [...code, ...texts];
}

function fence(indent: string, info: string, code: string): string {
  const marks = /^[ \t]*```/m.test(code) ? '`````' : '```';
  return [`${marks}${info}`, ...code.replace(/\n$/, '').split('\n'), marks]
    .map((line) => `${indent}${line}`)
    .join('\n');
}

/** The language is that of the options, or the ending of the file. */
function infoOf(path: string, options: string, title: string): string {
  const lines = /(?<![\d,-])[\d,-]+(?=[\s}])/.exec(options)?.[0] ?? '';
  const language = /[A-Za-z][^\s}]*/.exec(options.replace(/^\{[\d,\s-]*/, ''))?.[0];
  const ending = nameOf(path).split('.').pop() ?? '';
  return fenceInfo(`${language ?? ending}${lines === '' ? '' : ` {${lines}}`} ${title}`.trim());
}

/** What stands between the marks of a region; the whole text where there is none of that name. */
function partOf(text: string, region: string | undefined): string {
  if (region === undefined) return text;
  const lines = text.split('\n');
  const mark = (word: string): number =>
    lines.findIndex((line) => new RegExp(`#${word}\\s+${region}\\b`, 'i').test(line));
  const [start, end] = [mark('region'), mark('endregion')];
  return start === -1 || end === -1 ? text : lines.slice(start + 1, end).join('\n');
}
