import { type PageLink, readFrontmatter } from '@waymark/core/content';

/** Finds the addresses of a key in a page file, one after the other; the whole front matter where one is not found. */
export function createLocator(
  name: 'related' | 'url',
  file: string,
  text: string,
): (href: string) => Pick<PageLink, 'span' | 'hrefSpan'> {
  const { start, end } = readFrontmatter(file, text).value;
  const key = new RegExp(`^["']?${name}["']?[ \\t]*:`, 'm').exec(text.slice(start, end));
  let from = start + (key === null ? 0 : key.index + key[0].length);
  return (href) => {
    let at = text.indexOf(href, from);
    while (at !== -1 && /[^\s"',\]}]/.test(text[at + href.length] ?? '')) at = text.indexOf(href, at + 1);
    if (at === -1 || at + href.length > end) return { span: { file, start, end } };
    from = at + href.length;
    const span = { file, start: at, end: from };
    return { span, hrefSpan: span };
  };
}
