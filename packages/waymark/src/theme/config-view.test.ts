import type { DocsConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { viewConfig } from './config-view.ts';

type NavbarLinks = NonNullable<NonNullable<DocsConfig['navbar']>['links']>;

it.each<[NavbarLinks[number], object]>([
  [
    { label: ' Blog ', href: 'https://blog.example' },
    { label: 'Blog', iconOnly: false },
  ],
  [{ href: 'https://www.blog.example/new' }, { label: 'blog.example', iconOnly: false }],
  [
    { type: 'github', href: 'https://github.com/acme/lamp' },
    { label: 'GitHub', iconOnly: false },
  ],
  [
    { type: 'github', label: ' ', href: 'https://github.com/acme/lamp' },
    { label: 'GitHub', iconOnly: true },
  ],
  [
    { label: '', href: '/a' },
    { label: '/a', iconOnly: false },
  ],
])('calls the link %j of the header by a name', (link, expected) => {
  const config = { theme: 'mint', name: 'Sea', colors: { primary: '#0B6E4F' }, navbar: { links: [link] } };
  const { navbar } = viewConfig({ ...config, navigation: { pages: ['a'] } } as DocsConfig);
  expect(navbar?.links).toMatchObject([expected]);
});
