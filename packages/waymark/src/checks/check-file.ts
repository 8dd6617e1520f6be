import { createNearestAsset } from '@waymark/core/content';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';

/** Finds that a file is not there which an address names: of the site, or of a page. */
export type CheckFile = (
  href: string,
  from?: { readonly file: string; readonly route: string },
) => readonly Diagnostic[];

/** Creates the check of files of one state of a site. */
export function createFileCheck(links: Site['links']): CheckFile {
  const nearestTo = createNearestAsset(links.files);
  return (href, from) => {
    const target = links.resolve(href, from && { ...from, kind: 'image' });
    if (target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near && `/${near}`;
    return [linkDiagnostics['missing-asset']({ href, path: target.path, suggestion })];
  };
}
