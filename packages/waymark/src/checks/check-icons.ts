import { spanOfPageKey } from '@waymark/core/content';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import { isElement, walk } from '@waymark/core/navigation';
import type { DrawIcon, IconPlace } from '../icons/index.ts';
import type { Site } from '../site/site.ts';

/** Finds icons of the navigation and of front matter that cannot be drawn as written. */
export function checkIcons(
  { navigation, heads, locate, links }: Site,
  icons: DrawIcon,
  readText: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { node } of walk(navigation.root)) {
    if (!isElement(node) || node.icon === undefined) continue;
    const where = locate(`${node.pointer}/icon`) ?? {};
    const report = (diagnostic: Diagnostic): void => void found.push({ ...diagnostic, ...where });
    icons(node.icon, { iconType: node.iconType }, checkedPlace(links, report));
  }
  for (const { file, route, icon, iconType } of heads.values()) {
    const report = (diagnostic: Diagnostic): void =>
      void found.push({ ...diagnostic, span: spanOfPageKey(file, readText(file) ?? '', 'icon') });
    icons(icon, { iconType }, checkedPlace(links, report, { file, route }));
  }
  return found;
}

/** A place in which files that are not there are found too. */
function checkedPlace(
  links: Site['links'],
  report: (diagnostic: Diagnostic) => void,
  from?: { readonly file: string; readonly route: string },
): IconPlace {
  const asset = (href: string): string => {
    const target = links.resolve(href, from && { ...from, kind: 'image' });
    if (target.kind === 'missing') report(linkDiagnostics['missing-asset']({ href, path: target.path }));
    return href;
  };
  return { asset, report };
}
