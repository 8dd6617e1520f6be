import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import { fill } from '../words.ts';
import type { ControlLabel } from './control-props.ts';

/** Rows that the reader adds and removes. A row is known by its position alone; what it holds is given from above. */
export function RowList<Row>(props: {
  readonly rows: readonly Row[];
  readonly label: ControlLabel;
  /** Of the list. */
  readonly name: string;
  readonly makeRow: () => Row;
  readonly onChange: (rows: readonly Row[]) => void;
  /** Draws a row; `put` replaces it. */
  readonly draw: (row: Row, index: number, put: (row: Row) => void) => ComponentChildren;
}): JSX.Element {
  const { rows, label, onChange } = props;
  const { words } = useForm();
  const list = useRef<HTMLDivElement>(null);
  const isRowExpected = useRef(false);
  useEffect(() => {
    if (!isRowExpected.current) return;
    isRowExpected.current = false;
    // The focus goes into the row that the reader has just added.
    const drawn = list.current?.querySelectorAll<HTMLElement>(':scope > .pg-row');
    drawn?.[drawn.length - 1]?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
  });
  return (
    <div class="pg-list" ref={list} role="group" {...label.naming} aria-describedby={label.describedBy}>
      {rows.map((row, index) => (
        <div class="pg-row" key={index}>
          {props.draw(row, index, (next) => onChange(rows.map((each, at) => (at === index ? next : each))))}
          <button
            type="button"
            class="pg-remove"
            aria-label={fill(words.removeEntry, { number: index + 1 })}
            onClick={() => {
              onChange(rows.filter((_, at) => at !== index));
              list.current?.querySelector<HTMLElement>(':scope > .pg-add')?.focus();
            }}
          >
            <span class="sign" data-sign="close" aria-hidden="true" />
          </button>
        </div>
      ))}
      <button
        type="button"
        class="pg-add"
        aria-label={`${words.addEntry}${words.colon}${props.name}`}
        onClick={() => {
          isRowExpected.current = true;
          onChange([...rows, props.makeRow()]);
        }}
      >
        {words.addEntry}
      </button>
    </div>
  );
}
