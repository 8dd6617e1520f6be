import type { Outcome } from '@waymark/core/diagnostics';
import {
  type LoadDocument,
  type OverlayText,
  type RecallContent,
  readSpecification,
  type Specification,
  type TextContent,
  type TextMemory,
} from '@waymark/openapi';
import { isPlain } from '../../project/files/memory/source-memory.ts';
import type { Project } from '../../project/project.ts';
import { reportBug } from '../report-bug.ts';

/** What one specification is read from. */
export interface SpecificationInput {
  readonly text: string;
  /** The documentation tool that wrote it, where it is the first of several files. */
  readonly format: string | undefined;
  readonly overlays: readonly OverlayText[];
  /** Groups of the readers that it is read for. */
  readonly groups: readonly string[];
  readonly load: LoadDocument;
  readonly hash: (text: string) => string;
  readonly recall: RecallContent;
  readonly shared: TextMemory;
}

/** A specification, and digests of all that it was read from. */
export interface KnownSpecification {
  /** Of its text, readers and overlays. */
  readonly own: string;
  /** Of each document that its references lead to, absent ones too. */
  readonly loaded: ReadonlyMap<string, string>;
  /** Of all of these. */
  readonly digest: string;
  readonly outcome: Outcome<Specification | undefined>;
}

/** What a text of the project holds, as an earlier build read it; kept as JSON, for what it holds belongs to whoever reads it. */
export function recallContent(project: Project, source: string, digest: string): RecallContent {
  return (read) => {
    let content: TextContent | undefined;
    const json = project.recall(source, `content of ${digest}`, () => {
      content = read();
      return isPlain(content) ? JSON.stringify(content) : undefined;
    });
    return content ?? (json === undefined ? read() : (JSON.parse(json) as TextContent));
  };
}

/** Reads a specification, and notes what it was read from. */
export function readOne(source: string, input: SpecificationInput): KnownSpecification {
  const loaded = new Map<string, string>();
  const load = (path: string): string | undefined => {
    const text = input.load(path);
    loaded.set(path, digestOf(text, input));
    return text;
  };
  const outcome = readOrReport(source, () =>
    readSpecification(source, input.text, {
      load,
      ...(input.format === undefined ? {} : { format: input.format }),
      overlays: input.overlays,
      groups: input.groups,
      recall: input.recall,
      texts: input.shared,
    }),
  );
  const own = ownDigest(input);
  return { own, loaded, outcome, digest: input.hash([own, ...[...loaded].flat()].join('\n')) };
}

/** A specification; none, where reading it fails by a bug of ours. */
function readOrReport(
  source: string,
  read: () => Outcome<Specification | undefined>,
): Outcome<Specification | undefined> {
  try {
    return read();
  } catch (error) {
    return { value: undefined, diagnostics: [reportBug(error, 'this specification', source)] };
  }
}

/** Whether a specification would be read from the same texts again. */
export function isSameInput({ own, loaded }: KnownSpecification, input: SpecificationInput): boolean {
  return (
    own === ownDigest(input) &&
    [...loaded].every(([path, digest]) => digestOf(input.load(path), input) === digest)
  );
}

function ownDigest({ text, format = '', groups, overlays, hash }: SpecificationInput): string {
  return [format, text, groups.join(), ...overlays.map((overlay) => overlay.text)].map(hash).join();
}

function digestOf(text: string | undefined, { hash }: SpecificationInput): string {
  return text === undefined ? '' : hash(text);
}
