import { expect, it } from 'vitest';
import { joinLayers } from './join-layers.ts';

it('writes each layer of ours once, with its rules in their order', () => {
  expect(
    joinLayers([
      '@layer waymark{@layer tokens,theme;@layer tokens{:root{--_a:1}}@layer theme{a{color:red}}}\n',
      '@layer waymark{@layer tokens{:root{--_a:2}}@keyframes b{to{top:0}}@layer theme{a{color:blue}}}\n',
    ]),
  ).toBe(
    '@layer waymark{@layer tokens,theme;@keyframes b{to{top:0}}@layer tokens{:root{--_a:1}:root{--_a:2}}@layer theme{a{color:red}a{color:blue}}}',
  );
});

it('leaves rules that stand in no layer outside of ours', () => {
  expect(
    joinLayers([
      '@layer waymark{@layer theme{a{top:0}}}',
      ':root{top:0}.b{top:0}',
      '@layer waymark{i{top:0}}',
    ]),
  ).toBe(':root{top:0}.b{top:0}@layer waymark{i{top:0}@layer theme{a{top:0}}}');
});

it('takes no braces and semicolons of texts for those of rules', () => {
  const css = '@layer waymark{@layer theme{a{content:"}";b:\'{\';c:"\\"}"}}}';
  expect(joinLayers([css])).toBe(css);
});
