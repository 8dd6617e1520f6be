import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { parseJson } from '@waymark/core/source';
import { blankImports } from '../../parse/code/blank-imports.ts';
import { exportedNames } from '../../parse/code/exported-names.ts';
import { fillJson } from '../../parse/fill-variables.ts';
import type { ProjectFiles } from '../../parse/project-files.ts';
import { type CodePart, joinCode, type MdxModule, readModule } from '../../parse/read-module.ts';
import { checkImports, checkLaterImports, usedImports, writtenImports } from '../author-imports.ts';
import { checkWrittenMarkup } from '../check-markup.ts';
import { type BrowserNeeds, type CodeUses, isOfLanguage, needsBrowser, readCodeUses } from '../code-uses.ts';
import { type ImportedNames, isAmong, type LoadedFile } from '../imported-names.ts';
import { readJsonFile } from '../read-json-file.ts';
import { type CodeNames, runOrDefer, tableOf } from './run-compiled.ts';
import { problemOf } from './scope.ts';

/** Turns TypeScript with JSX into a CommonJS function body; `h` and `Fragment` are in scope. Rejects on a syntax error. */
export type CompileCode = (code: string, file: string) => Promise<string>;

/** Author code that does not compile. */
export class CodeSyntaxError extends Error {
  /** Offset in the code, where known. */
  readonly offset: number | undefined;
  /** The file that the code is of, where it is not plain whose it is. */
  readonly file: string | undefined;
  constructor(message: string, offset?: number, file?: string) {
    super(message);
    this.name = 'SyntaxError';
    this.offset = offset;
    this.file = file;
  }
}

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

/** Runs what may call code of a file, so that it can neither end the process nor hold it for ever. */
export type GuardCode = <T>(file: string, work: () => T) => T;

/** What running author code asks of the project. */
export interface AuthorEnvironment extends ProjectFiles {
  readonly compile: CompileCode;
  /** Names that author code has without importing them. */
  readonly builtIns: Readonly<Record<string, unknown>>;
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
}

/** The values that imports of a file bring in, by local name; texts are not among them. */
export type ImportNames = (imports: readonly ImportDeclaration[], fromFile: string) => Promise<ImportedNames>;

const NO_NEEDS: BrowserNeeds = { names: new Set(), expressions: new Set() };
const NOTHING: RunResult = { exports: {}, expressions: new Map(), needs: NO_NEEDS, diagnostics: [] };
/** A file that came to nothing, which a finding says. */
export const NO_FILE: LoadedFile = {
  exports: {},
  needBrowser: new Set(),
  diagnostics: [],
  isLost: () => true,
};

/** A file that has run, and what it imports. */
interface RunFile {
  readonly imports: readonly ImportDeclaration[];
  readonly own: LoadedFile;
}

/** Runs a file of the project: what it exports itself, without what it hands on of others. */
export function runFile(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const run = /\.mdx?$/.test(file) ? runMarkdown : runCode;
  return run(file, environment, importNames);
}

async function runMarkdown(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const { value: module, diagnostics: problems } = readModule(file, environment.readText(file) ?? '');
  if (module === undefined) return { imports: [], own: { ...NO_FILE, diagnostics: problems } };
  const imports = writtenImports(module);
  const imported = await importNames(imports, file);
  const { exports, needs, problem, lost, diagnostics } = await runPageCode(module, imported, environment);
  const own = {
    exports,
    needBrowser: needs.names,
    diagnostics: [
      ...problems.filter(({ severity }) => severity === 'error'),
      ...imported.diagnostics,
      ...checkImports(imports, file, environment),
      ...diagnostics,
    ],
    isLost: (name: string) =>
      problem !== undefined || lost?.has(name) === true || isAmong(imported.lost, name),
  };
  return { imports, own };
}

/** The value of a JSON file; a finding says where it is none. */
function readData(file: string, text: string): LoadedFile {
  const value = readJsonFile(fillJson(text));
  if (value !== undefined) return { ...NO_FILE, exports: { default: value }, isLost: () => false };
  const found = parseJson(file, text).problems.find(({ kind }) => kind === 'syntax');
  const parameters = { problem: found?.message ?? 'it has comments, or a comma after the last entry' };
  const where = { span: found?.span ?? { file, start: 0, end: 0 } };
  return { ...NO_FILE, diagnostics: [mdxDiagnostics['invalid-json'](parameters, where)] };
}

async function runCode(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const text = environment.readText(file) ?? '';
  if (file.endsWith('.json')) return { imports: [], own: readData(file, text) };
  const imports = scanImports(text);
  const diagnostics = checkImports(imports, file, environment);
  try {
    const compiled = await environment.compile(blankImports(text, imports), file);
    const imported = await importNames(usedImports(imports, compiled), file);
    for (const each of imported.diagnostics) diagnostics.push(each);
    const uses = readCodeUses(compiled);
    for (const each of checkLaterImports(uses.laterImports, file, text)) diagnostics.push(each);
    for (const each of checkWrittenMarkup(file, text, [{ code: text, start: 0 }])) diagnostics.push(each);
    const names = namesFor(environment, imported);
    const exports = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
    const isNeedy = (name: string): boolean => usesBrowser(uses, uses.exports.get(name) ?? name, imported);
    const needBrowser = new Set(Object.keys(exports).filter(isNeedy));
    const isLost = (name: string): boolean => isAmong(imported.lost, name);
    return { imports, own: { exports, needBrowser, diagnostics, isLost } };
  } catch (error) {
    const offset = error instanceof CodeSyntaxError ? error.offset : undefined;
    diagnostics.push({
      ...codeFailed(problemOf(error), file, offset ?? 0),
      ...assignedDefault(text, problemOf(error), file),
    });
    return { imports: [], own: { ...NO_FILE, diagnostics } };
  }
}

/** Parts that throw and are left out one by one: each costs a run of all the others. */
const MOST_THROWING = 20;

/** Runs the code of a page or snippet. Of code that cannot be read or run, only what stands together with it is left out. */
export async function runPageCode(
  module: MdxModule,
  imported: ImportedNames,
  environment: AuthorEnvironment,
  throwing = MOST_THROWING,
): Promise<RunResult> {
  const expressions = module.expressions;
  if (module.code === '' && expressions.length === 0)
    return { ...NOTHING, needs: { ...NO_NEEDS, names: imported.needBrowser } };
  try {
    const table = expressions.map(tableEntry).join(',\n');
    const compiled = await environment.compile(`${module.code}${tableHead}${table}};`, module.file);
    const uses = readCodeUses(compiled);
    const { file } = module;
    const known = namesFor(environment, imported);
    const names = imported.hasParameters === true ? { ...known, values: withOmitted(known, uses) } : known;
    const run = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
    const { __expressions, default: _, ...exports } = run;
    const compiledTable = tableOf(__expressions, expressions.length);
    const byIndex = expressions.map((expression, index) => [expression, compiledTable[index]] as const);
    return {
      exports,
      expressions: new Map(
        byIndex.filter((entry): entry is [string, () => unknown] => entry[1] !== undefined),
      ),
      needs: moduleNeeds(uses, expressions, imported),
      diagnostics: [
        ...checkLaterImports(uses.laterImports, file, module.source),
        ...checkWrittenMarkup(file, module.source, partsInSource(module)),
      ],
    };
  } catch (error) {
    const isUnread = error instanceof CodeSyntaxError;
    const broken = await (isUnread
      ? findBrokenPart(module, environment)
      : throwing > 0
        ? findThrowingPart(module, imported, environment)
        : undefined);
    if (broken !== undefined) {
      const runRest = (rest: MdxModule): Promise<RunResult> =>
        runPageCode(rest, imported, environment, isUnread ? throwing : throwing - 1);
      return runWithout(broken, module, runRest);
    }
    const problem = problemOf(error);
    const diagnostic = codeFailed(problem, module.file, module.toSource(faultIn(module, error)));
    return {
      ...NOTHING,
      needs: { ...NO_NEEDS, names: imported.needBrowser },
      problem,
      diagnostics: [diagnostic],
    };
  }
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
    without.has(/([\w$]+) is not defined$/.exec(message)?.[1] ?? '');
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

const EMPTY_LINE = 'leave an empty line between imports or exports and what follows';

/** What code that cannot be read was meant as, by how it begins. */
function hintOf(code: string): string | undefined {
  const [, name] = /^import\s+\{?\s*([\w$]+)/.exec(code) ?? [];
  if (name !== undefined)
    return `write an import as \`import ${name} from "/snippets/…"\`, with straight quotes around the path`;
  return /^(?:#|<|-|[A-Z][a-z]+ )/.test(code) ? EMPTY_LINE : undefined;
}

/** What the line of a fault was meant as, where code goes before it: only an empty line ends an export. */
function hintOfLine(code: string, offset = 0): string | undefined {
  const start = code.lastIndexOf('\n', offset - 1) + 1;
  return start > 0 && /^(?:#{1,6} |- |[A-Z][a-z]* )/.test(code.slice(start)) ? EMPTY_LINE : undefined;
}

/** Where code exports the giving of a value to a name that nothing declares, and how that is written. */
function assignedDefault(
  text: string,
  problem: string,
  file: string,
): Partial<Pick<Diagnostic, 'span' | 'hint'>> {
  const found = /^export\s+default\s+([A-Za-z_$][\w$]*)\s*=(?![=>])/m.exec(text);
  const name = found?.[1];
  if (found === null || !problem.includes(`${name} is not defined`)) return {};
  const span = { file, start: found.index, end: found.index + found[0].length };
  return { span, hint: `write \`const ${name} = …\`, and below it \`export default ${name};\`` };
}

function codeFailed(problem: string, file: string, start: number): Diagnostic {
  return mdxDiagnostics['code-failed']({ problem }, { span: { file, start, end: start + 1 } });
}

/** Whether a declared name needs a browser. */
function usesBrowser(uses: CodeUses, name: string, { needBrowser }: ImportedNames): boolean {
  const use = uses.declarations.get(name);
  return use !== undefined && needsBrowser(use, uses, (outside) => needBrowser.has(outside));
}

function moduleNeeds(uses: CodeUses, expressions: readonly string[], imported: ImportedNames): BrowserNeeds {
  const own = [...uses.declarations.keys()];
  const names = new Set([...imported.needBrowser].filter((name) => !uses.declarations.has(name)));
  for (const name of own) if (usesBrowser(uses, name, imported)) names.add(name);
  const needy = expressions.filter((_, index) => {
    const use = uses.expressions[index];
    return use !== undefined && needsBrowser(use, uses, (outside) => imported.needBrowser.has(outside));
  });
  return { names, expressions: new Set(needy) };
}

/** The names of a snippet, among them those that its expressions use and nobody gave a value. */
function withOmitted({ values, late }: CodeNames, uses: CodeUses): CodeNames['values'] {
  const used = uses.expressions.flatMap(({ names }) => [...names]);
  const omitted = used.filter((name) => !late.has(name) && !isOfLanguage(name) && !(name in globalThis));
  return { ...Object.fromEntries(omitted.map((name) => [name, undefined])), ...values };
}

function namesFor({ builtIns }: AuthorEnvironment, { values, late }: ImportedNames): CodeNames {
  return { values: { ...builtIns, ...Object.fromEntries(values) }, late };
}
