import { alphabetsOf } from '@waymark/core/content';
import type { JSX } from 'preact';
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
}

/** Everything in `<head>`: policy first, then what the first paint needs, then what describes the page. */
export function Head(props: HeadProps): JSX.Element {
  const { page, site, policy, isReal } = props;
  const address = isReal ? (canonicalUrl(page, site) ?? homeAddress(page, site)) : undefined;
  // A path is enough for a link, and for nothing else.
  const canonical = /^\/(?!\/)/.test(address ?? '') ? undefined : address;
  const tags = viewMetaTags(page, site, canonical);
  const { assets } = site;
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      {tags.filter(isViewport).map(drawMetaTag)}
      <title>{documentTitle(page.title, site.config.name)}</title>
      {/* Behind styles it would wait for them, and the parser for it. */}
      <script src={assets.modeScript} />
      {fontsOf(page, assets).map(({ href }) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="anonymous" key={href} />
      ))}
      {props.fontStyles.map((href) => (
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
      {tags.filter((tag) => !isViewport(tag)).map(drawMetaTag)}
      {!isReal && <meta name="robots" content="noindex" />}
      <Favicon site={site} />
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

/** The files of the text face that every reader of a page needs: what is asked for by styles alone comes behind the first paint. */
function fontsOf({ title, description, toc }: HeadProps['page'], { fonts }: SiteAssets): SiteAssets['fonts'] {
  const needed = alphabetsOf([title, description, ...toc.map(({ text }) => text)].join('\n'));
  return fonts.filter(({ alphabet }) => alphabet === undefined || needed.includes(alphabet));
}

/** How wide the page is: first, for styles are chosen by it. */
function isViewport({ key }: MetaTag): boolean {
  return key === 'viewport';
}

function drawMetaTag({ attribute, key, content }: MetaTag): JSX.Element {
  return <meta {...{ [attribute]: key }} content={content} key={key} />;
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
