import type { ImageSize } from './files/read-image-size.ts';
import type { Trust } from './trust.ts';

/** A file of the project. */
export interface ProjectFile {
  /** Path from the docs folder, with `/` separators. */
  readonly path: string;
  /** Ignored by rule or by `.mintignore`: neither asset nor page, unless the navigation names it. */
  readonly ignored: boolean;
}

/** A file or folder that cannot be used. */
export interface LeftOutFile {
  readonly path: string;
  /** In words that end the sentence "is left out: it". */
  readonly problem: string;
}

/** A docs folder as read: its files by path, and their texts when asked for. */
export interface Project {
  /** Absolute path of the docs folder. */
  readonly directory: string;
  /** Real path of the folder that nothing of the project may lead out of. */
  readonly root: string;
  /** `docs.json`, or the older `mint.json`. */
  readonly entry: string;
  readonly trust: Trust;
  readonly files: ReadonlyMap<string, ProjectFile>;
  /** Paths that lead elsewhere in the repository and were asked for, in this state of the project or an earlier one. */
  readonly outside: ReadonlySet<string>;
  /** What stands in the folder and cannot be used. */
  readonly leftOut: readonly LeftOutFile[];
  /**
   * Text of a file by its path from the docs folder; `..` may lead elsewhere in the repository, never out of it. Of an
   * untrusted project, only files of the list have one.
   */
  readText(path: string): string | undefined;
  /** Digest of the text of a file, as it was first read; empty where there is none. */
  textDigest(path: string): string;
  /**
   * What `read` gives of the text of a file of the project, read now or known from an earlier build; `what` names it, with
   * all else that decides it.
   */
  recall<Value>(path: string, what: string, read: () => Value): Value;
  /** Size of a picture of the project, or its shape; undefined for other files. */
  imageSize(path: string): ImageSize | undefined;
  /** Tells states of a file apart: another number where its content may be another one; 0 where nothing is there. */
  version(path: string): number;
  /** The project as it is after these files were written, came or went; `files` is the same map where none did. */
  reload(changed: readonly string[]): Project;
  /** Absolute path of a file of the project. */
  absolute(path: string): string;
}
