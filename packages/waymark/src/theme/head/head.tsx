import { alphabetsOf } from '@waymark/core/content';
import type { JSX } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import type { DrawOnce } from '../navigation/draw-once.ts';
import type { SiteAssets } from '../page-view.ts';
import { type AlternateProps, Alternates } from './alternates.tsx';
import { Favicon } from './favicon.tsx';
import {
  canonicalUrl,
  documentTitle,
  homeAddress,
  isIndexable,
  type MetaTag,
  structuredData,
  viewMetaTags,
} from './seo.ts';

/** What the head needs beside page and site. */
export interface HeadProps extends AlternateProps {
  readonly language: string;
  readonly policy: string;
  /** Stylesheets of web fonts. */
  readonly fontStyles: readonly string[];
  readonly crumbs: readonly { readonly label: string; readonly url?: string }[];
  /** The page exists at its route: false for the 404 page. */
  readonly isReal: boolean;
  /** Draws what other pages of the container have too. */
  readonly once: DrawOnce;
}

/** Everything in `<head>`: policy first, then what the first paint needs, then what describes the page. */
export function Head(props: HeadProps): JSX.Element {
  const { page, site, policy, isReal, once } = props;
  const address = isReal ? (canonicalUrl(page, site) ?? homeAddress(page, site)) : undefined;
  // A path is enough for a link, and for nothing else.
  const canonical = /^\/(?!\/)/.test(address ?? '') ? undefined : address;
  const tags = viewMetaTags(page, site, canonical);
  const { assets } = site;
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      {jsxTemplate([tags.filter(isViewport).map(printMetaTag).join('')])}
      <title>{documentTitle(page.title, site.config.name)}</title>
      <Files {...props} />
      {jsxTemplate([
        tags
          .filter((tag) => !isViewport(tag))
          .map(printMetaTag)
          .join(''),
      ])}
      {!isReal && <meta name="robots" content="noindex" />}
      {once('favicon', () => (
        <Favicon site={site} />
      ))}
      {address !== undefined && <link rel="canonical" href={address} />}
      {isReal && <Alternates {...props} />}
      {canonical !== undefined && isIndexable(tags) && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData(page, site, { ...props, canonical }) }}
        />
      )}
      {assets.integrations.map(({ src, settings, consent }) => (
        <script defer src={src} data-settings={settings} data-consent={consent} key={src} />
      ))}
      {assets.customScripts.map(({ src, isModule }) => (
        <script {...(isModule ? { type: 'module' } : { defer: true })} src={src} key={src} />
      ))}
    </head>
  );
}

/** The files that are loaded with a page. */
function Files({ page, site, fontStyles, once }: HeadProps): JSX.Element {
  const fonts = fontsOf(page, site.assets);
  const draw = (): JSX.Element => <FileElements {...{ page, site, fonts, fontStyles }} />;
  if (page.stylesheets.length > 0) return draw();
  return once(`files ${fonts.map(({ href }) => href).join()} ${page.parts.join()}`, draw);
}

function FileElements(
  props: Pick<HeadProps, 'page' | 'site' | 'fontStyles'> & { readonly fonts: SiteAssets['fonts'] },
): JSX.Element {
  const { page, site, fonts, fontStyles } = props;
  const { assets } = site;
  return (
    <>
      {/* Behind styles it would wait for them, and the parser for it. */}
      <script src={assets.modeScript} />
      {fonts.map(({ href }) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="anonymous" key={href} />
      ))}
      {fontStyles.map((href) => (
        <link rel="stylesheet" href={href} key={href} />
      ))}
      <Stylesheets page={page} site={site} />
      <script type="module" src={assets.script} />
      {site.hasSharedPages && assets.placesScript !== undefined && (
        <script type="module" src={assets.placesScript} />
      )}
      {assets.partsScripts(page.parts).map((src) => (
        <script type="module" src={src} key={src} />
      ))}
    </>
  );
}

/** The files of the text face that every reader of a page needs: what is asked for by styles alone comes behind the first paint. */
function fontsOf({ title, description, toc }: HeadProps['page'], { fonts }: SiteAssets): SiteAssets['fonts'] {
  const needed = alphabetsOf([title, description, ...toc.map(({ text }) => text)].join('\n'));
  return fonts.filter(({ alphabet }) => alphabet === undefined || needed.includes(alphabet));
}

/** How wide the page is: first, for styles are chosen by it. */
function isViewport({ key }: MetaTag): boolean {
  return key === 'viewport';
}

/** As the renderer would print it: of what it has to draw for a document, these would be an eighth. */
function printMetaTag({ attribute, key, content }: MetaTag): string {
  return `<meta${printAttribute(attribute, key)}${printAttribute('content', content)}/>`;
}

function printAttribute(name: string, value: string): string {
  return value === '' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`;
}

function escapeValue(value: string): string {
  if (!/["&<]/.test(value)) return value;
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function Stylesheets({ page, site: { assets } }: Pick<HeadProps, 'page' | 'site'>): JSX.Element {
  const parts = assets.partsCss(page.parts);
  const sheets = [
    assets.css,
    ...(parts === undefined ? [] : [parts]),
    ...page.stylesheets,
    ...assets.customCss,
  ];
  return (
    <>
      {sheets.map((href) => (
        <link rel="stylesheet" href={href} key={href} />
      ))}
    </>
  );
}
