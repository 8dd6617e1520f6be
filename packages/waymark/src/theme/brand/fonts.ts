import { type DocsConfig, settingsOf } from '@waymark/core/config';
import type { Alphabet } from '@waymark/core/content';
import type { PolicySources } from '../head/policy.ts';
import { presets } from '../presets/index.ts';
import { quoteCss } from './quote-css.ts';
import {
  type FaceFile,
  type FaceName,
  faceFamily,
  faceFiles,
  faceNames,
  faceRule,
  SYSTEM_SANS,
  standInRules,
} from './shipped-faces.ts';

/** What the fonts of a site need. */
export interface FontsView {
  /** Stylesheets of other hosts. */
  readonly stylesheets: readonly string[];
  readonly sources: PolicySources;
  /** Names of the shipped faces that the site may need: that of code, and those of text. */
  readonly shipped: readonly FaceName[];
  /** The shipped face that the text is set in, if it is one. */
  readonly text: FaceName | undefined;
}

/** A font as configured. */
interface FontChoice {
  readonly family: string;
  readonly weight?: number;
  readonly source?: string;
  readonly format?: 'woff' | 'woff2';
}

/** The face of code, where the reader's system has none that is made for it. */
const CODE_FACE = 'geist-mono';

/** Finds out which hosts and files the fonts of the configuration need. */
export function viewFonts(config: DocsConfig): FontsView {
  const { body, heading } = choices(config);
  const own = [body, heading].filter((font) => font !== undefined);
  const google = own.filter((font) => font.source === undefined && shippedFace(font) === undefined);
  const remote = own.flatMap(
    (font) => /^https:\/\/[\w.-]+(?::\d+)?(?=[/?#]|$)/i.exec(font.source ?? '')?.[0] ?? [],
  );
  const hasGoogle = google.length > 0;
  const used: readonly FaceName[] = [
    CODE_FACE,
    ...[body, heading].flatMap((font) => faceOf(font, config) ?? []),
  ];
  return {
    stylesheets: [...new Set(google.map(googleStylesheet))],
    sources: {
      styles: hasGoogle ? ['https://fonts.googleapis.com'] : [],
      fonts: [...(hasGoogle ? ['https://fonts.gstatic.com'] : []), ...remote],
    },
    shipped: [...new Set(used)],
    text: faceOf(body, config),
  };
}

/**
 * The stylesheet of the site's fonts: faces, and the custom properties `--_sans`, `--_heading` and, where code has the face
 * of the text, `--_mono`. `faceUrl` gives the URL of a file of a shipped face, `assetUrl` that of a source as written.
 */
export function buildFontStyles(
  config: DocsConfig,
  alphabets: readonly Alphabet[],
  faceUrl: (file: FaceFile) => string,
  assetUrl: (path: string) => string,
): string {
  const { body, heading } = choices(config);
  const { shipped, text } = viewFonts(config);
  const rules = shipped.flatMap((name) => [
    ...faceFiles(name, alphabets).map((file) => faceRule(file, faceUrl(file))),
    ...(name === text || name === CODE_FACE ? standInRules(name) : []),
  ]);
  for (const font of [body, heading]) {
    if (font?.source !== undefined) rules.push(fontFace(font, assetUrl));
  }
  const family = (font: FontChoice | undefined): string => {
    const face = faceOf(font, config);
    return face === undefined ? `${quoteCss(font?.family ?? '')},${SYSTEM_SANS}` : faceFamily(face);
  };
  const weight = heading?.weight === undefined ? '' : `--_heading-weight:${heading.weight};`;
  const title = family(heading ?? body) === family(body) ? '' : `--_heading:${family(heading ?? body)};`;
  const isMono = text === CODE_FACE;
  const code = isMono ? `--_mono:${faceFamily(CODE_FACE)};` : '';
  // The face has no Arabic or Hebrew letters, and its spaces are too wide between those of another.
  const rightToLeft = isMono ? `[dir=rtl]{--_sans:${SYSTEM_SANS}}` : '';
  rules.push(`@layer waymark.tokens{:root{--_sans:${family(body)};${code}${title}${weight}}${rightToLeft}}`);
  return `${rules.join('\n')}\n`;
}

/** The face that is used where nothing, or a shipped face, is asked for. */
function faceOf(font: FontChoice | undefined, config: DocsConfig): FaceName | undefined {
  return font === undefined ? (presets[settingsOf(config).theme]?.face ?? 'inter') : shippedFace(font);
}

function choices(config: DocsConfig): {
  readonly body: FontChoice | undefined;
  readonly heading: FontChoice | undefined;
} {
  const fonts:
    | (Partial<FontChoice> & { readonly heading?: FontChoice; readonly body?: FontChoice })
    | undefined = config.fonts;
  const { family } = fonts ?? {};
  const base = family === undefined ? undefined : { ...fonts, family };
  return { body: fonts?.body ?? base, heading: fonts?.heading ?? base };
}

function shippedFace({ family, source }: FontChoice): FaceName | undefined {
  const name = family
    .trim()
    .toLowerCase()
    .replace(/ variable$/, '')
    .replaceAll(' ', '-');
  return source === undefined ? faceNames.find((known) => known === name) : undefined;
}

function googleStylesheet(font: FontChoice): string {
  const family = encodeURIComponent(font.family.trim()).replaceAll('%20', '+');
  const weights = font.weight === undefined ? '400;500;600;700' : String(font.weight);
  return `https://fonts.googleapis.com/css2?family=${family}:wght@${weights}&display=swap`;
}

function fontFace(font: FontChoice, assetUrl: (path: string) => string): string {
  const url = assetUrl(font.source ?? '');
  const format = font.format === undefined ? '' : ` format("${font.format}")`;
  return `@font-face{font-family:${quoteCss(font.family)};font-display:swap;font-weight:${font.weight ?? '100 900'};src:url(${quoteCss(url)})${format}}`;
}
