import { h } from 'preact';
import type { ComponentDefinition } from './definition.ts';

type Draw = ComponentDefinition['render'];

/**
 * Components as names of author code: each by its tag, members (`Tree.Folder`) on the component that they belong to.
 * Takes what draws each tag.
 */
export function componentsByName(tags: Iterable<readonly [string, Draw]>): Readonly<Record<string, unknown>> {
  const plain = new Map<string, Draw>();
  const members = new Map<string, Record<string, Draw>>();
  for (const [tag, draw] of tags) {
    const [head = '', member] = tag.split('.');
    if (member === undefined) plain.set(head, draw);
    else members.set(head, { ...members.get(head), [member]: draw });
  }
  const names: Record<string, unknown> = Object.fromEntries(plain);
  for (const [head, own] of members) {
    const draw = plain.get(head);
    // A component of its own, so that members can hang on it without changing the definition.
    names[head] = draw === undefined ? own : Object.assign(drawWith(draw), own);
  }
  return names;
}

function drawWith(draw: Draw): Draw {
  return (props) => h(draw, props);
}
