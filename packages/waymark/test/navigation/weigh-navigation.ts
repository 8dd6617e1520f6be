import { gzipSync } from 'node:zlib';

/** Bytes of what is navigation in a document, as they are sent. */
export function weighNavigation(html: string): number {
  const part = (from: string, to: string): string => {
    const start = html.indexOf(from);
    return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
  };
  const templates = html.match(/<template data-[\s\S]*?<\/template>/g) ?? [];
  return gzipSync(part('<header id="navbar"', '<main') + templates.join('')).length;
}
