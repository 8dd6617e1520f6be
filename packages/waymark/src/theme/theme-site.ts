import type { Links, PageHead } from '@waymark/core/content';
import type { NavigationModel, Switch } from '@waymark/core/navigation';
import type { ConfigView } from './config-view.ts';
import type { FeedbackView } from './feedback-view.ts';
import type { Homes } from './navigation/homes.ts';
import type { SiteAssets, SiteView, ThemeContext } from './page-view.ts';
import type { Repository } from './parts/repository.ts';

/** What the parts of the theme share: the site view with its configuration and links made ready. */
export interface ThemeSite {
  readonly isClosed: boolean;
  readonly config: ConfigView;
  readonly navigation: NavigationModel;
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly links: Links;
  readonly base: string;
  readonly siteUrl: string | undefined;
  /** Address of the site's MCP server, if it has one. */
  readonly mcpUrl: string | undefined;
  readonly feedbackUrl: string | undefined;
  readonly repository: Repository | undefined;
  readonly feedback: FeedbackView;
  readonly assets: SiteAssets;
  readonly generator: string;
  readonly imageSize: NonNullable<SiteView['imageSize']>;
  /** Some pages stand in several containers, so links say which one they lead to. */
  readonly hasSharedPages: boolean;
  /** Where choosing an element of a selector leads from a page. */
  readonly switchTo: Switch;
  /** A page that shows navigation, for who has no script. */
  readonly homeOf: Homes;
  readonly icon: ThemeContext['icon'];
  readonly textIn: ThemeContext['textIn'];
  readonly hash: ThemeContext['hash'];
}

/** Interface words in the language of a page. */
export type Words = ThemeContext['text'];
