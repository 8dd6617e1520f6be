/** The parts of a build whose time is measured; `site` is configuration, page heads, specifications and navigation. */
export type Station = 'load' | 'site' | 'pages' | 'outputs' | 'write';

/** Adds up the time of each station. */
export interface Clock {
  /** Counts the time since the last call for a station. */
  lap(name: Station): void;
  report(): void;
}

/** Creates the clock of a build; nothing is measured where nobody asks. */
export function createClock(onStation: ((name: Station, milliseconds: number) => void) | undefined): Clock {
  if (onStation === undefined) return { lap: () => undefined, report: () => undefined };
  const times = new Map<Station, number>();
  let last = performance.now();
  return {
    lap(name) {
      const now = performance.now();
      times.set(name, (times.get(name) ?? 0) + now - last);
      last = now;
    },
    report() {
      for (const [name, milliseconds] of times) onStation(name, milliseconds);
    },
  };
}
