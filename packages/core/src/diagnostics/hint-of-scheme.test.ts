import { describe, expect, it } from 'vitest';
import { hintOfScheme } from './hint-of-scheme.ts';

describe('hintOfScheme', () => {
  it.each(['file:///home/a/b.png', 'C:\\\\docs\\\\b.png', 'c:/docs/b.png', ' file:///b.png'])(
    'tells %s for a file of one machine',
    (href) => expect(hintOfScheme(href)).toContain('no files of your machine'),
  );

  it('takes a scheme of one letter for no drive', () =>
    expect(hintOfScheme('e://get-files')).toContain('`e:` is none of them'));
});
