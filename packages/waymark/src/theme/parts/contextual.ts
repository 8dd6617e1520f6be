import type { ContextualConfig } from '@waymark/core/config';
import type { IconValue, Links, PrintedLink } from '@waymark/core/content';
import type { ContextualView } from '../config-view.ts';
import type { Words } from '../theme-site.ts';

/** An action on a page, ready to draw. */
export interface PageAction {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly icon?: IconValue;
  /** Where it leads, if it leads somewhere without script. */
  readonly link?: PrintedLink;
  /** What the site's script does: `copy`, `print`, or `ask` (opens `askUrl` with a question about the page). */
  readonly action?: 'copy' | 'print' | 'ask';
  readonly askUrl?: string;
}

/** What actions are made from. */
export interface ActionInput {
  readonly menu: ContextualView;
  readonly route: string;
  readonly links: Links;
  readonly siteUrl: string | undefined;
  readonly text: Words;
}

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
  const tool = Object.hasOwn(TOOLS, option) ? TOOLS[option] : undefined;
  return tool === undefined ? undefined : askAction(option, tool, input);
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
  { links, route, siteUrl }: ActionInput,
): PageAction | undefined {
  const markdownUrl = (siteUrl ?? '') + links.markdown(route);
  const fill = (value: string): string =>
    value.replace(/\$(page|path)/g, (_, name: string) =>
      encodeURIComponent(name === 'path' ? route : markdownUrl),
    );
  const href =
    typeof option.href === 'string'
      ? fill(option.href)
      : `${fill(option.href.base)}${(option.href.query ?? [])
          .map(({ key, value }, index) => {
            const filled = /\$(?:page|path)/.test(value) ? fill(value) : encodeURIComponent(value);
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

function icon(name: string): IconValue {
  return { name, library: 'lucide' };
}
