import { makeHarmless } from '@waymark/core/diagnostics';
import type { SupportEntry, SupportKind } from './support-entry.ts';

const KINDS: Readonly<Record<SupportKind, string>> = {
  setting: 'docs.json',
  'front-matter': 'Front matter',
  component: 'Components',
  prop: 'Props',
};
const LEVELS = ['works', 'partly', 'not'] as const;
/** Width of a line of names. */
const WIDTH = 100;

/** How many entries there are of each level. */
export function summarize(entries: readonly SupportEntry[]): Readonly<Record<SupportEntry['level'], number>> {
  const count = (level: SupportEntry['level']): number =>
    entries.filter((entry) => entry.level === level).length;
  return { works: count('works'), partly: count('partly'), not: count('not') };
}

/** Prints what a project uses for people: what is missing first, with reason and remedy, then the names of the rest. */
export function formatSupport(entries: readonly SupportEntry[]): string {
  const { works, partly, not } = summarize(entries);
  const limited = LEVELS.slice(1)
    .toReversed()
    .flatMap((level) => entries.filter((entry) => entry.level === level).map(formatLimited));
  const rest = (Object.keys(KINDS) as SupportKind[]).flatMap((kind) => {
    const names = entries
      .filter((entry) => entry.kind === kind && entry.level === 'works')
      .map(({ name }) => makeHarmless(name));
    return names.length === 0 ? [] : [`${KINDS[kind]} that work (${names.length})`, ...wrap(names), ''];
  });
  return [...limited, ...rest, `${works} work, ${partly} work partly, ${not} do not`, ''].join('\n');
}

function formatLimited({ kind, name, level, uses, file, why, instead }: SupportEntry): string {
  const times = uses === 1 ? `in ${file}` : `${uses} times, first in ${file}`;
  const lines = [`${level === 'not' ? 'not   ' : 'partly'}  ${name}  (${KINDS[kind]}, ${times})`];
  if (why !== undefined) lines.push(`        ${why}`);
  if (instead !== undefined) lines.push(`        ${instead}`);
  return `${lines.map(makeHarmless).join('\n')}\n`;
}

function wrap(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const name of names) {
    if (line.length + name.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${name}`;
  }
  return [...lines, line];
}
