import type { NavElement, NavigationModel } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './page-language.ts';

function element(kind: NavElement['kind'], code: string | undefined, children: NavElement[]): NavElement {
  const named = code === undefined ? {} : { code };
  return { kind, id: '0', label: '', pointer: '', children, ...named };
}

function navigation(...children: NavElement[]): NavigationModel {
  return { root: { kind: 'root', children }, pages: new Map() };
}

describe('languagesOf', () => {
  it('names languages at any depth once, as html does', () => {
    const inProduct = element('product', undefined, [
      element('language', 'jp', []),
      element('language', 'cn', []),
    ]);
    const found = languagesOf(navigation(element('language', 'ja', []), inProduct));
    expect([...found]).toEqual(['ja', 'zh-CN']);
  });

  it('finds none where the navigation has no languages', () => {
    expect([...languagesOf(navigation(element('group', undefined, [])))]).toEqual([]);
  });
});
