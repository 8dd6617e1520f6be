import { type Alphabet, rangeOf } from '@waymark/core/content';
import { quoteCss } from './quote-css.ts';

/** What stands in for a face until it has come: a font of the system with its metrics, so that lines break alike. */
interface StandIn {
  readonly fonts: readonly string[];
  readonly metrics: string;
  readonly weight?: string;
}

interface Face {
  readonly family: string;
  /** Those that it has letters of, each in a file of its own: `<name>-<alphabet>.woff2`. */
  readonly alphabets: readonly Alphabet[];
  readonly standIns: readonly StandIn[];
  /** Faces of the system, when even these are missing. */
  readonly generic: string;
}

/** Faces that need no file. */
export const SYSTEM_SANS = 'system-ui,sans-serif';

const ARIAL = ['Arial', 'Liberation Sans'];
const BOLD_ARIAL = { fonts: ['Arial Bold', 'Liberation Sans Bold'], weight: '600 700' };

const ALPHABETS = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;

/** Widths are averages over English text, of the bold over headings too, against Liberation Sans, which is as wide as Arial. */
const FACES = {
  inter: {
    family: 'Inter',
    alphabets: [...ALPHABETS, 'greek'],
    standIns: [
      { fonts: ARIAL, metrics: 'size-adjust:106.7%;ascent-override:90.8%;descent-override:22.6%' },
      { ...BOLD_ARIAL, metrics: 'size-adjust:102%;ascent-override:95%;descent-override:23.7%' },
    ],
    generic: SYSTEM_SANS,
  },
  geist: {
    family: 'Geist',
    alphabets: ALPHABETS,
    standIns: [
      { fonts: ARIAL, metrics: 'size-adjust:102.5%;ascent-override:98%;descent-override:28.8%' },
      { ...BOLD_ARIAL, metrics: 'size-adjust:101%;ascent-override:99.5%;descent-override:29.2%' },
    ],
    generic: SYSTEM_SANS,
  },
  'geist-mono': {
    family: 'Geist Mono',
    alphabets: ALPHABETS,
    standIns: [
      {
        fonts: ['Courier New', 'Liberation Mono'],
        metrics: 'ascent-override:100.5%;descent-override:29.5%',
      },
    ],
    generic: 'ui-monospace,monospace',
  },
} as const satisfies Readonly<Record<string, Face>>;

/** Name of a face that sites can be set in without loading anything from elsewhere; its file is `<name>.woff2`. */
export type FaceName = keyof typeof FACES;

/** All shipped faces. */
export const faceNames = Object.keys(FACES) as readonly FaceName[];

/** A file of a shipped face. */
export interface FaceFile {
  /** Its name without the ending. */
  readonly name: string;
  readonly face: FaceName;
  /** Whose letters it has; those of western languages, and the signs of running text, unless told. */
  readonly alphabet?: Alphabet;
}

/** The files of a face for texts in these alphabets, as far as it has them. */
export function faceFiles(face: FaceName, alphabets: readonly Alphabet[]): readonly FaceFile[] {
  const known: readonly Alphabet[] = FACES[face].alphabets;
  const further = alphabets.filter((alphabet) => known.includes(alphabet));
  return [
    { name: face, face },
    ...further.map((alphabet) => ({ name: `${face}-${alphabet}`, face, alphabet })),
  ];
}

/** The rule that makes a file of a face known. */
export function faceRule({ face, alphabet }: FaceFile, url: string): string {
  // Every page has letters of the first file. Of two that have a letter, browsers take the later one.
  const range = alphabet === undefined ? '' : `;unicode-range:${rangeOf(alphabet)}`;
  return `@font-face{font-family:${quoteCss(FACES[face].family)};font-display:swap;font-weight:400 700;src:url(${quoteCss(url)})${range}}`;
}

/** The rules for what stands in for a face, with its metrics. */
export function standInRules(name: FaceName): readonly string[] {
  const { family, standIns }: Face = FACES[name];
  return standIns.map((standIn) => standInRule(family, standIn));
}

function standInRule(family: string, { fonts, metrics, weight }: StandIn): string {
  const sources = fonts.map((font) => `local(${quoteCss(font)})`).join(',');
  const weights = weight === undefined ? '' : `font-weight:${weight};`;
  return `@font-face{font-family:${quoteCss(`${family} Fallback`)};${weights}src:${sources};${metrics}}`;
}

/** The value of `font-family` for a shipped face. */
export function faceFamily(name: FaceName): string {
  const { family, generic } = FACES[name];
  return `${quoteCss(family)},${quoteCss(`${family} Fallback`)},${generic}`;
}
