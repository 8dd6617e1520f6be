import { indexFolded } from '../../navigation/pages/page-index.ts';
import { foldPath, rememberAll } from '../../source/index.ts';
import { createNearestFile, type NearestFile } from './nearest-file.ts';

const PICTURES = /^(?:png|jpe?g|gif|webp|svg|ico|avif)$/;

/** Kinds of files that stand for each other; a file of another ending is a kind of its own. */
const KINDS: readonly RegExp[] = [PICTURES, /^(?:mp4|webm|mov)$/, /^(?:mp3|wav)$/];

/** Whether a path is that of a picture, by its ending. */
export function isPicture(path: string): boolean {
  return PICTURES.test(endingOf(path));
}

/**
 * Creates the search for the file that a path without one most probably means: that of the path in another case or form of
 * accents, else one of the same kind.
 */
export function createNearestAsset(files: Iterable<string>): NearestFile {
  const nearestOf = rememberAll((kind: string) => {
    const alike = [...files].filter((file) => kind === '' || kindOf(file) === kind);
    return createNearestFile(alike, withoutEnding);
  });
  let folded: ReadonlyMap<string, string> | undefined;
  return (path) => {
    folded ??= indexFolded(files);
    return folded.get(foldPath(path)) ?? nearestOf(kindOf(path))(path);
  };
}

function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

function kindOf(path: string): string {
  const ending = endingOf(path);
  return String(KINDS.find((kind) => kind.test(ending)) ?? ending);
}

/** How a picture is stored says little about which one is meant. */
function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}
