/** A candidate of a `srcset`: its address, and for which width or density it is, unless a comma ends the address. */
const CANDIDATE = /([^\s,]\S*)((?<!,)[^,]*)?/g;

/** The attribute with each address resolved; without those that nothing may load. */
export function resolveSrcset(written: string, asset: (src: string) => string): string {
  return [...written.matchAll(CANDIDATE)]
    .map(([, src = '', size = '']) => ({ src: src.replace(/(?<!,),+$/, ''), size: size.trim() }))
    .filter(({ size }) => size === '' || size.split(/\s+/).every((each) => /^[\d.]+[a-z]$/i.test(each)))
    .map(({ src, size }) => ({ url: asset(src), size }))
    .filter(({ url }) => url !== '')
    .map(({ url, size }) => `${url} ${size}`.trim())
    .join(', ');
}
