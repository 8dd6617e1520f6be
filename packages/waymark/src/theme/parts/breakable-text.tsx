import type { ComponentChildren } from 'preact';
import { Breakable } from '../../components/index.ts';

/** Letters that the columns beside the text have room for. */
const ROOM_BESIDE_TEXT = 26;

/** A text whose words of more than `room` letters may be broken; most texts have no more letters as a whole. */
export function breakableText(text: string, room = ROOM_BESIDE_TEXT): ComponentChildren {
  return text.length <= room ? text : <Breakable text={text} room={room} />;
}
