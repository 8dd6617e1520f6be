import { imageSize } from 'image-size';
import { attempt } from './attempt.ts';
import { readBeginning } from './open-file.ts';

/** Width and height of a picture, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** A drawing that takes the room it is given: only what one side is to the other means something. */
  readonly isShape?: true;
}

/** Enough for the head of nearly every picture; a photograph may have a preview before its size. */
const HEAD_BYTES = [64 * 1024, 1024 * 1024] as const;

/** Size of a picture as browsers show it; undefined where it cannot be read. */
export function readImageSize(absolute: string): ImageSize | undefined {
  for (const bytes of HEAD_BYTES) {
    const head = attempt(() => readBeginning(absolute, bytes));
    const size = head && measure(head);
    if (size !== undefined || head === undefined || head.length < bytes) return size;
  }
  return undefined;
}

function measure(head: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1, type } = imageSize(head);
    if (!(width > 0 && height > 0)) return undefined;
    if (type === 'svg' && !hasOwnSize(head)) return { width, height, isShape: true };
    // EXIF orientations from 5 on lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Whether a drawing says how large it is; one with a `viewBox` only takes the room that it is given. */
function hasOwnSize(head: Uint8Array): boolean {
  const root = /<svg\b[^<>]*>/i.exec(new TextDecoder().decode(head))?.[0] ?? '';
  return (
    /\swidth\s*=\s*["'][\d.]+(?:px)?["']/.test(root) && /\sheight\s*=\s*["'][\d.]+(?:px)?["']/.test(root)
  );
}
