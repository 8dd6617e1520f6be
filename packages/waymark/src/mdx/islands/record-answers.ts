import { h, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ComponentDefinition } from '../../components/definition/definition.ts';
import { type RenderContext, RenderProvider } from '../../components/drawing/context.ts';
import { type Answers, codeKey, type IconAnswer, iconKey } from './answers.ts';

/** Notes what a render context answers. */
export interface AnswerRecorder {
  /** The same context, whose answers are noted. */
  watch(context: RenderContext): RenderContext;
  answers(): Answers;
}

/** Creates the recorder of one page. */
export function createAnswerRecorder(): AnswerRecorder {
  const icons: Record<string, IconAnswer> = {};
  const code: Record<string, readonly string[]> = {};
  const words: Record<string, string> = {};
  return {
    answers: () => ({ icons, code, words }),
    watch: ({ anchorId: _, ...context }) => ({
      ...context,
      icon(value, options) {
        const drawn = context.icon(value, options);
        const shapes = isValidElement(value) ? undefined : iconAnswer(drawn);
        if (shapes !== undefined) icons[iconKey(value, options?.iconType, options?.iconLibrary)] = shapes;
        return drawn;
      },
      highlight(text, language) {
        const lines = context.highlight(text, language);
        code[codeKey(text, language)] = lines;
        return lines;
      },
      text(key, values) {
        // Without values, so that the browser can fill in its own.
        words[key] = context.text(key);
        return context.text(key, values);
      },
    }),
  };
}

/** What of a drawn icon the browser needs to draw it again. */
function iconAnswer(drawn: unknown): IconAnswer | undefined {
  if (!isValidElement(drawn)) return undefined;
  const { type, props } = drawn as VNode<{ viewBox?: string; dangerouslySetInnerHTML?: { __html: string } }>;
  const shapes = props.dangerouslySetInnerHTML?.__html ?? renderToString(drawn);
  return type === 'svg' && props.viewBox !== undefined ? [props.viewBox, shapes] : undefined;
}

/**
 * Notes what built-in components that a reader has yet to bring about will ask: each is drawn once for nothing, and
 * icons that the code names are drawn with it.
 */
export function rehearse(
  context: RenderContext,
  components: readonly ComponentDefinition[],
  icons: readonly string[],
): Answers {
  const recorder = createAnswerRecorder();
  const watched = recorder.watch(context);
  for (const { render } of components) {
    try {
      renderToString(h(RenderProvider, { value: watched }, h(render, {})));
    } catch {
      // Without its props it cannot be drawn: it has asked what it could.
    }
  }
  for (const name of icons) watched.icon(name);
  return recorder.answers();
}
