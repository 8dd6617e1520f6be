import type { ContextualConfig } from '@waymark/core/config';
import { type IconValue, type Links, type PrintedLink, schemeOf } from '@waymark/core/content';
import type { ContextualView } from '../../config-view.ts';
import type { Words } from '../../theme-site.ts';
import { MCP_OPTIONS, mcpAction } from './mcp-action.ts';

/** An action on a page, ready to draw. */
export interface PageAction {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly icon?: IconValue;
  /** Where it leads, if it leads somewhere without script. */
  readonly link?: PrintedLink;
  /**
   * What the site's script does: `copy` (the page), `copy-text` (`copied`), `print`, or `ask` (opens `askUrl` with a
   * question about the page).
   */
  readonly action?: 'copy' | 'copy-text' | 'print' | 'ask';
  readonly copied?: string;
  readonly askUrl?: string;
  /** The browser saves what it leads to. */
  readonly isDownload?: boolean;
}

/** What actions are made from. */
export interface ActionInput {
  readonly menu: ContextualView;
  readonly route: string;
  readonly links: Links;
  readonly siteUrl: string | undefined;
  readonly text: Words;
  /** Name of the site, by which tools list its MCP server. */
  readonly name: string;
  /** Address of the site's MCP server, if it has one. */
  readonly mcpUrl: string | undefined;
  /** Path or address of the specification that the page shows a part of. */
  readonly specification: string | undefined;
}

/** Entries for which there is no counterpart in a static site, or whose tool has no public address for links. */
export const UNDRAWN_OPTIONS: readonly string[] = ['assistant', 'devin-mcp', 'devin-desktop', 'windsurf'];

/** What stands in an address for something of the page. */
const PLACEHOLDER = /\$(page|path|mcp)/g;

interface Tool {
  readonly name: string;
  /** The question is appended, percent-encoded. */
  readonly url: string;
  readonly icon: IconValue;
}

const TOOLS: Readonly<Record<string, Tool>> = {
  chatgpt: { name: 'ChatGPT', url: 'https://chatgpt.com/?q=', icon: icon('message-circle') },
  claude: { name: 'Claude', url: 'https://claude.ai/new?q=', icon: icon('sparkles') },
  perplexity: { name: 'Perplexity', url: 'https://www.perplexity.ai/search?q=', icon: icon('search') },
  grok: { name: 'Grok', url: 'https://grok.com/?q=', icon: icon('message-square') },
  aistudio: {
    name: 'Google AI Studio',
    url: 'https://aistudio.google.com/prompts/new_chat?prompt=',
    icon: icon('sparkle'),
  },
  devin: { name: 'Devin', url: 'https://app.devin.ai/?prompt=', icon: icon('bot') },
};

/** The actions of a page's contextual menu, in the order configured. Options that need a server are left out. */
export function viewActions(input: ActionInput): readonly PageAction[] {
  return input.menu.options.flatMap((option) => {
    const action = typeof option === 'string' ? builtInAction(option, input) : customAction(option, input);
    return action === undefined ? [] : [action];
  });
}

function builtInAction(option: string, input: ActionInput): PageAction | undefined {
  const { text, links, route } = input;
  if (option === 'copy') {
    const description = text('copyPageDescription');
    return { key: option, title: text('copyPage'), description, icon: icon('copy'), action: 'copy' };
  }
  if (option === 'view') {
    return {
      key: option,
      title: text('viewMarkdown'),
      description: text('viewMarkdownDescription'),
      icon: icon('file-text'),
      link: { url: links.markdown(route), external: false },
    };
  }
  if (option === 'download-pdf') {
    const description = text('downloadPdfDescription');
    return { key: option, title: text('downloadPdf'), description, icon: icon('printer'), action: 'print' };
  }
  if (option === 'download-spec') return downloadAction(option, input);
  if (MCP_OPTIONS.includes(option))
    return input.mcpUrl === undefined ? undefined : mcpAction(option, input.mcpUrl, input);
  const tool = Object.hasOwn(TOOLS, option) ? TOOLS[option] : undefined;
  return tool === undefined ? undefined : askAction(option, tool, input);
}

/** The specification as a file; nothing on pages that show none, or one that the site does not serve. */
function downloadAction(key: string, { specification, links, text }: ActionInput): PageAction | undefined {
  if (specification === undefined) return undefined;
  const isElsewhere = schemeOf(specification) !== undefined;
  const target = links.resolve(isElsewhere ? specification : `/${specification}`);
  if (target.kind !== 'external' && target.kind !== 'file') return undefined;
  const link = { url: links.url(target), external: isElsewhere };
  return { key, title: text('downloadSpec'), icon: icon('file-json'), link, isDownload: !isElsewhere };
}

/** Without a known origin only the browser can say the page's address, so the link is completed there. */
function askAction(key: string, tool: Tool, { text, links, route, siteUrl }: ActionInput): PageAction {
  const url = siteUrl === undefined ? undefined : siteUrl + links.markdown(route);
  return {
    key,
    title: text('openIn', { tool: tool.name }),
    description: text('openInDescription'),
    icon: tool.icon,
    action: 'ask',
    askUrl: tool.url,
    ...(url === undefined
      ? {}
      : { link: { url: tool.url + encodeURIComponent(text('askPrompt', { url })), external: true } }),
  };
}

function customAction(
  option: Exclude<ContextualConfig['options'][number], string>,
  { links, route, siteUrl, mcpUrl }: ActionInput,
): PageAction | undefined {
  if (mcpUrl === undefined && needsMcp(option)) return undefined;
  const values: Readonly<Record<string, string>> = {
    page: (siteUrl ?? '') + links.markdown(route),
    path: route,
    mcp: mcpUrl ?? '',
  };
  const fill = (value: string): string =>
    value
      .replace(/\s/g, encodeURIComponent)
      .replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const href =
    typeof option.href === 'string'
      ? fill(option.href)
      : `${fill(option.href.base)}${(option.href.query ?? [])
          .map(({ key, value }, index) => {
            const filled = value.search(PLACEHOLDER) < 0 ? encodeURIComponent(value) : fill(value);
            return `${index === 0 ? '?' : '&'}${encodeURIComponent(key)}=${filled}`;
          })
          .join('')}`;
  const link = links.link(href);
  if (link === undefined) return undefined;
  return {
    key: `custom ${option.title}`,
    title: option.title,
    link,
    ...(option.description === undefined ? {} : { description: option.description }),
    ...(option.icon === undefined ? {} : { icon: option.icon }),
  };
}

/** Whether an entry of the author's own names the address of the MCP server. */
export function needsMcp({ href }: Exclude<ContextualConfig['options'][number], string>): boolean {
  return JSON.stringify(href).includes('$mcp');
}

function icon(name: string): IconValue {
  return { name, library: 'lucide' };
}
