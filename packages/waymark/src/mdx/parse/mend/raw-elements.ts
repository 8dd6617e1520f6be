import { blankCode } from '../blank-code.ts';
import type { ParseError } from '../parse.ts';
import type { Mend } from './mend.ts';

const OPEN = /<(style|script)(?![\w.-])(?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^{}]*\})*>/g;
/** Content that was meant as an expression: another fault is in it. */
const EXPRESSION = /^\s*\{\s*`/;

/** A stylesheet or script with its mend, which needs no words where the script is refused in any case. */
export interface RawElement {
  readonly mend: Mend;
  readonly isTold: boolean;
}

/**
 * Finds the stylesheet or script in which the parser stopped. HTML takes what such an element holds as text, and MDX as Markdown:
 * as an expression, it is text to both.
 */
export function findRawElement(text: string, error: ParseError): RawElement | undefined {
  if (!/<(?:style|script)\b/.test(text)) return undefined;
  const prose = blankCode(text);
  for (const { index, 0: tag, 1: name = '' } of prose.matchAll(OPEN)) {
    const offset = index + tag.length;
    const end = prose.indexOf(`</${name}>`, offset);
    if (index > error.offset || tag.endsWith('/>') || end === -1) continue;
    const content = text.slice(offset, end);
    if (error.offset > end || EXPRESSION.test(content) || content.trim() === '') continue;
    const mend: Mend = {
      offset,
      removed: content.length,
      inserted: expressionOf(content, beginsLine(text, index)),
      reason: `what \`<${name}>\` holds is text`,
      better: `as \`\`<${name}>{\`…\`}</${name}>\`\``,
      isSure: true,
    };
    return { mend, isTold: name === 'style' || tag.includes('json') };
  }
  return undefined;
}

function beginsLine(text: string, offset: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, offset - 200), offset));
}

/** Text as a template without values; within a paragraph, which an empty line would end, it has none. */
function expressionOf(content: string, isBlock: boolean): string {
  const whole = isBlock ? content : content.replace(/(?:\n[ \t]*)+(?=\n)/g, '');
  return `{\`${whole.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`}`;
}
