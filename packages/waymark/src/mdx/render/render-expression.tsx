import { mdxDiagnostics, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact';
import { insideDoubleBraces, namesIn } from '../author-code/run/names-in-prose.ts';
import type { Evaluation } from '../author-code/run/scope.ts';
import { readAttributes } from '../compile/attributes.ts';
import { contentTag, spanOf } from '../compile/instance.ts';
import { locateProps } from '../compile/locate-prop.ts';
import { composeExpression, type IslandOutcome, renderIsland } from '../islands/render-island.tsx';
import { placeOf } from '../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../parse/tree.ts';
import { DEEPEST, type DrawnValue, drawOwn } from './draw-own.tsx';
import { watchLinks } from './drawn-links.ts';
import { beginOutline } from './made-outline.ts';
import { drawNotice } from './notice.tsx';
import { type Here, noteDrawn, noteShown, type Render } from './render-state.ts';
import { report, reportFailure, reportUndrawn } from './report.tsx';
import { noteUndrawn, undrawnKind } from './undrawn.ts';

/** Evaluates a tag's attributes. What cannot be evaluated is left out and reported. */
export function evaluateAttributes(node: MdxNode, render: Render, here: Here): Record<string, unknown> {
  return readAttributes(node, (code, { name, value }) => {
    const use: Use = name === undefined ? { node, code } : { node, prop: name };
    return { value: evaluate(typeof value === 'string' ? value : code, use, render, here) };
  });
}

/** The tag that an expression belongs to: its property of a name, or code made of it. */
interface Use {
  readonly node: MdxNode;
  readonly prop?: string;
  readonly code?: string;
}

function evaluate(
  expression: string,
  { node, prop, code = expression }: Use,
  render: Render,
  here: Here,
): unknown {
  const result = bound(here.scope.evaluate(code));
  if (result.kind === 'value') return result.value;
  const tag = spanOf(node, here.instance);
  if (result.kind === 'withheld') {
    render.withheld.push(tag);
    return undefined;
  }
  const span = prop === undefined ? undefined : locateProps(node, here.instance)(prop);
  const names = namesIn(expression);
  const isText = prop !== undefined && names.some((name) => here.scope.isUnknown(name));
  const hint = isText
    ? `For the text, write quotes in place of braces: \`${prop}="${expression.trim()}"\``
    : hintOf(expression);
  reportFailure(
    render,
    here,
    { expression, problem: result.problem },
    mdxDiagnostics['expression-failed'](
      { expression: shorten(expression), problem: result.problem, hint },
      { span: span ?? tag },
    ),
  );
  return undefined;
}

/** What bundlers and other engines make a path of a file with. */
const PATH_OF = /^\s*(?:require|useBaseUrl)\(\s*(["'`])([^"'`]+)\1\s*\)(?:\.default)?\s*$/;
/** Attributes in braces behind a picture or a link. */
const ATTRIBUTES = /^\s*(?:[.#][\w-]+\s+)*[\w-]+=["'\w][^={}]*$/;
/** The end of a mark that chats leave in copied answers: `:contentReference[oaicite:0]{index=0}`. */
const CITATION = /^\s*index=\d+\s*$/;

/** What to write instead of code that belongs to other tools. */
function hintOf(expression: string): string | undefined {
  const [, , path] = PATH_OF.exec(expression) ?? [];
  if (path !== undefined) return `Write the path itself, as text: \`"${path}"\``;
  if (!ATTRIBUTES.test(expression)) return undefined;
  if (CITATION.test(expression))
    return 'A chat left this in the text that was copied from it: delete it, with `:contentReference[…]` before it';
  const [, id] = /^\s*id=["']?([\w.-]+)["']?\s*$/.exec(expression) ?? [];
  if (id !== undefined)
    return `Attributes in braces are of other tools: write \`{#${id}}\` at the end of a heading, a tag elsewhere`;
  return `Attributes in braces are of other tools: write a tag, as \`<img src="…" ${expression.trim()} />\``;
}

/** Renders a `{…}` expression, or the notice that it failed. */
export function renderExpression(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const expression = node.value ?? '';
  if (here.content !== undefined && contentTag(node, here.instance) !== undefined) return here.content(here);
  const evaluation = (): Evaluation => {
    const result = bound(here.scope.evaluate(expression));
    noteShown(node, result, render, here);
    return result;
  };
  const undrawn = new Set<string>();
  const show = (value: unknown): ComponentChildren => {
    noteUndrawn(value, undrawn);
    return toChildren(value);
  };
  const outline = here.isUnseen === true ? undefined : beginOutline(node, render, here);
  const draw = (value: unknown): DrawnValue => drawOwn(value, { node, render, here, undrawn, outline });
  const live = (): IslandOutcome =>
    renderIsland(() => composeExpression(expression, evaluation, show), {
      render,
      here: watchLinks(here, node, render),
    });
  const outcome = here.scope.needsBrowser(expression)
    ? live()
    : drawValue(evaluation(), { draw, show, live });
  reportUndrawn(`{${shorten(expression)}}`, undrawn, { span: placeOf(node, here.instance.module) }, render);
  if (outcome.kind === 'withheld') return withhold(node, render, here);
  if (outcome.kind === 'drawn') {
    if (outcome.html !== undefined) noteDrawn(outcome, { node }, render, here);
    return outcome.vnode;
  }
  return renderFailed(node, outcome.problem, render, here);
}

/** Renders what cannot be evaluated: a name that nothing has as it is written, where it stands in words. */
function renderFailed(node: MdxNode, problem: string, render: Render, here: Here): ComponentChildren {
  const expression = node.value ?? '';
  const { module } = here.instance;
  const inner = insideDoubleBraces(expression);
  const name = (inner ?? expression).trim();
  const isUnknown = namesIn(name).some((part) => here.scope.isUnknown(part));
  const span = placeOf(node, module);
  const text = `{${expression}}`;
  const unknown = mdxDiagnostics['unknown-name']({ name, text }, { span });
  if (isUnknown && (inner !== undefined || isInLine(node, module.text))) {
    report(render, unknown);
    return text;
  }
  const hint = isUnknown ? unknown.hint : hintOf(expression);
  const diagnostic = mdxDiagnostics['expression-failed'](
    { expression: shorten(expression), problem, hint },
    { span },
  );
  reportFailure(render, here, { expression, problem }, diagnostic);
  return drawNotice(render, here, diagnostic);
}

/** Whether something else stands in the lines of an expression, tags of its own line among it. */
function isInLine(node: MdxNode, text: string): boolean {
  const lineEnd = text.indexOf('\n', endOf(node));
  const before = text.slice(text.lastIndexOf('\n', startOf(node)) + 1, startOf(node));
  const after = text.slice(endOf(node), lineEnd === -1 ? text.length : lineEnd);
  return node.type === 'mdxTextExpression' || `${before}${after}`.trim() !== '';
}

/** The notice in the place of what only code would make, where it is not run. */
export function withhold(node: MdxNode, render: Render, here: Here): VNode {
  const span = spanOf(node, here.instance);
  render.withheld.push(span);
  return drawNotice(render, here, untrustedDiagnostics['code-not-run']({ places: 1 }, { span }));
}

/** What drawing the value of an expression came to: as it is, without a text of its own, or as an island. */
type ValueOutcome =
  | IslandOutcome
  | { readonly kind: 'drawn'; readonly vnode: VNode | null; readonly html?: undefined }
  | { readonly kind: 'withheld' };

function drawValue(
  result: Evaluation,
  {
    draw,
    show,
    live,
  }: {
    readonly draw: (value: unknown) => DrawnValue;
    readonly show: (value: unknown) => ComponentChildren;
    readonly live: () => IslandOutcome;
  },
): ValueOutcome {
  if (result.kind === 'withheld') return result;
  if (result.kind === 'error') return { kind: 'failed', problem: result.problem };
  const { value, missesBrowser } = draw(result.value);
  if (missesBrowser) return live();
  const children = show(value);
  // Code may count what it is given: a comment is nothing.
  const isNothing = children === undefined || children === null || typeof children === 'boolean';
  return { kind: 'drawn', vnode: isNothing ? null : <Fragment>{children}</Fragment> };
}

/** An evaluation whose value can be drawn, or what is wrong with it. */
function bound(result: Evaluation): Evaluation {
  const problem = result.kind === 'value' ? flawOf(result.value) : undefined;
  return problem === undefined ? result : { kind: 'error', problem };
}

/** What keeps a value from being drawn. */
function flawOf(value: unknown): string | undefined {
  if (isDeep(value)) return `its value has more than ${DEEPEST} lists in one another`;
  return hasSymbol(value, new Set()) ? 'its value has a symbol in it, which has no form as text' : undefined;
}

/** Whether lists stand deeper in each other than they are drawn: what a list in a property is for, its component knows. */
function isDeep(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (isValidElement(value)) return isDeep(value.props.children, depth + 1);
  return Array.isArray(value) && Array.from(value).some((item) => isDeep(item, depth + 1));
}

function hasSymbol(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === 'symbol') return true;
  if (seen.has(value) || (!Array.isArray(value) && !isValidElement(value))) return false;
  seen.add(value);
  const parts: readonly unknown[] = Array.isArray(value) ? Array.from(value) : Object.values(value.props);
  return parts.some((part) => hasSymbol(part, seen));
}

/** What an expression may leave in a page: text, numbers, vnodes and lists of these. */
function toChildren(value: unknown): ComponentChildren {
  if (Array.isArray(value)) return Array.from(value, toChildren);
  return undrawnKind(value) === undefined ? (value as ComponentChildren) : null;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
