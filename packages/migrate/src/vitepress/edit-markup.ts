import { migrateDiagnostics } from '@waymark/core/diagnostics';
import type { Notes } from '../site/notes.ts';
import { editTags } from '../text/escape.ts';
import { lucideIcons, writeIcon } from '../text/lucide.ts';
import type { Edit, PageText } from '../text/page-text.ts';
import { attributeOf, scanTags, type Tag } from '../text/tags.ts';

const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    info: 'blue',
    tip: 'green',
    warning: 'orange',
    danger: 'red',
  }),
);

/** Elements that say how Vue shall draw what they hold. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'template',
  'ClientOnly',
  'component',
  'Suspense',
  'Teleport',
]);

/** Tags of a page: badges, attributes of Vue, and components of the old site, which are reported. */
export function editMarkup(notes: Notes, page: PageText): readonly Edit[] {
  const tags = scanTags(page.prose, page.text);
  const table = [...page.prose.matchAll(/^[ \t]*\[\[toc\]\][ \t]*$/gim)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: '',
  }));
  const icons = lucideIcons(page.text);
  const special = tags.flatMap((tag) => {
    const icon = icons.get(tag.name);
    if (icon === undefined) return specialTag(notes, page, tag);
    return [{ start: tag.start, end: tag.end, text: writeIcon(tag, icon) }];
  });
  const edited = new Set(special.map(({ start }) => start));
  const rest = tags.filter(({ start }) => !edited.has(start));
  return [...table, ...special, ...editTags(rest)];
}

function specialTag(notes: Notes, { file }: PageText, tag: Tag): readonly Edit[] {
  const { name, start, end, isClosing } = tag;
  if (TRANSPARENT.has(name)) return [{ start, end, text: '' }];
  if (name === 'Badge') return [{ start, end, text: badge(tag) }];
  const isComponent = /^[A-Z]/.test(name) || (name.includes('-') && !name.startsWith('font-'));
  if (isComponent && !isClosing)
    notes.add(migrateDiagnostics.component({ name }, { span: { file, start, end } }));
  return [];
}

function badge(tag: Tag): string {
  if (tag.isClosing) return '</Badge>';
  const color = COLORS.get(attributeOf(tag, 'type') ?? 'tip') ?? 'gray';
  const text = attributeOf(tag, 'text');
  const head = `<Badge color="${color}">`;
  return tag.isSelfClosing ? `${head}${text ?? ''}</Badge>` : head;
}
