import { describe, expect, it } from 'vitest';
import { page, resolve, specification } from '../../../test/navigation-input.ts';
import { navigationToJson } from './to-json.ts';

describe('navigationToJson', () => {
  it('writes exactly what the contract names', () => {
    const navigation = {
      openapi: 'api.json',
      languages: [
        {
          language: 'fr',
          tabs: [
            {
              tab: 'Guides',
              icon: { name: 'book', style: 'solid' },
              searchable: true,
              groups: [
                {
                  group: 'Start',
                  tag: 'NEW',
                  expanded: false,
                  root: 'guides',
                  boost: 2,
                  directory: 'card',
                  pages: ['guides/intro', 'GET /users', '#more'],
                },
              ],
            },
            {
              tab: 'Old',
              hidden: true,
              description: 'Before',
              openapi: ['v1.json', 'api.json'],
              pages: ['guides/intro'],
            },
            { tab: 'Empty' },
          ],
          global: { anchors: [{ anchor: 'Blog', href: 'https://blog.example/' }] },
        },
      ],
    };
    const files = [
      page('guides/index', { title: 'All guides' }),
      page('guides/intro', { title: 'Introduction', sidebarTitle: 'Intro', icon: 'x' }),
    ];
    const specifications = [
      specification('api.json', ['GET /users #Users List users']),
      specification('v1.json', []),
    ];
    const json = navigationToJson(resolve(navigation, { pages: files, specifications }).model);
    const start = {
      trail: [
        { kind: 'language', label: 'Français', code: 'fr' },
        { kind: 'tab', label: 'Guides' },
        { kind: 'group', label: 'Start' },
      ],
      breadcrumbs: ['Guides', 'Start'],
    };
    const users = '/api-reference/users/list-users';
    expect(json).toEqual({
      version: 1,
      root: {
        kind: 'root',
        openapi: 'api.json',
        children: [
          {
            kind: 'language',
            label: 'Français',
            code: 'fr',
            target: '/guides',
            children: [
              {
                kind: 'tab',
                label: 'Guides',
                target: '/guides',
                icon: { name: 'book', style: 'solid' },
                children: [
                  {
                    kind: 'group',
                    label: 'Start',
                    target: '/guides',
                    tag: 'NEW',
                    expanded: false,
                    root: '/guides',
                    children: [
                      { kind: 'page', route: '/guides/intro', title: 'Introduction' },
                      {
                        kind: 'endpoint',
                        method: 'GET',
                        path: '/users',
                        openapi: 'api.json',
                        route: users,
                        title: 'List users',
                      },
                      { kind: 'link', label: 'More', href: '#more' },
                    ],
                  },
                ],
              },
              {
                kind: 'tab',
                label: 'Old',
                description: 'Before',
                hidden: true,
                openapi: 'v1.json',
                children: [{ kind: 'page', route: '/guides/intro', title: 'Introduction', hidden: true }],
              },
              { kind: 'tab', label: 'Empty' },
              {
                kind: 'anchor',
                label: 'Blog',
                href: 'https://blog.example/',
                target: 'https://blog.example/',
              },
            ],
          },
        ],
      },
      pages: [
        {
          route: '/guides',
          title: 'All guides',
          places: [{ ...start, next: '/guides/intro' }],
          next: '/guides/intro',
          breadcrumbs: ['Guides', 'Start'],
        },
        {
          route: '/guides/intro',
          title: 'Introduction',
          places: [
            { ...start, prev: '/guides', next: users },
            {
              trail: [
                { kind: 'language', label: 'Français', code: 'fr' },
                { kind: 'tab', label: 'Old' },
              ],
              breadcrumbs: ['Old'],
            },
          ],
          prev: '/guides',
          next: users,
          breadcrumbs: ['Guides', 'Start'],
        },
        {
          route: users,
          title: 'List users',
          places: [{ ...start, prev: '/guides/intro' }],
          prev: '/guides/intro',
          breadcrumbs: ['Guides', 'Start'],
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });

  it('writes an empty navigation', () => {
    expect(navigationToJson(resolve(undefined).model)).toEqual({
      version: 1,
      root: { kind: 'root', children: [] },
      pages: [],
    });
  });
});
