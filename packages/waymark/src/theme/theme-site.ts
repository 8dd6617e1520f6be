import type { Switch } from '@waymark/core/navigation';
import type { ConfigView } from './config-view.ts';
import type { FeedbackView } from './feedback-view.ts';
import type { Homes } from './navigation/homes.ts';
import type { SiteView, ThemeContext } from './page-view.ts';

/** What the parts of the theme share: the site view, with its configuration made ready, and what they may ask. */
export interface ThemeSite
  extends Omit<SiteView, 'config' | 'isClosed' | 'allowed' | 'imageSize'>,
    Required<Pick<SiteView, 'isClosed' | 'imageSize'>>,
    ThemeContext {
  readonly config: ConfigView;
  readonly feedback: FeedbackView;
  /** Some pages stand in several containers, so links say which one they lead to. */
  readonly hasSharedPages: boolean;
  /** Where choosing an element of a selector leads from a page. */
  readonly switchTo: Switch;
  /** A page that shows navigation, for who has no script. */
  readonly homeOf: Homes;
}

/** Interface words in the language of a page. */
export type Words = ReturnType<ThemeContext['textIn']>;
