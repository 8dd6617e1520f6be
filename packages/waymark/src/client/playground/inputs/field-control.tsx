import type { ComponentChildren, JSX } from 'preact';
import type { FieldDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import type { Draft } from '../request/draft.ts';
import type { ControlLabel } from './control-props.ts';

/** A control under its name, with what is known of it. */
export function FieldControl(props: {
  readonly field: FieldDescription;
  /** Place of the field itself. */
  readonly place: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly isLong?: boolean;
  /** After the note: what the reader should know of this field. */
  readonly notice?: string | undefined;
}): JSX.Element {
  const { field, place, draft, onChange } = props;
  const { Control } = useForm();
  return (
    <LabelledRow
      name={field.name}
      type={field.type}
      isRequired={field.required === true}
      isDeprecated={field.deprecated === true}
      note={field.note}
      notice={props.notice}
      place={place}
      isGroup={isGroup(field)}
    >
      {(label) => (
        <Control
          control={field.control}
          draft={draft}
          onChange={onChange}
          label={label}
          name={field.name}
          place={place}
          isRequired={field.required === true}
          isLong={props.isLong === true}
        />
      )}
    </LabelledRow>
  );
}

/** Whether a control is made of several. */
function isGroup({ control }: FieldDescription): boolean {
  return ['list', 'fields', 'entries', 'variants'].includes(control.kind);
}

/** A label with its control. */
export function LabelledRow(props: {
  readonly name: string;
  readonly type?: string;
  readonly isRequired?: boolean;
  readonly isDeprecated?: boolean;
  readonly note?: string | undefined;
  readonly notice?: string | undefined;
  readonly place: string;
  readonly isGroup?: boolean;
  /** The name is one of ours, not of the API. */
  readonly isWord?: boolean;
  readonly children: (label: ControlLabel) => ComponentChildren;
}): JSX.Element {
  const { words, problems } = useForm();
  const id = `pg-${props.place.replace(/\s/g, '_')}`;
  const problem = problems.get(props.place);
  const noteId = props.note === undefined ? undefined : `${id}·n`;
  const noticeId = props.notice === undefined ? undefined : `${id}·s`;
  const problemId = problem === undefined ? undefined : `${id}·p`;
  const labelId = `${id}·l`;
  const label: ControlLabel = {
    id,
    naming: { 'aria-labelledby': labelId },
    describedBy: [problemId, noticeId, noteId].filter((part) => part !== undefined).join(' ') || undefined,
    isInvalid: problem !== undefined,
  };
  const className = props.isWord === true ? 'pg-name pg-word' : 'pg-name';
  return (
    <div class="pg-field">
      <div class="pg-label">
        {props.isGroup === true ? (
          <span class={className} id={labelId} dir="auto">
            {props.name}
          </span>
        ) : (
          <label class={className} id={labelId} for={id} dir="auto">
            {props.name}
          </label>
        )}
        {props.type === undefined ? null : (
          <span class="pg-type" dir="ltr">
            {props.type}
          </span>
        )}
        {props.isRequired === true ? <span class="pg-required">{words.required}</span> : null}
        {props.isDeprecated === true ? <span class="pg-type">{words.deprecated}</span> : null}
      </div>
      {props.children(label)}
      {problem === undefined ? null : (
        <p class="pg-problem" id={problemId}>
          {problem}
        </p>
      )}
      {props.notice === undefined ? null : (
        <p class="pg-notice" id={noticeId}>
          {props.notice}
        </p>
      )}
      {props.note === undefined ? null : (
        <p class="pg-note" id={noteId} dir="auto">
          {props.note}
        </p>
      )}
    </div>
  );
}
