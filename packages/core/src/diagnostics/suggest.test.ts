import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

describe('suggest', () => {
  it('finds the nearest spelling', () => {
    expect(suggest('guieds/intro', ['guides/install', 'guides/intro', 'reference'])).toBe('guides/intro');
    expect(suggest('GET /user/{id}', ['GET /teams', 'get /users/{id}'])).toBe('get /users/{id}');
  });

  it('keeps silent when nothing is near', () => {
    expect(suggest('colors', ['navigation', 'favicon'])).toBeUndefined();
    expect(suggest('x', [])).toBeUndefined();
  });

  it('takes the first of equals', () => {
    expect(suggest('tab', ['tabs', 'tag'])).toBe('tabs');
  });

  it('allows two edits in short words and a third of long ones', () => {
    expect(suggest('ab', ['cd'])).toBe('cd');
    expect(suggest('abc', ['xyz'])).toBeUndefined();
    expect(suggest('abcdefghi', ['xyzdefghi'])).toBe('xyzdefghi');
    expect(suggest('abcdefghi', ['wxyzefghi'])).toBeUndefined();
  });
});
