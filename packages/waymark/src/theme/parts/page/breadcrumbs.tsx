import type { JSX } from 'preact';
import type { ConfigView } from '../../config-view.ts';
import type { Words } from '../../theme-site.ts';

/** The trail above the title: all of its labels, or only the last. */
export function Breadcrumbs(props: {
  readonly crumbs: readonly { readonly label: string; readonly url?: string }[];
  readonly config: Pick<ConfigView, 'crumbs' | 'asksForTrail'>;
  readonly text: Words;
}): JSX.Element | null {
  const { crumbs, config, text } = props;
  const last = crumbs.at(-1);
  if (last === undefined) return null;
  // One part alone is a trail only where breadcrumbs were asked for, not merely the theme's own choice.
  if (config.crumbs === 'section' || (crumbs.length === 1 && !config.asksForTrail)) {
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
