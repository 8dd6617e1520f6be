import { findWrittenHandlers } from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';

/** Code that writes markup into the page itself; what `dangerouslySetInnerHTML` is given is read where it is drawn. */
const WRITES_MARKUP = /\.(?:inner|outer)HTML\s*\+?=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(?:ln)?\(/;

/** Reports handlers in markup that code of a file writes into the page, which never run; the code begins at an offset of the text. */
export function checkWrittenMarkup(
  code: string,
  { file, text, start }: { readonly file: string; readonly text: string; readonly start: number },
): Diagnostic[] {
  if (!WRITES_MARKUP.test(code)) return [];
  let at = start;
  return findWrittenHandlers(code).flatMap(({ written, tag }) => {
    const next = text.indexOf(tag, at);
    if (next === -1) return [];
    at = next + tag.length;
    const span = { file, start: at - written.length, end: at };
    return [contentDiagnostics['script-refused']({ code: written }, { span })];
  });
}
