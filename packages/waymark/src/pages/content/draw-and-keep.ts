import type { DrawingSetup } from '../drawing-setup.ts';
import type { PageStore, StoredResult } from '../store/page-store.ts';
import type { Trace, TracedWorld } from '../world/world.ts';
import { type CodeLines, createPageCode, createPlainCode, type PageCode } from './context/page-code.ts';
import { type DrawingTools, drawContent } from './draw-content.ts';
import { type PageContent, packCode, type StoredCode, takeContent, unpackCode } from './page-content.ts';

/** What contents are drawn and kept with. */
export interface Keeping {
  readonly tools: DrawingTools;
  readonly setup: Pick<DrawingSetup, 'tools' | 'names'>;
  readonly store: PageStore;
  /** Where that is kept which only a later command can use. */
  readonly later: PageStore;
  readonly openTrace: () => TracedWorld;
  /** Takes notice that a page is good as it is now. */
  readonly note: (route: string, trace: Trace) => void;
}

/** Draws the content of a page, from its route and what is stored of it. */
export type DrawAndKeep = (route: string, stored: StoredResult | undefined) => Promise<PageContent>;

/** Creates the function that draws the content of a page and keeps it; coloured code of the earlier state is used again. */
export function createDrawAndKeep(keeping: Keeping): DrawAndKeep {
  const { setup, later } = keeping;
  const { highlighter } = setup.tools;
  const codeWith = (lines: CodeLines | undefined): PageCode =>
    later.isKeeping ? createPageCode(highlighter, lines) : createPlainCode(highlighter);
  return async (route, stored) => {
    const first = codeWith(unpackCode(later.read('code', route) ?? stored, setup.names.code));
    const drawn = await drawWith(keeping, route, first);
    if (drawn !== undefined) return drawn;
    const code = codeWith(undefined);
    await code.prepare(first.missing());
    const again = await drawWith(keeping, route, code, true);
    if (again === undefined) throw new Error(`The code of ${route} was not coloured`);
    return again;
  };
}

/** Draws a content and keeps it; nothing where code is missing that was not coloured before, unless it is the last time. */
async function drawWith(
  { tools, setup, store, later, openTrace, note }: Keeping,
  route: string,
  code: PageCode,
  isLast = false,
): Promise<PageContent | undefined> {
  const traced = openTrace();
  const drawn = await drawContent(tools, route, { world: traced.world, code });
  // Code of an author must not run again.
  if (code.missing().length > 0 && !isLast && !drawn.content.runsCode) return undefined;
  const { content, pack } = takeContent(drawn.content);
  if (!store.isKeeping) return content;
  for (const trace of drawn.traces) traced.add(trace);
  const trace = traced.trace();
  note(route, trace);
  const lines = code.lines();
  const coloured = Object.keys(lines).length > 0 ? { colours: setup.names.code, lines } : undefined;
  if (!drawn.content.runsCode) store.write('body', route, pack(trace, coloured));
  else if (coloured !== undefined) keepCode(later, route, coloured);
  return content;
}

function keepCode(later: PageStore, route: string, coloured: StoredCode): void {
  const packed = packCode(coloured);
  const known = later.read('code', route)?.hashes[0];
  if (known !== packed.texts[0]?.[0]) later.write('code', route, packed);
}
