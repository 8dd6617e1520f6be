import { expect, it } from 'vitest';
import { createInquiries } from './inquiry.ts';
import { createKnownGood, type WorldState } from './known-good.ts';
import type { Question, Trace, World } from './world.ts';

const SAME = { config: {}, trust: {}, urls: {}, navigation: {}, heads: {}, specifications: [] };
const FILES = new Map();
const NAMES = { code: '', sheets: '', process: '' };

/** States of a world in which one link leads to a place; counts how often that is asked. */
function createStates(): { readonly open: (url: string) => WorldState; readonly asked: string[] } {
  const asked: string[] = [];
  const inquire = createInquiries();
  const pages = {};
  const open = (url: string): WorldState => {
    const link = (href: string): unknown => {
      asked.push(href);
      return { url };
    };
    const world = { link, languageOf: () => 'en' } as Partial<World> as World;
    return {
      site: { ...SAME, pages, links: {} },
      project: { files: FILES, version: () => 1 },
      names: NAMES,
      inquiry: inquire(world, (_, answer) => JSON.stringify(answer)),
    } as unknown as WorldState;
  };
  return { open, asked };
}

const LINK: Question = ['link', '/a'];
const traceTo = (state: WorldState, url: string): Trace => [
  state.inquiry.note('link', ['/a'], { url }),
  state.inquiry.note('languageOf', ['/x'], 'en'),
];

it('asks again only what may have another answer, once for all pages that asked it', () => {
  const { open, asked } = createStates();
  const goodIn = createKnownGood();
  const first = open('/a/');
  const trace = traceTo(first, '/a/');
  const routes = ['/x', '/y', '/z'];
  for (const route of routes) goodIn(first).note(route, trace);
  const second = goodIn(open('/a/'));
  expect(routes.map((route) => second.isGood(route, trace))).toEqual([true, true, true]);
  expect(asked).toEqual(['/a']);
});

it('tells of every page that asked what has another answer now', () => {
  const { open } = createStates();
  const goodIn = createKnownGood();
  const first = open('/a/');
  const trace = traceTo(first, '/a/');
  const other: Trace = [first.inquiry.note('languageOf', ['/y'], 'en')];
  goodIn(first).note('/x', trace);
  goodIn(first).note('/y', other);
  const second = goodIn(open('/b/'));
  expect([second.isGood('/x', trace), second.isGood('/y', other)]).toEqual([false, true]);
});

it('tells of an earlier state what is good there, also when a later one was asked before', () => {
  const { open } = createStates();
  const goodIn = createKnownGood();
  const [first, second] = [open('/a/'), open('/b/')];
  const earlier = goodIn(first);
  const later = goodIn(second);
  const trace: Trace = [[LINK, '{"url":"/a/"}']];
  expect(later.isGood('/x', trace)).toBe(false);
  // A page that was drawn for the earlier state, and came to an end after the edit.
  earlier.note('/x', trace);
  expect([earlier.isGood('/x', trace), later.isGood('/x', trace)]).toEqual([true, false]);
});
