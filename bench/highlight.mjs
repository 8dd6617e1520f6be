// What colouring code costs: Waymark's highlighter against Shiki's `codeToHtml` with two themes, in CPU seconds.
//
//   npm run build && node bench/highlight.mjs FOLDER...
//
// Every folder is read for `.mdx` and `.md` files; all their fenced blocks are coloured, each engine in a process of
// its own, cold. Reports only; machines differ too much for a limit here.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const THEMES = { light: 'github-light-default', dark: 'dark-plus' };

const ENGINES = {
  async waymark(blocks) {
    const { createHighlighter } = await import('../packages/waymark/dist/highlight/index.js');
    const { loadCodeData } = await import('../packages/waymark/dist/pages/assets/load-code-data.js');
    const { value: highlighter } = createHighlighter(loadCodeData());
    await highlighter.prepare(new Set(blocks.map(({ language }) => language)));
    const started = cpuSeconds();
    let characters = highlighter.css().length;
    for (const { code, language } of blocks)
      characters += highlighter.highlight(code, language).join('\n').length;
    return { started, characters };
  },
  async shiki(blocks) {
    const { bundledLanguages, createHighlighter } = await import('shiki');
    const languages = [...new Set(blocks.map(({ language }) => language))];
    const langs = languages.filter((language) => Object.hasOwn(bundledLanguages, language));
    const highlighter = await createHighlighter({ themes: Object.values(THEMES), langs });
    const started = cpuSeconds();
    const known = new Set(langs);
    let characters = 0;
    for (const { code, language } of blocks) {
      const lang = known.has(language) ? language : 'text';
      characters += highlighter.codeToHtml(code, { lang, themes: THEMES }).length;
    }
    return { started, characters };
  },
};

/** The first line of a process, as a dev server pays for it. */
const FIRST_LINE = [{ language: 'ts', code: 'export const answer: number = await ask("why");' }];

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function readBlocks(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => findFences(readFileSync(path, 'utf8')));
}

function findFences(text) {
  const fences = text.matchAll(/^([ \t]*)(`{3,})([\w+#.-]*)[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm);
  return [...fences].map(([, indent, , language, code]) => ({
    language: language.toLowerCase(),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''),
  }));
}

async function runEngine(name, folder) {
  const blocks = folder === undefined ? FIRST_LINE : readBlocks(folder);
  const before = cpuSeconds();
  const { started, characters } = await ENGINES[name](blocks);
  const end = cpuSeconds();
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(
    JSON.stringify({
      blocks: blocks.length,
      start: started - before,
      total: end - before,
      characters,
      memory,
    }),
  );
}

function measure(engine, folder) {
  const script = fileURLToPath(import.meta.url);
  const output = execFileSync(process.execPath, [script, '--engine', engine, ...(folder ? [folder] : [])]);
  return JSON.parse(output.toString());
}

function report(title, folder) {
  const results = Object.keys(ENGINES).map((engine) => ({ engine, ...measure(engine, folder) }));
  console.log(`\n${title}: ${results[0].blocks} blocks`);
  for (const { engine, start, total, characters, memory } of results) {
    const columns = [
      engine.padEnd(8),
      `${total.toFixed(2)} s`.padStart(9),
      `(${start.toFixed(2)} s of it to start)`.padEnd(24),
      `${(characters / 1e6).toFixed(2)} MB of HTML`.padStart(18),
      `${memory.toFixed(0)} MB of memory`.padStart(20),
    ];
    console.log(columns.join(' '));
  }
  console.log(`ratio    ${(results[0].total / results[1].total).toFixed(3)}`);
}

const [flag, engine, folder] = process.argv.slice(2);
if (flag === '--engine') await runEngine(engine, folder);
else {
  report('First line of TypeScript');
  for (const path of process.argv.slice(2)) report(path, path);
}
