import type { IconValue, Links, PrintedLink } from '@waymark/core/content';
import type { ContextualView } from '../../config-view.ts';
import type { Words } from '../../theme-site.ts';

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
  /** The page as Markdown; absent where it has none. */
  readonly readMarkdown: (() => string) | undefined;
  readonly text: Words;
  /** Name of the site, by which tools list its MCP server. */
  readonly name: string;
  /** Address of the site's MCP server, if it has one. */
  readonly mcpUrl: string | undefined;
  /** Path or address of the specification that the page shows a part of. */
  readonly specification: string | undefined;
}
