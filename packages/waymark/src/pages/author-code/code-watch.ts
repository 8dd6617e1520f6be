/** Takes notice of what the process is at, so that somebody can tell when it is at it for too long. */
export interface CodeWatch {
  /**
   * Code of a file is about to run, and whoever runs it stops it after a time: until the answer is called, or that time is over, it
   * is not at it for too long. What it leaves behind may run until the next one.
   */
  begin(file: string, milliseconds: number): () => void;
  /** No code of a project is there any more. */
  end(): void;
  /** The text of this file is about to be read and drawn; of none any more where none is named. */
  draw(file?: string): void;
}

/** For where nobody watches. */
export const UNWATCHED: CodeWatch = {
  begin: () => () => undefined,
  end: () => undefined,
  draw: () => undefined,
};
