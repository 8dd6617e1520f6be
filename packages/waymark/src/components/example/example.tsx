import type { VNode } from 'preact';
import { CodePanels } from '../code-group/code-panels.tsx';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';

const props = {
  ...lookProps,
  dropdown: { type: 'boolean', description: 'Chooses by a menu instead of tabs.' },
} as const;

/** Examples of a request, or of a response, which an author wrote. */
export function examplePart(kind: 'request' | 'response'): Part {
  return { name: `${kind}-example` };
}

function Example(
  kind: 'request' | 'response',
  example: PropsOf<typeof props>,
  context: RenderContext,
): VNode {
  context.use(examplePart(kind));
  const word = context.text(kind);
  const root = outer(`${kind}-example code-group`, example);
  return (
    <div id={context.uniqueId(`${kind}-example`)} class="example">
      <CodePanels
        root={root}
        sync
        dropdown={example.dropdown}
        untitled={(position) => (position === 1 ? word : `${word} ${position}`)}
        byLanguage={false}
        context={context}
      >
        {example.children}
      </CodePanels>
    </div>
  );
}

/** Code at the side of an endpoint's description. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'RequestExample',
    needsContent: true,
    summary: 'Requests to show in the side column, one block of code for each language.',
    props,
    aside: true,
    once: true,
    render: (read, context) => Example('request', read, context),
  }),
  defineComponent({
    name: 'ResponseExample',
    needsContent: true,
    summary: 'Responses to show in the side column, one block of code for each status.',
    props,
    aside: true,
    once: true,
    render: (read, context) => Example('response', read, context),
  }),
];
