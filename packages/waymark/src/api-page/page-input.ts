import type { CodeSample, Specification } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import type { RenderContext } from '../components/index.ts';
import type { RestUrl } from './sheet.ts';

/** What pages of operations, channels and GraphQL's fields and types are drawn from alike. */
export interface PageInput {
  readonly specification: Specification;
  readonly context: RenderContext;
  /** Where fields stand that are too many for the page. */
  readonly restUrl: RestUrl;
  /** Block Markdown under the title: the specification's own unless given; an empty text for none. */
  readonly description?: string;
  /** The page's own text, or the operation's `x-mint.content`, already rendered: it follows the bar. */
  readonly content?: ComponentChildren;
  /** Opens nested fields from the start (`api.params.expanded: all`). */
  readonly expanded?: boolean;
  /** At the end of the bar: the button of the form. */
  readonly action?: VNode | undefined;
}

/** What pages are drawn from whose requests have samples. */
export interface RequestPageInput extends PageInput {
  /** Requests for the side column. */
  readonly samples: readonly CodeSample[];
  /** False leaves out what acts on the address (`api.playground.display: none`). */
  readonly hasControls?: boolean;
  /** Above the samples: what they can be shown for. */
  readonly choices?: VNode | undefined;
}
