import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { findSampleLanguage, sampleLanguages } from '@waymark/openapi';
import type { Site } from '../site/site.ts';

/** Finds languages of `api.examples.languages` in which no samples can be written. */
export function checkSampleLanguages({
  config,
  locate,
}: Pick<Site, 'config' | 'locate'>): readonly Diagnostic[] {
  const names = sampleLanguages.flatMap(({ id, aliases }) => [id, ...aliases]);
  return (config.api?.examples?.languages ?? []).flatMap((language, index) => {
    if (findSampleLanguage(language) !== undefined) return [];
    const where = locate(`/api/examples/languages/${index}`) ?? {};
    const suggestion = suggest(language, names);
    return [openapiDiagnostics['unknown-sample-language']({ language, suggestion }, where)];
  });
}
