import type { VNode } from 'preact';
import { copyButtonPart } from '../code-block/copy-button.tsx';
import { iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { fence, paragraphs } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { arrowPart } from '../drawing/arrow.ts';
import { childrenText } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon } from '../drawing/draw.tsx';

/** Prompts for assistants. */
export const promptPart: Part = {
  name: 'prompt',
  styles: 'components/prompt/prompt.css',
  needs: [arrowPart, copyButtonPart],
};

const props = {
  ...lookProps,
  ...iconProps,
  description: { type: 'node', required: true, description: 'What the prompt does; may hold Markdown.' },
  actions: {
    type: 'array',
    entries: ['copy', 'cursor'],
    description: 'Buttons: `copy`, `cursor`, or both; `copy` when left out.',
  },
} as const;

function Prompt(prompt: PropsOf<typeof props>, context: RenderContext): VNode {
  const source = dedent(childrenText(prompt.children));
  const actions = prompt.actions ?? ['copy'];
  const icon = drawIcon(prompt, context);
  const { description } = prompt;
  // Ids of headings lose this sign.
  const textId = context.uniqueId('prompt:text');
  const copyId = context.uniqueId('prompt:copy');
  return (
    <div {...outer('prompt', prompt)}>
      <div class="prompt-head">
        {icon ? <span class="prompt-icon">{icon}</span> : null}
        <div class="prompt-description" id={textId} data-component-part="prompt-description">
          {typeof description === 'string' ? context.block(description) : description}
        </div>
        {actions.includes('copy') ? (
          <button
            type="button"
            class="prompt-action copy-button icon-button"
            data-copy="prompt"
            data-copied={context.text('copied')}
            id={copyId}
            aria-label={context.text('copy')}
            // A page may have many prompts, and who lists buttons hears nothing but names.
            aria-labelledby={`${copyId} ${textId}`}
          />
        ) : null}
        {actions.includes('cursor') ? (
          <a
            class="prompt-action"
            href={`https://cursor.com/link/prompt?text=${encodeURIComponent(source)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {context.text('openIn', { tool: 'Cursor' })}
          </a>
        ) : null}
      </div>
      <details class="prompt-details">
        <summary aria-describedby={textId}>{context.text('showPrompt')}</summary>
        <pre class="prompt-source">{source}</pre>
      </details>
    </div>
  );
}

/** Takes off the indentation that all lines share, and blank lines around them. */
function dedent(source: string): string {
  const lines = source
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = filled.reduce((least, line) => Math.min(least, line.length - line.trimStart().length), 1000);
  return filled.length === 0 ? '' : lines.map((line) => line.slice(indent)).join('\n');
}

/** A text to hand to an assistant. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Prompt',
    parts: [promptPart],
    summary: 'A prompt for an assistant that readers copy or open in their editor.',
    markdown: ({ description }, content) =>
      paragraphs(typeof description === 'string' ? description : '', fence('', dedent(content))),
    props,
    hidesHeadings: true,
    rawChildren: 'as code, in backticks or a fence,',
    render: Prompt,
  }),
];
