import { decodePath, foldPath, splitHref } from '../../source/index.ts';
import { encodePath } from './route.ts';

/**
 * An address as written, with the upper and lower case, and the form of accents, of the path that it leads to; undefined
 * where more than that differs. Steps, extension, query and hash stay.
 */
export function withCase(href: string, path: string): string | undefined {
  const { path: written } = splitHref(href);
  const steps = written.split('/');
  const target = path.split('/').filter((step) => step !== '');
  const named = steps.flatMap((step, index) => (/^\.{0,2}$/.test(step) ? [] : [index]));
  const offset = target.length - named.length;
  if (named.length === 0 || offset < 0) return undefined;
  for (const [position, index] of named.entries()) {
    const step = mendStep(steps[index] ?? '', target[position + offset] ?? '');
    if (step === undefined) return undefined;
    steps[index] = step;
  }
  return steps.join('/') + href.slice(written.length);
}

function mendStep(written: string, meant: string): string | undefined {
  const decoded = decodePath(written);
  if (decoded === meant) return written;
  const extension = /\.mdx?$/i.exec(decoded)?.[0] ?? '';
  const bare = decoded.slice(0, decoded.length - extension.length);
  if (foldPath(decoded) === foldPath(meant)) return encodePath(meant);
  return foldPath(bare) === foldPath(meant) ? encodePath(meant) + extension : undefined;
}
