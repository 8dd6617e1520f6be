import { type MdxNode, startOf } from '../tree.ts';

/** A line that code may begin on. */
const BEGINNING = /port\b(?<=^[^\S\r\n]*(?:im|ex)port)/m;
/** An import with its path, which may lack its quotes, and what may be exported. */
const STATEMENT =
  /^import\s+(?:type\s+)?(?:[^'"“‘]*?\bfrom\s*['"“‘./@]|[\w$]+\s+from\s+\S+\s*$)|^export\s+(?:abstract|async|class|const|declare|default|enum|function|import|interface|let|module|namespace|type|var)\b/;

/** Finds the texts that begin with the word `import` or `export`, as code does, and are none (`import your data from a file`). */
export function findProseCode(
  text: string,
  root: MdxNode,
): readonly { readonly at: number; readonly word: string }[] {
  if (!BEGINNING.test(text)) return [];
  const found: { at: number; word: string }[] = [];
  const visit = (node: MdxNode): void => {
    const code = node.value ?? '';
    if (node.type !== 'mdxjsEsm') node.children?.forEach(visit);
    else if (isWords(code) && !STATEMENT.test(code))
      found.push({ at: startOf(node), word: code.slice(0, 'import'.length) });
  };
  visit(root);
  return found;
}

/** Whether code begins with a line of words; braces and what ends or assigns belong to code. */
function isWords(code: string): boolean {
  return /^(?:import|export)[^\S\r\n]+\p{L}(?![^\r\n]*(?:[={}]|,\s*\*|;[^\S\r\n]*(?:[\r\n]|$)))/u.test(code);
}
