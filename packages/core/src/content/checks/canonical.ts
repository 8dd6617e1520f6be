import type { DocsConfig, Locate } from '../../config/index.ts';
import { configDiagnostics, type Diagnostic } from '../../diagnostics/index.ts';
import { readCanonical } from '../heads/canonical.ts';

/** Finds a canonical address of the site that can be none: it is put before no page. */
export function checkCanonical(
  { seo }: Pick<Partial<DocsConfig>, 'seo'>,
  locate: Locate | undefined,
): readonly Diagnostic[] {
  const written = seo?.metatags?.['canonical'];
  if (written === undefined || readCanonical(written) !== undefined) return [];
  const parameters = {
    what: '`metatags.canonical`',
    found: JSON.stringify(written),
    expected: 'an address that begins with `https://`, or a path that begins with `/`',
    suggestion: undefined,
  };
  return [configDiagnostics['invalid-value'](parameters, locate?.('/seo/metatags/canonical'))];
}
