import { spanOfPageKey } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { isElement, walk } from '@waymark/core/navigation';
import type { DrawIcon } from '../icons/index.ts';
import type { Site } from '../site/site.ts';

/** Finds icons of the navigation and of front matter that cannot be drawn as written. */
export function checkIcons(
  { navigation, heads, locate }: Site,
  icons: DrawIcon,
  readText: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { node } of walk(navigation.root)) {
    if (!isElement(node) || node.icon === undefined) continue;
    const where = locate(`${node.pointer}/icon`) ?? {};
    const report = (diagnostic: Diagnostic): void => void found.push({ ...diagnostic, ...where });
    icons(node.icon, { iconType: node.iconType }, { report });
  }
  for (const { file, icon, iconType } of heads.values()) {
    const report = (diagnostic: Diagnostic): void =>
      void found.push({ ...diagnostic, span: spanOfPageKey(file, readText(file) ?? '', 'icon') });
    icons(icon, { iconType }, { report });
  }
  return found;
}
