import { type Support, WORKS } from '@waymark/core/config';
import { suggest } from '@waymark/core/diagnostics';
import type { ComponentDefinition } from '../components/index.ts';
import { type MdxModule, tagsOf } from '../mdx/index.ts';
import type { Use } from './support-entry.ts';

/** The components and props that a page or snippet uses; not those that it exports or imports itself. */
export function* componentUses(
  module: MdxModule,
  components: ReadonlyMap<string, ComponentDefinition>,
): Generator<Use> {
  const { file } = module;
  for (const { name, props, isOwn } of tagsOf(module)) {
    if (isOwn || !/^[A-Z]/.test(name)) continue;
    const definition = components.get(name);
    yield {
      kind: 'component',
      name,
      support: definition?.support ?? supportOfComponent(name, components),
      file,
    };
    if (definition === undefined) continue;
    for (const prop of props)
      yield { kind: 'prop', name: `${name}.${prop}`, support: supportOfProp(prop, definition), file };
  }
}

function supportOfComponent(name: string, components: ReadonlyMap<string, ComponentDefinition>): Support {
  if (components.has(name)) return WORKS;
  const near = suggest(name, components.keys());
  return {
    level: 'not',
    why: 'no component of this name is built in, imported or exported: its content is shown without it',
    instead: near === undefined ? 'Write it as a component of your own' : `Did you mean \`${near}\`?`,
  };
}

/** Attributes that any element may have, and React's own. */
const ANY_ELEMENT =
  /^(?:id|class|className|style|key|ref|children|title|lang|dir|role|tabIndex|aria-.*|data-.*)$/;

function supportOfProp(prop: string, { props, support = WORKS }: ComponentDefinition): Support {
  const declared = Object.hasOwn(props, prop) ? props[prop] : undefined;
  if (declared !== undefined) return declared.support ?? support;
  if (ANY_ELEMENT.test(prop)) return support;
  const near = suggest(prop, Object.keys(props));
  return {
    level: 'not',
    why: 'the component has no such prop',
    ...(near === undefined ? {} : { instead: `Did you mean \`${near}\`?` }),
  };
}
