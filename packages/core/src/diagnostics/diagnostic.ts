import type { Span } from '../source/span.ts';

/** `error`: something is lost, unsafe or against a rule; `warning`: ignored or repaired; `info`: a notice. */
export type Severity = 'error' | 'warning' | 'info';

/** A replacement in a text file of the project; an empty span is a place to insert at. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** One finding about the author's project: data only, rendered by the `format*` functions. */
export interface Diagnostic {
  /** Permanent name, `area/kebab-name`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Whether another one of its code at the same place, which names another page, says nothing new. */
  readonly oncePerPlace?: true;
  /** Whether it is about how a value is written, which is not worth telling where the value itself is of no use. */
  readonly ofForm?: true;
  /** Where it is. A diagnostic about a whole file has an empty span at 0. */
  readonly span?: Span;
  /** JSON pointer inside `span.file`, for configuration files. */
  readonly path?: string;
  /** A few words at the caret: what stands there, or what was expected. */
  readonly label?: string;
  /** How to mend it. */
  readonly hint?: string;
  /** What others of its kind come from too, for a person who is told of many at once; a clause such as `below "/a"`. */
  readonly cause?: string;
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
  /** What mends it, all together; only where nothing else can have been meant. */
  readonly fix?: readonly Edit[];
  /** What mends it, all together, if what the hint asks about was meant: for an editor to offer, where a person chooses. */
  readonly proposal?: readonly Edit[];
}

/** What every pure station returns: the best value it could make, and what was wrong. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
