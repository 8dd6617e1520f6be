import { resolveSrcset } from './srcset.ts';

const FILES: ReadonlySet<string> = new Set(['src', 'srcset', 'poster']);

/** Whether an attribute names files, in any case. */
export function namesFiles(attribute: string): boolean {
  return FILES.has(attribute.toLowerCase());
}

/** The value of an attribute that names files, with each of them resolved. */
export function resolveFiles(attribute: string, written: string, asset: (src: string) => string): string {
  return attribute.toLowerCase() === 'srcset' ? resolveSrcset(written, asset) : asset(written);
}
