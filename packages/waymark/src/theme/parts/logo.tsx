import type { JSX } from 'preact';
import type { ConfigView } from '../config-view.ts';
import { ChromeLink } from '../navigation/parts/chrome-link.tsx';
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
  const picture = (path: string, mode = ''): JSX.Element => {
    const size = site.imageSize(path);
    const look = `nav-logo${shapeOf(size)}${mode}`;
    // Browsers have a sign of their own for a picture that is not there.
    if (site.links.resolve(path).kind === 'missing') return <span class={look}>{name}</span>;
    return <img class={look} src={site.links.asset(path)} alt={name} {...fitted(size)} />;
  };
  const link = logo?.href === undefined ? undefined : site.links.link(logo.href);
  return (
    <ChromeLink
      link={link ?? { url: site.links.page(home), external: false }}
      class="bar-home"
      data-home={link === undefined ? '' : undefined}
      aria-label={text('homePage', { name })}
    >
      {logo === undefined ? (
        <span class="nav-logo">{name}</span>
      ) : logo.light === logo.dark ? (
        picture(logo.light)
      ) : (
        <>
          {picture(logo.light, ' mode-light')}
          {picture(logo.dark, ' mode-dark')}
        </>
      )}
    </ChromeLink>
  );
}

/** What the logo takes, as in `navbar.css` and `logo.css`: so high, and at most so wide. */
const HEIGHT = 28;
const MOST = 240;
/** What very tall and very wide ones take, which are read in no less. */
const TALL_HEIGHT = 44;
const WIDE_MOST = 320;

/** The class of a logo that is far from square. */
function shapeOf(size: PictureSize | undefined): string {
  const ratio = size === undefined ? 1 : size.width / size.height;
  return ratio > 5 ? ' logo-wide' : ratio < 0.5 ? ' logo-tall' : '';
}

/** The size that the logo is shown in, so that its room is kept while it loads. */
function fitted(size: PictureSize | undefined): PictureSize | undefined {
  if (size === undefined) return undefined;
  const ratio = size.width / size.height;
  const height = ratio < 0.5 ? TALL_HEIGHT : HEIGHT;
  const most = ratio > 15 ? WIDE_MOST : MOST;
  return { width: Math.min(most, Math.round(ratio * height)), height };
}
