import type { StyleProp } from '../definition/props.ts';
import type { RenderContext } from './context.ts';

/** Properties whose numbers are no pixels. */
const UNITLESS =
  /^(?:-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(?:W.{5})?[lL]i.*(?:t|mp)$|an|(?:bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini)/;

/** A number as React takes it: pixels, where the property has any. */
export function cssValue(property: string, value: string | number): string {
  return typeof value === 'number' && value !== 0 && !UNITLESS.test(property) ? `${value}px` : String(value);
}

/** A style as CSS declarations; names may be spelt as in CSS or as in React. */
export function declarationsOf(style: StyleProp): string {
  if (typeof style === 'string') return style.trim();
  return Object.entries(style)
    .filter(([, value]) => (typeof value === 'string' || typeof value === 'number') && value !== '')
    .map(([name, value]) => {
      const property = name.startsWith('-') ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase();
      return `${property}:${cssValue(name, value)};`;
    })
    .join('');
}

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi;

/** The addresses that declarations name, but for places in the page itself. */
export function addressesIn(declarations: string): readonly string[] {
  return [...declarations.matchAll(ADDRESS)].flatMap((found) => addressOf(found.slice(1)) ?? []);
}

/** The address in one of the forms of `url()`. */
function addressOf(forms: readonly unknown[]): string | undefined {
  const src = forms.find((form) => typeof form === 'string');
  return typeof src !== 'string' || src === '' || src.startsWith('#') ? undefined : src;
}

/** Declarations with their files resolved: they move into a stylesheet, where a path would begin somewhere else. */
export function resolveAddresses(declarations: string, asset: (src: string) => string): string {
  return declarations.replace(ADDRESS, (written, ...forms: readonly unknown[]) => {
    const src = addressOf(forms);
    const url = src === undefined ? '' : asset(src);
    return url === '' || /["\\\n]/.test(url) ? written : `url("${url}")`;
  });
}

type Attributes = Readonly<Record<string, unknown>>;

/** Attributes of an element whose inline style became whatever the page has for one. */
export function withStyle(
  attributes: Attributes,
  { style: adopt }: Pick<RenderContext, 'style'>,
): Attributes {
  const { style, className, class: names, ...rest } = attributes;
  if (style === undefined || style === null) return attributes;
  const isStyle = typeof style === 'string' || typeof style === 'object';
  const look = isStyle ? adopt(style as StyleProp) : {};
  const joined = [className, names, look.class].filter(Boolean).join(' ');
  return {
    ...rest,
    ...(joined === '' ? {} : { class: joined }),
    ...(look.style === undefined ? {} : { style: look.style }),
  };
}
