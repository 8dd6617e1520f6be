import type { Diagnostic, Edit } from '@waymark/core/diagnostics';

/** A page of the docs. */
export interface DocsPage {
  readonly route: string;
  /** Path of its file from the docs folder; none for a page that an operation makes. */
  readonly file?: string;
  readonly title: string;
  readonly description?: string;
}

/** A place on a page that links may target. */
export interface PageAnchor {
  readonly id: string;
  readonly text: string;
}

/** An operation, schema, channel or symbol, as front matter names it. */
export interface DocumentedThing {
  readonly reference: string;
  readonly title: string;
}

/** What an address leads to. */
export interface AddressTarget {
  /** Path of a file from the docs folder. */
  readonly file?: string;
  readonly route?: string;
  readonly hash?: string;
}

/** A file or folder, and where it is to be. */
export interface PathMove {
  readonly from: string;
  readonly to: string;
}

/** What moving files takes: the paths that move, and edits of the files where they are before; or why they cannot move. */
export type MoveEdits =
  | { readonly files: readonly PathMove[]; readonly edits: readonly Edit[] }
  | { readonly problem: string };

/** A docs folder that an editor has open. Paths of files are from that folder. */
export interface DocsProject {
  /** Absolute path of the folder. */
  readonly directory: string;
  /** Takes the editor's text of a file; without one, what is on the disk counts again. */
  setText(file: string, text: string | undefined): void;
  /** Whether the docs are read from a file outside of their folder. */
  readsFrom(file: string): boolean;
  /** Text of a file, as the editor has it. */
  readText(file: string): string | undefined;
  /** What is wrong with the docs as a whole, and with these files. */
  findings(open: readonly string[]): Promise<readonly Diagnostic[]>;
  /** Looks at the pages that nobody opened, so that `findings` tells of them too. False when it was told to stop. */
  survey(isStopped: () => boolean): Promise<boolean>;
  /** What moving files takes, by their absolute paths. */
  move(moves: readonly PathMove[]): Promise<MoveEdits>;
  pages(): Promise<readonly DocsPage[]>;
  /** Files that pages may import. */
  files(): readonly string[];
  /** Files that the site serves. */
  assets(): Promise<readonly string[]>;
  anchors(route: string): Promise<readonly PageAnchor[]>;
  /** Where an address leads that stands in a file. */
  target(address: string, file: string): Promise<AddressTarget | undefined>;
  /** What a key of front matter may name of the project's specifications; nothing for keys that name none. */
  documented(key: string): Promise<readonly DocumentedThing[]>;
  /** Names of icons, in the library that the docs use. */
  icons(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Something that authors write by name. */
export interface Described {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

/** A key of front matter. */
export interface DescribedKey extends Described {
  /** What its value may be; none where it may be anything. */
  readonly words: readonly string[];
}

/** A prop of a component. */
export interface DescribedProp extends Described {
  /** As in the reference; the values of a choice. */
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly default?: string;
}

/** A component that pages may use without importing it. */
export interface DescribedComponent extends Described {
  readonly props: readonly DescribedProp[];
}

/** What may stand at a place of a configuration. */
export interface DescribedSetting {
  /** Markdown. */
  readonly description: string;
  /** Keys of an object here. */
  readonly keys: readonly (Described & { readonly isWritten: boolean })[];
  /** What a value here may be; none where it may be anything. */
  readonly words: readonly (string | boolean)[];
}

/** What the server asks of the engine. */
export interface Engine {
  readonly version: string;
  readonly components: readonly DescribedComponent[];
  /** Keys of front matter. */
  readonly pageKeys: readonly DescribedKey[];
  /** What may stand at a path of a file of settings, which is as far as it is written. */
  setting(file: string, config: unknown, path: readonly (string | number)[]): DescribedSetting | undefined;
  /** The docs folder that a file or folder belongs to, by its absolute path. */
  find(path: string): string | undefined;
  /** Opens a docs folder; `onChange` is called when something changes on the disk. */
  open(directory: string, onChange: () => void): Promise<DocsProject>;
  /** Address of the help page of a diagnostic. */
  help(code: string): string;
}
