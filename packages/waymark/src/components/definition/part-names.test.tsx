import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

const classesOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

// Authors style components as `[class*="card"]`; with the same word in the class of a part, it would get the look of the whole.
describe('classes of the parts of a component', () => {
  it.each([
    ['Card', 'card', { title: 'A', icon: 'key', href: 'https://x.y', img: '/a.png', cta: 'Go', arrow: true }],
    ['Card', 'card', { href: '/a' }],
    ['Note', 'callout', { title: 'A' }],
    ['Accordion', 'accordion', { title: 'A', icon: 'key', description: 'B' }],
    ['Expandable', 'expandable', { title: 'A' }],
    ['Step', 'step', { title: 'A', icon: 'key' }],
    [
      'ParamField',
      'field',
      { path: 'a', type: 'string', required: true, deprecated: true, default: 'b', pre: ['c'], post: ['d'] },
    ],
  ])('of %s do not hold the word "%s"', (name, hook, props) => {
    const classes = classesOf(renderComponent(name, props, 'text'));
    expect(classes.filter((found) => found.includes(hook))).toEqual([hook]);
  });
});
