import { expect, it } from 'vitest';
import { treeOf } from '../../tree/tree.ts';
import { createComponents } from './take-component.ts';

const tree = treeOf({
  'src/components/Lamp/index.tsx':
    "import React, { useState } from 'react';\nimport { wick } from './wick';\nexport default () => wick;",
  'src/components/Lamp/wick.js': 'export const wick = 1;',
  'src/components/Styled.jsx': "import styles from './s.module.css';\nexport const Styled = () => null;",
  'src/components/Themed.jsx': "import Link from '@docusaurus/Link';\nexport const Themed = () => null;",
  'src/components/Around.jsx': "import { Styled } from './Styled';\nexport const Around = () => null;",
});

it('takes over what needs React and files of its own', () => {
  const snippets = new Map<string, string>();
  const { take } = createComponents(tree, snippets);
  expect(take('src/components/Lamp')).toBe('/snippets/components/Lamp.tsx');
  expect(Object.fromEntries(snippets)).toEqual({
    'snippets/components/Lamp.tsx':
      "import { wick } from '/snippets/components/Lamp-wick.jsx';\nexport default () => wick;\n",
    'snippets/components/Lamp-wick.jsx': 'export const wick = 1;\n',
  });
});

it.each(['Styled', 'Themed', 'Around', 'None'])('leaves %s, which needs more', (name) => {
  const snippets = new Map<string, string>();
  expect(createComponents(tree, snippets).take(`src/components/${name}`)).toBeUndefined();
  expect([...snippets]).toEqual([]);
});
