import type { Span } from '../source/index.ts';
import type { Diagnostic, Edit, Severity } from './diagnostic.ts';

/** Declaration of one diagnostic kind; `P` are the parameters of its sentences. */
export interface DiagnosticDeclaration<P> {
  readonly severity: Severity;
  /** What is wrong, in one sentence without a full stop at the end. */
  readonly message: (parameters: P) => string;
  /** How to mend it, in one sentence without a full stop at the end. */
  readonly hint?: (parameters: P) => string | undefined;
  /** Where the message names a page that shows the text: of several, the first is enough to mend them all. */
  readonly oncePerPlace?: true;
  /** It is about how a value is written: not worth telling where the value itself is of no use. */
  readonly ofForm?: true;
  /** Markdown for the help page: why it matters, a bad sample, a good sample. */
  readonly explain: string;
}

/** Where a diagnostic points, and what goes with it, as far as it is known. A `hint` here replaces the declared one. */
export type Where = {
  readonly [K in 'span' | 'path' | 'label' | 'hint' | 'cause' | 'related' | 'fix' | 'proposal']?:
    | Diagnostic[K]
    | undefined;
};

/** Where a finding points, and what goes with it: for one that says in its place what follows. */
export function whereOf({
  code: _c,
  severity: _s,
  message: _m,
  oncePerPlace: _o,
  ofForm: _f,
  ...where
}: Diagnostic): Where {
  return where;
}

/** What mends a finding: a fix where nothing else can have been meant, else a proposal; nothing without edits. */
export function mendWith(edits: readonly Edit[], isSure: boolean): Pick<Diagnostic, 'fix' | 'proposal'> {
  if (edits.length === 0) return {};
  return isSure ? { fix: edits } : { proposal: edits };
}

/** Proposes a value of a JSON file for one that stands there; nothing where it, or its place, is not known. */
export function proposeValue(
  span: Span | undefined,
  value: string | undefined,
): Pick<Diagnostic, 'proposal'> {
  if (span === undefined || value === undefined) return {};
  return { proposal: [{ span, text: JSON.stringify(value) }] };
}

/** Creates diagnostics of one kind and knows what the kind is. */
export interface DiagnosticKind<P> {
  (parameters: P, where?: Where): Diagnostic;
  readonly code: string;
  readonly severity: Severity;
  readonly explain: string;
}

/** Characters of a sentence: far more than any has that quotes names as people give them. */
const LONGEST = 2000;

/** A set of kinds that share an area, by kebab-case name. */
export type DiagnosticCatalog<D> = {
  readonly [K in keyof D]: D[K] extends DiagnosticDeclaration<infer P> ? DiagnosticKind<P> : never;
};

/** Types a declaration by the parameters of its sentences. */
export function declare<P>(declaration: DiagnosticDeclaration<P>): DiagnosticDeclaration<P> {
  return declaration;
}

/**
 * Turns declarations into callable kinds whose code is `area/name`.
 *
 * @example
 * const kinds = defineDiagnostics('navigation', {
 *   'missing-page': declare<{ ref: string }>({ severity: 'error', message: ({ ref }) => `No file for "${ref}"`, explain: '…' }),
 * });
 * kinds['missing-page']({ ref: 'intro' }, { span });
 */
export function defineDiagnostics<D extends Record<string, DiagnosticDeclaration<never>>>(
  area: string,
  declarations: D,
): DiagnosticCatalog<D> {
  const entries = Object.entries(declarations).map(([name, declaration]) => [
    name,
    createKind(`${area}/${name}`, declaration as DiagnosticDeclaration<unknown>),
  ]);
  return Object.fromEntries(entries) as DiagnosticCatalog<D>;
}

function createKind(code: string, declaration: DiagnosticDeclaration<unknown>): DiagnosticKind<unknown> {
  const { severity, explain, oncePerPlace, ofForm } = declaration;
  const create = (parameters: unknown, where: Where = {}): Diagnostic => {
    const { path = '', label, hint = declaration.hint?.(parameters), cause, ...rest } = where;
    const members = {
      code,
      severity,
      message: shorten(declaration.message(parameters)),
      oncePerPlace,
      ofForm,
      ...rest,
      // A part of a pointer would lead elsewhere.
      path: path.length > LONGEST ? undefined : where.path,
      label: label && shorten(label),
      hint: hint && shorten(hint),
      cause: cause && shorten(cause),
    };
    const known = Object.entries(members).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as unknown as Diagnostic;
  };
  return Object.assign(create, { code, severity, explain });
}

/** Leaves out the middle of a sentence that quotes something endless: there may be as many as the project has lines. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  // A joined text is a copy; slices alone would keep the whole.
  return [text.slice(0, LONGEST * 0.8), text.slice(-LONGEST * 0.2)].join('…');
}
