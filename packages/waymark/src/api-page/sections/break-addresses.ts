/** More letters than stand side by side on a phone, below the first line, of one colour or of several. */
const LONG_ADDRESS = /(?:[^\s<>]|<[^>]*>){34,}/g;
/** Before each part of a path. */
const PATH_PART = /(?<=[^/<]\/)(?=(?:<[^>]*>)*[\w{])/g;

/** Coloured code in which the parts of long paths stay whole where a line does not hold them. */
export function breakAddresses(html: string): string {
  return html.replace(LONG_ADDRESS, (address) => address.replaceAll(PATH_PART, '<wbr>'));
}
