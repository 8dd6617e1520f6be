import type { JSX } from 'preact';
import type { Chrome } from '../navigation/chrome.ts';
import { ChromeLink } from '../navigation/parts/chrome-link.tsx';
import type { ThemeSite, Words } from '../theme-site.ts';
import { SearchEntry } from './navbar.tsx';

/**
 * The body of the 404 page. The site's script follows redirects with wildcards (`data-patterns` says that there are
 * some), and lists the pages closest to the address.
 */
export function NotFound(props: {
  readonly title: string;
  readonly descriptionHtml: string | undefined;
  readonly site: ThemeSite;
  readonly text: Words;
  readonly chrome: Chrome;
  readonly isSentHome: boolean;
}): JSX.Element {
  const { title, descriptionHtml, site, text, chrome } = props;
  const home = site.links.page('/');
  return (
    <div
      class="not-found-container"
      data-redirect={props.isSentHome ? home : undefined}
      data-patterns={site.config.hasPatterns ? '' : undefined}
    >
      <p class="eyebrow not-found-status-code">
        404 <code class="not-found-address" dir="ltr" />
      </p>
      <h1 id="page-title" class="not-found-title">
        {title}
      </h1>
      {descriptionHtml === undefined ? (
        <p class="page-description not-found-description">{text('pageNotFoundDescription')}</p>
      ) : (
        <div
          class="page-description not-found-description mdx-content"
          dangerouslySetInnerHTML={{ __html: descriptionHtml }}
        />
      )}
      <h2 class="not-found-list-title">{text('suggestedPages')}</h2>
      <ul class="not-found-nearest" />
      <div class="not-found-ways">
        <a href={home} data-home="">
          {text('goHome')}
        </a>
        <SearchEntry place="page" site={site} config={site.config} text={text} />
      </div>
      <h2 class="not-found-list-title">{text('sections')}</h2>
      <ul class="not-found-recommended-pages-list">
        {topEntries(chrome).map(({ label, href }) => (
          <li key={href}>
            <ChromeLink class="not-found-recommended-page-link" link={site.links.link(href)}>
              {label}
            </ChromeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first few sections of the site; of a tab and a group that lead to the same page, the tab. */
function topEntries(chrome: Chrome): readonly { readonly label: string; readonly href: string }[] {
  const elements = [...chrome.tabBars, ...chrome.sidebarHead].flatMap((level) => level.elements);
  const rows = chrome.rows.flatMap((row) => {
    if (row.kind === 'page' || row.kind === 'endpoint') return [{ label: row.label, href: row.route }];
    return row.kind === 'link' ? [] : [{ label: row.label, href: row.target ?? '' }];
  });
  const all = [...elements.map(({ label, target }) => ({ label, href: target ?? '' })), ...rows];
  const isFirst = (href: string, index: number): boolean =>
    all.findIndex((each) => each.href === href) === index;
  return all.filter(({ href }, index) => href.startsWith('/') && isFirst(href, index)).slice(0, 5);
}
