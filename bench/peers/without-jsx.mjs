// Text of real pages as every engine can read it: Markdown without components, expressions and HTML.
const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** Text without tags, expressions, imports and indentation; code in fences and between backticks stays as it is. */
export function withoutJsx(body) {
  return splitAtFences(body)
    .map(({ isCode, text }) => (isCode ? withoutIndent(text) : plainProse(text)))
    .join('\n');
}

/** Stretches of lines, in turns of prose and of code with its fences. */
function splitAtFences(body) {
  const stretches = [];
  let fence;
  const push = (isCode, line) => {
    const last = stretches.at(-1);
    if (last?.isCode === isCode && !(isCode && last.isClosed)) last.lines.push(line);
    else stretches.push({ isCode, lines: [line] });
  };
  for (const line of body.split(/\r?\n/)) {
    const [, marks] = FENCE.exec(line) ?? [];
    push(fence !== undefined || marks !== undefined, line);
    if (fence === undefined) fence = marks;
    else if (marks?.startsWith(fence) && line.trim() === marks) {
      fence = undefined;
      stretches.at(-1).isClosed = true;
    }
  }
  return stretches.map(({ isCode, lines }) => ({ isCode, text: lines.join('\n') }));
}

/** Code without the indentation of its first fence. */
function withoutIndent(text) {
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  return text
    .split('\n')
    .map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)))
    .join('\n');
}

function plainProse(text) {
  const withoutModules = text.replace(/^(import|export)\s[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm, '');
  return withoutTags(withoutModules)
    .split('\n')
    .map((line) => line.trimStart())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Prose without what begins with `<` and a letter, and what stands in braces. */
function withoutTags(text) {
  let kept = '';
  for (let at = 0; at < text.length; ) {
    const code = text[at] === '`' ? /^(`+)[^`][\s\S]*?\1(?!`)/.exec(text.slice(at, at + 500)) : null;
    if (code !== null) {
      kept += code[0].replaceAll('{{', '{ {');
      at += code[0].length;
    } else if (text[at] === '{') at = endOf(text, at, '{', '}');
    else if (text.startsWith('<!--', at)) at = after(text, at, '-->');
    else if (text[at] === '<' && /[A-Za-z/>]/.test(text[at + 1] ?? '')) at = endOf(text, at, '<', '>');
    else {
      kept += text[at] === '<' || text[at] === '}' ? ' ' : text[at];
      at += 1;
    }
  }
  return kept;
}

function after(text, from, end) {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

/** Where a tag or an expression is over: texts in quotes of a tag and what stands in inner braces are skipped. */
function endOf(text, from, open, close) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (open === '<' && depth === 1 && (sign === '"' || sign === "'")) at = after(text, at + 1, sign) - 1;
    else if (open === '<' && sign === '{') at = endOf(text, at, '{', '}') - 1;
    else if (sign === open) depth += 1;
    else if (sign === close && --depth === 0) return at + 1;
  }
  return text.length;
}
