import {
  decodePath,
  encodePath,
  hasBase,
  markdownPathOfRoute,
  normalizePath,
  splitHref,
} from '@waymark/core/content';
import { htmlLanguage } from '@waymark/core/navigation';
import type { DocsReader, DocsSkill, FoundPage, NavigationElement } from '@waymark/mcp';
import { readSiteHead, type SiteHead } from '../offline/site-head.ts';
import { createSearcher, type PageHit, type SearchManifest, searchManifestPath } from '../search/index.ts';

/** Reads a text file of a site by its path in the output; undefined where there is none. */
export type ReadSiteFile = (path: string) => Promise<string | undefined>;

/** Answers the questions of agents from the files that a site has, whoever makes them. */
export async function createDocsReader(readFile: ReadSiteFile, version: string): Promise<DocsReader> {
  // Read anew each time: `dev` changes the page.
  const readHead = async (): Promise<SiteHead> => readSiteHead((await readFile('index.html')) ?? '');
  const { name = 'this project' } = await readHead();
  return {
    name,
    version,
    async search(query, { language, ...choices }) {
      const given = language === undefined ? (await readHead()).language : htmlLanguage(language);
      const manifest = await readFile(searchManifestPath(given));
      if (manifest === undefined) return { pages: [], total: 0, lacksLanguage: true };
      const searcher = createSearcher(JSON.parse(manifest) as SearchManifest, async (file) => {
        const text = await readFile(`${SEARCH_FOLDER}/${file}`);
        if (text === undefined) throw new Error(`The search index has no ${file}`);
        return text;
      });
      const { pages, total } = await searcher.search(query, defined(choices));
      return { pages: pages.map(foundPage), total };
    },
    readPage: (path) => readAt(decodePath(path), readFile),
    async navigation() {
      const text = await readFile('navigation.json');
      return text === undefined ? undefined : (JSON.parse(text) as { root: NavigationElement }).root;
    },
    skills: () => skillsOf(readFile),
    async readSkill(name) {
      const skills = await skillsOf(readFile);
      return skills.some((skill) => skill.name === name) ? readFile(`${SKILLS}/${name}/SKILL.md`) : undefined;
    },
  };
}

/** Where a site has its skills. */
const SKILLS = '.well-known/agent-skills';

async function skillsOf(readFile: ReadSiteFile): Promise<readonly DocsSkill[]> {
  const text = await readFile(`${SKILLS}/index.json`);
  return text === undefined ? [] : (JSON.parse(text) as { skills: readonly DocsSkill[] }).skills;
}

/** The Markdown at a path of the site: written with its base path or without, and where exact redirects lead. */
async function readAt(path: string, readFile: ReadSiteFile): Promise<string | undefined> {
  const base = await baseOf(readFile);
  const seen = new Set<string>();
  let redirects: ReadonlyMap<string, string> | undefined;
  for (let at: string | undefined = path; at !== undefined && !seen.has(at); ) {
    seen.add(at);
    const route = normalizePath(hasBase(at, base) ? at.slice(base.length) : at);
    const page = (await readFile(markdownPathOfRoute(route))) ?? (await readFile(markdownPathOfRoute(at)));
    if (page !== undefined) return page;
    redirects ??= await redirectsOf(readFile);
    at = redirects.get(base + encodePath(route));
  }
  return undefined;
}

/** Where exact redirects within the site lead, by their source. */
async function redirectsOf(readFile: ReadSiteFile): Promise<ReadonlyMap<string, string>> {
  const lines = ((await readFile('_redirects')) ?? '').split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([source = '', target = '']) =>
      /^\/(?!\/)/.test(target) ? [[source, decodePath(splitHref(target).path)] as const] : [],
    ),
  );
}

/** The path below which the site is served. */
async function baseOf(readFile: ReadSiteFile): Promise<string> {
  return / src="([^"]*)\/_waymark\//.exec((await readFile('index.html')) ?? '')?.[1] ?? '';
}

const SEARCH_FOLDER = searchManifestPath('').replace(/\/[^/]*$/, '');

/** Without the choices that were not made. */
function defined<Choices extends object>(
  choices: Choices,
): { [Key in keyof Choices]: NonNullable<Choices[Key]> } {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof defined<Choices>
  >;
}

function foundPage({ route, title, trail, excerpt, sections }: PageHit): FoundPage {
  return {
    route,
    title: title.text,
    trail,
    ...(excerpt && { excerpt: excerpt.text }),
    sections: sections.map(({ id, heading, excerpt: part }) => ({
      id,
      heading: heading.text,
      ...(part && { excerpt: part.text }),
    })),
  };
}
