import { speakOneLanguage } from './one-language.ts';

/**
 * Runs code for which time stands at one moment and chance takes the same course in every run, so that a page is the
 * same whenever and wherever it is built. Dates that code names itself are what they are, in UTC. Which moment it is, is asked when
 * code does: few do, and who answers may have to start git. Numbers and dates are written in one language, too.
 */
export function standStill<T>(momentOf: () => number, name: string, work: () => T): T {
  const { Date: clock } = globalThis;
  const { random } = Math;
  const { now } = performance;
  const zone = process.env['TZ'];
  if (datesWereMade) moveTo('UTC');
  globalThis.Date = stoppedClock(clock, momentOf);
  Math.random = createRandom(name);
  performance.now = () => 0;
  try {
    return speakOneLanguage(work);
  } finally {
    globalThis.Date = clock;
    Math.random = random;
    performance.now = now;
    moveTo(zone);
  }
}

/** Whether code has made a date in this process: later code may ask it for its hours. */
let datesWereMade = false;

function enterUtc(): void {
  datesWereMade = true;
  moveTo('UTC');
}

/** Sets the time zone of the process. That takes a tenth of a millisecond, which only projects pay whose code makes dates. */
function moveTo(zone: string | undefined): void {
  if (process.env['TZ'] === zone) return;
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

/** A proxy, so that dates made by either are instances of both. */
function stoppedClock(clock: DateConstructor, momentOf: () => number): DateConstructor {
  return new Proxy(clock, {
    apply() {
      enterUtc();
      return new clock(momentOf()).toString();
    },
    construct(target, parts, made) {
      enterUtc();
      return Reflect.construct(target, parts.length === 0 ? [momentOf()] : parts, made) as Date;
    },
    get(target, key) {
      if (key === 'now') return momentOf;
      enterUtc();
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** Numbers from 0 to 1 that look random, the same row of them for the same name (mulberry32). */
function createRandom(name: string): () => number {
  let state = 0;
  for (const character of name) state = Math.imul(state, 31) + (character.codePointAt(0) ?? 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
