import { setImmediate } from 'node:timers/promises';
import { rememberEach } from '@waymark/core/source';
import type { Project } from '../project/project.ts';
import type { Site } from '../site/site.ts';
import { createPageDrawer, type PageDrawer } from './content/body/draw-page.ts';
import { createDrawAndKeep } from './content/draw-and-keep.ts';
import type { DrawingTools } from './content/draw-content.ts';
import { failedContent } from './content/failed-page.ts';
import { type PageContent, unpackContent } from './content/page-content.ts';
import type { DrawingSetup } from './drawing-setup.ts';
import { createFieldDocuments } from './endpoint/field-documents.tsx';
import { asFailedPage } from './page-of-route.ts';
import type { Optimizer } from './pictures/open-optimizer.ts';
import type { PageStore } from './store/page-store.ts';
import { createInquiries } from './world/inquiry.ts';
import { createKnownGood, type KnownGood, type WorldState } from './world/known-good.ts';
import { createSiteWorld, type Digests } from './world/site-world.ts';
import { type TracedWorld, traceWorld, untracedWorld, type World } from './world/world.ts';

/** The contents of the pages of a site in one state, and the world that they ask. */
export interface Contents {
  content(route: string): Promise<PageContent>;
  /** The content that is kept of a page, where it still is what it would be drawn to. */
  known(route: string): PageContent | undefined;
  readonly world: World;
  readonly drawer: PageDrawer;
}

/** What contents are opened with. */
export interface ContentsOptions {
  readonly store: PageStore;
  /** Marks unknown components where they stand. */
  readonly markUnknown: boolean;
  /**
   * Also keeps what only a later command can use: what is known of documents, and coloured code. Not where documents are
   * drawn for each request, by a process that has its grammars at hand.
   */
  readonly keepsForLater: boolean;
  /** Makes other forms of pictures; without it, they are shown as they are. */
  readonly pictures?: Pick<Optimizer, 'plan'>;
  /** Where that is kept which only a later command can use. */
  readonly later: PageStore;
  readonly digests: Digests;
}

/** Creates the opener of contents: station 5. From one state of the site to the next it keeps which of them are good. */
export function createContentsOpener(
  options: ContentsOptions,
): (project: Project, site: Site, setup: DrawingSetup) => Contents {
  const { store, later, digests, pictures } = options;
  const knownGood = options.keepsForLater ? askOnce : createKnownGood();
  const inquire = createInquiries();
  const unpack = rememberEach(unpackContent);
  return (project, site, setup) => {
    const { names } = setup;
    const { world, digestAnswer } = createSiteWorld({ site, project, names, digests, pictures });
    const inquiry = inquire(world, digestAnswer);
    const openTrace = (): TracedWorld =>
      store.isKeeping ? traceWorld(world, inquiry.note) : untracedWorld(world);
    const tools = createDrawingTools(setup, { world, openTrace }, options.markUnknown);
    const good = knownGood({ site, project, names, inquiry });
    const draw = createDrawAndKeep({ tools, setup, store, later, openTrace, note: good.note });
    const known = (route: string): PageContent | undefined => {
      const stored = store.read('body', route);
      return stored !== undefined && good.isGood(route, stored.trace) ? unpack(stored) : undefined;
    };
    return {
      world,
      drawer: tools.drawer,
      known,
      async content(route) {
        const content = known(route);
        if (content !== undefined) return content;
        const drawn = await draw(route, store.read('body', route)).catch((error: unknown) =>
          failedContent(asFailedPage(site, route, error)),
        );
        // The parser's memory, 16 kB for a page, is given back between turns of the event loop only.
        await setImmediate();
        return drawn;
      },
    };
  };
}

/** For a process that takes each page once: to remember which ones are good would only hold their traces. */
function askOnce({ inquiry }: WorldState): KnownGood {
  return { isGood: (_, trace) => inquiry.isCurrent(trace), note: () => undefined };
}

/** The world of the pages, and the same noting what a page asks of it. */
interface AskedWorld {
  readonly world: World;
  readonly openTrace: () => TracedWorld;
}

function createDrawingTools(
  setup: DrawingSetup,
  { world, openTrace }: AskedWorld,
  markUnknown: boolean,
): DrawingTools {
  const drawer = createPageDrawer(world, { ...setup.tools, markUnknown });
  return {
    drawer,
    playground: setup.shared.playground,
    fields: createFieldDocuments({
      world,
      openTrace,
      assets: setup.shared.urls,
      createContext: (place, traced) =>
        drawer.createContext({ ...place, route: '/', report: () => undefined }, traced),
    }),
  };
}
