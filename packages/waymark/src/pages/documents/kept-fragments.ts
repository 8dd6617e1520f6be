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

/** What stands in the store for the parts of all menus. */
interface StoredFragments {
  readonly frame: string;
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/** No page has this route. */
const ROUTE = 'menus';

/** The parts of large menus: to know whether there are any, every menu of the site has to be drawn, so they are kept. */
export function keptFragments({ draw, frame, store }: FragmentTools): readonly OutputFile[] {
  if (!store.isKeeping) return draw();
  const stored = store.read('document', ROUTE);
  const known = stored?.value as StoredFragments | undefined;
  if (stored !== undefined && known?.frame === frame()) {
    const found = known.files.map(([path, hash]) => ({ path, content: stored.text(hash) }));
    const whole = found.flatMap(({ path, content }) => (content === undefined ? [] : [{ path, content }]));
    if (whole.length === found.length) return whole;
  }
  const drawn = draw();
  const texts = new Map(drawn.map(({ content }) => [longHash(content), content]));
  const files = drawn.map(({ path, content }) => [path, longHash(content)] as const);
  store.write('document', ROUTE, { trace: [], value: { frame: frame(), files }, texts });
  return drawn;
}
