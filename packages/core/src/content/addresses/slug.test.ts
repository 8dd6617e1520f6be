import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdPool, explicitId, githubSlug, headingSlug, plainSlug, smartHeadingSlug } from './slug.ts';

describe('headingSlug', () => {
  it.each([
    ['Config.json options', 'config-json-options'],
    ["What's new", 'what’s-new'],
    ['Fees & billing', 'fees-&-billing'],
    ['Read/write access', 'read/write-access'],
    ['Step 1: Install', 'step-1-install'],
    ['C++ & C#', 'c++-&-c#'],
    ['v1.2.3 release', 'v1-2-3-release'],
    ['Über uns', 'über-uns'],
    ['🚀 Launch', '-launch'],
    ['(x)? & y', 'x--&-y'],
    ['getUserName()', 'getusername'],
    ['snake_case  and\tTabs', 'snake_case-and-tabs'],
    ['a -- b', 'a-–-b'],
    ['Range 1–5', 'range-1–5'],
    ['100% of $5 = @home', '100%-of-$5-=-@home'],
    ['Say "hi" now', 'say-“hi”-now'],
    ['日本語 の見出し', '日本語-の見出し'],
    ['Family 👨‍👩‍👧 and 🇩🇪 flag', 'family--and--flag'],
    ['list[0] {a} x;y', 'list0-a-xy'],
    ['Wait! *now* ~soon~', 'wait-now-soon'],
    ['???', ''],
  ])('turns %j into %j', (text, id) => {
    expect(headingSlug(text)).toBe(id);
  });

  it('leaves the straight quotes of inline code to the caller', () => {
    expect(smartHeadingSlug('Use --flag "x"')).toBe('use-flag-x');
    expect(headingSlug('Use --flag "x"')).toBe('use-–flag-“x”');
  });

  it('never holds white space or an upper-case letter that has a lower-case form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const id = headingSlug(text);
        expect(id).not.toMatch(/\s/);
        expect(id.toLowerCase()).toBe(id);
      }),
    );
  });
});

describe('explicitId', () => {
  it.each([
    [' custom id ', 'custom-id'],
    ['Keep.Case_and/slash', 'Keep.Case_and/slash'],
    ['a&b<c>"d"?e,f;g:h!i\'j(k)[l]{m}', 'abcdefghijklm'],
    ['go 🚀', 'go-'],
  ])('turns %j into %j', (text, id) => {
    expect(explicitId(text)).toBe(id);
  });
});

describe('plainSlug', () => {
  it.each([
    ['How do I start?', 'how-do-i-start'],
    ['Note: read this', 'note-read-this'],
    ['Über Größe & Œuvre', 'uber-grosse-oeuvre'],
    ['Łódź, Århus, São Paulo', 'lodz-arhus-sao-paulo'],
    ['日本語 テスト', '日本語-テスト'],
    ['Привет, мир й', 'привет-мир-й'],
    ['  --x--  ', 'x'],
  ])('turns %j into %j', (text, id) => {
    expect(plainSlug(text)).toBe(id);
  });
});

describe('githubSlug', () => {
  it.each([
    ['Config.json options', 'configjson-options'],
    ["What's new?", 'whats-new'],
    ['Fees & billing', 'fees--billing'],
    ['snake_case', 'snake_case'],
    ['Über uns', 'über-uns'],
    ['➊ Moor the boat', '-moor-the-boat'],
  ])('turns %j into %j', (text, id) => {
    expect(githubSlug(text)).toBe(id);
  });
});

describe('createIdPool', () => {
  it('numbers repeats from 2', () => {
    const take = createIdPool();
    expect(['a', 'a', 'b', 'a'].map(take)).toEqual(['a', 'a-2', 'b', 'a-3']);
  });

  it('steps over an explicit id that looks like a repeat', () => {
    const take = createIdPool();
    expect(['a-2', 'a', 'a', 'a-2'].map(take)).toEqual(['a-2', 'a', 'a-3', 'a-2-2']);
  });

  it('names what has no characters', () => {
    const take = createIdPool();
    expect(['', ''].map(take)).toEqual(['section', 'section-2']);
  });

  it('never answers twice the same', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a-2', 'a-2-2', 'a-3', '', 'section', 'b')), (wishes) => {
        const take = createIdPool();
        const ids = wishes.map((wish) => take(wish));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

it('gives slugs of every character of ASCII that the patterns for all scripts give', () => {
  for (let code = 0; code < 128; code++) {
    const text = `A${String.fromCharCode(code)}b`;
    const far = (slug: (text: string) => string): string => slug(`${text}中`).replace(/-?中$/, '');
    for (const slug of [githubSlug, headingSlug, plainSlug]) expect(slug(text)).toBe(far(slug));
  }
});
