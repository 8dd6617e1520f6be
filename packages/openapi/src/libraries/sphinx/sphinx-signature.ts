import { findElements, type HtmlElement, hasClass, isElement, lineOf, textOf } from '../html/html-tree.ts';

/** A declaration as Sphinx prints it. */
export interface SphinxSignature {
  /** Sphinx's address of it; absent where its author wants none. */
  readonly id?: string;
  /** In one line: `class lighthouse.Lamp(color: str)`. */
  readonly code: string;
  /** Its own name: `turn`. */
  readonly name: string;
  readonly parameters: readonly SphinxParameter[];
  /** Type of what comes back, or of what it holds. */
  readonly type?: string;
  /** What it holds, as it is written. */
  readonly value?: string;
}

/** A parameter of a declaration. */
export interface SphinxParameter {
  /** With the stars before it. */
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
}

/** Reads the `dt` of a declaration. */
export function readSignature(term: HtmlElement): SphinxSignature {
  const id = term.attrs.find(({ name }) => name === 'id')?.value;
  const [name] = byClass(term, 'descname');
  const [returned] = byClass(term, 'sig-return-typehint');
  const properties = byClass(term, 'property').map((each) => lineOf(each.childNodes));
  const held = properties
    .find((text) => text.startsWith(':'))
    ?.slice(1)
    .trim();
  const type = returned === undefined ? held : lineOf(returned.childNodes);
  const value = properties
    .find((text) => text.startsWith('='))
    ?.slice(1)
    .trim();
  return {
    name: name === undefined ? '' : lineOf(name.childNodes),
    code: declarationText(term),
    parameters: byClass(term, 'sig-param').flatMap((parameter) => readParameter(parameter) ?? []),
    ...(id === undefined ? {} : { id }),
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { value }),
  };
}

/** A parameter; nothing for a star or a slash that only stands between some. */
function readParameter(parameter: HtmlElement): SphinxParameter | undefined {
  const text = lineOf(parameter.childNodes);
  const [, name = '', type, usual] =
    /^(\*{0,2}[^\s:=,*/]+)\s*(?::\s*(.*?))?\s*(?:=\s*(.*))?$/.exec(text) ?? [];
  if (name === '') return undefined;
  return { name, ...(type ? { type } : {}), ...(usual === undefined ? {} : { default: usual }) };
}

/** The text of a declaration, without links to its source and to itself. */
function declarationText(term: HtmlElement): string {
  const isSpoken = (node: HtmlElement): boolean =>
    !hasClass(node, 'headerlink') && !(isElement(node, 'a') && byClass(node, 'viewcode-link').length > 0);
  const text = term.childNodes
    .map((node) => (isElement(node) ? (isSpoken(node) ? textOf([node]) : '') : textOf([node])))
    .join('')
    .replaceAll('→', '->')
    .replace(/\s+/g, ' ')
    .trim();
  // Long ones have a line for each parameter, with a comma behind the last.
  return text.replace(/\(\s+/g, '(').replace(/,?(?<!\s)\s+\)/g, ')');
}

function byClass(element: HtmlElement, name: string): readonly HtmlElement[] {
  return findElements(element.childNodes, (each) => hasClass(each, name));
}
