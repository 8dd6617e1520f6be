import type { JSX } from 'preact';
import type { FieldDescription } from '../../../playground/request-description.ts';
import type { Draft } from '../request/draft.ts';
import { FieldControl } from './field-control.tsx';

/** The fields of an object, one below the other. */
export function FieldRows(props: {
  readonly fields: readonly FieldDescription[];
  readonly draft: Draft;
  /** Place of the object. */
  readonly place: string;
  readonly onChange: (draft: Draft) => void;
  readonly isLong: boolean;
}): JSX.Element {
  const { fields, draft, place, onChange, isLong } = props;
  const values = draft.kind === 'fields' ? draft.values : {};
  return (
    <>
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          place={`${place}/${field.name}`}
          draft={values[field.name] ?? { kind: 'text', text: '' }}
          onChange={(value) => onChange({ kind: 'fields', values: { ...values, [field.name]: value } })}
          isLong={isLong}
        />
      ))}
    </>
  );
}
