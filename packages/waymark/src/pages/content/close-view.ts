import { type Diagnostic, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { closeMarkup, type ForeignContent } from '../../site/closed/close-markup.ts';
import type { World } from '../world/world.ts';
import type { ContentView } from './page-content.ts';

/** The parts of a page's view that hold what its author wrote. */
const MARKUP = ['bodyHtml', 'leadHtml', 'asideHtml', 'descriptionHtml'] as const;

/** A view, and what was taken out of it. */
export interface ClosedView<View> {
  readonly view: View;
  readonly diagnostics: readonly Diagnostic[];
}

/** The view of a page of `file` without what asks other hosts, where its project is not trusted with its readers. */
export function closeView<View extends Partial<ContentView>>(
  view: View,
  file: string,
  world: World,
): ClosedView<View> {
  if (!world.setting('isClosed')) return { view, diagnostics: [] };
  const leftOut: ForeignContent[] = [];
  const closed = MARKUP.flatMap((name) => {
    const html = view[name];
    if (html === undefined) return [];
    const markup = closeMarkup(html);
    for (const each of markup.leftOut) leftOut.push(each);
    return [[name, markup.html] as const];
  });
  const text = world.readText(file) ?? '';
  return {
    view: { ...view, ...Object.fromEntries(closed) },
    diagnostics: leftOut.map((what) => report(what, file, text)),
  };
}

/** Placed where the file names the address first; at its beginning where it does not, as for a spread attribute. */
function report({ what, address }: ForeignContent, file: string, text: string): Diagnostic {
  const start = Math.max(address === '' ? 0 : text.indexOf(address), 0);
  const span = { file, start, end: start };
  return untrustedDiagnostics['foreign-content']({ what, address }, { span });
}

/** HTML without what asks other hosts, where the project is not trusted with readers. */
export function closedHtml(html: string, world: World): string {
  return world.setting('isClosed') ? closeMarkup(html).html : html;
}
