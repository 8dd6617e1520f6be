import type { Project } from '../../project/project.ts';
import type { Site } from '../../site/site.ts';
import { pictureFile } from './site-world.ts';
import type { PageSettings, Trace } from './world.ts';

/** Everything that answers the questions of pages. */
export interface WorldState {
  readonly site: Site;
  readonly project: Project;
  readonly names: Pick<PageSettings, 'code' | 'sheets'>;
}

/** The traces that are known to be good in one state of the world, without asking their questions again. */
export interface KnownGood {
  has(route: string, trace: Trace): boolean;
  /** Notes a trace whose questions have the answers of now. */
  note(route: string, trace: Trace): void;
}

/** A trace that was good, and what could change an answer of it. Projects are not kept: each state is another one. */
interface Noted {
  readonly trace: Trace;
  readonly decidedBy: readonly unknown[];
  readonly versions: readonly (readonly [file: string, version: number])[];
}

/**
 * Creates the function that tells for each state of the world which traces are known to be good. Beside the site, the
 * list of files and the names of styles, an answer only depends on files that the question names.
 */
export function createKnownGood(): (state: WorldState) => KnownGood {
  const noted = new Map<string, Noted>();
  return ({ site, project, names }) => {
    const decidedBy = [site, project.files, names.code, names.sheets];
    return {
      has(route, trace) {
        const known = noted.get(route);
        if (known?.trace !== trace || !known.decidedBy.every((part, index) => part === decidedBy[index]))
          return false;
        return known.versions.every(([file, version]) => project.version(file) === version);
      },
      note(route, trace) {
        const versions = filesOf(trace, site).map((file) => [file, project.version(file)] as const);
        noted.set(route, { trace, decidedBy, versions });
      },
    };
  };
}

/** The files whose content decides an answer. */
function filesOf(trace: Trace, site: Site): readonly string[] {
  return trace.flatMap(([[kind, parameter]]) => {
    if (kind === 'textDigest') return parameter ?? [];
    return kind === 'pictureSize' ? (pictureFile(parameter ?? '', site) ?? []) : [];
  });
}
