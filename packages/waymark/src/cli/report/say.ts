import { makeLinesHarmless } from '@waymark/core/diagnostics';

/** Says something on stderr; names and values in it steer neither a terminal nor a service of CI. */
export function say(text: string): void {
  process.stderr.write(`${makeLinesHarmless(text)}\n`);
}
