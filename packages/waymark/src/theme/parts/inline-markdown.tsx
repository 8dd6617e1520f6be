import type { Links } from '@waymark/core/content';
import { parseFragment } from 'parse5';
import type { ComponentChildren } from 'preact';
import { ChromeLink } from '../navigation/parts/chrome-link.tsx';

/** A link: its words, its address in angle brackets or without; a title may follow. */
const LINK = /\[([^[\]]+)\]\(\s*(?:<([^<>\n]*)>|((?:[^()<>\s]|\([^()\s]*\))+))(?:\s+"[^"]*")?\s*\)/g;
const MARK = /\*\*(.{1,500}?)\*\*|__(.{1,500}?)__|\*(.{1,500}?)\*|(?<!\w)_(.{1,500}?)_(?!\w)|`([^`]+)`/;
const TOKEN = new RegExp(`${LINK.source}|${MARK.source}`, 'g');

/** What every link, mark or tag begins with: most texts have none. */
const SIGN = /[[*_`<]/;

/** Code, which stays as it is, or a tag of HTML. */
const CODE_OR_TAG = /`[^`]*`|<\/?([a-z][\w.-]*)(?:\s[^<>]*)?\/?>/gi;

/** A text with the words of its links and elements alone. What is to be filled in looks like a tag, and is never closed. */
export function wordsOnly(markdown: string): string {
  if (!SIGN.test(markdown)) return markdown;
  const closed = new Set(Array.from(markdown.matchAll(/<\/([a-z][\w.-]*)>/gi), ([, name]) => name));
  return markdown
    .replace(CODE_OR_TAG, (match: string, name?: string) => {
      if (name === undefined) return match;
      if (name.toLowerCase() === 'br') return ' ';
      return closed.has(name) ? '' : match;
    })
    .replace(LINK, '$1');
}

/** Renders the inline Markdown that a banner may hold: links, bold, italic, code. Everything else stays text. */
export function renderInline(markdown: string, links: Links): ComponentChildren {
  if (!SIGN.test(markdown)) return decodeText(markdown);
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const match of markdown.matchAll(TOKEN)) {
    parts.push(decodeText(markdown.slice(at, match.index)), renderToken(match, links));
    at = match.index + match[0].length;
  }
  return parts.length === 0 ? decodeText(markdown) : [...parts, decodeText(markdown.slice(at))];
}

function renderToken(match: RegExpExecArray, links: Links): ComponentChildren {
  const [, label, spaced, bare, strong, strong2, em, em2, code] = match;
  const href = spaced ?? bare;
  if (href !== undefined)
    return <ChromeLink link={links.link(href)}>{renderInline(label ?? href, links)}</ChromeLink>;
  if (code !== undefined) return <code>{code}</code>;
  const isStrong = (strong ?? strong2) !== undefined;
  const inner = renderInline(strong ?? strong2 ?? em ?? em2 ?? '', links);
  return isStrong ? <strong>{inner}</strong> : <em>{inner}</em>;
}

/** Character references of HTML mean in Markdown what they mean there. */
function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node?.nodeName === '#text' && 'value' in node ? node.value : text;
}
