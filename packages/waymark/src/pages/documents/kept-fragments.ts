import type { OutputFile } from '../../outputs/index.ts';
import { longHash } from '../../project/files/hash.ts';
import type { PageStore } from '../store/page-store.ts';

/** What the parts of large menus are made with. */
export interface FragmentTools {
  readonly draw: () => readonly { readonly path: string; readonly content: string }[];
  /** Names everything that they are drawn from; asked for by who keeps them. */
  readonly frame: () => string;
  readonly store: PageStore;
}

/** What stands in the store for the parts of all menus, which are its texts. */
interface StoredFragments {
  readonly frame: string;
  readonly paths: readonly string[];
}

/** No page has this route. */
const ROUTE = 'menus';

/** The parts of large menus: to know whether there are any, every menu of the site has to be drawn, so they are kept. */
export function keptFragments({ draw, frame, store }: FragmentTools): readonly OutputFile[] {
  if (!store.isKeeping) return draw();
  const stored = store.read('document', ROUTE);
  const known = stored?.value as StoredFragments | undefined;
  if (stored !== undefined && known?.frame === frame()) {
    const contents = stored.hashes.map(stored.text);
    const whole = known.paths.flatMap((path, at) => {
      const content = contents[at];
      return content === undefined ? [] : [{ path, content }];
    });
    if (whole.length === known.paths.length) return whole;
  }
  const drawn = draw();
  const texts = drawn.map(({ content }) => [longHash(content), content] as const);
  const value: StoredFragments = { frame: frame(), paths: drawn.map(({ path }) => path) };
  store.write('document', ROUTE, { trace: [], value, texts });
  return drawn;
}
