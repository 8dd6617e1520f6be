import { createNearestFile, splitHref } from '@waymark/core/content';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import { pathFrom } from '@waymark/core/source';
import type { Site } from '../site/site.ts';

/** Finds files that the project's own stylesheets ask for and that are not there. */
export function checkStyles({
  askedByStyles,
  links,
}: Pick<Site, 'askedByStyles' | 'links'>): readonly Diagnostic[] {
  const nearestTo = createNearestFile(links.files);
  return askedByStyles.flatMap(({ file, href, start }) => {
    const { path: written } = splitHref(href);
    // A browser begins at the stylesheet, and nowhere else.
    const target = links.resolve(pathFrom(file, written));
    if (target.kind !== 'missing') return [];
    const { path } = target;
    const near = nearestTo(path.slice(1));
    const suggestion = near && `/${near}`;
    const place = { span: { file, start, end: start + href.length }, ...causeOf(written, near) };
    return [linkDiagnostics['missing-asset']({ href, path, suggestion }, place)];
  });
}

/** The site may be served under a path that the addresses begin with. */
function causeOf(written: string, near: string | undefined): { readonly cause?: string } {
  const isBelow = written.startsWith('/') && near !== undefined && written.endsWith(`/${near}`);
  const base = isBelow ? written.slice(0, -near.length - 1) : '';
  return base === ''
    ? {}
    : { cause: `below "${base}": a site that is served there is built with \`--base ${base}\`` };
}
