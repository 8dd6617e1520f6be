import { quoteCss } from './quote-css.ts';

interface Face {
  readonly family: string;
  /** What stands in until the face has come, with its metrics, so that lines break alike before and after. */
  readonly standIn: { readonly fonts: readonly string[]; readonly metrics: string };
  /** Faces of the system, when even these are missing. */
  readonly generic: string;
}

/** Faces that need no file. */
export const SYSTEM_SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';

/** Widths are averages over English text against Liberation Sans, which is as wide as Arial. */
const FACES = {
  inter: {
    family: 'Inter',
    standIn: {
      fonts: ['Arial', 'Liberation Sans'],
      metrics: 'size-adjust:107.06%;ascent-override:90.49%;descent-override:22.56%',
    },
    generic: SYSTEM_SANS,
  },
  geist: {
    family: 'Geist',
    standIn: {
      fonts: ['Arial', 'Liberation Sans'],
      metrics: 'size-adjust:105.56%;ascent-override:95.21%;descent-override:27.95%',
    },
    generic: SYSTEM_SANS,
  },
  'geist-mono': {
    family: 'Geist Mono',
    standIn: {
      fonts: ['Courier New', 'Liberation Mono'],
      metrics: 'ascent-override:100.5%;descent-override:29.5%',
    },
    generic: 'ui-monospace,monospace',
  },
} as const satisfies Readonly<Record<string, Face>>;

/** Name of a face that sites can be set in without loading anything from elsewhere; its file is `<name>.woff2`. */
export type FaceName = keyof typeof FACES;

/** All shipped faces. */
export const faceNames = Object.keys(FACES) as readonly FaceName[];

/** The rules that make a face known; with a stand-in of the same metrics for what most letters are set in. */
export function faceRules(name: FaceName, url: string, hasStandIn: boolean): string[] {
  const { family, standIn } = FACES[name];
  // No `unicode-range`: every page has letters of the subset.
  const face = `@font-face{font-family:${quoteCss(family)};font-display:swap;font-weight:400 700;src:url(${quoteCss(url)})}`;
  const sources = standIn.fonts.map((font) => `local(${quoteCss(font)})`).join(',');
  const fallback = `@font-face{font-family:${quoteCss(`${family} Fallback`)};src:${sources};${standIn.metrics}}`;
  return hasStandIn ? [face, fallback] : [face];
}

/** The value of `font-family` for a shipped face. */
export function faceFamily(name: FaceName): string {
  const { family, generic } = FACES[name];
  return `${quoteCss(family)},${quoteCss(`${family} Fallback`)},${generic}`;
}
