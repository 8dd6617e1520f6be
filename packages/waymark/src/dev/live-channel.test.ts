import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createLiveChannel, type LiveChannel } from './live-channel.ts';

/** An open page: what it was told, and whether its stream was ended. */
class Page extends EventEmitter {
  readonly told: string[] = [];
  isEnded = false;
  writableLength = 0;
  destroy = vi.fn();
  constructor(live: LiveChannel, since: number) {
    super();
    live.connect(this as unknown as ServerResponse, since);
  }
  writeHead(): void {}
  flushHeaders(): void {}
  write(text: string): void {
    this.told.push(text);
  }
  end(): void {
    this.isEnded = true;
  }
}

const message = (version: number, ...changed: readonly string[]): string =>
  `id: ${version}\ndata: ${JSON.stringify({ version, changed })}\n\n`;

it('tells open pages what each change was, and a late one all that it missed and no more', () => {
  const live = createLiveChannel();
  const early = new Page(live, 0);
  live.publish(['a.mdx']);
  live.publish(['b.mdx']);
  live.publish(['a.mdx', 'c.mdx']);
  expect(early.told).toEqual([message(1, 'a.mdx'), message(2, 'b.mdx'), message(3, 'a.mdx', 'c.mdx')]);
  expect(new Page(live, 1).told).toEqual([message(3, 'a.mdx', 'b.mdx', 'c.mdx')]);
  expect(new Page(live, 2).told).toEqual([message(3, 'a.mdx', 'c.mdx')]);
  expect(new Page(live, 3).told).toEqual([]);
});

it('tells a page that was closed nothing more, and ends the streams of the others', () => {
  const live = createLiveChannel();
  const [closed, open] = [new Page(live, 0), new Page(live, 0)];
  closed.emit('close');
  live.publish(['a.mdx']);
  live.close();
  expect([closed.told, closed.isEnded]).toEqual([[], false]);
  expect([open.told, open.isEnded]).toEqual([[message(1, 'a.mdx')], true]);
});

it('lets go of a page that takes nothing in', () => {
  const live = createLiveChannel();
  const [slow, stuck] = [new Page(live, 0), new Page(live, 0)];
  [slow.writableLength, stuck.writableLength] = [5_000, 5_000_000];
  live.publish(['a.mdx']);
  expect(slow.destroy).not.toHaveBeenCalled();
  expect(stuck.destroy).toHaveBeenCalledTimes(1);
});
