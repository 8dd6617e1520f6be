import { parseArgs } from 'node:util';
import { suggest } from '@waymark/core/diagnostics';
import { readVersion } from '../version.ts';
import {
  COMMANDS,
  type CommandDeclaration,
  type CommandName,
  type FlagValues,
  parseOptions,
  withBareValues,
} from './commands.ts';
import { EXIT } from './exit-codes.ts';
import { commandHelp, programHelp } from './help.ts';
import { letHeapGrow } from './let-heap-grow.ts';
import { explain, explainUncaught, watchExit } from './report/explain.ts';

/** Runs the program and ends the process, whatever timers and promises code of pages left behind. */
export async function runAndExit(args: readonly string[]): Promise<never> {
  letHeapGrow(100);
  const exit = watchExit();
  const code = await main(args);
  await Promise.all([process.stdout, process.stderr].map(flush));
  return exit(code);
}

/** Waits until what was written is on its way; a reader that has left is nobody to wait for. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed) resolve();
    else stream.write('', () => resolve());
  });
}

/** Runs the program. The answer is its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  explainUncaught();
  try {
    return await runProgram(args);
  } catch (error) {
    return explain(error);
  }
}

async function runProgram(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-v') return print(`${readVersion()}\n`);
  if (first === '--help' || first === '-h' || first === 'help')
    return print(isCommand(rest[0]) ? commandHelp(rest[0]) : programHelp(readVersion()));
  if (first === undefined) return wrongUse('No command given', programHelp(readVersion()));
  if (!isCommand(first))
    return wrongUse(
      `Unknown command "${first}"${didYouMean(first, Object.keys(COMMANDS), (name) => name)}`,
      'Run "waymark --help" for the list of commands.',
    );
  return runCommand(first, rest);
}

async function runCommand(name: CommandName, args: readonly string[]): Promise<number> {
  let parsed: { values: FlagValues; positionals: readonly string[] };
  try {
    parsed = parseArgs({
      args: [...withBareValues(COMMANDS[name], args)],
      options: parseOptions(COMMANDS[name]),
      allowPositionals: true,
      strict: true,
    }) as typeof parsed;
  } catch (error) {
    return wrongUse(describeProblem(error, COMMANDS[name]), `Run "waymark ${name} --help" for its options.`);
  }
  if (parsed.values['help'] === true) return print(commandHelp(name));
  const command: CommandDeclaration = COMMANDS[name];
  if (command.operands === undefined && parsed.positionals.length > 1)
    return wrongUse(
      `"${name}" takes one folder, not ${parsed.positionals.length}`,
      `Run "waymark ${name} --help" for its options.`,
    );
  const { run } = await loadCommand(name);
  return run(parsed.positionals[0] ?? '.', parsed.values, parsed.positionals);
}

/** A command's module; loaded when it is asked for, so that `--help` costs nothing. */
interface CommandModule {
  /** `operands`: all that was given beside flags, for a command that takes more than a folder. */
  run(dir: string, flags: FlagValues, operands: readonly string[]): Promise<number>;
}

function loadCommand(name: CommandName): Promise<CommandModule> {
  switch (name) {
    case 'build':
      return import('./commands/build.ts');
    case 'check':
      return import('./commands/check.ts');
    case 'dev':
      return import('./commands/dev.ts');
    case 'export':
      return import('./commands/export.ts');
    case 'lsp':
      return import('./commands/lsp.ts');
    case 'mcp':
      return import('./commands/mcp.ts');
    case 'merge':
      return import('./commands/merge.ts');
    case 'migrate':
      return import('./commands/migrate.ts');
    case 'mv':
      return import('./commands/mv.ts');
    case 'new':
      return import('./commands/new.ts');
    case 'types':
      return import('./commands/types.ts');
    case 'preview':
      return import('./commands/preview.ts');
    case 'rules':
      return import('./commands/rules.ts');
    case 'support':
      return import('./commands/support.ts');
  }
}

function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function didYouMean(word: string, names: readonly string[], print: (name: string) => string): string {
  const near = suggest(word, names);
  return near === undefined ? '' : `; did you mean "${print(near)}"?`;
}

/** Says in words of ours that a flag is not known; other problems as Node.js has them. */
function describeProblem(error: unknown, { flags }: CommandDeclaration): string {
  const message = error instanceof Error ? error.message : String(error);
  const written = /^Unknown option '--?([^']+)'/.exec(message)?.[1];
  if (written === undefined) return message;
  const names = [...Object.keys(flags), 'help'];
  return `Unknown option "--${written}"${didYouMean(written, names, (name) => `--${name}`)}`;
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.ok;
}

function wrongUse(problem: string, help: string): number {
  process.stderr.write(`waymark: ${problem}\n\n${help}\n`);
  return EXIT.wrongUse;
}
