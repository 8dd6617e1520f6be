import type { ImageSize } from '../components/index.ts';
import type { RenderedPage } from '../render/page-renderer.ts';
import type { CacheStore } from './store.ts';

/** Keeps rendered pages from build to build. */
export interface PageCache {
  /** The kept page, or the freshly rendered one, which is then kept if it may be. */
  renderPage(file: string, text: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
}

/** What decides, beside its own text, how any page of a site is rendered. */
export interface CacheScope {
  /** Hash of the engine's build, the configuration, the list of files and the colours of code. */
  readonly site: string;
  readonly hash: (text: string) => string;
  readonly readText: (file: string) => string | undefined;
  readonly imageSize: (file: string) => ImageSize | undefined;
}

type KeptPage = Omit<RenderedPage, 'head'>;

/** What is stored of a page: valid while the files that went into it are what they were. */
interface Entry {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly page: KeptPage;
}

/**
 * Creates the page cache of a build. A page is found by its own text and the scope, and used only if its snippets are
 * unchanged. Pages that run author code are never kept: what code does cannot be told from its text.
 */
export function createPageCache(
  store: CacheStore,
  { site, hash, readText, imageSize }: CacheScope,
): PageCache {
  const hashOfFile = (file: string): string => hash(readText(file) ?? '\0absent');
  const isValid = ({ dependencies, page }: Entry): boolean =>
    Object.entries(dependencies).every(([file, known]) => hashOfFile(file) === known) &&
    Object.entries(page.images).every(([file, known]) => isSameSize(imageSize(file), known));
  return {
    async renderPage(file, text, render) {
      const key = hash(`${site}\n${file}\n${text}`);
      const entry = readEntry(store.read(key));
      if (entry !== undefined && isValid(entry)) return entry.page as RenderedPage;
      const page = await render();
      if (!page.runsCode) {
        const { head: _, ...kept } = page;
        const dependencies = Object.fromEntries(
          page.facts.dependencies.map((dependency) => [dependency, hashOfFile(dependency)]),
        );
        store.write(key, JSON.stringify({ dependencies, page: kept } satisfies Entry));
      }
      return page;
    },
  };
}

function isSameSize(now: ImageSize | undefined, known: ImageSize | null): boolean {
  return now?.width === known?.width && now?.height === known?.height;
}

/** A corrupt or foreign entry counts as none. */
function readEntry(text: string | undefined): Entry | undefined {
  if (text === undefined) return undefined;
  try {
    const entry = JSON.parse(text) as Partial<Entry>;
    const isWhole =
      typeof entry.page?.bodyHtml === 'string' &&
      Array.isArray(entry.page.facts?.toc) &&
      typeof entry.page.images === 'object' &&
      typeof entry.dependencies === 'object';
    return isWhole ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
