import { type JsonValue, printJson } from '@waymark/openapi';
import type {
  ContentDescription,
  Control,
  ParameterDescription,
  RequestDescription,
} from '../../playground/request-description.ts';
import { type Draft, draftOf, readDraft, startDraft } from './request/draft.ts';
import type { Value } from './request/value.ts';

/** Everything that the reader has chosen and entered: the form, the samples and the choices of the page follow it. */
export interface FormState {
  /** Index of the server; -1 for an address that the reader typed. */
  readonly server: number;
  readonly address: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Index of the security alternative. */
  readonly security: number;
  /** Credentials by key of their scheme. */
  readonly credentials: Readonly<Record<string, Credential>>;
  /** The reader wants credentials to be there on other pages too, until the session ends. */
  readonly keepsCredentials: boolean;
  /** By `parameterPlace`. */
  readonly parameters: Readonly<Record<string, Draft>>;
  /** Index of the content type. */
  readonly content: number;
  readonly bodies: readonly BodyState[];
}

/** What a reader proves to be. */
export interface Credential {
  /** Key or token. */
  readonly value: string;
  readonly user: string;
  readonly password: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A credential with nothing in it. */
export const NO_CREDENTIAL: Credential = {
  value: '',
  user: '',
  password: '',
  clientId: '',
  clientSecret: '',
};

/** A body in one content type: as fields, or as the text that is sent. */
export interface BodyState {
  readonly view: 'form' | 'text';
  readonly draft: Draft;
  readonly text: string;
  /** Index of the example that was chosen last. */
  readonly example: number;
}

/** Name of a parameter's place in the form: `query/limit`. */
export function parameterPlace({ in: place, name }: ParameterDescription): string {
  return `${place}/${name}`;
}

/** The form before anything was entered. */
export function startForm(description: RequestDescription): FormState {
  const prefill = description.prefill === true;
  return {
    server: 0,
    address: '',
    security: 0,
    credentials: startCredentials(description),
    keepsCredentials: false,
    variables: {},
    parameters: startParameters(description, prefill),
    content: 0,
    bodies: (description.body?.content ?? []).map((content) => startBody(content, prefill)),
  };
}

/** Credentials with nothing in them but what the specification gives. */
export function startCredentials({ security }: RequestDescription): FormState['credentials'] {
  return Object.fromEntries(security.flat().map(({ key, value = '' }) => [key, { ...NO_CREDENTIAL, value }]));
}

/** Puts an example into a body. */
export function chooseExample(content: ContentDescription, body: BodyState, example: number): BodyState {
  const value = content.examples?.[example]?.value;
  return value === undefined ? body : { ...fillBody(content, body, value), example };
}

/** Puts a value into a body: into its fields if they can hold all of it, else as text. */
export function fillBody(content: ContentDescription, body: BodyState, value: JsonValue): BodyState {
  const draft = draftOf(content.control, value);
  const held = readDraft(content.control, draft, true);
  const isHeld = content.form !== 'json' || (held && lettersOf(held) === lettersOf(value));
  return { ...body, view: isHeld ? body.view : 'text', draft, text: exampleText(content, value) };
}

/** What a value says in whatever order: fields have that of the schema. */
const lettersOf = (value: Value): string => `${[...printJson(value)].sort()}`;

/** Fills every field with its example, and leaves the others as they are. */
export function fillExamples(description: RequestDescription, state: FormState): FormState {
  return {
    ...state,
    parameters: startParameters(description, true),
    // A reader who writes text goes on with it.
    bodies: (description.body?.content ?? []).map((content, index) =>
      startBody(content, true, state.bodies[index]?.view),
    ),
  };
}

function startParameters(
  { parameters }: RequestDescription,
  filled: boolean,
): Readonly<Record<string, Draft>> {
  return Object.fromEntries(
    parameters.map((parameter) => [
      parameterPlace(parameter),
      startDraft(parameter.control, filled, parameter.required === true),
    ]),
  );
}

function startBody(
  content: ContentDescription,
  filled: boolean,
  view: BodyState['view'] = hasFields(content) ? 'form' : 'text',
): BodyState {
  const draft = startDraft(content.control, filled, true);
  const body = { view, draft, text: textOfDraft(content, draft), example: 0 };
  return filled ? chooseExample(content, body, 0) : body;
}

/** Whether a body can be filled in field by field. */
export function hasFields({ form, control }: ContentDescription): boolean {
  return form !== 'binary' && form !== 'text' && control.kind !== 'json' && !isOpaque(control);
}

/** Whether a control leads straight to text: then the fields would be a detour. */
function isOpaque(control: Control): boolean {
  return control.kind === 'variants' && control.variants.every((variant) => variant.control.kind === 'json');
}

/** The text that a draft is sent as, for the editor. */
export function textOfDraft(content: ContentDescription, draft: Draft): string {
  const value = readDraft(content.control, draft, true);
  return value === undefined || value instanceof File ? '' : exampleText(content, value);
}

/** An example as text. */
export function exampleText({ form }: ContentDescription, value: Value): string {
  return typeof value === 'string' && form !== 'json' ? value : printJson(value, 2);
}
