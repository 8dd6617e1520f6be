import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';

/** What of a site says who stands at its root. */
interface Root extends Pick<Site, 'assets'> {
  readonly pages: Pick<Site['pages'], 'has'>;
  readonly navigation: Pick<Site['navigation'], 'home'>;
}

/** Says that readers meet a file of the project at the root: in the folder of a program, it is that of the program. */
export function checkOwnHome({ assets, pages, navigation: { home } }: Root): readonly Diagnostic[] {
  const file = 'index.html';
  if (home === undefined || pages.has('/') || !assets.includes(file)) return [];
  return [contentDiagnostics['own-home']({ file, home }, { span: { file, start: 0, end: 0 } })];
}
