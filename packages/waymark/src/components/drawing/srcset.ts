/** A candidate of a `srcset`: its address, and for which width or density it is. */
export const CANDIDATE = /([^\s,](?:\S*[^\s,])?)((?:\s+[\d.]+[a-z])*)\s*(?:,|$)/gi;

/** The attribute with each address resolved; without those that nothing may load. */
export function resolveSrcset(written: string, asset: (src: string) => string): string {
  return [...written.matchAll(CANDIDATE)]
    .map(([, src = '', size = '']) => ({ url: asset(src), size: size.trim() }))
    .filter(({ url }) => url !== '')
    .map(({ url, size }) => `${url} ${size}`.trim())
    .join(', ');
}
