import type { Links } from '@waymark/core/content';
import { parseFragment } from 'parse5';
import type { ComponentChildren } from 'preact';
import { NavLink } from '../navigation/parts/nav-link.tsx';

const TOKEN = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|(?<!\w)_(.+?)_(?!\w)|`([^`]+)`/;

/** Renders the inline Markdown that a banner may hold: links, bold, italic, code. Everything else stays text. */
export function renderInline(markdown: string, links: Links): ComponentChildren {
  const match = TOKEN.exec(markdown);
  if (match === null) return decodeText(markdown);
  const [whole, label, href, strong, strong2, em, em2, code] = match;
  return (
    <>
      {decodeText(markdown.slice(0, match.index))}
      {href !== undefined && <NavLink link={links.link(href)}>{renderInline(label ?? href, links)}</NavLink>}
      {(strong ?? strong2) !== undefined && <strong>{renderInline(strong ?? strong2 ?? '', links)}</strong>}
      {(em ?? em2) !== undefined && <em>{renderInline(em ?? em2 ?? '', links)}</em>}
      {code !== undefined && <code>{code}</code>}
      {renderInline(markdown.slice(match.index + whole.length), links)}
    </>
  );
}

/** Character references of HTML mean in Markdown what they mean there. */
function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node?.nodeName === '#text' && 'value' in node ? node.value : text;
}
