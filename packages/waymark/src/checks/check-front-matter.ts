import { ICON_STYLES } from '@waymark/core/config';
import { type PageHead, proposePageWord, spanOfPageKey } from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic, suggest } from '@waymark/core/diagnostics';
import { versionsOf } from '@waymark/core/navigation';
import type { DrawIcon } from '../icons/index.ts';
import type { Site } from '../site/site.ts';
import { createFileCheck } from './check-file.ts';
import { assetAt } from './check-icons.ts';

/** Keys of front matter that name what others show where they link to the page. */
const LINK_PICTURES = ['og:image', 'twitter:image'] as const;

/** Finds what front matter names and the site has not: icons, pictures for links, and versions. */
export function checkFrontMatter(
  { navigation, heads, links }: Pick<Site, 'navigation' | 'heads' | 'links'>,
  icons: DrawIcon,
  readText: (file: string) => string | undefined,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const checkFile = createFileCheck(links);
  const versions = [...versionsOf(navigation)];
  for (const head of heads.values()) {
    const { file, route, icon, iconType, frontmatter } = head;
    const reportAt =
      (key: string) =>
      (diagnostic: Diagnostic, meant?: string): void => {
        const text = readText(file) ?? '';
        const span = spanOfPageKey(file, text, key);
        found.push({ ...diagnostic, span, ...proposePageWord(span, text, frontmatter[key], meant) });
      };
    const report = reportAt('icon');
    // Of any other, its own key tells.
    const style = ICON_STYLES.some((known) => known === iconType) ? iconType : undefined;
    icons(icon, { iconType: style }, { asset: assetAt(checkFile, report, { file, route }), report });
    for (const key of LINK_PICTURES) {
      const picture = frontmatter[key];
      // As it is written into the page: from the root, whatever the page.
      if (typeof picture === 'string') for (const each of checkFile(picture)) reportAt(key)(each);
    }
    for (const each of checkVersion(head, versions)) reportAt('version')(each);
  }
  return found;
}

/** A version that is none of those of the site; without any, it is a note of the author. */
function checkVersion({ frontmatter }: PageHead, versions: readonly string[]): readonly Diagnostic[] {
  const written = frontmatter['version'];
  if (versions.length === 0 || written === undefined || written === null || written === '') return [];
  const version = typeof written === 'string' ? written : undefined;
  if (version !== undefined && versions.includes(version)) return [];
  // Without quotes, `2.0` is the number 2.
  const near =
    versions.find((label) => typeof written === 'number' && Number(label) === written) ??
    suggest(String(written), versions);
  const expected = `a version of the navigation: ${versions.map((label) => `\`${label}\``).join(', ')}`;
  const hint = near && `Did you mean \`"${near}"\`?`;
  return [contentDiagnostics['frontmatter-type']({ key: 'version', expected }, { hint })];
}
