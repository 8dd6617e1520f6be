import { forget, recall, remember } from '../../../components/store.element.ts';
import type { ContentDescription, RequestDescription } from '../../../playground/request-description.ts';
import {
  type BodyState,
  type Credential,
  type FormState,
  parameterPlace,
  startCredentials,
  startForm,
} from '../form-state.ts';
import { type Draft, hasEntry, startDraft } from '../request/draft.ts';
import { hasSecret, isSecretParameter, storable } from './secrets.ts';

/** What is remembered of the requests of a specification until the session ends; no secrets. */
interface Kept {
  /** As written: operations may list their servers in another order. */
  readonly server?: string;
  readonly address?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Keys of the schemes of the alternative. */
  readonly security?: string;
  /** Content type. */
  readonly content?: string;
  /** Parameters by place, whatever the operation: the same name mostly means the same thing. */
  readonly parameters?: Readonly<Record<string, Draft>>;
  /** Bodies by operation, then by content type; the one that was changed last comes last. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, BodyState>>>>;
}

/** Operations whose bodies are remembered. */
const BODIES = 20;

const formKey = ({ specification }: RequestDescription): string => `request:${specification}`;
const credentialsKey = ({ specification }: RequestDescription): string => `credentials:${specification}`;

/** The form of an operation with what was entered on other pages of its specification. */
export function recallForm(description: RequestDescription): FormState {
  const start = startForm(description);
  const kept = read<Kept>(formKey(description));
  const credentials = read<Record<string, Credential>>(credentialsKey(description));
  const find = (list: readonly string[], wanted: string | undefined): number =>
    Math.max(0, wanted === undefined ? 0 : list.indexOf(wanted));
  const bodies = kept.bodies?.[operationOf(description)] ?? {};
  const contents = description.body?.content ?? [];
  return {
    ...start,
    server:
      kept.server === ''
        ? -1
        : find(
            description.servers.map(({ url }) => url),
            kept.server,
          ),
    address: kept.address ?? '',
    variables: kept.variables ?? {},
    // To ask without authorization is meant for one operation only.
    security: find(description.security.map(keysOf), kept.security || undefined),
    credentials: { ...startCredentials(description), ...credentials },
    keepsCredentials: Object.keys(credentials).length > 0,
    parameters: recallParameters(description, start.parameters, kept.parameters ?? {}),
    content: find(
      contents.map(({ type }) => type),
      kept.content,
    ),
    bodies: start.bodies.map((body, index) => bodies[contents[index]?.type ?? ''] ?? body),
  };
}

/** Remembers what is no secret; credentials only if the reader wants that. */
export function keepForm(description: RequestDescription, state: FormState): void {
  const { parameters, bodies } = read<Kept>(formKey(description));
  const operation = operationOf(description);
  const { [operation]: _, ...others } = bodies ?? {};
  const kept: Kept = {
    server: description.servers[state.server]?.url ?? '',
    address: state.address,
    variables: state.variables,
    security: keysOf(description.security[state.security] ?? []),
    content: description.body?.content[state.content]?.type ?? '',
    parameters: { ...parameters, ...keptParameters(description, state) },
    bodies: Object.fromEntries(
      [...Object.entries(others), [operation, keptBodies(description, state)] as const].slice(-BODIES),
    ),
  };
  remember(formKey(description), JSON.stringify(kept), 'sessionStorage');
  if (state.keepsCredentials)
    remember(
      credentialsKey(description),
      JSON.stringify({ ...recallCredentials(description), ...state.credentials }),
      'sessionStorage',
    );
  else forget(credentialsKey(description), 'sessionStorage');
}

function recallCredentials(description: RequestDescription): Record<string, Credential> {
  return read(credentialsKey(description));
}

/** What was entered under the same name, if the control here can hold it. */
function recallParameters(
  { parameters }: RequestDescription,
  start: FormState['parameters'],
  kept: FormState['parameters'],
): FormState['parameters'] {
  const recalled = parameters.flatMap((parameter) => {
    const place = parameterPlace(parameter);
    const draft = kept[place];
    const isFitting = draft !== undefined && draft.kind === startDraft(parameter.control, false).kind;
    // A choice that this operation does not have, or fields of another shape, would be lost on the way.
    const isSimple = ['text', 'number', 'boolean'].includes(parameter.control.kind);
    return isFitting && (isSimple || draft.kind !== 'text') ? [[place, draft] as const] : [];
  });
  return { ...start, ...Object.fromEntries(recalled) };
}

function keptParameters(description: RequestDescription, state: FormState): FormState['parameters'] {
  const kept = description.parameters.flatMap((parameter) => {
    const place = parameterPlace(parameter);
    const draft = state.parameters[place];
    return draft === undefined || isSecretParameter(parameter)
      ? []
      : [[place, storable(parameter.control, draft)] as const];
  });
  return Object.fromEntries(kept);
}

function keptBodies(description: RequestDescription, state: FormState): Readonly<Record<string, BodyState>> {
  const kept = (description.body?.content ?? []).flatMap((content, index) => {
    const body = state.bodies[index];
    const isEmpty = body === undefined || (body.text.trim() === '' && !hasEntry(body.draft));
    return isEmpty ? [] : [[content.type, keptBody(content, body)] as const];
  });
  return Object.fromEntries(kept);
}

function keptBody({ control }: ContentDescription, body: BodyState): BodyState {
  const draft = storable(control, body.draft);
  // Where a secret is in a text, nobody knows.
  return hasSecret(control) ? { ...body, draft, view: 'form', text: '' } : { ...body, draft };
}

function operationOf({ method, path }: RequestDescription): string {
  return `${method} ${path}`;
}

function keysOf(schemes: readonly { readonly key: string }[]): string {
  return schemes.map(({ key }) => key).join(' ');
}

function read<T extends object>(key: string): T {
  try {
    return (JSON.parse(recall(key, 'sessionStorage') ?? '{}') ?? {}) as T;
  } catch {
    return {} as T;
  }
}
