import { createSearcher, type Searcher, type SearchManifest } from '../../search/index.ts';

/** Loads the searcher of an index by the address of its manifest. */
export type LoadSearcher = (manifestUrl: string) => Promise<Searcher>;

// The manifest has a stable name: always ask whether it changed. The other files are named by their content.
const readText = async (url: string, cache: RequestCache): Promise<string> => {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
};

const load: LoadSearcher = async (manifestUrl) => {
  const manifest: SearchManifest = JSON.parse(await readText(manifestUrl, 'no-cache'));
  return createSearcher(manifest, (file) => readText(new URL(file, manifestUrl).href, 'default'));
};

/** Creates a loader that keeps what it has loaded. */
export function createSearcherLoader(): LoadSearcher {
  const loaded = new Map<string, Promise<Searcher>>();
  return (manifestUrl) => {
    const loading = loaded.get(manifestUrl) ?? load(manifestUrl);
    loaded.set(manifestUrl, loading);
    return loading;
  };
}
