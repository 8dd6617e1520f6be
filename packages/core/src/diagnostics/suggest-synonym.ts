/** Words that mean the same where one of a few has to be chosen. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['danger', 'error', 'critical', 'destructive', 'failure', 'bug'],
  ['warning', 'warn', 'caution', 'attention', 'alert'],
  ['check', 'success', 'done', 'ok', 'correct', 'positive'],
  ['note', 'remark', 'notice', 'important', 'default', 'secondary'],
  ['tip', 'hint', 'idea', 'advice'],
  ['xs', 'extra-small', 'tiny', 'mini'],
  ['sm', 'small'],
  ['md', 'medium', 'normal', 'default'],
  ['lg', 'large', 'big'],
  ['solid', 'filled', 'fill'],
  ['outline', 'border', 'bordered', 'stroke'],
  ['pill', 'round', 'circle', 'full'],
  ['purple', 'violet'],
  ['top', 'above', 'up'],
  ['bottom', 'below', 'down'],
  ['start', 'left'],
  ['end', 'right'],
  ['center', 'middle'],
  ['agents', 'ai', 'llm', 'llms', 'bots', 'markdown'],
  ['humans', 'people', 'readers', 'web', 'browsers'],
];

/** The choice that means what was written, in another word. */
export function suggestSynonym(written: string, choices: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase();
  const meanings = SYNONYMS.filter((words) => words.includes(word)).flat();
  return choices.find((choice) => meanings.includes(choice));
}
