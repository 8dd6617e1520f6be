/** What the loaders of native packages say first; the rest is advice of theirs that helps nobody here. */
const LACK = 'Cannot find native binding';

/** What parsers are linked against on Windows, and not every Windows has. */
const RUNTIME =
  'it needs the Microsoft Visual C++ Redistributable (winget install Microsoft.VCRedist.2015+.x64, or …arm64)';

/** What to do where a native package is not installed for this machine, or the system does not load it; undefined of other errors. */
export function lackOfNative(error: unknown, system: NodeJS.Platform = process.platform): string | undefined {
  if (!(error instanceof Error) || !error.message.startsWith(LACK)) return undefined;
  const reason = refusalOf(error);
  if (reason === undefined)
    return `A native package for ${system}-${process.arch} is not installed: install waymark again on this machine, without --omit=optional`;
  const hint = system === 'win32' ? RUNTIME : 'see what its package asks of the system';
  return `The system does not load a native package: ${hint}\n${reason}`;
}

/** What the system said of the first file that was there and could not be loaded. */
function refusalOf(error: Error): string | undefined {
  let said: string | undefined;
  for (let { cause } = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ERR_DLOPEN_FAILED') said = cause.message.trim();
  return said;
}
