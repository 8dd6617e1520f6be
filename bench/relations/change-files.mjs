// Changes the files of a project by their text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of all files below a folder. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** A change of all files that are wanted. It answers their paths: the site may hold copies of them, which change as they do. */
export const changeFiles = (wanted, change) => (root) => {
  const changed = new Set();
  for (const path of filesBelow(root).filter((each) => wanted.test(each))) {
    const text = readFileSync(join(root, path), 'utf8');
    const next = change(text, path);
    if (next === undefined || next === text) continue;
    writeFileSync(join(root, path), next);
    changed.add(path);
  }
  return changed;
};

/** A change of the values of JSON files; those that are none stay. */
export const changeJson = (wanted, change) =>
  changeFiles(wanted, (text) => {
    try {
      const value = change(JSON.parse(text));
      return value === undefined ? undefined : JSON.stringify(value);
    } catch {
      return undefined;
    }
  });

/** Front matter and body of a page. */
export function partsOf(text) {
  const [head = ''] = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text) ?? [];
  return { head, body: text.slice(head.length) };
}

/** A change of the body of pages; those with code, comments or formulas of their own stay. */
export const changeBodies = (change) =>
  changeFiles(/\.mdx?$/, (text) => {
    const { head, body } = partsOf(text);
    const isPlain = !/<!--|\{\/\*|^(?:import|export)\b|\{`|<(?:style|script|pre|svg)|\$\$/m.test(body);
    return isPlain ? head + change(body) : undefined;
  });

/** A change of titles and descriptions that have no marks of YAML in them. */
export const changeTitles = (write) =>
  changeFiles(/\.mdx?$/, (text) => {
    const { head, body } = partsOf(text);
    return (
      head.replace(
        /^(title|description): ([A-Za-z][^:#"'\\\n]*\w)$/gm,
        (_, key, words) => `${key}: ${write(words)}`,
      ) + body
    );
  });

/** The lines of a body, each changed by what it is: prose, the edge of code, or code, which stays. */
export function changeLines(body, { prose = (line) => line, edge = (line) => line }) {
  let open;
  return body
    .split('\n')
    .map((line, index, lines) => {
      const [, sign, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
      if (open !== undefined) {
        if (sign?.startsWith(open) !== true || rest.trim() !== '') return line;
        open = undefined;
        return edge(line);
      }
      if (sign === undefined || rest.includes('`'))
        return prose(line, lines[index - 1] ?? '', lines[index + 1] ?? '');
      open = sign;
      return edge(line);
    })
    .join('\n');
}
