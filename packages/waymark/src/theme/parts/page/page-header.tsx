import type { ComponentChildren, JSX } from 'preact';
import { Breakable, type RenderContext } from '../../../components/index.ts';
import type { ConfigView } from '../../config-view.ts';
import type { PageView } from '../../page-view.ts';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { feedLinkPart } from '../theme-parts.ts';

/** The trail above the title: all of its labels, or only the last. */
export function Crumbs(props: {
  readonly crumbs: readonly { readonly label: string; readonly url?: string }[];
  readonly config: Pick<ConfigView, 'crumbs' | 'source'>;
  readonly text: Words;
}): JSX.Element | null {
  const { crumbs, config, text } = props;
  const last = crumbs.at(-1);
  if (last === undefined) return null;
  // One part alone is a trail only where breadcrumbs were asked for, not merely the theme's own choice.
  const isAsked = config.source.styling?.eyebrows === 'breadcrumbs';
  if (config.crumbs === 'section' || (crumbs.length === 1 && !isAsked)) {
    return <div class="eyebrow">{last.label}</div>;
  }
  return (
    <nav class="breadcrumbs" aria-label={text('breadcrumbs')}>
      <ol class="breadcrumb-list">
        {crumbs.map(({ label, url }, at) => (
          // A group is often called like its tab: the trail is whole, and to be seen once is enough.
          <li class="breadcrumb-item" data-repeated={crumbs[at - 1]?.label === label ? '' : undefined}>
            {url === undefined ? <span>{label}</span> : <a href={url}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
          <Breakable text={page.title} />
          {page.deprecated === true && <span class="nav-tag-pill deprecated">{text('deprecated')}</span>}
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
