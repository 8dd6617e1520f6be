import { type MadeSite, writeSite } from './made-site.ts';

const WORDS =
  'anchor barge canoe dinghy ferry galley hull keel launch mast oar pilot rudder sail tiller'.split(' ');

/** Title of a page of the list. */
export function titleOf(at: number): string {
  const [a, b, c] = [1, 7, 11].map((step) => WORDS[(at * step + Math.floor(at / 15)) % WORDS.length]);
  return `${a} ${b} ${c} ${at}`;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Tabs: a list of 600 pages; 400 chapters of a page each; 150 versions, two of which have the same page; one page in 60 sections. */
export function largeSite(): MadeSite {
  const pages = new Map<string, string>();
  const page = (path: string, title: string): string => {
    pages.set(path, title);
    return path;
  };
  const navigation = {
    tabs: [
      { tab: 'List', pages: times(600, (at) => page(`list/${at}`, titleOf(at))) },
      {
        tab: 'Chapters',
        groups: times(400, (at) => ({
          group: `Chapter ${at} of ${titleOf(at)}`,
          pages: [page(`chapter/${at}`, `Text ${at}`)],
        })),
      },
      {
        tab: 'Versions',
        versions: times(150, (at) => ({
          version: `v${at} of the ${titleOf(at)} release`,
          tag: at === 140 ? 'Old' : undefined,
          pages: [page(`v${at}/start`, `Start ${at}`), page(`v${at}/sails-and-oars`, `Sails ${at}`)],
        })),
      },
      {
        tab: 'Sections',
        dropdowns: times(60, (at) => ({
          dropdown: `Section ${at} of ${titleOf(at)}`,
          pages: [page('shared', 'Shared'), page(`section/${at}`, `Own ${at}`)],
        })),
      },
    ],
  };
  return { name: 'large', files: writeSite({ name: 'Large', navigation }, pages) };
}
