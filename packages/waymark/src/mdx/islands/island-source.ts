import type { ImportDeclaration } from '@waymark/core/content';
import type { Instance } from '../compile/instance.ts';
import type { IslandUse } from '../render/render-state.ts';
import type { Answers } from './answers.ts';

/** Code of one use of a file, as the browser gets it: what the author wrote, and what its islands draw. */
export interface IslandSource {
  readonly file: string;
  readonly code: string;
  readonly imports: readonly ImportDeclaration[];
  /** Attributes of the including tag, as JSON by name; those that are no data are left out. */
  readonly props: Readonly<Record<string, string>>;
  /** Expression of each island, by its key. */
  readonly islands: Readonly<Record<string, string>>;
  /** What the site answers to built-in components: those on the page already, and those that the code names. */
  readonly answersFor: (tags: readonly string[], icons: readonly string[]) => Answers;
}

/** The sources of a page's islands, one for each use of a file that has any, by the number of the use. */
export function islandSources(
  instances: readonly Instance[],
  islands: readonly IslandUse[],
  {
    propsOf,
    answersFor,
  }: Pick<IslandSource, 'answersFor'> & { readonly propsOf: (instance: Instance) => object },
): ReadonlyMap<number, IslandSource> {
  const sources = new Map<number, IslandSource>();
  for (const [number, instance] of instances.entries()) {
    const own = islands.filter((island) => island.instance === instance);
    if (own.length === 0) continue;
    const { file, code, imports } = instance.module;
    sources.set(number, {
      file,
      code,
      imports,
      props: jsonOf(propsOf(instance)),
      islands: Object.fromEntries(own.map(({ key, code: expression }) => [key, expression])),
      answersFor,
    });
  }
  return sources;
}

function jsonOf(props: object): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    const text = typeof value === 'function' ? undefined : JSON.stringify(value);
    if (text !== undefined && /^[A-Za-z_$][\w$]*$/.test(name)) texts[name] = text;
  }
  return texts;
}
