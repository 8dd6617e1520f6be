import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';

/** Says once what Tag Manager costs the pages' security policy: its tags come from hosts that nobody here knows. */
export function checkTags({
  config,
  locate,
  allowed,
}: Pick<Site, 'config' | 'locate' | 'allowed'>): readonly Diagnostic[] {
  if (config.integrations?.gtm === undefined) return [];
  const more = (allowed.scripts ?? []).length + (allowed.connect ?? []).length;
  const where = locate('/integrations/gtm', 'key');
  return [contentDiagnostics['tag-manager']({ more }, where === undefined ? {} : where)];
}
