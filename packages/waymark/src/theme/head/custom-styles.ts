import { isOutside } from '@waymark/core/content';
import { readHostedNames } from '../brand/hosted-names.ts';
import { blank, type CustomFile, insecure, originsOf, unlessEmpty, withCompanions } from './custom-file.ts';

/** A stylesheet of the project, and the files beside it that it asks for. */
export interface CustomStyles extends CustomFile {
  readonly files: readonly AddressInFile[];
  /** Custom properties of hosted sites that it takes for granted. */
  readonly hostedNames: readonly string[];
}

/** An address as it is written, without the signs around it. */
export interface AddressInFile {
  readonly href: string;
  readonly start: number;
}

/** An address in a stylesheet. */
export interface AskedFile extends AddressInFile {
  readonly file: string;
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const ADDRESS = /url\(\s*["']?([^"')\s]+)/gi;
/** The same addresses, those in quotation marks whole: a drawing within one has addresses of its own. */
const FILE = /(?:@import\s+|url\(\s*)(?:"([^"\n]*)"|'([^'\n]*)')|url\(\s*([^"')\s]+)/dgi;
const FACE = /@font-face\s*\{[^{}]*\}/gi;

/** Reads a stylesheet: hosts of what it imports and of its faces. Pictures may come from anywhere already. */
export function readCustomStyles(text: string): CustomStyles {
  const css = blank(text, /\/\*[\s\S]*?(?:\*\/|$)/g);
  const imported = originsOf(css, IMPORT);
  const faces = [...css.matchAll(FACE)].flatMap(([face]) => originsOf(face, ADDRESS));
  const styles = withCompanions(imported);
  return {
    sources: unlessEmpty({ styles, fonts: [...styles, ...faces] }),
    refused: insecure(css, [IMPORT, ADDRESS]),
    files: filesIn(css),
    hostedNames: readHostedNames(css),
  };
}

/** Addresses of files of the same site: `#a` is a place in a drawing, and in the text of one it is written `%23a`. */
function filesIn(css: string): readonly AddressInFile[] {
  return Array.from(css.matchAll(FILE), ({ indices }): AddressInFile => {
    const [start, end] = indices?.slice(1).find((range) => range !== undefined) ?? [0, 0];
    return { href: css.slice(start, end), start };
  }).filter(({ href }) => href !== '' && !/^(?:#|%23)/.test(href) && !isOutside(href));
}
