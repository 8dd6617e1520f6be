import type { JSX } from 'preact';
import type { ConfigView } from '../config-view.ts';
import type { ThemeSite, Words } from '../theme-site.ts';
import { NavLink } from './nav-link.tsx';

/** The logo, or the site's name, as the link home. */
export function Logo(props: {
  readonly site: ThemeSite;
  readonly config: ConfigView;
  readonly text: Words;
  /** Route of the home page in the language of the page. */
  readonly home: string;
}): JSX.Element {
  const { site, config, text, home } = props;
  const { logo, name } = config;
  const link = logo?.href === undefined ? undefined : site.links.resolve(logo.href);
  return (
    <NavLink
      link={link ?? { url: site.links.page(home), external: false }}
      class="nav-logo"
      data-home={link === undefined ? '' : undefined}
      aria-label={text('homePage', { name })}
    >
      {logo === undefined ? (
        <span class="nav-logo-name">{name}</span>
      ) : logo.light === logo.dark ? (
        <img src={site.links.asset(logo.light)} alt="" />
      ) : (
        <>
          <img class="mode-light" src={site.links.asset(logo.light)} alt="" />
          <img class="mode-dark" src={site.links.asset(logo.dark)} alt="" />
        </>
      )}
    </NavLink>
  );
}
