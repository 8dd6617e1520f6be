import type { DocumentPieces } from '../../theme/index.ts';

/** Encodes documents, one at a time. */
export interface DocumentEncoder {
  /** The bytes of a document in UTF-8. Good until those of another one are asked for: all lie in the same room. */
  encode(pieces: DocumentPieces): Buffer;
}

/** Bytes that a document has room for at first. */
const ROOM = 256 * 1024;

/** UTF-8 has at most so many bytes for a UTF-16 unit. */
const MOST_BYTES = 3;

/** Creates an encoder. */
export function createDocumentEncoder(): DocumentEncoder {
  let room = Buffer.allocUnsafeSlow(ROOM);
  let last: DocumentPieces | undefined;
  let length = 0;
  const write = (pieces: DocumentPieces): void => {
    const most = pieces.reduce((sum, piece) => sum + MOST_BYTES * piece.length, 0);
    if (most > room.length) room = Buffer.allocUnsafeSlow(2 * most);
    length = 0;
    for (const piece of pieces) {
      if (typeof piece === 'string') length += room.write(piece, length);
      else {
        room.set(piece, length);
        length += piece.length;
      }
    }
  };
  return {
    encode(pieces) {
      if (pieces !== last) write(pieces);
      last = pieces;
      return room.subarray(0, length);
    },
  };
}
