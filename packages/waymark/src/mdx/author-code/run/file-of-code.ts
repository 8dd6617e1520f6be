/** What the name of compiled code of a project begins with, in stacks. */
const PREFIX = 'waymark-code:/';

const NAME = new RegExp(`${PREFIX}([^\\s():]+)`);

/** The line that names compiled code after the file that it is from. */
export function nameCode(file: string): string {
  return `//# sourceURL=${PREFIX}${encodeURIComponent(file)}`;
}

/** The file of the project whose code stands in an error's stack; nothing for errors from elsewhere. */
export function fileOfCode(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = NAME.exec(stack)?.[1];
  return name === undefined ? undefined : decodeURIComponent(name);
}
