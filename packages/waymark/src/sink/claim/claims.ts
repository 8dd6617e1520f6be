import { type Diagnostic, outputDiagnostics, type Where } from '@waymark/core/diagnostics';
import { foldPath, newFolders } from '@waymark/core/source';
import { problemOfPath } from './output-path.ts';

/** A wish to write a file: `from` is the file of the project that it comes from, none for what Waymark makes itself. */
export interface Claim {
  readonly path: string;
  readonly hash: string;
  readonly from?: string | undefined;
}

/** Decides which files a build may write. The first claim to a place stands. */
export interface Claims {
  /** `known`: the same file has been taken before. */
  take(claim: Claim): 'taken' | 'known' | 'refused';
  /** The hash of every taken file. */
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Begins a build: nothing is taken yet. */
export function createClaims(): Claims {
  const files = new Map<string, string>();
  /** First claims by their folded path, and by the folded paths of the folders that they need. */
  const firsts = new Map<string, Claim>();
  const folders = new Map<string, Claim>();
  const diagnostics: Diagnostic[] = [];
  const refused = new Set<string>();
  const refuse = (claim: Claim, diagnostic: Diagnostic): 'refused' => {
    const cause = causeOf(claim, diagnostic);
    if (!refused.has(cause)) diagnostics.push(diagnostic);
    refused.add(cause);
    return 'refused';
  };
  return {
    files,
    diagnostics,
    take(claim) {
      const { path, hash } = claim;
      if (files.get(path) === hash) return 'known';
      const problem = problemOfPath(path);
      if (problem !== undefined)
        return refuse(claim, outputDiagnostics.path({ path, problem }, placeOf(claim)));
      const key = foldPath(path);
      const first = firsts.get(key);
      if (first !== undefined && first.hash !== hash) return refuse(claim, collision(first, claim));
      const within = newFolders(key, folders);
      const inPlace = within.find((folder) => firsts.has(folder));
      const other = inPlace === undefined ? folders.get(key) : firsts.get(inPlace);
      if (other !== undefined) return refuse(claim, blocked(other, claim));
      for (const folder of within) folders.set(folder, claim);
      if (first === undefined) firsts.set(key, claim);
      files.set(path, hash);
      return 'taken';
    },
  };
}

/** What a refusal comes from: a page wants several files, all below one name. */
function causeOf({ path, hash, from }: Claim, { code }: Diagnostic): string {
  const name = path.replace(/(?:\/index\.html|\/rss\.xml|\.md)$/, '');
  return from === undefined ? `${path}\n${hash}` : `${code}\n${name}\n${from}`;
}

function collision(first: Claim, second: Claim): Diagnostic {
  const names = { path: second.path, first: nameOf(first), second: nameOf(second) };
  return first.path === second.path
    ? outputDiagnostics.taken(names, placeOf(second))
    : outputDiagnostics['letter-case']({ ...names, other: first.path }, placeOf(second));
}

function blocked(first: Claim, second: Claim): Diagnostic {
  return outputDiagnostics['file-and-folder'](
    { path: second.path, other: first.path, first: nameOf(first), second: nameOf(second) },
    placeOf(second),
  );
}

function nameOf({ from }: Claim): string {
  return from === undefined ? 'Waymark itself' : `"${from}"`;
}

function placeOf({ from }: Claim): Where {
  return { span: from === undefined ? undefined : { file: from, start: 0, end: 0 } };
}
