import { expect, it } from 'vitest';
import { componentRegistry } from '../../../components/definition/registry.ts';
import { CALLED } from './foreign-components.ts';
import { compileText } from './testing/compile-text.ts';

const hints = (text: string) => compileText(text).diagnostics.map(({ hint }) => hint);

it('names components that there are, for names that are none', () => {
  for (const [component, names] of CALLED) {
    expect(componentRegistry.has(component), component).toBe(true);
    for (const name of names) expect(componentRegistry.has(name), name).toBe(false);
  }
});

it('knows what other engines call them, where the page has nothing of a like name', () => {
  expect(hints('<Details title="More">x</Details>')).toEqual(['Did you mean `<Accordion>`?']);
  expect(hints('export const Detail = () => <b />\n\n<Details>x</Details>')).toEqual([
    'Did you mean `<Detail>`?',
  ]);
  expect(hints('<Cart title="More">x</Cart>')).toEqual(['Did you mean `<Card>`?']);
  expect(hints('<Tree><File name="a" /></Tree>')).toEqual(['Did you mean `<Tree.File>`?']);
  expect(hints('<Tree><TreeItem name="a" /></Tree>')).toEqual(['Did you mean `<Tree.File>`?']);
  expect(hints('<Button href="/a">x</Button>')).toEqual(['Did you mean `<a>`?']);
  expect(hints('<Important>x</Important>')).toEqual(['Did you mean `<Info>`?']);
  expect(hints('<Success>x</Success>')).toEqual(['Did you mean `<Check>`?']);
  expect(hints('<Table><tr><td>x</td></tr></Table>')).toEqual(['Did you mean `<table>`?']);
  expect(hints('<Playground />')).toEqual([undefined]);
  expect(hints('<Zeppelin>x</Zeppelin>')).toEqual([undefined]);
});
