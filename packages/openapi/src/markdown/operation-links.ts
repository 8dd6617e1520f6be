import { decodePath } from '@waymark/core/source';
import type { Specification } from '../model/model.ts';
import type { OperationUrl } from '../model/operation-url.ts';
import { findAnchored } from '../operations/operation-heads.ts';

/** Links to places of the page that holds them, in Markdown and in HTML. */
const ANCHOR =
  /(\]\([ \t]*<?|\bhref[ \t]*=[ \t]*["'])(?:\.?\/)?#((?:tag|operation|paths|webhooks?)\/[^\s<>"'()]+|\/[^\s<>"'()]+\/[^\s<>"'()]+)/g;

/**
 * Markdown of a specification in which links to operations lead to their pages: its author wrote them for a reference in one
 * page. Those to operations without a page stay as they are.
 */
export function linkOperations(specification: Specification, markdown: string, urlOf: OperationUrl): string {
  if (!markdown.includes('#')) return markdown;
  return markdown.replace(ANCHOR, (link, before: string, anchor: string) => {
    const head = findAnchored(specification, decodePath(anchor));
    const url = head && urlOf(head);
    return url === undefined ? link : before + url;
  });
}
