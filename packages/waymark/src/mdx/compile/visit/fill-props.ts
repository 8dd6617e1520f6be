import type { Scope } from '../../author-code/run/scope.ts';
import type { Instance } from '../instance.ts';

/** A snippet's code with `{word}` replaced by the prop of that name; what is no prop stands as it is. */
export function fillProps(code: string, instance: Pick<Instance, 'tag'>, scope: Scope): string {
  if (instance.tag === undefined || !code.includes('{')) return code;
  const props = scope.lookup('props');
  if (typeof props !== 'object' || props === null) return code;
  return code.replace(/(?<![{$])\{([A-Za-z_$][\w$]*)\}(?!\})/g, (written, name: string) => {
    const value = Object.hasOwn(props, name) ? (props as Readonly<Record<string, unknown>>)[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
}
