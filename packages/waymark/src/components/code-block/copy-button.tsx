import type { VNode } from 'preact';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';

/** Buttons that copy. */
export const copyButtonPart: Part = {
  name: 'copy-button',
  styles: 'components/code-block/copy-button.css',
};

/** Copies the code of the block or group that it stands in; the page's script does the work and says so. */
export function CopyButton(): VNode {
  const { text, use } = useRenderContext();
  use(copyButtonPart);
  return (
    <button
      type="button"
      class="code-block-copy-button copy-button"
      aria-label={text('copyCode')}
      data-copy="code"
      data-copied={text('copied')}
    />
  );
}
