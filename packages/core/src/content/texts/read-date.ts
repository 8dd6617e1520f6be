const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Names in full, or by their first three letters (`Sept` too). */
const NAMES = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const MONTH = `\\b(?<month>${NAMES}|sept)\\b\\.?`;
const YEAR = '(?<year>(?:19|20)\\d\\d)';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** How people write a day, or a month that stands for its first day. */
const FORMS: readonly RegExp[] = [
  String.raw`\b${YEAR}-(?<number>\d\d)(?:-(?<day>\d\d))?\b`,
  String.raw`\b${YEAR}/(?<number>\d\d?)/(?<day>\d\d?)\b`,
  String.raw`\b(?<number>\d\d?)/(?<day>\d\d?)/${YEAR}\b`,
  String.raw`${MONTH} ${DAY},? ${YEAR}\b`,
  String.raw`\b${DAY} ${MONTH},? ${YEAR}\b`,
  String.raw`${MONTH},? ${YEAR}\b`,
].map((form) => new RegExp(form, 'i'));

/** The date that a label says, as feeds write dates: midnight in UTC. Undefined for a label that says none. */
export function readDate(label: string): string | undefined {
  return findDate(label)?.toUTCString();
}

function findDate(label: string): Date | undefined {
  for (const form of FORMS) {
    const groups = form.exec(label)?.groups;
    if (groups === undefined) continue;
    const { year, day = '1', month, number } = groups;
    const index = month === undefined ? Number(number) - 1 : findMonth(month);
    const date = new Date(Date.UTC(Number(year), index, Number(day)));
    return date.getUTCMonth() === index ? date : undefined;
  }
  return undefined;
}

/** The day that front matter says (`2026-11-22`), as it is written there; undefined for what says none. */
export function dayOf(written: unknown): string | undefined {
  if (written instanceof Date) return Number.isNaN(written.getTime()) ? undefined : isoDay(written);
  if (typeof written !== 'string') return undefined;
  const date = findDate(written.replace(/^(\d{4}-\d\d-\d\d)T.*$/s, '$1'));
  return date && isoDay(date);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function findMonth(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.startsWith(start));
}
