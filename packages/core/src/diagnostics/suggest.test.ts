import { describe, expect, it } from 'vitest';
import { suggest, suggestPath, suggestSurely } from './suggest.ts';

describe('suggest', () => {
  it('finds the nearest spelling', () => {
    expect(suggest('guieds/intro', ['guides/install', 'guides/intro', 'reference'])).toBe('guides/intro');
    expect(suggest('GET /user/{id}', ['GET /teams', 'get /users/{id}'])).toBe('get /users/{id}');
  });

  it('keeps silent when nothing is near', () => {
    expect(suggest('colors', ['navigation', 'favicon'])).toBeUndefined();
    expect(suggest('x', [])).toBeUndefined();
  });

  it('takes a text without end for no slip', () => {
    expect(suggest('a'.repeat(400), ['a'.repeat(401)])).toBeUndefined();
    expect(suggest('a'.repeat(299), ['a'.repeat(300)])).toBe('a'.repeat(300));
  });

  it('takes the first of equals', () => {
    expect(suggest('tab', ['tabs', 'tag'])).toBe('tabs');
  });

  it('allows one edit in short words and a third of long ones', () => {
    expect(suggest('ab', ['cd'])).toBeUndefined();
    expect(suggest('tba', ['tab'])).toBe('tab');
    expect(suggest('abc', ['xyz'])).toBeUndefined();
    expect(suggest('abcdefghi', ['xyzdefghi'])).toBe('xyzdefghi');
    expect(suggest('abcdefghi', ['wxyzefghi'])).toBeUndefined();
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(suggest('gruop', ['group'])).toBe('group');
    expect(suggest('icno', ['icon', 'tab'])).toBe('icon');
  });

  it('does not take one letter for another', () => {
    expect(suggest('x', ['y'])).toBeUndefined();
    expect(suggest('X', ['x'])).toBe('x');
    expect(suggest('go', ['gg', 'or'])).toBeUndefined();
    expect(suggest('tb', ['tab'])).toBe('tab');
  });

  it('prefers the closest, wherever it stands', () => {
    expect(suggest('expand', ['expandable', 'expanded', 'expands'])).toBe('expands');
  });
});

describe('suggestPath', () => {
  it.each([
    ['tech/linux/system-services', ['tech/linux/storage-devices'], undefined],
    ['tech/linux/storage-device', ['tech/linux/system-services', 'tech/linux/storage-devices'], 1],
    ['tech/linus/storage-device', ['tech/linux/storage-devices'], 0],
    // The nearest as a whole is another page; the next one is meant.
    ['reference/objects/cat', ['reference/objects/dog', 'reference/objets/cats'], 1],
    ['api/users', ['api/v2/users'], 0],
    ['guides/authentication/ios', ['guides/authentication'], undefined],
    ['/quikstart', ['/', '/quickstart'], 1],
    ['en/a', ['en/b'], undefined],
    ['fr/install', ['ar/install', 'fr/instal'], 1],
    ['v1/lamp', ['v2/lamp'], undefined],
    ['fr/cloud/install', ['fr/edge/install', 'fr/cloud/installation'], 1],
    ['fr/cloud/installation', ['fr/cloud/install'], 0],
    ['guides/api', ['guides/api-reference'], undefined],
    ['snippets/halo', ['snippets/hello'], 0],
    ['images/sea', ['images/bay'], undefined],
    // Long words that two names share do not make one of another word.
    ['vectordb_couchbase_params', ['vectordb_chromadb_params'], undefined],
    ['guides/deploy-to-aws', ['guides/deploy-to-gcp'], undefined],
    ['guides/get-started', ['guides/getting-started'], 0],
    ['guides/chosing-a-plan', ['guides/choosing-a-plan'], 0],
    ['guides/setup-aws', ['guides/set-up-aws'], 0],
  ])('%s among %j is %s', (written, candidates, meant) => {
    expect(suggestPath(written, candidates)).toBe(meant === undefined ? undefined : candidates[meant]);
  });
});

describe('suggestSurely', () => {
  it.each([
    ['naviagtion', ['navigation', 'navbar'], 'navigation'],
    ['Favicon', ['favicon', 'favicons'], 'favicon'],
    ['colours', ['colors'], 'colors'],
    ['tabz', ['tabs', 'tab'], undefined],
    ['navigton', ['navigation'], 'navigation'],
    ['navigatn', ['navigation'], 'navigation'],
    ['nvigatn', ['navigation'], undefined],
    ['icon', ['colors'], undefined],
    ['module', ['mode'], undefined],
    ['modee', ['mode'], 'mode'],
  ])('%s among %j is %s', (written, candidates, meant) => {
    expect(suggestSurely(written, candidates)).toBe(meant);
  });
});
