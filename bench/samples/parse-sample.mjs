import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Where the grammar of a language lies among the packages of a folder; the newer collection has fewer. */
const GRAMMARS = {
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  dotnet: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  rust: '@vscode/tree-sitter-wasm/wasm/tree-sitter-rust.wasm',
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
};

/** Makes what reads the samples of a language, of packages installed in a folder; undefined without a grammar. */
export async function createSampleParser(folder, id) {
  const file = folder && GRAMMARS[id] && resolve(folder, 'node_modules', GRAMMARS[id]);
  if (!file || !existsSync(file)) return undefined;
  const require = createRequire(join(resolve(folder), 'index.js'));
  const { Parser, Language } = require('@vscode/tree-sitter-wasm');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(file));
  return (code) => {
    const found = firstError(parser.parse(code).rootNode);
    const line = found && code.split('\n')[found.startPosition.row];
    return found && `line ${found.startPosition.row + 1} cannot be read: ${line.slice(0, 120)}`;
  };
}

function firstError(node) {
  if (node.isError || node.isMissing) return node;
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const found = child && firstError(child);
    if (found) return found;
  }
  return node;
}
