import { makeHarmless, makeLinesHarmless } from '@waymark/core/diagnostics';

/** Says something on stderr; names and values in it steer neither a terminal nor a service of CI. */
export function say(text: string): void {
  process.stderr.write(`${makeLinesHarmless(text)}\n`);
}

/** The same for what is one line whatever the names in it: a path may hold line breaks. */
export function sayLine(text: string): void {
  process.stderr.write(`${makeHarmless(text)}\n`);
}
