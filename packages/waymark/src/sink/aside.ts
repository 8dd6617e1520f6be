import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Texts of a build that are needed again at its end. */
export interface Aside {
  /** Takes a text; the answer reads it, until this is closed. */
  put(text: string): () => string;
  close(): void;
}

/** Bytes that are kept in memory before any of them goes to the disk. */
const MOST_KEPT = 8_000_000;
/** Bytes that there is room for at first: V8 collects garbage as soon as much lies outside of its heap, used or not. */
const FIRST_ROOM = 250_000;

/** Sets texts aside: the last ones in memory, those before them in a file that is made when it is needed. */
export function createAside(path: string, most = MOST_KEPT): Aside {
  let block = Buffer.allocUnsafeSlow(Math.min(FIRST_ROOM, most));
  let used = 0;
  let file: number | undefined;
  let written = 0;
  const write = (bytes: Uint8Array): void => {
    file ??= openSync(path, 'wx+');
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    written += bytes.length;
  };
  const makeRoom = (length: number): void => {
    if (used + length <= block.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(used + length, 2 * block.length), most));
    block.copy(larger, 0, 0, used);
    block = larger;
  };
  const read = (at: number, length: number): string => {
    if (at >= written) return block.toString('utf8', at - written, at - written + length);
    if (file === undefined) throw new Error(`${path} is closed`);
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(file, bytes, 0, length, at) < length) throw new Error(`${path} was cut short`);
    return bytes.toString();
  };
  return {
    put(text) {
      const length = Buffer.byteLength(text);
      const at = written + used;
      if (used + length > most) {
        write(block.subarray(0, used));
        used = 0;
      }
      if (length > most) {
        write(Buffer.from(text));
      } else {
        makeRoom(length);
        used += block.write(text, used);
      }
      return readerAt(read, at, length);
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** A function of its own: made where a text is in scope, what it gives back would keep that text. */
function readerAt(read: (at: number, length: number) => string, at: number, length: number): () => string {
  return () => read(at, length);
}
