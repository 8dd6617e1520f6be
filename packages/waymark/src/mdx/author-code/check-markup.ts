import { findWrittenHandlers } from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import type { CodePart } from '../parse/read-module.ts';

/** Code that writes markup into the page itself; what `dangerouslySetInnerHTML` is given is read where it is drawn. */
const WRITES_MARKUP = /\.(?:inner|outer)HTML\s*\+?=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(?:ln)?\(/;

/** Reports handlers in markup that code of a file writes into the page, which never run; each part of the code begins at its place. */
export function checkWrittenMarkup(file: string, text: string, parts: readonly CodePart[]): Diagnostic[] {
  if (!parts.some(({ code }) => WRITES_MARKUP.test(code))) return [];
  return parts.flatMap(({ code, start }) => {
    let at = start;
    return findWrittenHandlers(code).flatMap(({ written, tag }) => {
      const next = text.indexOf(tag, at);
      if (next === -1) return [];
      at = next + tag.length;
      const span = { file, start: at - written.length, end: at };
      return [contentDiagnostics['script-refused']({ code: written }, { span })];
    });
  });
}
