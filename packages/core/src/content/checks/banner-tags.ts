import type { Locate } from '../../config/index.ts';
import { contentDiagnostics, type Diagnostic, type Where } from '../../diagnostics/index.ts';
import { configTexts } from './config-texts.ts';

/** Code, which stays as it is, or a tag. */
const CODE_OR_TAG = /`[^`]*`|<([a-z][\w.]*)(?:[\s/][^<>]*)?>/gi;

/** The text of a banner, the one of the site or that of a language. */
const BANNER = /\/banner\/content$/;

/** Finds tags in banners: readers see them as they are written. */
export function checkBanners(config: unknown, locate: Locate | undefined): readonly Diagnostic[] {
  return configTexts(config).flatMap(([pointer, text]) =>
    BANNER.test(pointer) ? checkBanner(text, locate?.(pointer)) : [],
  );
}

function checkBanner(content: string, place: Where | undefined): readonly Diagnostic[] {
  // What readers are to fill in (`<name>`) looks like a tag, and is never closed.
  const closed = new Set(Array.from(content.matchAll(/<\/([a-z][\w.]*)>/gi), ([, name]) => name));
  for (const [whole, tag] of content.matchAll(CODE_OR_TAG))
    if (tag !== undefined && (whole.endsWith('/>') || closed.has(tag)))
      return [contentDiagnostics['banner-tag']({ tag }, place)];
  return [];
}
