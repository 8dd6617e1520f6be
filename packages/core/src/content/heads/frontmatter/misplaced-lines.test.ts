import { describe, expect, it } from 'vitest';
import { misplacedLines, placeKeys } from './misplaced-lines.ts';

const keysOf = (yaml: string): readonly string[] => [...misplacedLines(yaml)].map(({ key }) => key);

describe('misplacedLines', () => {
  it.each([
    ['a text', 'title: A\n  icon: b\n', ['icon']],
    ['several, each the next one’s key above', '  title: A\n  icon: b\n\ttag: c\n', ['title', 'icon', 'tag']],
    ['a text with a remark', 'title: A # of all\n\n# Here\n  # and here\n  icon: b\n', ['icon']],
    ['a text in quotes with a remark', 'title: "A" # of all\n  icon: b\n', ['icon']],
    ['a text in quotes that ends', 'title: "A"\n  "icon": b\n', ['icon']],
    ['a text that is one quote and ends', `title: "'"\n  icon: b\n`, ['icon']],
  ])('are those below %s', (_, yaml, keys) => {
    expect(keysOf(yaml)).toEqual(keys);
  });

  it.each([
    ['nothing', 'api:\n  icon: b\n'],
    ['nothing but a remark', 'api: # of all\n  icon: b\n'],
    ['a list in brackets', 'tags: [a,\n  b: c\n  ]\n'],
    ['an object in braces', 'api: {\n  icon: b\n}\n'],
    ['a block of text', 'title: >-\n  icon: b\n  tag: c\n'],
    ['a block of lines', 'title: |\n  icon: b\n'],
    ['a quote alone', 'title: "\n  icon: b"\n'],
    ['a text in quotes that goes on', "title: 'A\n  icon: b'\n"],
    ['a text that goes on', 'title: A\n  and no key\n'],
  ])('are not those below %s', (_, yaml) => {
    expect(keysOf(yaml)).toEqual([]);
  });

  it('has each line without its end', () => {
    expect([...misplacedLines('title: A\r\n  icon: b\r\n')]).toEqual([{ key: 'icon', start: 10, end: 19 }]);
  });
});

describe('placeKeys', () => {
  it('moves lines with keys to the margin, and leaves others where they are', () => {
    const yaml = 'title: A\n  icon: b\n  other: c\n\ttag: d\nend: e\n';
    expect(placeKeys(yaml, (key) => key !== 'other')).toBe('title: A\nicon: b\n  other: c\ntag: d\nend: e\n');
  });
});
