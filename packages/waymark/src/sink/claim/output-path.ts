import { foldPath } from '@waymark/core/source';
import { MANIFEST, WORK_FOLDER } from '../../project/selection/is-output.ts';

/** Longest name that every file system takes, in bytes. */
const MAX_NAME = 255;
/** Longest path below the output folder, in bytes: macOS ends at 1,024 with the folder's own path. */
const MAX_PATH = 900;
/** What no name has on Windows: a site whose address has such a sign could not be written there. */
const NOT_ON_WINDOWS = /[<>:"|?*]/;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Paths of ordinary letters; some of them are too long all the same, or those of devices and records. */
const ORDINARY = /^\w[\w-]*(?:[./][\w-]+)*$/;
/** A part of a path that may be the name of a device. */
const PERHAPS_DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;

/**
 * Why no file of a site may have a path; undefined for one that every file system takes as it is. Some signs are
 * part of a name but on Windows, where no project can have a file that is called so.
 */
export function problemOfPath(path: string, system: string = process.platform): string | undefined {
  if (isOrdinary(path)) return undefined;
  if (path.startsWith('/')) return 'it is absolute';
  if (Buffer.byteLength(path) > MAX_PATH) return `it is longer than ${MAX_PATH} bytes`;
  if (/\p{Surrogate}/u.test(path)) return 'it is no valid Unicode';
  const names = path.split('/');
  if (foldPath(names[0] ?? '') === foldPath(WORK_FOLDER) || foldPath(path) === foldPath(MANIFEST))
    return 'Waymark keeps its own records there';
  for (const name of names) {
    const problem = problemOfName(name, system);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a look tells that nothing is wrong with a path: true of nearly all of them. */
function isOrdinary(path: string): boolean {
  if (path.length > MAX_NAME || !ORDINARY.test(path) || PERHAPS_DEVICE.test(path)) return false;
  return path.length !== MANIFEST.length || foldPath(path) !== foldPath(MANIFEST);
}

function problemOfName(name: string, system: string): string | undefined {
  if (name === '') return 'a name in it is empty';
  if (name === '.' || name === '..') return `"${name}" leads elsewhere`;
  if (/\p{Cc}/u.test(name)) return 'it holds a control character';
  if (name.includes('\\')) return 'it holds a "\\", which leads into a folder on Windows';
  const [sign] = (system === 'win32' && NOT_ON_WINDOWS.exec(name)) || [];
  if (sign !== undefined) return `it holds a ${JSON.stringify(sign)}, which no name can have on Windows`;
  if (/[. ]$/.test(name)) return 'a name in it ends with a dot or a space, which Windows takes away';
  if (DEVICE.test(name)) return `"${name}" is the name of a device on Windows`;
  if (Buffer.byteLength(name) > MAX_NAME) return `a name in it is longer than ${MAX_NAME} bytes`;
  return undefined;
}
