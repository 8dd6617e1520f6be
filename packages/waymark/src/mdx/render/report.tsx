import { type Diagnostic, mdxDiagnostics, suggest, type Where } from '@waymark/core/diagnostics';
import { NAME, type Span } from '@waymark/core/source';
import type { VNode } from 'preact';
import * as reactNames from '../author-code/react-names.ts';
import { spanOf } from '../compile/instance.ts';
import type { AuthorFailure } from '../islands/render-island.tsx';
import type { MdxNode } from '../parse/tree.ts';
import { drawNotice } from './notice.tsx';
import type { Here, Render } from './render-state.ts';

/** Says what is wrong with a page. */
export function report(render: Render, diagnostic: Diagnostic): void {
  render.diagnostics.push(diagnostic);
}

/** Says what is wrong with a page, in the place of what is missing there too. */
function notice(render: Render, here: Here, diagnostic: Diagnostic): VNode {
  report(render, diagnostic);
  return drawNotice(render, here, diagnostic);
}

/** Draws that a component of the author stopped, in its place. */
export function failedComponent(
  component: string,
  { problem, file }: Omit<AuthorFailure, 'kind'>,
  node: MdxNode,
  { render, here }: { readonly render: Render; readonly here: Here },
): VNode {
  const [, missed] = /^ReferenceError: ([\w$]+) is not defined$/.exec(problem) ?? [];
  const isOfPage = missed !== undefined && here.scope.owns(missed);
  const hint = `Import \`${missed}\` in the file of \`<${component}>\` too: a file knows no names of the page that imports it`;
  const told =
    isOfPage || missed === undefined ? undefined : locateMissed(missed, { component, file }, render);
  const where = told ?? { span: spanOf(node, here.instance), hint: isOfPage ? hint : undefined };
  return notice(render, here, mdxDiagnostics['component-failed']({ component, problem }, where));
}

/** Where the code of a file names what nothing is called, and what was meant: one mistake for all pages that show it. */
function locateMissed(
  name: string,
  { component, file }: { readonly component: string; readonly file: string | undefined },
  { environment }: Render,
): Where | undefined {
  const text = file === undefined ? undefined : environment.readText(file);
  if (file === undefined || text === undefined) return undefined;
  const exact = (written: string): string => `(?<![\\w$.])${written.replaceAll('$', '\\$')}(?![\\w$])`;
  const places = Array.from(text.matchAll(new RegExp(exact(name), 'g')), ({ index }) => index);
  // What stands above the component may be another's, which has such a name.
  const declared = text.search(new RegExp(`\\b(?:const|let|var|function|class)\\s+${exact(component)}`));
  const start = places.find((place) => place > declared) ?? places[0];
  if (start === undefined) return undefined;
  const near = suggest(name, [...Object.keys(reactNames), ...environment.components.keys()]);
  const span = { file, start, end: start + name.length };
  return { span, hint: near && `Did you mean \`${near}\`?` };
}

/** Says of an expression that it failed, unless that follows from what is said already: its file's code did, or an import. */
export function reportFailure(
  render: Render,
  { scope }: Here,
  failed: { readonly expression: string; readonly problem: string },
  diagnostic: Diagnostic,
): void {
  const names = failed.expression.match(new RegExp(NAME, 'gu')) ?? [];
  const missing = /\b([\w$]+)`? is not defined$/.exec(failed.problem)?.[1] ?? '';
  if (scope.problem === undefined && scope.isText(missing)) {
    const hint = `\`${missing}\` is a text, which stands in the page itself: write \`<${missing} />\` outside of the braces`;
    report(render, { ...diagnostic, hint });
    return;
  }
  const isTold =
    failed.problem === scope.problem || (scope.problem === undefined && names.some(scope.isLost));
  if (!isTold) report(render, diagnostic);
}

/** Says of code in one place that nothing is shown of what it gives, once for each kind of value. */
export function reportUndrawn(
  written: string,
  kinds: ReadonlySet<string>,
  where: { readonly span: Span; readonly cause?: string },
  render: Render,
): void {
  for (const kind of kinds) report(render, mdxDiagnostics['not-drawable']({ written, kind }, where));
}

/** Says what is left out of what a component of the author's made: all pages that show it have one cause. */
export function reportRefused(
  {
    component,
    refused,
    dropped,
    undrawn,
  }: {
    readonly component: string;
    readonly refused: readonly string[];
    readonly dropped: readonly string[];
    readonly undrawn: ReadonlySet<string>;
  },
  node: MdxNode,
  render: Render,
  here: Here,
): void {
  const place = { span: spanOf(node, here.instance), cause: `made by \`<${component}>\`` };
  if (refused.includes('script')) report(render, mdxDiagnostics['inline-script']({}, place));
  reportDropped(dropped, node, render, here);
  reportUndrawn(`<${component}>`, undrawn, place, render);
}

/** Says what of a tag is left out because it could run as code. */
export function reportDropped(dropped: readonly string[], node: MdxNode, render: Render, here: Here): void {
  if (dropped.length === 0) return;
  const parameters = { tag: node.name ?? '', dropped: [...new Set(dropped)] };
  report(render, mdxDiagnostics['markup-dropped'](parameters, { span: spanOf(node, here.instance) }));
}
