/** Size of the pictures of pages, as services ask for it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Distance of everything from the border. */
export const MARGIN = 80;
/** Room of the logo. */
const LOGO = { width: 480, height: 60 } as const;

/** What the pictures of all pages of a site share. */
export interface GroundView {
  readonly isDark: boolean;
  /** Hex colour of the bar at the lower border. */
  readonly accent: string;
  /** Pictures as `data:` addresses. */
  readonly logo?: string;
  readonly background?: string;
}

/** Colours of text on a ground. */
export function inksOf(isDark: boolean): { readonly title: number; readonly text: number } {
  return isDark ? { title: 0xfa_fa_fa, text: 0xb0_b4_ba } : { title: 0x11_14_18, text: 0x54_5a_63 };
}

/** The ground as a drawing. */
export function drawGround({ isDark, accent, logo, background }: GroundView): string {
  const { width, height } = PICTURE;
  const image = (href: string, box: string, fit: string): string =>
    `<image href="${href}" ${box} preserveAspectRatio="${fit}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${isDark ? '#0d0f12' : '#ffffff'}"/>`,
    background === undefined
      ? ''
      : image(background, `width="${width}" height="${height}"`, 'xMidYMid slice'),
    `<rect y="${height - 12}" width="${width}" height="12" fill="${accent}"/>`,
    logo === undefined
      ? ''
      : image(
          logo,
          `x="${MARGIN}" y="${MARGIN}" width="${LOGO.width}" height="${LOGO.height}"`,
          'xMinYMid meet',
        ),
    '</svg>',
  ].join('');
}
