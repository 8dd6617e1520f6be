import type { JSX } from 'preact';
import type { ConfigView } from '../config-view.ts';
import { ChromeLink } from '../navigation/parts/chrome-link.tsx';
import type { ThemeSite, Words } from '../theme-site.ts';

/** Icons of the social networks whose key is not an icon's name. */
const SOCIAL_ICONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    x: 'x-twitter',
    website: 'globe',
    'earth-americas': 'globe',
  }),
);

const SOCIAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    x: 'X',
    'x-twitter': 'X',
    github: 'GitHub',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    'hacker-news': 'Hacker News',
    website: 'Website',
    'earth-americas': 'Website',
  }),
);

/** Columns of links and the social networks. */
export function Footer(props: {
  readonly site: ThemeSite;
  readonly config: ConfigView;
  readonly text: Words;
}): JSX.Element | null {
  const { site, config, text } = props;
  const { columns, socials } = config.footer;
  if (columns.length === 0 && socials.length === 0) return null;
  return (
    <footer id="footer" class={columns.length > 0 ? 'footer advanced-footer' : 'footer'}>
      {columns.length > 0 && (
        <div class="footer-columns">
          {columns.map((column) => (
            <div class="footer-column" key={`${column.header ?? ''} ${column.items[0]?.href ?? ''}`}>
              {column.header !== undefined && <p class="footer-header">{column.header}</p>}
              <ul>
                {column.items.map((item) => (
                  <li key={`${item.label} ${item.href}`}>
                    <ChromeLink link={site.links.link(item.href)}>{item.label}</ChromeLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {socials.length > 0 && (
        <ul class="footer-socials" aria-label={text('footer')}>
          {socials.map(({ name, href }) => (
            <li key={name}>
              <ChromeLink link={site.links.link(href)} aria-label={socialName(name)}>
                {/* What is no brand's sign is found among the others. */}
                {site.icon(
                  { name: SOCIAL_ICONS.get(name) ?? name, library: 'fontawesome' },
                  { size: 18, iconType: 'brands' },
                )}
              </ChromeLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

function socialName(name: string): string {
  return SOCIAL_NAMES.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
