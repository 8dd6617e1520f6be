import { type ComponentChildren, Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** HTML of what a render context made, outside any page body. */
export function childrenToHtml(children: ComponentChildren): string {
  return renderToString(h(Fragment, null, children));
}
