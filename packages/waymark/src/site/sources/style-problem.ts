import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer';
import type { SyntaxProblem } from '../../mdx/index.ts';

/** What each opening token is closed by. */
const CLOSING: Readonly<Partial<Record<TokenType, TokenType>>> = {
  [TokenType.OpenCurly]: TokenType.CloseCurly,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.Function]: TokenType.CloseParen,
};
const CLOSES: ReadonlySet<TokenType> = new Set(Object.values(CLOSING));

const BROKEN_TOKENS: Readonly<Partial<Record<TokenType, string>>> = {
  [TokenType.BadString]: 'a text in quotes does not end on its line',
  [TokenType.BadURL]: 'an address is not written as one',
};

/**
 * Finds the first place from which rules are lost, by the tokens of CSS Syntax: a bracket too many or too few, a text or
 * comment without an end. What a property may hold is the browser's to know.
 */
export function styleProblem(css: string): SyntaxProblem | undefined {
  let unfinished: SyntaxProblem | undefined;
  const tokens = tokenizer(
    { css },
    {
      onParseError: ({ message, sourceStart }) => {
        const isComment = /comment/.test(message);
        unfinished ??= { reason: `${isComment ? 'a comment' : 'a text'} has no end`, at: sourceStart };
      },
    },
  );
  const open: CSSToken[] = [];
  for (;;) {
    const token = tokens.nextToken();
    const [type, text, at] = token;
    const broken = BROKEN_TOKENS[type];
    if (broken !== undefined) return { reason: broken, at };
    if (type === TokenType.EOF) break;
    if (CLOSING[type] !== undefined) open.push(token);
    if (!CLOSES.has(type)) continue;
    const last = open.pop();
    if (last === undefined) return { reason: `nothing is open that \`${text}\` closes`, at };
    if (CLOSING[last[0]] !== type) return unclosed(last);
  }
  const last = open.at(-1);
  return unfinished ?? (last === undefined ? undefined : unclosed(last));
}

function unclosed([, text, at]: CSSToken): SyntaxProblem {
  return { reason: `\`${text}\` is not closed`, at };
}
