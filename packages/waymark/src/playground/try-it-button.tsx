import type { VNode } from 'preact';
import type { RenderContext } from '../components/index.ts';

/** Addresses of what the playground loads when it is opened. */
export interface PlaygroundFiles {
  readonly script: string;
  readonly styles: string;
  readonly words: string;
  /** The description of the request. */
  readonly request: string;
}

/** The button that opens the playground. Nothing of the playground is loaded before. */
export function tryItButton(files: PlaygroundFiles, { text }: Pick<RenderContext, 'text'>): VNode {
  return (
    <button
      type="button"
      class="api-try"
      aria-haspopup="dialog"
      data-playground={files.request}
      data-script={files.script}
      data-styles={files.styles}
      data-words={files.words}
      data-failed={text('playgroundFailed')}
    >
      {text('tryIt')}
    </button>
  );
}
