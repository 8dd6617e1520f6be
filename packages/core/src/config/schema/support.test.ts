import { describe, expect, it } from 'vitest';
import { listSettings } from './list-settings.ts';
import { settingUses } from './setting-uses.ts';

describe('support of settings', () => {
  it('is said of every key', () => {
    expect(listSettings().filter(({ isUnmarked }) => isUnmarked)).toEqual([]);
  });

  it('has a reason wherever something is missing', () => {
    const limited = listSettings().filter(({ support }) => support.level !== 'works');
    expect(limited.length).toBeGreaterThan(8);
    expect(limited.filter(({ support }) => support.why === undefined)).toEqual([]);
  });

  it('is that of the nearest key around that says it', () => {
    const levels = new Map(listSettings().map(({ name, support }) => [name, support.level]));
    expect(levels.get('api.playground.display')).toBe('works');
    expect(levels.get('feedback.thumbs')).toBe('partly');
    expect(levels.get('tab.sdk')).toBe('works');
    expect(levels.get('tab.sdk.format')).toBe('works');
    expect(levels.get('group.public')).toBe('not');
  });
});

it('settingUses names keys where they are used, elements by their kind', () => {
  const config = {
    name: 'A',
    styling: { latex: true },
    contextual: { options: ['copy', { title: 'T' }] },
    navigation: {
      tabs: [{ tab: 'T', groups: [{ group: 'G', public: true, pages: ['a', { group: 'H', pages: [] }] }] }],
    },
    other: 1,
  };
  expect(
    settingUses(config).map(({ name, support, pointer }) => `${name} ${support.level} ${pointer}`),
  ).toEqual([
    'name works /name',
    'styling works /styling',
    'styling.latex works /styling/latex',
    'contextual works /contextual',
    'contextual.options partly /contextual/options',
    'contextual.options.title works /contextual/options/1/title',
    'navigation works /navigation',
    'navigation.tabs works /navigation/tabs',
    'tab.tab works /navigation/tabs/0/tab',
    'tab.groups works /navigation/tabs/0/groups',
    'group.group works /navigation/tabs/0/groups/0/group',
    'group.public not /navigation/tabs/0/groups/0/public',
    'group.pages works /navigation/tabs/0/groups/0/pages',
    'group.group works /navigation/tabs/0/groups/0/pages/1/group',
    'group.pages works /navigation/tabs/0/groups/0/pages/1/pages',
  ]);
});
