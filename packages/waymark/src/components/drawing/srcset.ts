const CANDIDATE = /([^\s,]\S*)((?<!,)[^,]*)?/g;

/** A candidate of a `srcset`: its address, where that begins, and for which width or density it is, unless a comma ends the address. */
interface Candidate {
  readonly start: number;
  readonly src: string;
  readonly size: string;
}

/** The candidates of a `srcset` that browsers know. */
export function readSrcset(written: string): readonly Candidate[] {
  return [...written.matchAll(CANDIDATE)]
    .map(({ 1: src = '', 2: size = '', index }) => ({
      start: index,
      src: src.replace(/(?<!,),+$/, ''),
      size: size.trim(),
    }))
    .filter(({ size }) => size === '' || size.split(/\s+/).every((each) => /^[\d.]+[a-z]$/i.test(each)));
}

/** The attribute with each address resolved; without those that nothing may load. */
export function resolveSrcset(written: string, asset: (src: string) => string): string {
  return readSrcset(written)
    .map(({ src, size }) => ({ url: asset(src), size }))
    .filter(({ url }) => url !== '')
    .map(({ url, size }) => `${url} ${size}`.trim())
    .join(', ');
}
