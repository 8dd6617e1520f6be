import type { JSX } from 'preact';
import type { BannerView } from '../config-view.ts';
import { Sign } from '../navigation/parts/chrome-link.tsx';
import type { ThemeSite, Words } from '../theme-site.ts';
import { renderInline } from './inline-markdown.tsx';

/** The announcement over the header. */
export function Banner(props: {
  readonly banner: BannerView;
  readonly site: ThemeSite;
  readonly text: Words;
}): JSX.Element {
  const { banner, site, text } = props;
  return (
    <section id="banner" data-type={banner.type} aria-label={text('banner')}>
      <p>{renderInline(banner.content, site.links)}</p>
      {banner.dismissible && (
        <button type="button" data-dismiss-banner data-needs-script aria-label={text('dismiss')}>
          <Sign name="close" />
        </button>
      )}
    </section>
  );
}

/** Names a banner's content: a dismissed banner shows again when its content changes. */
export function bannerId(banner: BannerView, { hash }: Pick<ThemeSite, 'hash'>): string {
  return hash(banner.content);
}
