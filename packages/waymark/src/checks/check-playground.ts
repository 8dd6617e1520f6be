import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';

/** Finds settings of the playground that ask for a server of the site. */
export function checkPlayground({ config, locate }: Pick<Site, 'config' | 'locate'>): readonly Diagnostic[] {
  const { display, proxy } = config.api?.playground ?? {};
  const at = (key: string) => locate(`/api/playground/${key}`) ?? {};
  return [
    ...(proxy === true ? [openapiDiagnostics['no-proxy']({}, at('proxy'))] : []),
    ...(display === 'auth' ? [openapiDiagnostics['no-sign-in']({}, at('display'))] : []),
  ];
}
