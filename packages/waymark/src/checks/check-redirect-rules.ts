import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import { redirectsFile } from '../outputs/index.ts';
import type { Site } from '../site/site.ts';

type Where = Pick<Site, 'redirects' | 'links' | 'pages' | 'urls' | 'assets' | 'locate'>;

/** Says how many redirects the file `_redirects` cannot hold: hosts that read it serve forwarding pages instead. */
export function checkRedirectRules({ locate, urls, assets, ...graph }: Where): readonly Diagnostic[] {
  const { leftOut } = redirectsFile({ urls, assets, graph });
  if (leftOut === 0) return [];
  return [linkDiagnostics['redirects-left-out']({ count: leftOut }, locate('/redirects', 'key'))];
}
