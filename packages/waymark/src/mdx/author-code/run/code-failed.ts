import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';

const EMPTY_LINE = 'Leave an empty line between imports or exports and what follows';

/** What code that cannot be read was meant as, by how it begins. */
export function hintOf(code: string): string | undefined {
  const [, name] = /^import\s+\{?\s*([\w$]+)/.exec(code) ?? [];
  if (name !== undefined)
    return `Write an import as \`import ${name} from "/snippets/…"\`, with straight quotes around the path`;
  return /^(?:#|<|-|[A-Z][a-z]+ )/.test(code) ? EMPTY_LINE : undefined;
}

/** What the line of a fault was meant as, where code goes before it: only an empty line ends an export. */
export function hintOfLine(code: string, offset = 0): string | undefined {
  const start = code.lastIndexOf('\n', offset - 1) + 1;
  return start > 0 && /^(?:#{1,6} |- |[A-Z][a-z]* )/.test(code.slice(start)) ? EMPTY_LINE : undefined;
}

/** Where code exports the giving of a value to a name that nothing declares, and how that is written. */
export function assignedDefault(
  text: string,
  problem: string,
  file: string,
): Partial<Pick<Diagnostic, 'span' | 'hint'>> {
  const found = /^export\s+default\s+([A-Za-z_$][\w$]*)\s*=(?![=>])/m.exec(text);
  const name = found?.[1];
  if (found === null || !problem.includes(`${name} is not defined`)) return {};
  const span = { file, start: found.index, end: found.index + found[0].length };
  return { span, hint: `Write \`const ${name} = …\`, and below it \`export default ${name};\`` };
}

/** The finding of code that cannot be read or run. */
export function codeFailed(problem: string, file: string, start: number): Diagnostic {
  return mdxDiagnostics['code-failed']({ problem }, { span: { file, start, end: start + 1 } });
}
