import type { ComponentChildren, JSX } from 'preact';
import type { RenderContext } from '../../../components/index.ts';
import type { PageView } from '../../page-view.ts';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { breakableText } from '../breakable-text.tsx';
import { feedLinkPart } from '../theme-parts.ts';

/** Letters of a title that the narrowest phone has room for. */
const MOST_IN_TITLE = 17;

/** The title block of a page: crumbs, title, description, actions. */
export function PageHeader(props: {
  readonly page: PageView;
  readonly crumbs: ComponentChildren;
  readonly actions: ComponentChildren;
  /** Selectors between the forms of the page. */
  readonly choosers: ComponentChildren;
  readonly text: Words;
  readonly icon: ThemeSite['icon'];
  readonly use: RenderContext['use'];
}): JSX.Element {
  const { page, crumbs, actions, choosers, text, icon, use } = props;
  if (page.feed?.isShown === true) use(feedLinkPart);
  return (
    <header id="header">
      {crumbs}
      <div class="title-row">
        <h1 id="page-title">
          {breakableText(page.title, MOST_IN_TITLE)}
          {page.deprecated === true && [
            ' ',
            <span class="nav-tag-pill deprecated">{text('deprecated')}</span>,
          ]}
        </h1>
        {page.feed?.isShown === true && (
          <a class="feed-link" href={page.feed.href} type="application/rss+xml">
            {icon('rss')}
            {text('feed')}
          </a>
        )}
        {actions}
      </div>
      {page.descriptionHtml !== undefined && (
        <div class="page-description" dangerouslySetInnerHTML={{ __html: page.descriptionHtml }} />
      )}
      {choosers}
    </header>
  );
}
