import type { Locate } from '../../config/index.ts';
import { contentDiagnostics, type Diagnostic, type Where } from '../../diagnostics/index.ts';
import { joinPointer } from '../../source/index.ts';

/** Code, which stays as it is, or a tag. */
const CODE_OR_TAG = /`[^`]*`|<([a-z][\w.]*)(?:[\s/][^<>]*)?>/gi;

/** Finds tags in banners, the one of the site and those of languages: readers see them as they are written. */
export function checkBanners(
  config: unknown,
  locate: Locate | undefined,
  pointer = '',
): readonly Diagnostic[] {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => {
    const at = joinPointer(pointer, key);
    if (key === 'banner') return checkBanner(value, locate?.(`${at}/content`));
    return checkBanners(value, locate, at);
  });
}

function checkBanner(banner: unknown, place: Where | undefined): readonly Diagnostic[] {
  const { content } = (banner ?? {}) as { readonly content?: unknown };
  if (typeof content !== 'string') return [];
  // What readers are to fill in (`<name>`) looks like a tag, and is never closed.
  const closed = new Set(Array.from(content.matchAll(/<\/([a-z][\w.]*)>/gi), ([, name]) => name));
  for (const [whole, tag] of content.matchAll(CODE_OR_TAG))
    if (tag !== undefined && (whole.endsWith('/>') || closed.has(tag)))
      return [contentDiagnostics['banner-tag']({ tag }, place)];
  return [];
}
