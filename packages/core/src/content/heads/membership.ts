import { objectOf } from '../../config/json/plain-json.ts';

/** Whom a page is for. */
export interface Membership {
  /** The groups that it names. */
  readonly groups: readonly string[];
  /** Whether members of the given groups may see it. */
  isFor(groups: readonly string[]): boolean;
}

/**
 * Reads `groups` of a front matter: names, or objects with `includes` and `excludes`; `*` stands for every group.
 * Undefined when the page is for everyone.
 */
export function readMembership(value: unknown): Membership | undefined {
  if (value === undefined || value === null) return undefined;
  const rules = (Array.isArray(value) ? value : [value]).map(readRule);
  return {
    groups: rules.flatMap(({ includes }) => includes),
    isFor: (groups) =>
      rules.some(
        ({ includes, excludes }) =>
          groups.some((name) => fits(includes, name)) && !groups.some((name) => fits(excludes, name)),
      ),
  };
}

interface Rule {
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
}

function readRule(value: unknown): Rule {
  const written = objectOf(value);
  if (written === undefined) return { includes: names(value), excludes: [] };
  const { includes = '*', excludes } = written;
  return { includes: names(includes), excludes: names(excludes) };
}

function names(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((name) => (typeof name === 'string' || typeof name === 'number' ? [String(name)] : []));
}

function fits(names: readonly string[], name: string): boolean {
  return names.includes(name) || names.includes('*');
}
