import type { ApiConfig } from '@waymark/core/config';
import type { PageHead, PrintedLink, UrlStyle } from '@waymark/core/content';
import type { Outcome } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import type { FoundOperation, FoundSchema } from '@waymark/openapi';
import type { Picture } from '../../components/index.ts';

/** What the configuration says of the content of pages. */
export interface PageSettings {
  readonly variables: Readonly<Record<string, string>>;
  readonly api: ApiConfig;
  readonly urls: UrlStyle;
  /** Nothing of other hosts is shown or asked: the project is not trusted with its readers. */
  readonly isClosed: boolean;
  /** The icon library of names without one. */
  readonly icons: string;
  /** Text between dollar signs is a formula. */
  readonly hasMath: boolean;
  /** Ids of the variations that readers choose from. */
  readonly variations: readonly string[];
  /** What the site tells agents on each page, as Markdown; empty where it tells nothing. */
  readonly instructions: string;
  /** The Markdown of an operation ends with its part of the specification. */
  readonly givesSpecification: boolean;
  /** Names the colours of code. */
  readonly code: string;
  /** Addresses of the project's scripts that every page loads. */
  readonly scripts: readonly string[];
  /** Names the stylesheets that documents of fields link to. */
  readonly sheets: string;
  /** Names the process that draws: what asks for it is good in this one alone. */
  readonly process: string;
}

/** Settings that are known once the tools are that pages are drawn with. */
export type DrawingNames = Pick<PageSettings, 'code' | 'sheets' | 'process'>;

/**
 * Everything that the content of a page may ask for. Arguments are texts, so that a question can be kept beside the
 * digest of its answer, and asked again: content is good as long as its questions have the same answers.
 */
export interface World {
  /** Text of a file of the project, as written; undefined where there is none. Asking for it asks for its digest. */
  readText(file: string): string | undefined;
  /** Digest of the text of a file; empty where there is none. */
  textDigest(file: string): string;
  /** The file of the project that an import means. */
  resolveImport(specifier: string, fromFile: string): string | undefined;
  /** The file that the `file` of the older `<Snippet file="…">` means. */
  resolveSnippet(name: string): string | undefined;
  /** The file that an import of none most probably means. */
  nearestImport(specifier: string, fromFile: string): string | undefined;
  /** An address as a page has it, ready to print; undefined for one that is not safe to follow. */
  link(href: string, file: string, route: string): PrintedLink | undefined;
  /** URL of a picture or another file that a page loads; empty for one that is not safe. */
  asset(src: string, file: string, route: string): string;
  /** Size of a picture of the site, by its URL, and its other forms; undefined where it cannot be told. */
  pictureSize(url: string): Picture | undefined;
  /** Language of a page, as `html lang` has it. */
  languageOf(route: string): string;
  setting<Name extends keyof PageSettings>(name: Name): PageSettings[Name];
  /** Front matter of a page file, read. */
  headOf(route: string): PageHead | undefined;
  /** Title of any page. */
  titleOf(route: string): string;
  /** The operation that the navigation gives to a page. */
  endpointOf(route: string): Pick<PlacedPage, 'endpoint' | 'documents' | 'metadata'> | undefined;
  findOperation(reference: string, file: string): Outcome<FoundOperation | undefined>;
  findSchema(reference: string, file: string): Outcome<FoundSchema | undefined>;
  findChannel(reference: string, file: string): Outcome<FoundOperation | undefined>;
  /** Address of the first page that documents an operation, given as `file METHOD path`. */
  operationUrl(name: string): string | undefined;
}

/** The kinds of questions. */
export type QuestionKind = Exclude<keyof World, 'readText'>;

/** A question as it is kept: its kind, then its arguments, null for those left out. */
export type Question = readonly [kind: QuestionKind, ...parameters: readonly (string | null)[]];

/** A question with the digest of its answer. */
export type Noting = readonly [question: Question, digest: string];

/** All that a page asked. */
export type Trace = readonly Noting[];

/** Makes digests of answers: equal for equal answers, whenever and wherever they are made. */
export type DigestAnswer = (kind: QuestionKind, answer: unknown) => string;

/** A world that notes what it is asked. */
export interface TracedWorld {
  readonly world: World;
  /** Takes over questions that were asked elsewhere for the same page. */
  add(trace: Trace): void;
  /** The questions so far, in the order in which they were first asked. */
  trace(): Trace;
}

/** Notes a question with its answer. */
type Note = (kind: QuestionKind, parameters: readonly (string | undefined)[], answer: unknown) => Noting;

/** An address that means the same wherever it is written: from the root, or within a page. */
const SAME_ANYWHERE = /^[/#]/;

/** Creates a world that answers as another one does and notes every question, once. */
export function traceWorld(world: World, noteAnswer: Note): TracedWorld {
  const noted = new Map<string, Noting>();
  const noteOnce: (...asked: Parameters<Note>) => void = (kind, parameters, result) => {
    const key = `${kind}\n${parameters.join('\n')}`;
    if (!noted.has(key)) noted.set(key, noteAnswer(kind, parameters, result));
  };
  const note =
    <Parameters extends readonly (string | undefined)[], Answer>(
      kind: QuestionKind,
      answer: (...parameters: Parameters) => Answer,
    ) =>
    (...parameters: Parameters): Answer => {
      const result = answer(...parameters);
      noteOnce(kind, parameters, result);
      return result;
    };
  /** A question about an address: all pages that link to a place from the root ask the same one. */
  const noteAddress =
    <Answer>(kind: QuestionKind, answer: (href: string, file: string, route: string) => Answer) =>
    (href: string, ...from: readonly [file: string, route: string]): Answer => {
      const result = answer(href, ...from);
      noteOnce(kind, SAME_ANYWHERE.test(href) ? [href] : [href, ...from], result);
      return result;
    };
  const textDigest = note('textDigest', world.textDigest);
  return {
    trace: () => [...noted.values()],
    add(trace) {
      for (const noting of trace) noted.set(noting[0].join('\n'), noting);
    },
    world: {
      textDigest,
      readText(file) {
        const text = world.readText(file);
        textDigest(file);
        return text;
      },
      resolveImport: note('resolveImport', world.resolveImport),
      resolveSnippet: note('resolveSnippet', world.resolveSnippet),
      nearestImport: note('nearestImport', world.nearestImport),
      link: noteAddress('link', world.link),
      asset: noteAddress('asset', world.asset),
      pictureSize: note('pictureSize', world.pictureSize),
      languageOf: note('languageOf', world.languageOf),
      setting: note('setting', world.setting) as World['setting'],
      headOf: note('headOf', world.headOf),
      titleOf: note('titleOf', world.titleOf),
      endpointOf: note('endpointOf', world.endpointOf),
      findOperation: note('findOperation', world.findOperation),
      findSchema: note('findSchema', world.findSchema),
      findChannel: note('findChannel', world.findChannel),
      operationUrl: note('operationUrl', world.operationUrl),
    },
  };
}

/** A world that notes nothing, for where nothing is kept. */
export function untracedWorld(world: World): TracedWorld {
  return { world, add: () => undefined, trace: () => [] };
}
