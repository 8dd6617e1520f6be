import { scanImports } from '@waymark/core/content';
import { attribute } from './attribute.ts';
import { attributeOf, type Tag } from './tags.ts';

/** Packages that bring the icons of Lucide as components. */
const PACKAGES: ReadonlySet<string> = new Set([
  'lucide-react',
  'lucide-vue',
  'lucide-vue-next',
  '@lucide/vue',
]);

/** Whether a module brings icons of Lucide. */
export function isLucide(specifier: string): boolean {
  return PACKAGES.has(specifier);
}

/** Names of icons of Lucide, by those that code gives their components. */
export function lucideIcons(code: string): ReadonlyMap<string, string> {
  const names = scanImports(code).flatMap((one) => (isLucide(one.specifier) ? one.names : []));
  return new Map(names.map(({ imported, local }) => [local, iconOf(imported)]));
}

/** A component of Lucide as an icon of Waymark. */
export function writeIcon(tag: Tag, icon: string): string {
  if (tag.isClosing) return '';
  const size = Number.parseInt(attributeOf(tag, 'size') ?? attributeOf(tag, ':size') ?? '', 10);
  const sized = Number.isNaN(size) ? '' : ` size={${size}}`;
  return `<Icon${attribute('icon', icon)} iconLibrary="lucide"${sized} />`;
}

/** `Trash2Icon` and `LucideTrash2` are `trash-2`. */
function iconOf(component: string): string {
  return component
    .replace(/^Lucide(?=[A-Z])|(?<=.)Icon$/g, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();
}
