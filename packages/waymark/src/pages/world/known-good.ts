import type { Project } from '../../project/project.ts';
import { rememberEach } from '../../site/remember.ts';
import type { Site } from '../../site/site.ts';
import type { Inquiry } from './inquiry.ts';
import { pictureFile } from './site-world.ts';
import type { PageSettings, QuestionKind, Trace } from './world.ts';

/** Everything that answers the questions of pages. */
export interface WorldState {
  readonly site: Site;
  readonly project: Project;
  readonly names: Pick<PageSettings, 'code' | 'sheets'>;
  readonly inquiry: Inquiry;
}

/** Tells whether traces are good in one state of the world. */
export interface KnownGood {
  /** Asks the questions of a trace again whose answers may be others than when they were last asked. */
  isGood(route: string, trace: Trace): boolean;
  /** Notes a trace whose questions have the answers of now. */
  note(route: string, trace: Trace): void;
}

/** What answers to each kind of question follow from, beside files that a question names: another object may be another answer. */
type Sources = Readonly<Record<QuestionKind, readonly unknown[]>>;

/** A trace that was good, and what could change an answer of it. Projects are not kept: each state is another one. */
interface Noted {
  readonly trace: Trace;
  readonly sources: Sources;
  readonly versions: readonly (readonly [file: string, version: number])[];
}

/**
 * Creates the function that tells for each state of the world which traces are good. After a change, only questions are asked
 * again whose answers follow from something that is another object now, or from a file in another state.
 */
export function createKnownGood(): (state: WorldState) => KnownGood {
  const noted = new Map<string, Noted>();
  return (state) => {
    const { site, project, inquiry } = state;
    const sources = sourcesOf(state);
    const changedSince = rememberEach((earlier: Sources) => changedKinds(earlier, sources));
    const versionsOf = (trace: Trace): Noted['versions'] =>
      filesOf(trace, site).map((file) => [file, project.version(file)]);
    /** The kinds of questions that may have other answers than when the trace was noted. */
    const openKinds = ({ sources: earlier, versions }: Noted): ReadonlySet<QuestionKind> => {
      const changed = changedSince(earlier);
      const isRewritten = versions.some(([file, version]) => project.version(file) !== version);
      return isRewritten ? new Set([...changed, ...NAMES_FILE]) : changed;
    };
    return {
      note: (route, trace) => void noted.set(route, { trace, sources, versions: versionsOf(trace) }),
      isGood(route, trace) {
        const known = noted.get(route);
        const open = known?.trace === trace ? openKinds(known) : undefined;
        if (open?.size === 0) return true;
        const isGood = inquiry.isCurrent(trace, open);
        const isSameFiles = known !== undefined && open?.has('pictureSize') === false;
        // What is no longer good would only keep an earlier site in memory.
        if (!isGood) noted.delete(route);
        else noted.set(route, { trace, sources, versions: isSameFiles ? known.versions : versionsOf(trace) });
        return isGood;
      },
    };
  };
}

/** Kinds of questions that name a file whose content decides the answer. */
const NAMES_FILE: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['textDigest', 'pictureSize']);

function sourcesOf({ site, project, names }: WorldState): Sources {
  const { config, trust, urls, links, navigation, heads, pages } = site;
  const { files } = project;
  const specifications = [site.specifications, site.specificationDigests, site.unreadSpecifications];
  return {
    textDigest: [files],
    resolveImport: [files],
    resolveSnippet: [files],
    nearestImport: [files],
    link: [links],
    asset: [links],
    pictureSize: [files, links, urls],
    languageOf: [navigation],
    setting: [config, trust, urls, names.code, names.sheets],
    headOf: [heads],
    titleOf: [pages],
    endpointOf: [navigation],
    findOperation: specifications,
    findSchema: specifications,
    findChannel: specifications,
    operationUrl: [navigation, links],
  };
}

function changedKinds(earlier: Sources, now: Sources): ReadonlySet<QuestionKind> {
  const kinds = Object.keys(now) as readonly QuestionKind[];
  return new Set(
    kinds.filter((kind) => !now[kind].every((source, index) => source === earlier[kind][index])),
  );
}

/** The files whose content decides an answer. */
function filesOf(trace: Trace, site: Site): readonly string[] {
  const files: string[] = [];
  for (const [[kind, parameter]] of trace) {
    if (kind === 'textDigest') files.push(parameter ?? '');
    if (kind === 'pictureSize') files.push(pictureFile(parameter ?? '', site) ?? '');
  }
  return files;
}
