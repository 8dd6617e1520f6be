import type { ComponentChildren, VNode } from 'preact';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';

/** Lists of what is done and what is not. */
export const taskListPart: Part = { name: 'task-list', styles: 'components/html/task-list.css' };

/** An item of a list that is done, or is not. */
export function TaskItem(props: {
  readonly checked: boolean;
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode {
  useRenderContext().use(taskListPart);
  return (
    <li class="task-list-item">
      <input type="checkbox" disabled checked={props.checked} aria-label={props.name} /> {props.children}
    </li>
  );
}
