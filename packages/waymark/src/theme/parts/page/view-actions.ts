import type { ContextualConfig } from '@waymark/core/config';
import { type IconValue, schemeOf } from '@waymark/core/content';
import { wellFormed } from '@waymark/core/source';
import { MCP_OPTIONS, mcpAction } from './mcp-action.ts';
import type { ActionInput, PageAction } from './page-action.ts';

/** Entries for which there is no counterpart in a static site, or whose tool has no public address for links. */
export const UNDRAWN_OPTIONS: readonly string[] = ['assistant', 'devin-mcp', 'devin-desktop', 'windsurf'];

/** An entry of the author's own. */
type CustomOption = Exclude<ContextualConfig['options'][number], string>;

/** What stands in an address for something of the page. */
const PLACEHOLDER = /\$(page|path|mcp)/g;
/** Every browser and server takes an address of so many characters. */
const LONGEST_ADDRESS = 2000;

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
  const own = Object.hasOwn(OWN_ACTIONS, option) ? OWN_ACTIONS[option] : undefined;
  const action = own?.(input);
  if (own !== undefined) return action && { key: option, ...action };
  if (MCP_OPTIONS.includes(option))
    return input.mcpUrl === undefined ? undefined : mcpAction(option, input.mcpUrl, input);
  const tool = Object.hasOwn(TOOLS, option) ? TOOLS[option] : undefined;
  return tool === undefined ? undefined : askAction(option, tool, input);
}

/** Entries that need nobody else. */
const OWN_ACTIONS: Readonly<Record<string, (input: ActionInput) => Omit<PageAction, 'key'> | undefined>> = {
  copy: ({ text }) => ({
    title: text('copyPage'),
    description: text('copyPageDescription'),
    icon: icon('copy'),
    action: 'copy',
  }),
  view: ({ text, links, route }) => ({
    title: text('viewMarkdown'),
    description: text('viewMarkdownDescription'),
    icon: icon('file-text'),
    link: { url: links.markdown(route), external: false },
  }),
  'download-pdf': ({ text }) => ({
    title: text('downloadPdf'),
    description: text('downloadPdfDescription'),
    icon: icon('printer'),
    action: 'print',
  }),
  'download-spec': downloadAction,
};

/** The specification as a file; nothing on pages that show none, or one that the site does not serve. */
function downloadAction({ specification, links, text }: ActionInput): Omit<PageAction, 'key'> | undefined {
  if (specification === undefined) return undefined;
  const isElsewhere = schemeOf(specification) !== undefined;
  const target = links.resolve(isElsewhere ? specification : `/${specification}`);
  if (target.kind !== 'external' && target.kind !== 'file') return undefined;
  const link = { url: links.url(target), external: isElsewhere };
  return { title: text('downloadSpec'), icon: icon('file-json'), link, isDownload: !isElsewhere };
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

function customAction(option: CustomOption, input: ActionInput): PageAction | undefined {
  const { links, mcpUrl } = input;
  if (mcpUrl === undefined && needsMcp(option)) return undefined;
  const link = links.link(customAddress(option, input));
  if (link === undefined) return undefined;
  return {
    key: `custom ${option.title}`,
    title: option.title,
    link,
    ...(option.description === undefined ? {} : { description: option.description }),
    ...(option.icon === undefined ? {} : { icon: option.icon }),
  };
}

/** Where an entry of the author's own leads from a page: with its text where that is short enough, else with its address. */
function customAddress({ href }: CustomOption, input: ActionInput): string {
  const { links, route, siteUrl, mcpUrl, readMarkdown } = input;
  const rest = { path: route, mcp: mcpUrl ?? '' };
  const page = JSON.stringify(href).includes('$page') ? readMarkdown?.() : undefined;
  // An address is no shorter than what stands in it.
  if (page !== undefined && page.length <= LONGEST_ADDRESS) {
    const filled = fillAddress(href, { ...rest, page: wellFormed(page.trim()) });
    if (filled.length <= LONGEST_ADDRESS) return filled;
  }
  return fillAddress(href, { ...rest, page: (siteUrl ?? '') + links.markdown(route) });
}

/** Puts what differs from page to page into an address, percent-encoded. */
function fillAddress(href: CustomOption['href'], values: Readonly<Record<string, string>>): string {
  const fill = (value: string): string =>
    value
      .replace(/\s/g, encodeURIComponent)
      .replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  if (typeof href === 'string') return fill(href);
  const words = (text: string): string =>
    encodeURIComponent(text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? ''));
  const query = (href.query ?? []).map(({ key, value }) => `${encodeURIComponent(key)}=${words(value)}`);
  return withQuery(fill(href.base), query.join('&'));
}

/** An address, which may have a query and a hash, with more of a query. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [path = '', ...hash] = address.split(/(?=#)/);
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash.join('')}`;
}

/** Whether an entry of the author's own names the address of the MCP server. */
export function needsMcp({ href }: CustomOption): boolean {
  return JSON.stringify(href).includes('$mcp');
}

function icon(name: string): IconValue {
  return { name, library: 'lucide' };
}
