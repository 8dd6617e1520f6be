import type { VNode } from 'preact';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';

/** Buttons that copy. */
export const copyButtonPart: Part = {
  name: 'copy-button',
  styles: 'components/code-block/copy-button.css',
};

/** What is copied where each of some panels holds code, one of which is shown. */
export function titlesOf(panels: readonly { readonly title: string }[]): string {
  return panels.map(({ title }) => title).join(', ');
}

/**
 * Copies the code of the block or group that it stands in; the page's script does the work and says so. Its name says what it
 * copies: a page may have many, and who lists buttons hears nothing but names.
 */
export function CopyButton({ of }: { readonly of: string | undefined }): VNode {
  const { text, use } = useRenderContext();
  use(copyButtonPart);
  return (
    <button
      type="button"
      class="code-block-copy-button copy-button icon-button"
      aria-label={of ? `${text('copyCode')}${text('colon')}${of}` : text('copyCode')}
      data-copy="code"
      data-copied={text('copied')}
    />
  );
}
