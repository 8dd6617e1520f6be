import { type IconValue, spanOfPageKey } from '@waymark/core/content';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';
import { isElement, walk } from '@waymark/core/navigation';
import { joinPointer } from '@waymark/core/source';
import type { DrawIcon, IconPlace } from '../icons/index.ts';
import type { Site } from '../site/site.ts';

/** Finds icons of the configuration and of front matter, and pictures that front matter gives to links, that cannot be drawn as written. */
export function checkIcons(
  { config, navigation, heads, locate, links }: Site,
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
  for (const { icon, iconType, pointer } of barIcons(config, '')) {
    const report = (diagnostic: Diagnostic): void =>
      void found.push({ ...diagnostic, ...locate(`${pointer}/icon`) });
    icons(icon, { iconType }, checkedPlace(links, report));
  }
  for (const { file, route, icon, iconType, frontmatter } of heads.values()) {
    const reportAt =
      (key: string) =>
      (diagnostic: Diagnostic): void =>
        void found.push({ ...diagnostic, span: spanOfPageKey(file, readText(file) ?? '', key) });
    icons(icon, { iconType }, checkedPlace(links, reportAt('icon'), { file, route }));
    for (const key of LINK_PICTURES) {
      const picture = frontmatter[key];
      // As it is written into the page: from the root, whatever the page.
      if (typeof picture === 'string') checkFile(picture, links, reportAt(key));
    }
  }
  return found;
}

/** Keys of front matter that name what others show where they link to the page. */
const LINK_PICTURES = ['og:image', 'twitter:image'] as const;

/** An icon of the bar or of the menu of a page, as the configuration has it. */
interface BarIcon {
  readonly icon: IconValue;
  readonly iconType: string | undefined;
  readonly pointer: string;
}

/** Languages have bars of their own; the icons of the navigation stand in its tree. */
function barIcons(value: object, pointer: string, isInBar = false): readonly BarIcon[] {
  const { icon, iconType } = value as Partial<BarIcon>;
  const own = isInBar && icon !== undefined ? [{ icon, iconType, pointer }] : [];
  const below = Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? barIcons(child, joinPointer(pointer, key), isInBar || key === 'navbar' || key === 'contextual')
      : [],
  );
  return below.length === 0 ? own : [...own, ...below];
}

/** A place in which files that are not there are found too. */
function checkedPlace(
  links: Site['links'],
  report: (diagnostic: Diagnostic) => void,
  from?: { readonly file: string; readonly route: string },
): IconPlace {
  const asset = (href: string): string => {
    checkFile(href, links, report, from);
    return href;
  };
  return { asset, report };
}

function checkFile(
  href: string,
  links: Site['links'],
  report: (diagnostic: Diagnostic) => void,
  from?: { readonly file: string; readonly route: string },
): void {
  const target = links.resolve(href, from && { ...from, kind: 'image' });
  if (target.kind === 'missing') report(linkDiagnostics['missing-asset']({ href, path: target.path }));
}
