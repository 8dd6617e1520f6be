import { MAXIMUM_DEPTH } from '@waymark/core/source';
import { hasMembers, type JsonObject, type JsonValue } from '../../model/json.ts';
import { pointerSegment } from '../../references/references.ts';

/** Values that anchors may make of a file, at most, when each use is counted as if it were written out. */
const MOST_VALUES = 1_000_000;

/** A value that was replaced by `null`, and why. */
export interface CutValue {
  readonly why: string;
  readonly pointer: string;
}

interface Frame {
  readonly value: JsonObject;
  readonly keys: readonly string[];
  next: number;
  /** Levels below, and values in all; of what was seen so far. */
  height: number;
  size: number;
}

type Measure = Pick<Frame, 'height' | 'size'>;

/**
 * Takes out of a value what would never end when it is written out: anchors that lead back to themselves, nesting
 * beyond any reader, anchors that multiply. Changes the value in place; looks without recursion, at each object once.
 */
export function cutEndless(root: JsonValue | undefined): readonly CutValue[] {
  if (!hasMembers(root)) return [];
  const cuts: CutValue[] = [];
  const open = new Set<JsonValue>([root]);
  const closed = new Map<JsonValue, Measure>();
  const frames: Frame[] = [frameOf(root)];
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const key = frame.keys[frame.next++];
    if (key === undefined) {
      frames.pop();
      open.delete(frame.value);
      closed.set(frame.value, frame);
      add(frames.at(-1), frame);
      continue;
    }
    const child = frame.value[key];
    if (!hasMembers(child)) continue;
    const known = closed.get(child);
    const why = open.has(child) ? 'an anchor leads back to itself' : reasonToCut(frames, known);
    if (why !== undefined) {
      cuts.push({ why, pointer: frames.map(pathOf).join('') });
      (frame.value as Record<string, JsonValue>)[key] = null;
    } else if (known !== undefined) {
      add(frame, known);
    } else {
      open.add(child);
      frames.push(frameOf(child));
    }
  }
  return cuts;
}

function frameOf(value: JsonObject | readonly JsonValue[]): Frame {
  const keys = Object.keys(value);
  return { value: value as JsonObject, keys, next: 0, height: 1, size: keys.length + 1 };
}

function add(frame: Frame | undefined, { height, size }: Measure): void {
  if (frame === undefined) return;
  frame.height = Math.max(frame.height, height + 1);
  frame.size += size;
}

/** A value that is written once is never too large: its author wrote it all. */
function reasonToCut(frames: readonly Frame[], known: Measure | undefined): string | undefined {
  if (frames.length + (known?.height ?? 1) > MAXIMUM_DEPTH) return 'the values are nested too deeply';
  if (known === undefined) return undefined;
  const size = frames.reduce((sum, frame) => sum + frame.size, known.size);
  return size > MOST_VALUES ? 'anchors make far more of this file than is written in it' : undefined;
}

function pathOf({ keys, next }: Frame): string {
  return `/${pointerSegment(keys[next - 1] ?? '')}`;
}
