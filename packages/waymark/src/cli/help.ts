import { COMMANDS, type CommandDeclaration, type CommandName } from './commands.ts';

/** The overview: every command with one line. */
export function programHelp(version: string): string {
  const commands: readonly (readonly [string, CommandDeclaration])[] = Object.entries(COMMANDS);
  const width = Math.max(...commands.map(([{ length }]) => length));
  const lines = commands.map(
    ([name, { operands = '[dir]', summary }]) =>
      `  waymark ${name.padEnd(width)} ${operands.padEnd(7)}   ${summary}`,
  );
  return [
    `Waymark ${version}: documentation sites from docs.json and MDX`,
    '',
    'Usage',
    ...lines,
    '',
    '  dir is a folder that holds docs.json, or has it in docs/ (default: here)',
    '',
    'Options',
    '  -h, --help      show help; after a command, the help of that command',
    '  -v, --version   print the version',
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(name: CommandName): string {
  const command: CommandDeclaration = COMMANDS[name];
  const rows = Object.entries(command.flags).map(([flag, { value, bare, help }]) => {
    const shown = value === undefined ? '' : bare === undefined ? ` ${value}` : `[=${value}]`;
    return [`--${flag}${shown}`, help] as const;
  });
  const width = Math.max(...rows.map(([flag]) => flag.length), 10);
  return [
    `Usage: waymark ${name} ${command.operands ?? '[dir]'} [options]`,
    '',
    `${command.summary}.`,
    '',
    'Options',
    ...rows.map(([flag, help]) => `  ${flag.padEnd(width)}   ${help}`),
    `  ${'-h, --help'.padEnd(width)}   show this help`,
    '',
  ].join('\n');
}
