// Keeps an open page as the site is while its author writes.
import { decodePath } from '@waymark/core/source';
import type { PageState } from '../../dev/page-script.ts';
import type { ProblemView } from '../../dev/view-problems.ts';
import { addressIslands } from './address-islands.ts';
import { exchangeStyles } from './exchange-styles.ts';
import { type LiveEvent, listenWhileSeen } from './listen.ts';
import { MediaVersions } from './media-versions.ts';
import { morphPage } from './morph-page.ts';
import { needsReload } from './needs-reload.ts';
import { ProblemsPanel } from './problems-panel.ts';
import { Served } from './served.ts';
import { updateHead } from './update-head.ts';

/** The document as it was sent; of scripts, only the one for the colour mode has run on it. */
let sent = copyDocument();
addressIslands(sent);
let state = readState(document);
const served = new Served();
served.adopt(document.body, sent.body);
const media = new MediaVersions(pathOf);

const panel = new ProblemsPanel({ edit: openEditor });
showProblems(state);

/** Files that changed while the page was broken. */
let missed: readonly string[] = [];
let isUpdating = false;
let pending: LiveEvent | undefined;
const listenAgain = listenWhileSeen({
  token: state.token,
  version: () => state.version,
  onEvent: (event) => {
    pending = { version: event.version, changed: [...(pending?.changed ?? []), ...event.changed] };
    void updateAll();
  },
});

async function updateAll(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  try {
    for (let event = pending; event !== undefined; event = pending) {
      pending = undefined;
      await update(event);
    }
  } catch {
    // Something on the page is not as it was sent, in a way that cannot be dealt with here.
    location.reload();
  } finally {
    isUpdating = false;
  }
}

/** Brings the page to what the server now has at its address. */
async function update({ version, changed: changedNow }: LiveEvent): Promise<void> {
  const changed = [...missed, ...changedNow];
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  // The network or the server went away: once it is back, or another one is there, listening finds out.
  if (response === undefined || text === undefined) return listenAgain();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  addressIslands(fresh);
  if (response.redirected || fresh.querySelector('script[data-page]') === null) {
    location.replace(response.url + location.hash);
    return;
  }
  const next = readState(fresh);
  showProblems(next);
  document.dispatchEvent(new Event('wm-update'));
  media.note(changed, version);
  // What was good stays under the panel.
  if (next.failed && !state.failed) {
    state = { ...state, version: next.version };
    missed = changed;
    return;
  }
  const isChanged = (href: string): boolean => changed.includes(pathOf(href));
  // One may import another. Those of the engine are named by their content.
  const isStyleChanged = changed.some((path) => path.endsWith('.css'));
  const isChangedStyle = (href: string): boolean => isStyleChanged && /^(?!_waymark\/)./.test(pathOf(href));
  // Where nothing is, a script has listed pages that may be meant; there is nothing that a reload would lose.
  const isElsewhere = next.status !== 200 || state.status !== 200;
  if (isElsewhere || needsReload(sent, fresh) || hasChangedScript(isChanged)) {
    location.reload();
    return;
  }
  const dropOldStyles = await exchangeStyles({ sent, fresh, version, isChanged: isChangedStyle });
  updateHead(sent, fresh);
  const isMorphed = morphPage(document.body, fresh.body, served);
  dropOldStyles();
  media.refresh();
  sent = fresh;
  state = next;
  missed = [];
  if (isMorphed) document.dispatchEvent(new Event('wm-morph'));
}

function hasChangedScript(isChanged: (href: string) => boolean): boolean {
  return [...document.scripts].some(({ src }) => src !== '' && isChanged(src));
}

/** The path in the docs folder that an address of this site names. */
function pathOf(href: string): string {
  if (!URL.canParse(href, location.href)) return '';
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? decodePath(pathname.slice(1)) : '';
}

function showProblems({ problems, isBlocked }: PageState): void {
  panel.show(problems, isBlocked);
}

function openEditor({ file, line, column }: ProblemView): void {
  void fetch(`/_waymark/editor?token=${state.token}`, {
    method: 'POST',
    body: JSON.stringify({ file, line, column }),
  });
}

function readState(holder: Document): PageState {
  const script = holder.querySelector<HTMLScriptElement>('script[data-page]');
  return JSON.parse(script?.dataset['page'] ?? '') as PageState;
}

/** The document as it is now, where nothing of it is loaded or run. */
function copyDocument(): Document {
  const copy = document.implementation.createHTMLDocument('');
  copy.replaceChild(copy.importNode(document.documentElement, true), copy.documentElement);
  return copy;
}
