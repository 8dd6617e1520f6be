/**
 * The text after what the hint of a finding says, taken by its letters. Undefined where it leaves a decision to the author.
 * `at` are the offsets of the finding.
 */
export function applyHint({ message, hint }, text, at) {
  if (hint === undefined) return undefined;
  const found = text.slice(at.start, at.end);
  const put = (replacement) => text.slice(0, at.start) + replacement + text.slice(at.end);
  const meant = /(?:did you mean|^write|write instead) ["`]<?([^"`>]+)>?["`]/i.exec(hint)?.[1];
  if (meant !== undefined) {
    const written = [...message.matchAll(/["`]<?([^"`>]+)>?["`]/g)]
      .map(([, word]) => word)
      .find((word) => found.includes(word));
    if (written !== undefined) return put(found.replaceAll(written, meant));
    return put(/^(["']).*\1$/s.test(found) ? found[0] + meant + found[0] : meant);
  }
  if (/^(?:remove|delete) (?:it|the comma)\b/i.test(hint)) return put('');
  const quoted = /put the value in quotes: `(\w+)="([^"]*)"`/i.exec(hint);
  if (quoted !== null) {
    const start = text.lastIndexOf(`${quoted[1]}=${quoted[2]}`, at.end + 200);
    return start === -1
      ? undefined
      : `${text.slice(0, start)}${quoted[1]}="${quoted[2]}"${text.slice(start + quoted[1].length + 1 + quoted[2].length)}`;
  }
  const closing = /^(?:write|close it with) `(<\/[\w.]+>)` where it ends/i.exec(hint)?.[1];
  if (closing !== undefined) {
    const end = text.indexOf('\n\n', at.end);
    return end === -1 ? `${text}\n${closing}\n` : `${text.slice(0, end)}\n${closing}${text.slice(end)}`;
  }
  if (/write a blank between/i.test(hint)) return put(found.replace(/^#+/, '$& '));
  return undefined;
}
