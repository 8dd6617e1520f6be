import type { ComponentChildren, JSX } from 'preact';

/** What a page looks like in one of its further places, as far as the container's file does not say it. */
export interface FurtherPlace {
  /** Id of the innermost container, or `root`. */
  readonly key: string;
  /** Labels of its language, version and product. */
  readonly choices: readonly string[];
  /** URL of the container's navigation. */
  readonly src: string;
  /** URLs of the branches that hold the page's row, outermost first. */
  readonly branches: readonly string[];
  readonly crumbs: ComponentChildren;
  readonly pagination: ComponentChildren;
  /** Elements of selectors that lead elsewhere than from the page's other places. */
  readonly targets: readonly ElementTarget[];
}

/** Where an element of a selector leads. */
export interface ElementTarget {
  /** Id of the element. */
  readonly id: string;
  readonly url: string;
}

/** What the script needs to know of a page's further places and of choices that are not in its HTML. */
export interface Elsewhere {
  readonly places: readonly FurtherPlace[];
  /** Elements of selectors that lead elsewhere from this page than from others, as far as its HTML does not show them. */
  readonly targets: readonly ElementTarget[];
  /** Links to pages that show the other containers that the page stands in. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** URL of a file with the further places, where they are too many for the page. */
  readonly url?: string;
}

/** The further places of a page; the site's script shows the one that the reader comes from. */
export function PlaceTemplates({ places, targets }: Pick<Elsewhere, 'places' | 'targets'>): JSX.Element {
  return (
    <>
      {targets.length > 0 && (
        <template data-targets>
          <Targets targets={targets} />
        </template>
      )}
      {places.map((place) => (
        <template
          key={place.key}
          data-place={place.key}
          data-choices={place.choices.length === 0 ? undefined : place.choices.join('\n')}
          data-src={place.src}
          data-branches={place.branches.length === 0 ? undefined : place.branches.join(' ')}
        >
          {place.crumbs}
          {place.pagination}
          <Targets targets={place.targets} />
        </template>
      ))}
    </>
  );
}

interface PlaceLinksProps {
  readonly links: Elsewhere['links'];
  readonly label: string;
}

/** Leads readers without script to the other containers that the page stands in. */
export function OtherPlaces(props: PlaceLinksProps): JSX.Element | null {
  if (props.links.length === 0) return null;
  return (
    <noscript>
      <PlaceLinks {...props} />
    </noscript>
  );
}

/** Links to places of a page. */
export function PlaceLinks(props: PlaceLinksProps): JSX.Element {
  return (
    <nav aria-label={props.label}>
      <ul>
        {props.links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Targets({ targets }: { readonly targets: readonly ElementTarget[] }): JSX.Element {
  return (
    <>
      {targets.map(({ id, url }) => (
        <a key={id} data-place={id} href={url} />
      ))}
    </>
  );
}
