/** A colour in sRGB: gamma-encoded channels and alpha, each from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (about .4 at most in sRGB), hue in degrees from 0 to 360. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? text.slice(1) : undefined;
  if (digits === undefined) return undefined;
  const width = digits.length < 6 ? 1 : 2;
  const channel = (index: number): number => {
    const part = digits.slice(index * width, (index + 1) * width);
    return part === '' ? 1 : Number.parseInt(part.repeat(3 - width), 16) / 255;
  };
  return { r: channel(0), g: channel(1), b: channel(2), alpha: channel(3) };
}

/** Prints a colour as lower-case `#rrggbb`, or `#rrggbbaa` where it is not opaque. Channels are clamped. */
export function toHex(color: Rgb): string {
  const { r, g, b, alpha } = color;
  const channels = alpha < 1 ? [r, g, b, alpha] : [r, g, b];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Converts to OKLCH; alpha is dropped. Greys have hue 0. */
export function toOklch(color: Rgb): Oklch {
  const r = toLinear(color.r);
  const g = toLinear(color.g);
  const b = toLinear(color.b);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.hypot(greenRed, blueYellow);
  // Greys leave a residue of rounding whose angle means nothing.
  if (c < 1e-5) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360 };
}

/** Converts to opaque sRGB; where sRGB does not reach so far, chroma is reduced and lightness and hue are kept. */
export function fromOklch(color: Oklch): Rgb {
  const l = clamp(color.l);
  const wanted = toRgb({ ...color, l });
  if (isInGamut(wanted)) return clampChannels(wanted);
  let inside = 0;
  let outside = color.c;
  while (outside - inside > 1e-4) {
    const c = (inside + outside) / 2;
    if (isInGamut(toRgb({ l, c, h: color.h }))) inside = c;
    else outside = c;
  }
  return clampChannels(toRgb({ l, c: inside, h: color.h }));
}

/** The WCAG contrast ratio, 1 to 21, of a colour on an opaque surface. A translucent colour is laid over it first. */
export function contrast(color: Rgb, surface: Rgb): number {
  return ratio(luminance(mix(color, surface, color.alpha)), luminance(surface));
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Lays `color` over `surface` with a share from 0 to 1, in sRGB as browsers do; the result is opaque. */
export function mix(color: Rgb, surface: Rgb, share: number): Rgb {
  const blend = (over: number, under: number): number => over * share + under * (1 - share);
  return {
    r: blend(color.r, surface.r),
    g: blend(color.g, surface.g),
    b: blend(color.b, surface.b),
    alpha: 1,
  };
}

/**
 * Gives a colour the contrast `target` on every one of the opaque `surfaces`: unchanged if it has it, else with
 * lightness moved away from them in steps of .005, hue kept, chroma reduced only to stay in sRGB. Black or white if
 * nothing reaches the target.
 */
export function solve(color: Rgb, target: number, surfaces: readonly Rgb[]): Rgb {
  if (surfaces.every((surface) => contrast(color, surface) >= target)) return color;
  const lights = surfaces.map(luminance);
  const worst = (opaque: Rgb): number => {
    const light = luminance(opaque);
    return Math.min(...lights.map((under) => ratio(light, under)));
  };
  const extreme = worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
  const { l, c, h } = toOklch(color);
  const step = extreme === BLACK ? -STEP : STEP;
  // What will be printed has eight bits a channel, so that is what has to pass.
  const after = (steps: number): Rgb => roundChannels(fromOklch({ l: l + steps * step, c, h }));
  const most = Math.floor((extreme === BLACK ? l : 1 - l) / STEP);
  // The further from the surfaces, the more contrast: the first that passes is found by halving.
  let [failing, passing] = [0, most + 1];
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2);
    if (worst(after(middle)) >= target) passing = middle;
    else failing = middle;
  }
  return passing > most ? extreme : after(passing);
}

/** Steps of lightness. */
const STEP = 0.005;

const BLACK: Rgb = { r: 0, g: 0, b: 0, alpha: 1 };
const WHITE: Rgb = { r: 1, g: 1, b: 1, alpha: 1 };

function toRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const greenRed = c * Math.cos(angle);
  const blueYellow = c * Math.sin(angle);
  const long = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return {
    r: toGamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    g: toGamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    b: toGamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    alpha: 1,
  };
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Half of what eight bits can tell apart, so that the corners of the cube survive a round trip. */
const TOLERANCE = 1 / 512;

function isInGamut({ r, g, b }: Rgb): boolean {
  return Math.min(r, g, b) >= -TOLERANCE && Math.max(r, g, b) <= 1 + TOLERANCE;
}

function clampChannels({ r, g, b, alpha }: Rgb): Rgb {
  return { r: clamp(r), g: clamp(g), b: clamp(b), alpha };
}

function roundChannels({ r, g, b, alpha }: Rgb): Rgb {
  return { r: toByte(r) / 255, g: toByte(g) / 255, b: toByte(b) / 255, alpha };
}

function toByte(channel: number): number {
  return Math.round(clamp(channel) * 255);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
