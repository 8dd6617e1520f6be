import { spanOfPageKey } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { isElement, walk } from '@waymark/core/navigation';
import type { DrawIcon } from '../icons/index.ts';
import type { Site } from '../site/site.ts';

/** Finds icons of the navigation that cannot be drawn as written. */
export function checkIcons({ navigation, locate }: Site, icons: DrawIcon): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { node } of walk(navigation.root)) {
    if (!isElement(node) || node.icon === undefined) continue;
    const where = locate(`${node.pointer}/icon`) ?? {};
    const report = (diagnostic: Diagnostic): void => void found.push({ ...diagnostic, ...where });
    icons(node.icon, { iconType: node.iconType }, { report });
  }
  return found;
}

/** What is wrong with an icon of front matter, and in which file: an edit may move it without changing what it says. */
export interface PageIconFinding {
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** Finds icons of front matter that cannot be drawn as written. */
export function checkPageIcons({ heads }: Site, icons: DrawIcon): readonly PageIconFinding[] {
  const found: PageIconFinding[] = [];
  for (const { file, icon, iconType } of heads.values())
    icons(icon, { iconType }, { report: (diagnostic) => void found.push({ file, diagnostic }) });
  return found;
}

/** Says where such an icon stands now. */
export function placePageIcon(
  { file, diagnostic }: PageIconFinding,
  readText: (file: string) => string | undefined,
): Diagnostic {
  return { ...diagnostic, span: spanOfPageKey(file, readText(file) ?? '', 'icon') };
}
