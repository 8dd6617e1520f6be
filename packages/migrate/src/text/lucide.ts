import { type ImportDeclaration, type ImportedName, scanImports } from '@waymark/core/content';
import { attribute } from './attribute.ts';
import type { PageText } from './page-text.ts';
import { attributeOf, scanTags, type Tag } from './tags.ts';

/** Packages that bring the icons of Lucide as components. */
const PACKAGES: ReadonlySet<string> = new Set([
  'lucide-react',
  'lucide-vue',
  'lucide-vue-next',
  '@lucide/vue',
]);

/** Whether an import brings nothing but icons of Lucide that stand in tags: these need it no more. */
export function bringsIcons({ specifier, names, start, end }: ImportDeclaration, page: PageText): boolean {
  if (!PACKAGES.has(specifier) || !names.every(isIcon)) return false;
  const written = new Set(scanTags(page.prose, page.text).map((tag) => tag.start));
  return names.every(({ local }) => {
    const uses = new RegExp(String.raw`(?:<|[={]\s*)${local.replaceAll('$', '\\$')}(?![\w$])`, 'g');
    return Array.from(page.prose.matchAll(uses), ({ index }) => index).every(
      (index) => written.has(index) || (index >= start && index < end),
    );
  });
}

/** Names of icons of Lucide, by those that code gives their components. */
export function lucideIcons(code: string): ReadonlyMap<string, string> {
  const names = scanImports(code).flatMap((one) => (PACKAGES.has(one.specifier) ? one.names : []));
  return new Map(names.filter(isIcon).map(({ imported, local }) => [local, iconOf(imported)]));
}

/** The whole package and what makes other icons begin with small letters. */
function isIcon({ imported }: ImportedName): boolean {
  return /^[A-Z]/.test(imported);
}

/** A component of Lucide as an icon of Waymark. */
export function writeIcon(tag: Tag, icon: string): string {
  if (tag.isClosing) return '';
  const size = Number.parseInt(attributeOf(tag, 'size') ?? attributeOf(tag, ':size') ?? '', 10);
  const sized = Number.isNaN(size) ? '' : ` size={${size}}`;
  return `<Icon${attribute('icon', icon)} iconLibrary="lucide"${sized} />`;
}

/** `Trash2Icon` and `LucideTrash2` are `trash-2`; `Grid3X3`, `grid-3x3`. */
function iconOf(component: string): string {
  return component
    .replace(/^Lucide(?=[A-Z])|(?<=.)Icon$/g, '')
    .replace(/(?<=\d)(?:X(?=\d)|D(?![a-z]))/g, (letter) => letter.toLowerCase())
    .replace(/(?<=[a-z])(?<!\dx)(?=[A-Z\d])|(?<=[A-Z])(?=\d|[A-Z][a-z])|(?<=\d)(?=[A-Z])/g, '-')
    .toLowerCase();
}
