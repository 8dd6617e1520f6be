import { scanImports } from '@waymark/core/content';
import { iconClasses } from '../../components/icon/icon-classes.ts';
import type { ProjectFiles } from '../parse/project-files.ts';
import { type MdxModule, readModule } from '../parse/read-module.ts';
import { attributeCode, isComment, isExpression, type MdxAttribute, type MdxNode } from '../parse/tree.ts';
import type { CompiledPage } from './compile-page.ts';
import { isOwnName } from './instance.ts';

/** What collecting class names asks of the project. */
export type ClassNameEnvironment = Pick<ProjectFiles, 'readText' | 'resolveImport'>;

/** Gives the words on a page that its author may have meant as class names, sorted; those of our own markup are not among them. */
export type CollectClassNames = (page: CompiledPage) => readonly string[];

/** One word of code that can be a class name; brackets hold anything but spaces (`grid-cols-[1fr,auto]`). */
const CODE_WORD = /(?:[^\s"'`{}<>=;,()[\]]|\[[^\s[\]]+\])+/g;
/** How class names begin: `p-4`, `-mt-2`, `!flex`, `@lg:grid`, `2xl:flex`, `[&>p]:m-0`. */
const NAME = /^(?:[!@[-]?[a-z&*]|\dxl:)/;
const LONGEST = 120;
/** Quoted text in code: what a `class` attribute holds, texts of one line, templates. */
const QUOTED = /class(?:Name)?=\{?(["'`])([\s\S]*?)\1|(["'])((?:\\.|(?!\3)[^\\\n]){0,1000})\3|`([^`]*)`/g;
/** Code that is one text. */
const QUOTED_ALONE = /^\s*(["'])((?:(?!\1)[^\\\n])*)\1\s*$/;
/** A name of one word, such as `table`: as likely as not a word of something else. */
const ONE_WORD = /^[a-z]+$/;

/** Where a script gives an element its classes. */
const GIVES_CLASSES =
  /class(?:Name)?\s*=\s*\\?(["'`])([^"'`\\]*)|classList\.\w+\(([^)]*)|["'`]class["'`]\s*,\s*(["'`])([^"'`]*)/g;

/** The words of a script of the project that may be class names, sorted: elements that it makes have them on any page. */
export function classNamesInScript(code: string): readonly string[] {
  const words = new Set<string>();
  addNames(
    words,
    (code.match(CODE_WORD) ?? []).filter((word) => !ONE_WORD.test(word)),
  );
  for (const [, , attribute, list = '', , set] of code.matchAll(GIVES_CLASSES))
    addNames(words, (attribute ?? set ?? list).match(CODE_WORD) ?? []);
  for (const text of quotedTexts(code)) {
    const names = text.trim().split(/\s+/);
    addNames(words, isListOfNames(names) ? names : names.filter(holdsBrackets));
  }
  return [...words].sort();
}

/** A quoted text with `px-4` and `dark:border` in it, and not more of other words, is no sentence. */
function isListOfNames(names: readonly string[]): boolean {
  const compound = names.filter((name) => /[-:]/.test(name) && NAME.test(name)).length;
  return compound > 1 && compound * 2 >= names.length;
}

function quotedTexts(code: string): readonly string[] {
  return Array.from(
    code.matchAll(QUOTED),
    ([, , attribute, , line, template]) => attribute ?? line ?? template ?? '',
  );
}

/**
 * Creates the collector of a build: names in `class` attributes, and the words of the code of a page, of its snippets and
 * of what they import, because code may put together class names in any way. A file's code is read once.
 */
export function createClassNames(environment: ClassNameEnvironment): CollectClassNames {
  const files = new Map<string, readonly string[]>();

  const wordsOfFile = (file: string): readonly string[] => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const words = new Set<string>();
    files.set(file, []);
    const text = environment.readText(file) ?? '';
    const { code, imports } = codeOf(file, text);
    addCode(words, code);
    for (const { specifier } of imports) addImport(words, specifier, file);
    const sorted = [...words];
    files.set(file, sorted);
    return sorted;
  };

  const addImport = (words: Set<string>, specifier: string, fromFile: string): void => {
    const file = environment.resolveImport(specifier, fromFile);
    if (file === undefined) return;
    for (const word of wordsOfFile(file)) words.add(word);
  };

  const addModule = (words: Set<string>, module: MdxModule): void => {
    if (module.code !== '') addCode(words, module.code);
    for (const { specifier } of module.imports) addImport(words, specifier, module.file);
    addNode(words, module.root, (tag) => isOwnName(tag, { module }));
  };

  return ({ page, snippets }) => {
    const words = new Set<string>();
    const modules = new Set([page, ...snippets.values()].map(({ module }) => module));
    for (const module of modules) addModule(words, module);
    return [...words].sort();
  };
}

/** The code of a file; a snippet's text is expanded in the trees of its pages. */
function codeOf(file: string, text: string): Pick<MdxModule, 'code' | 'imports'> {
  if (/\.mdx?$/.test(file)) return readModule(file, text).value ?? { code: '', imports: [] };
  return file.endsWith('.json') ? { code: '', imports: [] } : { code: text, imports: scanImports(text) };
}

function addNode(words: Set<string>, node: MdxNode, isOwn: (tag: string) => boolean): void {
  if (isExpression(node) && !isComment(node)) addCode(words, node.value ?? '');
  for (const attribute of node.attributes ?? []) addAttribute(words, attribute, node.name ?? '', isOwn);
  for (const child of node.children ?? []) addNode(words, child, isOwn);
}

/** A text counts alike in quotes and in braces. The author's own components may make classes of any of theirs. */
function addAttribute(
  words: Set<string>,
  attribute: MdxAttribute,
  tag: string,
  isOwn: (tag: string) => boolean,
): void {
  const { name, value } = attribute;
  const code = attributeCode(attribute);
  const text = code === undefined ? value : QUOTED_ALONE.exec(code)?.[2];
  if (typeof text !== 'string') addCode(words, code ?? '');
  else if (/class/i.test(name ?? ''))
    addNames(words, (tag === 'Icon' ? iconClasses(text) : text).split(/\s+/));
  else if (isOwn(tag)) addCode(words, JSON.stringify(text));
}

/** One word alone counts only inside quotes. */
function addCode(words: Set<string>, code: string): void {
  addNames(
    words,
    (code.match(CODE_WORD) ?? []).filter((word) => !ONE_WORD.test(word)),
  );
  for (const text of quotedTexts(code)) {
    addNames(words, text.match(CODE_WORD) ?? []);
    addNames(words, text.split(/\s+/).filter(holdsBrackets));
  }
}

/** Brackets may hold quotes and brackets of their own. */
function holdsBrackets(word: string): boolean {
  return word.includes('[');
}

function addNames(words: Set<string>, candidates: Iterable<string>): void {
  for (const word of candidates) if (word.length <= LONGEST && NAME.test(word)) words.add(word);
}
