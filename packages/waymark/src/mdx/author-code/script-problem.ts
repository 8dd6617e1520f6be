import { parse } from 'acorn';

/** Why a browser would not run a script, and where. */
export interface ScriptProblem {
  readonly reason: string;
  readonly at: number;
}

/** Finds what keeps a browser from reading a script at all. */
export function scriptProblem(code: string, isModule: boolean): ScriptProblem | undefined {
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
