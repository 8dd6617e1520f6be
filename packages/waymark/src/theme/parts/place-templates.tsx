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
  /** Labels of the path to the page. */
  readonly trail: readonly string[];
  readonly crumbs: ComponentChildren;
  readonly pagination: ComponentChildren;
  /** Elements of selectors that lead elsewhere from this page than from others. */
  readonly targets: readonly { readonly id: string; readonly url: string }[];
}

/** The further places of a page; the site's script shows the one that the reader comes from. */
export function PlaceTemplates({ places }: { readonly places: readonly FurtherPlace[] }): JSX.Element {
  return (
    <>
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
          <DrawerTrail trail={place.trail} />
          {place.targets.map(({ id, url }) => (
            <a key={id} data-place={id} href={url} />
          ))}
        </template>
      ))}
    </>
  );
}

/** The path to the page, beside the button of the drawer. */
export function DrawerTrail({ trail }: { readonly trail: readonly string[] }): JSX.Element {
  return (
    <span class="drawer-button-trail" aria-hidden="true">
      {trail.join(' › ')}
    </span>
  );
}
