import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { findSampleLanguage, sampleLanguages } from '@waymark/openapi';
import type { Site } from '../site/site.ts';

type Where = Pick<Site, 'config' | 'locate'>;

/** Finds settings of `api` that ask for what pages cannot do. */
export function checkApiSettings(site: Where): readonly Diagnostic[] {
  return [...checkSampleLanguages(site), ...checkPlayground(site)];
}

/** Languages in which no samples can be written. */
function checkSampleLanguages({ config, locate }: Where): readonly Diagnostic[] {
  const names = sampleLanguages.flatMap(({ id, aliases }) => [id, ...aliases]);
  return (config.api?.examples?.languages ?? []).flatMap((language, index) => {
    if (findSampleLanguage(language) !== undefined) return [];
    const where = locate(`/api/examples/languages/${index}`);
    const suggestion = suggest(language, names);
    return [openapiDiagnostics['unknown-sample-language']({ language, suggestion }, where)];
  });
}

/** A playground that asks for a server of the site. */
function checkPlayground({ config, locate }: Where): readonly Diagnostic[] {
  const { display, proxy } = config.api?.playground ?? {};
  const at = (key: string) => locate(`/api/playground/${key}`);
  return [
    ...(proxy === true ? [openapiDiagnostics['no-proxy']({}, at('proxy'))] : []),
    ...(display === 'auth' ? [openapiDiagnostics['no-sign-in']({}, at('display'))] : []),
  ];
}
