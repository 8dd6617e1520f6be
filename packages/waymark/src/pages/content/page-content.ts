import { type LinkedFacts, linkedFacts, type PageFacts, type PageSection } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { OutputFile } from '../../outputs/output-file.ts';
import { longHash } from '../../project/files/hash.ts';
import type { PageView } from '../../theme/index.ts';
import type { NewResult, StoredResult } from '../store/page-store.ts';
import type { Trace } from '../world/world.ts';
import type { CodeLines } from './context/page-code.ts';

/** What of a page's view its content decides; front matter and navigation decide the rest. */
export type ContentView = Pick<
  PageView,
  | 'descriptionHtml'
  | 'leadHtml'
  | 'bodyHtml'
  | 'asideHtml'
  | 'related'
  | 'parts'
  | 'islands'
  | 'views'
  | 'toc'
  | 'operation'
  | 'connect'
  | 'asks'
  | 'stylesheets'
> & {
  /** The operation that the page documents is deprecated. */
  readonly deprecated?: boolean;
};

/** The content of a page, drawn: everything that later stations need of it. */
export interface DrawnContent {
  readonly view: ContentView;
  readonly facts: PageFacts;
  /** Body as Markdown, without title and description. */
  readonly markdown: string;
  /** Files that go with the page: a stylesheet of its own, its Markdown, modules, what a playground loads. */
  readonly files: readonly OutputFile[];
  /** Files that go with other pages too: what is known of them is known once. */
  readonly sharedFiles: readonly WrittenFile[];
  /** Sets of parts whose joint stylesheets the files link to. */
  readonly sheets: readonly (readonly string[])[];
  readonly diagnostics: readonly Diagnostic[];
  /** It does not parse, or not all of it does: what stands in its place, or above the rest, says so. */
  readonly failed: boolean;
  /** Code of its author was run for it: what that reads is not all among the page's questions. */
  readonly runsCode: boolean;
}

/** A value that is known by its hash, and read when it is needed. */
export interface Kept<Value> {
  readonly hash: string;
  /** Throws a `LostText` where the store no longer has it. */
  read(): Value;
}

/** A file whose content is known by its hash. */
export interface KeptFile extends Kept<string> {
  readonly path: string;
}

/** The content of a page as later stations take it: just drawn, or as it was kept. */
export interface PageContent {
  readonly facts: LinkedFacts;
  /** The store has it in memory, facts and all, as long as a run lasts. */
  readonly isStored: boolean;
  readonly failed: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly parts: readonly string[];
  readonly files: readonly KeptFile[];
  /** Sets of parts whose joint stylesheets the files link to. */
  readonly sheets: readonly (readonly string[])[];
  readonly view: Kept<ContentView>;
  readonly markdown: Kept<string>;
  /** Sections with their texts. */
  readonly sections: Kept<readonly PageSection[]>;
}

/** The store lost a text while it was in use. Whoever opened it may begin again with an empty one. */
export class LostText extends Error {}

/** What stands in the store for a page: plain data. Its texts are view, Markdown and sections, its files, and its code. */
interface StoredContent extends WithCode {
  readonly facts: LinkedFacts;
  readonly failed: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly parts: readonly string[];
  /** Their paths. */
  readonly files: readonly string[];
  readonly sheets: readonly (readonly string[])[];
}

interface WithCode {
  /** The last of the texts holds the coloured lines of its code. */
  readonly hasCode?: boolean;
}

/** What is kept of the code of a page, for drawing it again. */
export interface StoredCode {
  /** Names the colours. */
  readonly colours: string;
  readonly lines: CodeLines;
}

/** Content that was just drawn. */
export interface FreshContent {
  readonly content: PageContent;
  /** The content as it is kept. */
  pack(trace: Trace, code?: StoredCode): NewResult;
}

/** Drawn content as later stations take it. Hashes are made when they are asked for: where nothing is kept, few are. */
export function takeContent(drawn: DrawnContent): FreshContent {
  const facts = copyFacts(drawn.facts);
  const { diagnostics, view, sheets, failed, markdown } = drawn;
  const { sections } = drawn.facts;
  const texts = {
    view: new WrittenKept(view, () => JSON.stringify(view)),
    markdown: new WrittenKept(markdown, () => markdown),
    sections: new WrittenKept(sections, () => JSON.stringify(sections)),
  };
  const files = [...drawn.files.map((file) => new WrittenFile(file)), ...drawn.sharedFiles];
  const plain = { facts, failed, diagnostics, parts: view.parts, sheets };
  return {
    content: { ...plain, ...texts, files, isStored: false },
    pack(trace, code) {
      const lines = code === undefined ? [] : [new WrittenKept(code, () => JSON.stringify(code))];
      const value: StoredContent = {
        ...plain,
        files: files.map(({ path }) => path),
        ...(lines.length === 0 ? {} : { hasCode: true }),
      };
      const written = [texts.view, texts.markdown, texts.sections, ...files, ...lines];
      return { trace, value, texts: written.map((kept) => [kept.hash, kept.text()]) };
    },
  };
}

/**
 * A value with the text that it is kept as. A class, for V8 puts getters of objects that are written out into the old generation
 * at once: what they see, the whole page, would stay until that is looked at.
 */
class WrittenKept<Value> implements Kept<Value> {
  readonly #value: Value;
  readonly #write: () => string;
  #text: string | undefined;
  #hash: string | undefined;

  constructor(value: Value, write: () => string) {
    this.#value = value;
    this.#write = write;
  }

  readonly read = (): Value => this.#value;

  text(): string {
    this.#text ??= this.#write();
    return this.#text;
  }

  get hash(): string {
    this.#hash ??= longHash(this.text());
    return this.#hash;
  }
}

/** A file of a page whose content is in memory. */
export class WrittenFile extends WrittenKept<string> implements KeptFile {
  readonly path: string;

  constructor(file: OutputFile) {
    const text = textOf(file);
    super(text, () => text);
    this.path = file.path;
  }
}

/** Content as it was kept. Its texts are read when they are asked for. */
export function unpackContent({ value, hashes, text }: Omit<StoredResult, 'trace'>): PageContent {
  const stored = value as StoredContent;
  const [view = '', markdown = '', sections = '', ...files] = hashes;
  const kept = <Value>(hash: string, parse: (text: string) => Value): Kept<Value> => ({
    hash,
    read() {
      const found = text(hash);
      if (found === undefined) throw new LostText(hash);
      return parse(found);
    },
  });
  const asText = (found: string): string => found;
  return {
    facts: stored.facts,
    isStored: true,
    failed: stored.failed,
    diagnostics: stored.diagnostics,
    parts: stored.parts,
    sheets: stored.sheets,
    files: stored.files.map((path, at) => ({ path, ...kept(files[at] ?? '', asText) })),
    view: kept(view, (found) => JSON.parse(found) as ContentView),
    markdown: kept(markdown, asText),
    sections: kept(sections, (found) => JSON.parse(found) as readonly PageSection[]),
  };
}

/** The coloured code of a page whose content may not be kept, as it is kept. */
export function packCode(code: StoredCode): NewResult {
  const text = JSON.stringify(code);
  const value: WithCode = { hasCode: true };
  return { trace: [], value, texts: [[longHash(text), text]] };
}

/** The coloured lines that are kept of a page, if they have these colours. */
export function unpackCode(stored: StoredResult | undefined, colours: string): CodeLines | undefined {
  if (stored === undefined || (stored.value as WithCode).hasCode !== true) return undefined;
  const text = stored.text(stored.hashes.at(-1) ?? '');
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as StoredCode;
  return kept.colours === colours ? kept.lines : undefined;
}

/** Content of a file of a page: these are all texts, also where the engine's own modules come as bytes. */
function textOf(file: OutputFile): string {
  if ('copyFrom' in file) throw new Error(`${file.path} is no text, so it cannot be kept with its page`);
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/** A copy, for a name cut out of a page keeps the whole page. */
function copyFacts(facts: PageFacts): LinkedFacts {
  // Text is the fastest way to a copy of plain data.
  return JSON.parse(JSON.stringify(linkedFacts(facts))) as LinkedFacts;
}
