import { parse } from 'acorn';

/** Where a browser reads a script or a stylesheet otherwise than its author meant. */
export interface SyntaxProblem {
  readonly reason: string;
  /** Offset in the text. */
  readonly at: number;
}

/** Finds what keeps a browser from reading a script at all. */
export function scriptProblem(code: string, isModule: boolean): SyntaxProblem | undefined {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', allowHashBang: true });
    return undefined;
  } catch (error) {
    // What is nested too deeply for the parser is not wrong.
    if (!(error instanceof SyntaxError)) return undefined;
    const { message, pos } = error as SyntaxError & { readonly pos?: number };
    return { reason: message.replace(/ \(\d+:\d+\)$/, ''), at: Math.min(pos ?? 0, code.length) };
  }
}
