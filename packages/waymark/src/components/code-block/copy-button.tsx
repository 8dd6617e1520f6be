import type { VNode } from 'preact';
import { useRenderContext } from '../context.ts';

/** Copies the code of the block or group that it stands in; the page's script does the work and says so. */
export function CopyButton(): VNode {
  const { text } = useRenderContext();
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
