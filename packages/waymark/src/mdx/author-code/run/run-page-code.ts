import type { Diagnostic } from '@waymark/core/diagnostics';
import { exportedNames } from '../../parse/code/exported-names.ts';
import { type CodePart, joinCode, type MdxModule } from '../../parse/read-module.ts';
import { checkLaterImports } from '../check-imports.ts';
import { checkWrittenMarkup } from '../check-markup.ts';
import { type BrowserNeeds, type CodeUses, isOfLanguage, needsBrowser, readCodeUses } from '../code-uses.ts';
import type { ImportedNames } from '../imported-names.ts';
import { type AuthorEnvironment, CodeSyntaxError, namesFor } from './author-environment.ts';
import { codeFailed, hintOf, hintOfLine } from './code-failed.ts';
import { type CodeNames, runOrDefer, tableOf } from './run-compiled.ts';
import { problemOf } from './scope.ts';

/** What the code of a file came to. */
export interface RunResult {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly expressions: ReadonlyMap<string, () => unknown>;
  readonly needs: BrowserNeeds;
  /** Why nothing of it has a value, which a finding says. */
  readonly problem?: string;
  /** Names of what was left out of it, which a finding says. */
  readonly lost?: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  /** The code was not run: what it would make is left out, or made by the browser alone. */
  readonly withheld?: 'for-good' | 'to-browser';
}

const NO_NEEDS: BrowserNeeds = { names: new Set(), expressions: new Set() };
const NOTHING: RunResult = { exports: {}, expressions: new Map(), needs: NO_NEEDS, diagnostics: [] };

/** Parts that throw and are left out one by one: each costs a run of all the others. */
const MOST_THROWING = 20;

/** Runs the code of a page or snippet. Of code that cannot be read or run, only what stands together with it is left out. */
export async function runPageCode(
  module: MdxModule,
  imported: ImportedNames,
  environment: AuthorEnvironment,
  throwing = MOST_THROWING,
): Promise<RunResult> {
  if (module.code === '' && module.expressions.length === 0)
    return { ...NOTHING, needs: { ...NO_NEEDS, names: imported.needBrowser } };
  try {
    return await runWhole(module, imported, environment);
  } catch (error) {
    const isUnread = error instanceof CodeSyntaxError;
    const left = isUnread ? throwing : throwing - 1;
    const broken = isUnread
      ? await findBrokenPart(module, environment)
      : left >= 0
        ? await findThrowingPart(module, imported, environment)
        : undefined;
    if (broken === undefined) return failedRun(module, imported, error);
    return runWithout(broken, module, (rest) => runPageCode(rest, imported, environment, left));
  }
}

async function runWhole(
  module: MdxModule,
  imported: ImportedNames,
  environment: AuthorEnvironment,
): Promise<RunResult> {
  const { expressions, file } = module;
  const table = expressions.map(tableEntry).join(',\n');
  const compiled = await environment.compile(`${module.code}${tableHead}${table}};`, file);
  const uses = readCodeUses(compiled);
  const known = namesFor(environment, imported);
  const names = imported.hasParameters === true ? { ...known, values: withOmitted(known, uses) } : known;
  const run = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
  const { __expressions, default: _, ...exports } = run;
  const compiledTable = tableOf(__expressions, expressions.length);
  const byIndex = expressions.map((expression, index) => [expression, compiledTable[index]] as const);
  return {
    exports,
    expressions: new Map(byIndex.filter((entry): entry is [string, () => unknown] => entry[1] !== undefined)),
    needs: moduleNeeds(uses, expressions, imported),
    diagnostics: [
      ...checkLaterImports(uses.laterImports, file, module.source),
      ...checkWrittenMarkup(file, module.source, partsInSource(module)),
    ],
  };
}

/** What code comes to of which nothing can be run. */
function failedRun(module: MdxModule, { needBrowser }: ImportedNames, error: unknown): RunResult {
  const problem = problemOf(error);
  const diagnostic = codeFailed(problem, module.file, module.toSource(faultIn(module, error)));
  return { ...NOTHING, needs: { ...NO_NEEDS, names: needBrowser }, problem, diagnostics: [diagnostic] };
}

/** A part of the code of a page that cannot be read by itself, or run behind those before it, and why. */
interface BrokenPart {
  readonly part: CodePart;
  readonly error: unknown;
}

async function findBrokenPart(
  { codeParts, file }: MdxModule,
  { compile }: AuthorEnvironment,
): Promise<BrokenPart | undefined> {
  for (const part of codeParts) {
    const error = await compile(part.code, file).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error instanceof CodeSyntaxError) return { part, error };
  }
  return undefined;
}

/** The part of the code of a page that throws when all of it runs: the one behind those that came to their end. */
async function findThrowingPart(
  { codeParts, file }: MdxModule,
  imported: ImportedNames,
  environment: AuthorEnvironment,
): Promise<BrokenPart | undefined> {
  let ended = 0;
  const { values, late } = namesFor(environment, imported);
  const names = { values: { ...values, __ended: () => ended++ }, late };
  const marked = codeParts.map(({ code, start }) => ({ code: `${code}\n;__ended();`, start }));
  try {
    const compiled = await environment.compile(joinCode(marked), file);
    environment.guard(file, () => runOrDefer({ compiled, file }, readCodeUses(compiled), names));
    return undefined;
  } catch (error) {
    const part = codeParts[ended];
    return part === undefined ? undefined : { part, error };
  }
}

async function runWithout(
  { part, error }: BrokenPart,
  module: MdxModule,
  runRest: (rest: MdxModule) => Promise<RunResult>,
): Promise<RunResult> {
  const codeParts = module.codeParts.filter((each) => each !== part);
  const rest = { ...module, codeParts, code: joinCode(codeParts) };
  const { lost = [], diagnostics, ...run } = await runRest(rest);
  const offset = error instanceof CodeSyntaxError ? error.offset : undefined;
  const at = part.start + (offset ?? part.code.search(/\S/));
  const failed = codeFailed(problemOf(error), module.file, module.toSource(at));
  const hint = hintOf(part.code.trimStart()) ?? hintOfLine(part.code, offset);
  const without = new Set([...exportedNames(part.code), ...lost]);
  const isConsequence = ({ message }: Diagnostic): boolean =>
    without.has(/(?<![\w$])([\w$]+) is not defined$/.exec(message)?.[1] ?? '');
  return {
    ...run,
    lost: without,
    diagnostics: [
      hint === undefined ? failed : { ...failed, hint },
      ...diagnostics.filter((each) => !isConsequence(each)),
    ],
  };
}

function partsInSource({ codeParts, toSource }: MdxModule): readonly CodePart[] {
  return codeParts.map(({ code, start }) => ({ code, start: toSource(start) }));
}

/** Where the code of a page is at fault: the place that the compiler names, else where the code begins. */
function faultIn({ code, codeParts, expressions, text }: MdxModule, error: unknown): number {
  const offset = error instanceof CodeSyntaxError ? error.offset : undefined;
  if (offset !== undefined && offset > code.length) {
    const failing = expressions[indexInTable(expressions, offset - code.length)] ?? '';
    return Math.max(text.indexOf(failing), 0);
  }
  let before = 0;
  for (const part of codeParts) {
    if (offset === undefined) return part.start + part.code.search(/\S/);
    if (offset <= before + part.code.length) return part.start + offset - before;
    before += part.code.length + 1;
  }
  return 0;
}

/** The expression in which an offset of the compiled table lies. */
function indexInTable(expressions: readonly string[], offset: number): number {
  let length = tableHead.length;
  return expressions.findIndex((expression, index) => {
    length += tableEntry(expression, index).length + 2;
    return offset < length;
  });
}

const tableHead = '\nexport const __expressions = {';

function tableEntry(expression: string, index: number): string {
  return `"${index}": () => (${expression}\n)`;
}

function moduleNeeds(
  uses: CodeUses,
  expressions: readonly string[],
  { needBrowser }: ImportedNames,
): BrowserNeeds {
  const names = new Set([...needBrowser].filter((name) => !uses.declarations.has(name)));
  for (const [name, use] of uses.declarations) if (needsBrowser(use, uses, needBrowser)) names.add(name);
  const needy = expressions.filter((_, index) => needsBrowser(uses.expressions[index], uses, needBrowser));
  return { names, expressions: new Set(needy) };
}

/** The names of a snippet, among them those that its expressions use and nobody gave a value. */
function withOmitted({ values, late }: CodeNames, uses: CodeUses): CodeNames['values'] {
  const used = uses.expressions.flatMap(({ names }) => [...names]);
  const omitted = used.filter((name) => !late.has(name) && !isOfLanguage(name) && !(name in globalThis));
  return { ...Object.fromEntries(omitted.map((name) => [name, undefined])), ...values };
}
