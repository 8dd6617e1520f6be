import { type IGrammar, INITIAL, type StateStack, type StateStackImpl } from '@shikijs/vscode-textmate';
import { ownText } from '@waymark/core/source';
import { escapeHtml } from './html.ts';

/** Turns lines of one language into HTML. */
export interface LineHighlighter {
  /** HTML a line, in order; the first line is taken as the start of a file. */
  highlight(lines: readonly string[]): string[];
}

/** What a language needs beside its grammar. */
export interface TokenPrinting {
  /** The start tag for a token's metadata; empty for plain text. */
  readonly openTag: (metadata: number) => string;
  /** Changes tokens before they are printed: pairs of start and metadata. */
  readonly retouch?: (line: string, tokens: Uint32Array) => Uint32Array;
}

/** Longer lines stay plain: they are data, and a grammar may need seconds for them. */
const LONGEST_LINE = 5000;

/** Characters of lines and HTML that one language keeps before it starts over. */
const CACHE_LIMIT = 16_000_000;

interface CachedLine {
  readonly html: string;
  readonly end: LineState;
}

/** A grammar state between two lines, and what lines became that started in it. */
interface LineState {
  readonly stack: StateStack;
  readonly lines: Map<string, CachedLine>;
}

/**
 * Highlights with a cache of (state, line): lines of documentation repeat, and most start in the state that the
 * grammar begins with. States that mean the same are made one, or no second block would find what the first left.
 */
export function createLineHighlighter(
  grammar: IGrammar,
  { openTag, retouch }: TokenPrinting,
): LineHighlighter {
  let cached = 0;
  // The first line of a file is matched differently (`\A`), so its state stands apart.
  let first: LineState = { stack: INITIAL, lines: new Map() };
  const states = new Map<string, LineState[]>();

  const findState = (stack: StateStack): LineState => {
    const key = describeState(stack);
    const alike = states.get(key) ?? [];
    let state = alike.find((candidate) => candidate.stack.equals(stack));
    if (state === undefined) {
      state = { stack, lines: new Map() };
      alike.push(state);
      states.set(key, alike);
    }
    return state;
  };

  const highlightLine = (state: LineState, line: string): CachedLine => {
    // No time limit: compiling a grammar takes long on a busy machine, and a line cut short would be kept.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0);
    const shown = retouch?.(line, tokens) ?? tokens;
    const result = { html: ownText(printTokens(line, shown, openTag)), end: findState(ruleStack) };
    cached += line.length + result.html.length;
    state.lines.set(ownText(line), result);
    return result;
  };

  return {
    highlight: (lines) => {
      if (cached > CACHE_LIMIT) {
        cached = 0;
        first = { stack: INITIAL, lines: new Map() };
        states.clear();
      }
      let state = first;
      return lines.map((line) => {
        // Empty lines are not shown to the grammar, as in Shiki: some grammars would change their mind there.
        if (line === '' || line.length > LONGEST_LINE) return escapeHtml(line);
        const result = state.lines.get(line) ?? highlightLine(state, line);
        state = result.end;
        return result.html;
      });
    },
  };
}

/** Tells apart most states that differ, and those that differ in what `equals` leaves out. */
function describeState(stack: StateStack): string {
  const top = stack as StateStackImpl;
  let key = top.contentNameScopesList?.scopeName ?? '';
  for (let frame: StateStackImpl | null = top; frame !== null; frame = frame.parent) {
    key += frame.beginRuleCapturedEOL ? '+' : '-';
    if (frame.endRule !== null) key += frame.endRule;
  }
  return key;
}

/** The part of a token's metadata that holds its style. */
const STYLE_SHIFT = 15;

function printTokens(line: string, tokens: Uint32Array, openTag: TokenPrinting['openTag']): string {
  let html = '';
  let start = 0;
  let style = (tokens[1] ?? 0) >>> STYLE_SHIFT;
  for (let index = 2; index <= tokens.length; index += 2) {
    const nextStyle = (tokens[index + 1] ?? 0) >>> STYLE_SHIFT;
    if (nextStyle === style && index < tokens.length) continue;
    const end = tokens[index] ?? line.length;
    html += wrap(openTag(tokens[index - 1] ?? 0), line.slice(start, end));
    start = end;
    style = nextStyle;
  }
  return html;
}

function wrap(tag: string, text: string): string {
  return tag === '' || text === '' ? escapeHtml(text) : `${tag}${escapeHtml(text)}</span>`;
}
