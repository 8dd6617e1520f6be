import type { Tree } from './tree/tree.ts';

/** Engines whose documentation can be migrated. */
export const ENGINES = ['docusaurus', 'vitepress', 'gitbook'] as const;

/** Name of an engine. */
export type Engine = (typeof ENGINES)[number];

/** Whether a word names an engine. */
export function isEngine(word: string): word is Engine {
  return ENGINES.some((engine) => engine === word);
}

const CONFIGURATIONS: Readonly<Record<Engine, readonly string[]>> = {
  docusaurus: scripts('docusaurus.config'),
  vitepress: [...scripts('.vitepress/config'), ...scripts('.vitepress/config/index')],
  gitbook: ['.gitbook.yaml', 'SUMMARY.md'],
};

function scripts(stem: string): readonly string[] {
  return ['ts', 'js', 'mjs', 'mts', 'cjs', 'cts'].map((ending) => `${stem}.${ending}`);
}

/** The engine that a folder was written for, by its configuration; undefined where none of `engines` has one. */
export function detectEngine(
  tree: Pick<Tree, 'readText'>,
  engines: readonly Engine[] = ENGINES,
): Engine | undefined {
  return engines.find((engine) => CONFIGURATIONS[engine].some((file) => tree.readText(file) !== undefined));
}
