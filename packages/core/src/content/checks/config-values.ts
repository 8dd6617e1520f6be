import { joinPointer } from '../../source/index.ts';
import type { IconValue } from '../heads/page-head.ts';

/** Texts of the configuration that are Markdown and hold links. */
const MARKDOWN = /(?:\/banner\/content|^\/errors\/404\/description)$/;
/** Files that stand around every page, or for it where others link to it. */
const ASSET =
  /^\/seo\/(?:(?:metatags|paths\/\d+\/metatags)\/(?:og|twitter):image|organization\/logo)$|^\/(?:logo|favicon|background\/image)(?:\/(?:light|dark))?$|^\/thumbnails\/background$|^\/fonts(?:\/(?:heading|body))?\/source$/;
/** Addresses that a reader is led to: those of the menu of a page may have their query apart. */
const LINKING = /\/href(?:\/base)?$/;
/** Links in Markdown and in HTML; what stands in code is rare in a line of text. */
const LINK = /\]\(\s*(?:<([^<>\n]+)>|([^\s)<>]+))|<a\s[^<>]*?href=["']([^"']+)["']/g;

/** An address that the configuration holds. */
export interface ConfigHref {
  readonly kind: 'link' | 'asset';
  readonly href: string;
  /** JSON pointer of the value that holds it. */
  readonly pointer: string;
  /** It stands in a text, among others. */
  readonly isMarkdown?: true;
}

/** An icon of a bar or of the menu of a page, as the configuration has it; those of the navigation stand in its tree. */
export interface ConfigIcon {
  readonly kind: 'icon';
  readonly icon: IconValue;
  readonly iconType: string | undefined;
  readonly pointer: string;
}

/** Every address that the configuration holds, wherever it stands. */
export function configHrefs(config: object): readonly ConfigHref[] {
  return valuesOf(config, '').filter((value) => value.kind !== 'icon');
}

/** The icons of bars, also those that languages have of their own, and of the menu of pages. */
export function configIcons(config: object): readonly ConfigIcon[] {
  return valuesOf(config, '').filter((value) => value.kind === 'icon');
}

type ConfigValue = ConfigHref | ConfigIcon;

/** Parts of the configuration whose icons are no part of the navigation. */
const IN_BAR = /\/(?:navbar|contextual)\//;

function valuesOf(value: unknown, pointer: string): readonly ConfigValue[] {
  if (typeof value === 'string') return hrefsOf(value, pointer);
  if (typeof value !== 'object' || value === null) return [];
  // The many texts of lists, such as the pages of a group, are none of these.
  const entries = Array.isArray(value)
    ? [...value.entries()].filter(([, child]) => typeof child === 'object')
    : Object.entries(value);
  const inside = entries.flatMap(([key, child]) => valuesOf(child, joinPointer(pointer, key)));
  const { icon, iconType } = value as Partial<ConfigIcon>;
  if (icon === undefined || !IN_BAR.test(pointer)) return inside;
  return [{ kind: 'icon', icon, iconType, pointer }, ...inside];
}

function hrefsOf(text: string, pointer: string): readonly ConfigHref[] {
  if (ASSET.test(pointer)) return [{ kind: 'asset', href: text, pointer }];
  if (LINKING.test(pointer)) return [{ kind: 'link', href: text, pointer }];
  if (!MARKDOWN.test(pointer)) return [];
  return [...text.matchAll(LINK)].map(
    ([, spaced, bare, html]): ConfigHref => ({
      kind: 'link',
      href: spaced ?? bare ?? html ?? '',
      pointer,
      isMarkdown: true,
    }),
  );
}
