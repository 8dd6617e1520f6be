import { fillText, holdVariables } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { componentRegistry, type RenderContext } from '../../components/index.ts';
import { authorBuiltIns } from '../../mdx/author-code/author-names.ts';
import { compilePage, createScope, renderBody } from '../../mdx/index.ts';
import { childrenToHtml } from './context/children-to-html.ts';

/** A text of the configuration, the name under which it is compiled, and the variables that it may name. */
export interface TextOfConfig {
  readonly text: string;
  readonly file: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A text, drawn. */
export interface DrawnText {
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Draws a text of the configuration, which may hold components as a page does. It is data: no code in it is run, and where
 * it does not parse it is drawn as plain Markdown.
 */
export function drawText({ text, file, variables }: TextOfConfig, context: RenderContext): DrawnText {
  const held = holdVariables(file, text, variables);
  const { html, diagnostics } = drawHeld(held.value.text, file, context);
  const told = diagnostics.map((each) => ({ ...each, message: fillText(each.message) }));
  return { html, diagnostics: [...held.diagnostics, ...told] };
}

function drawHeld(text: string, file: string, context: RenderContext): DrawnText {
  const nothing = (): undefined => undefined;
  const compiled = compilePage(file, text, {
    components: componentRegistry,
    resolveImport: nothing,
    resolveSnippet: nothing,
    nearestImport: nothing,
    readText: nothing,
  });
  const page = compiled.value;
  if (page === undefined)
    return { html: childrenToHtml(context.block(fillText(text))), diagnostics: compiled.diagnostics };
  const scope = createScope({
    module: page.page.module,
    names: new Map(),
    lost: new Set(),
    builtIns: authorBuiltIns(componentRegistry),
    exports: {},
    expressions: new Map(),
    props: {},
    needs: { names: new Set(), expressions: new Set() },
    withheld: 'for-good',
  });
  const body = renderBody(page, new Map([[page.page, scope]]), {
    components: componentRegistry,
    markUnknown: false,
    createContext: () => context,
    readText: () => undefined,
    describe: () => file,
  });
  return { html: body.bodyHtml, diagnostics: [...compiled.diagnostics, ...body.diagnostics] };
}
