import { expect, it } from 'vitest';
import { treeOf } from '../../tree/tree.ts';
import { createComponents } from './take-component.ts';

const tree = treeOf({
  'src/components/Lamp/index.tsx':
    "import React, { useState } from 'react';\nimport { wick } from './wick';\nexport default () => wick;",
  'src/components/Lamp/wick.js': 'export const wick = 1;',
  'src/components/Styled.jsx': "import styles from './s.module.css';\nexport const Styled = () => null;",
  'src/components/Themed.jsx': "import Tabs from '@theme/Tabs';\nexport const Themed = () => null;",
  'src/components/Button.jsx':
    "import Link from '@docusaurus/Link';\nimport { clsx } from 'clsx';\nexport const Button = () => <Link to=\"/\" />;",
  'src/components/Asks.jsx':
    "import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';\nexport const Asks = () => null;",
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

it('writes what stands for small modules into the file', () => {
  const snippets = new Map<string, string>();
  expect(createComponents(tree, snippets).take('src/components/Button')).toBe(
    '/snippets/components/Button.jsx',
  );
  expect(snippets.get('snippets/components/Button.jsx')).toMatch(
    /^const Link = .*\nconst clsx = .*\nexport const Button = .*\n$/,
  );
});

it.each(['Styled', 'Themed', 'Asks', 'Around', 'None'])('leaves %s, which needs more', (name) => {
  const snippets = new Map<string, string>();
  expect(createComponents(tree, snippets).take(`src/components/${name}`)).toBeUndefined();
  expect([...snippets]).toEqual([]);
});
