import type { ContentForm, JsonValue } from '@waymark/openapi';

/** A request as the playground lets readers fill it in. It is written as a JSON file and loaded when it is opened. */
export interface RequestDescription {
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  /** Address of the specification, which relative servers start from. */
  readonly specification: string;
  /** Address of the page that providers lead back to after a sign-in; absent where no scheme has one. */
  readonly callback?: string;
  readonly servers: readonly ServerDescription[];
  /** Alternatives: schemes of one alternative are needed together; an empty one means that nothing is needed. */
  readonly security: readonly (readonly SchemeDescription[])[];
  readonly parameters: readonly ParameterDescription[];
  readonly body?: BodyDescription;
  /** The fields hold their examples from the start (`api.examples.prefill`). */
  readonly prefill?: true;
  /** Cookies of the API are sent along (`api.playground.credentials`). */
  readonly cookies?: true;
  /** The request is a subscription of GraphQL, which a WebSocket of the same address takes too. */
  readonly subscribes?: true;
}

/** A base address. */
export interface ServerDescription {
  /** As written, with `{variables}`. */
  readonly url: string;
  readonly label?: string;
  readonly variables?: readonly VariableDescription[];
}

/** A variable of a base address. */
export interface VariableDescription {
  readonly name: string;
  readonly value: string;
  readonly choices?: readonly string[];
  readonly note?: string;
}

/** What a scheme asks the reader for. */
export type CredentialKind = 'value' | 'token' | 'basic' | 'digest' | 'certificate';

/** One way to prove who is asking. */
export interface SchemeDescription {
  readonly key: string;
  readonly kind: CredentialKind;
  readonly in: 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie. */
  readonly name: string;
  /** What stands before the credential: `Bearer`. */
  readonly prefix?: string;
  readonly note?: string;
  readonly scopes?: readonly string[];
  /** Ways in which a page can get a token itself (OAuth 2). */
  readonly flows?: readonly FlowDescription[];
  /** First value (`x-default`). */
  readonly value?: string;
  /** What stands in samples for what was not entered; absent where nothing is sent. */
  readonly placeholder?: string;
}

/** A way to get a token. */
export interface FlowDescription {
  readonly kind: 'authorizationCode' | 'clientCredentials' | 'deviceAuthorization';
  readonly tokenUrl: string;
  /** Where the reader signs in, or where the code for another device comes from. */
  readonly startUrl?: string;
}

/** A parameter with the way in which it is written. */
export interface ParameterDescription extends FieldDescription {
  /** What samples send as long as nothing is entered; absent where they leave it out. */
  readonly sample?: JsonValue;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: true;
  readonly contentType?: string;
  /** The value is the whole query. */
  readonly isWholeQuery?: true;
}

/** A request body: one form for each content type. */
export interface BodyDescription {
  readonly required?: true;
  readonly content: readonly ContentDescription[];
}

/** One content type of a body. */
export interface ContentDescription {
  readonly type: string;
  readonly form: ContentForm;
  readonly control: Control;
  /** What samples send as long as nothing is entered. */
  readonly sample?: JsonValue;
  readonly examples?: readonly ExampleDescription[];
  /** How parts of a form are sent, where the specification says so. */
  readonly parts?: Readonly<Record<string, PartDescription>>;
}

/** How one property of a form is sent. */
export interface PartDescription {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

/** An example that the author wrote for a whole body. */
export interface ExampleDescription {
  readonly label?: string;
  readonly value: JsonValue;
}

/** A named value with its control. */
export interface FieldDescription {
  readonly name: string;
  readonly required?: true;
  readonly deprecated?: true;
  /** Type as the page prints it. */
  readonly type: string;
  /** Plain text. */
  readonly note?: string;
  readonly control: Control;
}

/** A limit: its name is also that of the interface word. */
export interface LimitDescription {
  readonly kind: string;
  readonly value: string;
}

interface AnyControl {
  readonly nullable?: true;
  readonly example?: JsonValue;
  /** The example is entered from the start. */
  readonly given?: true;
  /** The example only shows what could be entered. */
  readonly hint?: true;
  /** The only value that is possible. */
  readonly only?: JsonValue;
  /** Whether the fields below are shown at first (`x-mint.playground.expand`). */
  readonly expand?: boolean;
  readonly limits?: readonly LimitDescription[];
}

/** What a value is typed, chosen or built with. */
export type Control =
  | (AnyControl & { readonly kind: 'text'; readonly format?: string })
  | (AnyControl & { readonly kind: 'number'; readonly integer?: true })
  | (AnyControl & { readonly kind: 'boolean' })
  | (AnyControl & { readonly kind: 'choice'; readonly choices: readonly JsonValue[] })
  | (AnyControl & { readonly kind: 'file'; readonly base64?: true })
  | (AnyControl & { readonly kind: 'list'; readonly items: Control })
  /** An object with known names. */
  | (AnyControl & { readonly kind: 'fields'; readonly fields: readonly FieldDescription[] })
  /** An object with names of the reader's choice. */
  | (AnyControl & { readonly kind: 'entries'; readonly values: Control })
  | (AnyControl & { readonly kind: 'variants'; readonly variants: readonly VariantDescription[] })
  /** Anything, written as JSON. */
  | (AnyControl & { readonly kind: 'json' });

/** An alternative of a control. */
export interface VariantDescription {
  readonly label?: string;
  readonly control: Control;
}
