import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import type { AddressTarget, DocsPage, DocsProject } from '@waymark/language-server';
import { openSession, type Session } from '../dev/session.ts';
import { watchProject } from '../dev/watch/watch.ts';
import { loadIconSets } from '../pages/assets/load-icon-sets.ts';
import type { DocsDirectory } from '../project/find-directory.ts';
import type { Site } from '../site/site.ts';
import { documentedThings } from './documented-things.ts';
import { planEdits } from './plan-edits.ts';

/** Opens a docs folder for an editor: a session as `dev` has it, in which the editor's texts go before those of the disk. */
export async function openProject(
  found: DocsDirectory,
  version: string,
  onChange: () => void,
): Promise<DocsProject> {
  const texts = new Map<string, string>();
  const session = await openSession({ ...found, version, texts, highlight: false });
  const changed = new Set<string>();
  const settle = createSettling(session, changed, () => watching.follow(session.outside()));
  const watching = watchProject(found.directory, (paths) => {
    for (const path of paths) changed.add(path);
    onChange();
  });
  watching.follow(session.outside());
  return {
    directory: found.directory,
    setText(file, text) {
      if (text === texts.get(file)) return;
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
      changed.add(file);
    },
    readsFrom: (file) => session.outside().includes(file),
    readText: session.readText,
    async findings(open) {
      await settle();
      const routes = open.flatMap((file) => routeOf(session.site(), file) ?? []);
      for (const route of routes) await session.content(route);
      return unique(session.diagnostics());
    },
    survey: async (isStopped) => (await session.survey(isStopped)) !== undefined,
    async move(moves) {
      await settle();
      return planEdits(found, session, moves);
    },
    async pages() {
      await settle();
      return [...(session.site()?.pages.values() ?? [])].map(describePage);
    },
    files: () => session.files(),
    async assets() {
      await settle();
      return session.site()?.assets ?? [];
    },
    async anchors(route) {
      await settle();
      const content = await session.content(route);
      if (content === undefined) return [];
      const titles = new Map(content.view.read().toc.map(({ id, text }) => [id, text]));
      return content.facts.anchors.map((id) => ({ id, text: titles.get(id) ?? id }));
    },
    async target(address, file) {
      await settle();
      return targetOf(session.site(), address, file);
    },
    async documented(key) {
      await settle();
      return documentedThings(key, session.site()?.specifications ?? []);
    },
    icons: async () => iconNames(session.site()),
    close: () => watching.stop(),
  };
}

/** Takes what changed since the last time, one after the other; what could not be taken is left for the next time. */
function createSettling(session: Session, changed: Set<string>, onTaken: () => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  return async () => {
    const taking = running.then(async () => {
      if (changed.size === 0) return;
      const paths = [...changed];
      changed.clear();
      try {
        await session.change(paths);
      } catch (error) {
        for (const path of paths) changed.add(path);
        throw error;
      }
      onTaken();
    });
    running = taking.catch(() => undefined);
    await taking;
  };
}

function describePage({ route, title, head }: ReturnType<Site['pages']['get']> & object): DocsPage {
  return {
    route,
    title,
    ...(head?.file === undefined ? {} : { file: head.file }),
    ...(head?.description === undefined ? {} : { description: head.description }),
  };
}

function routeOf(site: Site | undefined, file: string): string | undefined {
  for (const head of site?.heads.values() ?? []) if (head.file === file) return head.route;
  return undefined;
}

/** Where an address leads: a page, a file, or a place on the page that it stands on. */
function targetOf(site: Site | undefined, address: string, file: string): AddressTarget | undefined {
  if (site === undefined) return undefined;
  const from = { file, route: routeOf(site, file) ?? '/' };
  const target = site.links.resolve(address, from);
  if (target.kind === 'hash') return { ...from, hash: target.hash };
  if (target.kind === 'file') return { file: target.path };
  if (target.kind !== 'page') return undefined;
  const { route, hash } = target;
  const page = site.heads.get(route)?.file;
  return { route, ...(page === undefined ? {} : { file: page }), ...(hash === undefined ? {} : { hash }) };
}

function iconNames(site: Site | undefined): readonly string[] {
  const sets = loadIconSets();
  const library = site?.config.icons?.library ?? 'fontawesome';
  if (library === 'lucide' || library === 'tabler') return sets[library].names();
  return [...new Set([...sets['fa6-solid'].names(), ...sets['fa6-brands'].names()])];
}

/** The same finding once: a snippet is read for every page that shows it. */
function unique(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ code, message, span }: Diagnostic): string => JSON.stringify([code, message, span]);
  return sortDiagnostics([...new Map(findings.map((finding) => [keyOf(finding), finding])).values()]);
}
