import type { Locate } from '@waymark/core/config';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import { redirectsFile, type SiteModel } from '../outputs/index.ts';

/** Says how many redirects the file `_redirects` cannot hold: hosts that read it serve forwarding pages instead. */
export function checkRedirectRules(site: SiteModel, locate: Locate): readonly Diagnostic[] {
  const { leftOut } = redirectsFile(site);
  if (leftOut === 0) return [];
  return [linkDiagnostics['redirects-left-out']({ count: leftOut }, locate('/redirects', 'key') ?? {})];
}
