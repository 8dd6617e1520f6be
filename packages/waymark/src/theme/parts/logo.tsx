import type { JSX } from 'preact';
import type { ConfigView } from '../config-view.ts';
import { NavLink } from '../navigation/parts/nav-link.tsx';
import type { PictureSize } from '../page-view.ts';
import type { ThemeSite, Words } from '../theme-site.ts';

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
  const picture = (path: string, mode?: string): JSX.Element => (
    <img class={mode} src={site.links.asset(path)} alt={name} {...fitted(site.imageSize(path))} />
  );
  const link = logo?.href === undefined ? undefined : site.links.link(logo.href);
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
        picture(logo.light)
      ) : (
        <>
          {picture(logo.light, 'mode-light')}
          {picture(logo.dark, 'mode-dark')}
        </>
      )}
    </NavLink>
  );
}

/** Most that the logo takes, as in `navbar.css`. */
const MOST: PictureSize = { width: 192, height: 28 };

/** The size that the logo is shown in, so that its room is kept while it loads. */
function fitted(size: PictureSize | undefined): PictureSize | undefined {
  if (size === undefined) return undefined;
  const scale = Math.min(1, MOST.width / size.width, MOST.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
