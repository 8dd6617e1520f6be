import { describe, expect, it } from 'vitest';
import { leaveOutLoops } from './redirect-loops.ts';
import { readRedirects } from './redirects.ts';

const ROUTES = new Set(['/start', '/new/page']);

function left(...moves: readonly (readonly [source: string, destination: string])[]) {
  const rules = readRedirects(moves.map(([source, destination]) => ({ source, destination }))).value;
  const locate = (pointer: string) => ({ span: { file: 'docs.json', start: 0, end: 1 }, path: pointer });
  const { value, diagnostics } = leaveOutLoops(rules, ROUTES, locate);
  return {
    sources: [...value.exact.values(), ...value.patterns].map(({ source }) => source),
    told: diagnostics.map(({ code, message, path }) => [code, message, path]),
  };
}

const loop = (chain: string, index: number) => [
  'links/redirect-loop',
  `Redirects lead in a circle: ${chain}`,
  `/redirects/${index}/destination`,
];

describe('redirects that never arrive', () => {
  it('are left out, with all that lead to them, and told once for each circle', () => {
    const moves = [
      ['/start-old', '/start'],
      ['/c', '/a'],
      ['/a', '/b'],
      ['/b', '/a'],
      ['/x', '/x/'],
    ] as const;
    expect(left(...moves)).toEqual({
      sources: ['/start-old'],
      told: [loop('/a → /b → /a', 1), loop('/x → /x', 4)],
    });
  });

  it.each([
    ['feeds itself', [['/a/:x*', '/a/b/:x*']]],
    [
      'is in a circle with another one',
      [
        ['/a/:x', '/b/:x'],
        ['/b/:x', '/a/:x'],
      ],
    ],
  ] as [string, [string, string][]][])('is a pattern that %s', (_, moves) => {
    const { sources, told } = left(...moves);
    expect(sources).toEqual([]);
    expect(told.map(([code]) => code)).toEqual(['links/redirect-loop']);
  });

  it.each(['in order', 'in the other order'])(
    'are those of a row that is too long, told once: %s',
    (order) => {
      const row = Array.from({ length: 60 }, (_, index) => [`/r${index}`, `/r${index + 1}`] as const);
      const { sources, told } = left(...(order === 'in order' ? row : row.toReversed()));
      expect(told.map(([code]) => code)).toEqual(['links/redirect-row']);
      expect(told[0]?.[1]).toContain('→ …');
      expect(sources).toHaveLength(20);
    },
  );

  it('are not those of a row of twenty', () => {
    const row = Array.from(
      { length: 20 },
      (_, index) => [`/r${index}`, index === 19 ? '/start' : `/r${index + 1}`] as const,
    );
    expect(left(...row)).toMatchObject({ told: [] });
  });

  it('is no pattern of which a plain redirect leads back a single address', () => {
    expect(left(['/old/*', '/new/*'], ['/new/x', '/old/x'])).toEqual({
      sources: ['/old/*'],
      told: [loop('/old/x → /new/x → /old/x', 0)],
    });
  });

  it('is no pattern that ends at a page', () => {
    expect(left(['/new/:x*', '/new/page'])).toEqual({ sources: ['/new/:x*'], told: [] });
  });
});
