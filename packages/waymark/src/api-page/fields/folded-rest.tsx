import type { FieldRest } from '@waymark/openapi';
import type { VNode } from 'preact';
import { apiFieldsPart } from '../parts.ts';
import type { Sheet } from '../sheet.ts';
import { fold } from './fold.tsx';
import type { RowPosition } from './row-position.ts';

/** The name tells controls apart that would otherwise be called the same. */
export function Summary({ sheet, name, count }: { sheet: Sheet; name: string; count: number }): VNode {
  const { text } = sheet.context;
  return (
    <>
      <span class="unfold-show">{text('showChildAttributes')}</span>
      <span class="unfold-hide" hidden>
        {text('hideChildAttributes')}
      </span>
      <span class="visually-hidden"> {name}</span>
      {count > 0 ? [' ', <span class="api-count">{count}</span>] : null}
    </>
  );
}

/** What a folded list of fields outside of the page is drawn from. */
interface RestProps {
  readonly sheet: Sheet;
  readonly rest: FieldRest;
  readonly name: string;
  readonly place: RowPosition;
}

/** Fields that are loaded when they are opened; without scripts, a link leads to them. */
export function foldedRest({ sheet, rest, name, place }: RestProps): VNode {
  const { text, use } = sheet.context;
  use(apiFieldsPart);
  const names = rest.schema.properties.slice(rest.from).map((property) => property.name);
  sheet.notes.names(place.stem, names);
  sheet.folds.add(place.stem);
  const url = sheet.restUrl(rest);
  return fold(sheet.context, {
    summary:
      rest.from === 0 ? (
        <Summary sheet={sheet} name={name} count={rest.count} />
      ) : (
        text('moreOptions', { count: rest.count })
      ),
    children: (
      <a href={url}>
        {text('showChildAttributes')} {name}
      </a>
    ),
    'data-fields': url,
    'data-stem': place.stem,
  });
}
