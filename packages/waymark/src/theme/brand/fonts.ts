import type { DocsConfig } from '@waymark/core/config';
import type { PolicySources } from '../head/policy.ts';

/** What the fonts of a site need. */
export interface FontsView {
  /** Stylesheets of other hosts. */
  readonly stylesheets: readonly string[];
  readonly sources: PolicySources;
  /** The shipped face is in use. */
  readonly usesInter: boolean;
}

/** A font as configured. */
interface FontChoice {
  readonly family: string;
  readonly weight?: number;
  readonly source?: string;
  readonly format?: 'woff' | 'woff2';
}

/** Faces that need no file. */
const FALLBACK = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';

/** Finds out which hosts and files the fonts of the configuration need. */
export function viewFonts(config: DocsConfig): FontsView {
  const { body, heading } = choices(config);
  const own = [body, heading].filter((font) => font !== undefined);
  const google = own.filter((font) => font.source === undefined && !isInter(font));
  const remote = own.flatMap((font) => /^https:\/\/[^/]+/i.exec(font.source ?? '')?.[0] ?? []);
  const hasGoogle = google.length > 0;
  return {
    stylesheets: [...new Set(google.map(googleStylesheet))],
    sources: {
      styles: hasGoogle ? ['https://fonts.googleapis.com'] : [],
      fonts: [...(hasGoogle ? ['https://fonts.gstatic.com'] : []), ...remote],
    },
    usesInter: body === undefined || isInter(body),
  };
}

/**
 * The stylesheet of the site's fonts: faces, and the custom properties `--sans` and `--heading`. `interUrl` is the URL
 * of the shipped face; `assetUrl` resolves files of the project.
 */
export function buildFontStyles(
  config: DocsConfig,
  interUrl: string | undefined,
  assetUrl: (path: string) => string,
): string {
  const { body, heading } = choices(config);
  const rules: string[] = [];
  if (viewFonts(config).usesInter && interUrl !== undefined) {
    rules.push(
      // No `unicode-range`: every page has letters of the subset, and the face is preloaded anyway.
      `@font-face{font-family:Inter;font-display:swap;font-weight:100 900;src:url(${quoteCss(interUrl)}) format("woff2")}`,
      // Metrics of Inter laid over Arial, so that lines break alike before and after the face has come.
      '@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:107.06%;ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%}',
    );
  }
  for (const font of [body, heading]) {
    if (font?.source !== undefined) rules.push(fontFace(font, assetUrl));
  }
  const family = (font: FontChoice | undefined): string =>
    font === undefined || isInter(font)
      ? `Inter,"Inter Fallback",${FALLBACK}`
      : `${quoteCss(font.family)},${FALLBACK}`;
  const weight = heading?.weight === undefined ? '' : `--heading-weight:${heading.weight};`;
  const title = family(heading ?? body) === family(body) ? '' : `--heading:${family(heading ?? body)};`;
  rules.push(`@layer waymark.tokens{:root{--sans:${family(body)};${title}${weight}}}`);
  return `${rules.join('\n')}\n`;
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

function isInter(font: FontChoice): boolean {
  return font.source === undefined && /^inter(?: variable)?$/i.test(font.family.trim());
}

function googleStylesheet(font: FontChoice): string {
  const family = encodeURIComponent(font.family.trim()).replaceAll('%20', '+');
  const weights = font.weight === undefined ? '400;500;600;700' : String(font.weight);
  return `https://fonts.googleapis.com/css2?family=${family}:wght@${weights}&display=swap`;
}

function fontFace(font: FontChoice, assetUrl: (path: string) => string): string {
  const source = font.source ?? '';
  const url = /^https?:/.test(source) ? source : assetUrl(source);
  const format = font.format === undefined ? '' : ` format("${font.format}")`;
  return `@font-face{font-family:${quoteCss(font.family)};font-display:swap;font-weight:${font.weight ?? '100 900'};src:url(${quoteCss(url)})${format}}`;
}

/** A text as a CSS string; whatever could end it is escaped. */
export function quoteCss(text: string): string {
  return `"${text.replace(/["\\\n\r\f<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
