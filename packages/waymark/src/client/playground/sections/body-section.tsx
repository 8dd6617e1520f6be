import type { JSX } from 'preact';
import type { ContentDescription, RequestDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import {
  type BodyState,
  chooseExample,
  exampleText,
  type FormState,
  hasFields,
  textOfDraft,
} from '../form-state.ts';
import { FieldRows } from '../inputs/field-rows.tsx';
import type { Problem } from '../request/check-value.ts';
import { draftOf } from '../request/draft.ts';
import { parsePlacedJson } from '../request/placed-json.ts';
import { BODY_PLACE } from '../request/prepare-body.ts';
import { mayHaveBody } from '../request/prepare-request.ts';
import { printProblem } from '../words.ts';

const PROBLEM_ID = 'pg-body-problem';

interface BodyProps {
  readonly description: RequestDescription;
  readonly state: FormState;
  readonly onChange: (part: Partial<FormState>) => void;
  /** All problems of the body: the editor lists several. */
  readonly problems: readonly Problem[];
}

/** The body: in the content type that the reader chooses, field by field or as text. */
export function BodySection(props: BodyProps): JSX.Element | null {
  const { description, state, onChange } = props;
  const { words } = useForm();
  const contents = description.body?.content ?? [];
  const content = contents[state.content];
  const body = state.bodies[state.content];
  if (content === undefined || body === undefined) return null;
  const put = (next: BodyState): void =>
    onChange({ bodies: state.bodies.map((each, at) => (at === state.content ? next : each)) });
  return (
    <fieldset class="pg-section">
      <legend>
        {words.body}{' '}
        {description.body?.required === true ? <span class="pg-required">{words.required}</span> : null}
      </legend>
      {mayHaveBody(description.method) ? null : <p class="pg-notice">{words.onlyInCommand}</p>}
      <div class="pg-tools">
        {contents.length > 1 ? (
          <select
            class="pg-input"
            aria-label={words.contentType}
            value={state.content}
            onChange={({ currentTarget }) => onChange({ content: Number(currentTarget.value) })}
          >
            {contents.map(({ type }, index) => (
              <option key={type} dir="ltr" value={index}>
                {type}
              </option>
            ))}
          </select>
        ) : (
          <span class="pg-type" dir="ltr">
            {content.type}
          </span>
        )}
        <ExampleChoice content={content} body={body} onChange={put} />
        <ViewChoice content={content} body={body} onChange={put} />
      </div>
      <BodyInput {...props} key={state.content} content={content} body={body} onBody={put} />
    </fieldset>
  );
}

interface ContentProps {
  readonly content: ContentDescription;
  readonly body: BodyState;
  readonly onChange: (body: BodyState) => void;
}

function ExampleChoice({ content, body, onChange }: ContentProps): JSX.Element | null {
  const { words } = useForm();
  const { examples = [] } = content;
  if (examples.length < 2) return null;
  return (
    <select
      class="pg-input"
      aria-label={words.examples}
      value=""
      onChange={({ currentTarget }) => {
        if (currentTarget.value === '') return;
        onChange(chooseExample(content, body, Number(currentTarget.value)));
        currentTarget.value = '';
      }}
    >
      <option value="">{words.examples}</option>
      {examples.map(({ label }, index) => (
        <option key={label ?? index} value={index}>
          {label ?? words.option.replace('{number}', String(index + 1))}
        </option>
      ))}
    </select>
  );
}

/** Fields or text of a JSON body; what was entered goes along, as far as the other side can hold it. */
function ViewChoice({ content, body, onChange }: ContentProps): JSX.Element | null {
  const { words } = useForm();
  if (content.form !== 'json' || !hasFields(content)) return null;
  const show = (view: BodyState['view']): void => {
    const { value } = parsePlacedJson(body.text);
    // Text that is no JSON cannot become fields; it stays, and its mistake is shown below it.
    if (view === 'text') onChange({ ...body, view, text: textOfDraft(content, body.draft) });
    else if (value !== undefined) onChange({ ...body, view, draft: draftOf(content.control, value) });
    else if (body.text.trim() === '') onChange({ ...body, view });
  };
  const button = (view: BodyState['view'], label: string): JSX.Element => (
    <button
      type="button"
      aria-pressed={body.view === view}
      onClick={body.view === view ? undefined : () => show(view)}
    >
      {label}
    </button>
  );
  return (
    <div class="pg-views" role="group" aria-label={words.body}>
      {button('form', words.form)}
      {button('text', 'JSON')}
    </div>
  );
}

function BodyInput({
  content,
  body,
  onBody,
  description,
  problems,
}: BodyProps & {
  readonly content: ContentDescription;
  readonly body: BodyState;
  readonly onBody: (body: BodyState) => void;
}): JSX.Element {
  const { words, problems: shown, Control } = useForm();
  const { control } = content;
  if (content.form !== 'binary' && (body.view === 'text' || !hasFields(content)))
    return <TextEditor content={content} body={body} onChange={onBody} problems={problems} />;
  const onDraft = (draft: BodyState['draft']): void => onBody({ ...body, draft });
  const problem = shown.get(BODY_PLACE);
  const label = {
    id: 'pg-body',
    naming: { 'aria-label': words.body },
    describedBy: problem === undefined ? undefined : PROBLEM_ID,
    isInvalid: problem !== undefined,
  };
  const common = { draft: body.draft, onChange: onDraft, place: BODY_PLACE, isLong: true };
  return (
    <>
      {problem === undefined ? null : (
        <p class="pg-problem" id={label.describedBy}>
          {problem}
        </p>
      )}
      {control.kind === 'fields' ? (
        <FieldRows {...common} fields={control.fields} />
      ) : (
        <Control
          {...common}
          control={control}
          label={label}
          name={words.body}
          isRequired={description.body?.required === true}
        />
      )}
    </>
  );
}

function TextEditor({
  content,
  body,
  onChange,
  problems,
}: ContentProps & { readonly problems: readonly Problem[] }): JSX.Element {
  const { words } = useForm();
  const placeholder = content.examples?.[0]?.value ?? content.control.example;
  return (
    <>
      <textarea
        class="pg-input pg-code pg-editor"
        dir="ltr"
        rows={8}
        spellcheck={false}
        autocomplete="off"
        aria-label={words.body}
        aria-describedby={problems.length === 0 ? undefined : PROBLEM_ID}
        aria-invalid={problems.length > 0}
        placeholder={placeholder === undefined ? undefined : exampleText(content, placeholder)}
        value={body.text}
        onInput={({ currentTarget }) => onChange({ ...body, text: currentTarget.value })}
      />
      {problems.length === 0 ? null : (
        <ul class="pg-problems" id={PROBLEM_ID}>
          {problems.slice(0, 8).map((problem) => {
            const text = printProblem(problem, words);
            return (
              <li key={text} class="pg-problem">
                {text}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
