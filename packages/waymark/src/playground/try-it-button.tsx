import type { VNode } from 'preact';
import type { Part, RenderContext } from '../components/index.ts';

/** Addresses of what the playground loads when it is opened. */
export interface PlaygroundFiles {
  readonly script: string;
  readonly styles: string;
  readonly words: string;
  /** The module that writes samples. */
  readonly samples: string;
  /** Address of the specification: its operations share what the reader enters. */
  readonly specification: string;
  /** The description of the request. */
  readonly request: string;
  /** The form connects to a channel. */
  readonly isChannel?: boolean;
}

/** Addresses of what playgrounds load, whatever the page. */
export interface PlaygroundAssets extends Pick<PlaygroundFiles, 'script' | 'styles' | 'samples'> {
  /** Script of the page that providers lead back to after a sign-in. */
  readonly callbackScript: string;
}

/** The playground: a button on the page, and what it loads when it is opened. */
export const playgroundPart: Part = { name: 'playground' };

/** The button that opens the playground. Nothing of the playground is loaded before. */
export function tryItButton(
  files: PlaygroundFiles,
  { text, use }: Pick<RenderContext, 'text' | 'use'>,
): VNode {
  use(playgroundPart);
  return (
    <button
      type="button"
      class="api-try tryit-button"
      data-needs-script=""
      aria-haspopup="dialog"
      data-playground={files.request}
      data-script={files.script}
      data-styles={files.styles}
      data-words={files.words}
      data-samples={files.samples}
      data-specification={files.specification}
      data-channel={files.isChannel === true ? '' : undefined}
      data-failed={text('playgroundFailed')}
    >
      {text(files.isChannel === true ? 'connect' : 'tryIt')}
    </button>
  );
}
