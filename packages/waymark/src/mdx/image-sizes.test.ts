import { describe, expect, it } from 'vitest';
import { sizeImages } from './image-sizes.ts';

const sizeOf = (url: string): { width: number; height: number } | undefined =>
  url === '/a.png?v=1&w=2' || url === '/a.png' ? { width: 800, height: 600 } : undefined;
const size = (html: string): string => sizeImages(html, sizeOf);

describe('sizeImages', () => {
  it('writes the size of each picture that it knows', () => {
    expect(size('<p><img src="/a.png" alt="a > b"/></p><img src="/b.png"/>')).toBe(
      '<p><img width="800" height="600" src="/a.png" alt="a > b"/></p><img src="/b.png"/>',
    );
  });

  it('asks with the address as it is, not as it is printed', () => {
    expect(size('<img src="/a.png?v=1&amp;w=2"/>')).toContain('width="800"');
  });

  it.each([
    ['width="400"', 'height="300"'],
    ['width="400px"', 'height="300"'],
    ['height="300"', 'width="400"'],
  ])('matches the other side to %s', (given, added) => {
    expect(size(`<img src="/a.png" ${given}/>`)).toBe(`<img ${added} src="/a.png" ${given}/>`);
  });

  it.each([
    'width="50%"',
    'width="1" height="2"',
    'class="rounded h-8"',
    'class="md:h-8"',
    'class="size-4"',
    'class="aspect-video"',
    'style="height:40px"',
    'style="width:1px;max-height:2rem"',
  ])('leaves alone what the author sized: %s', (given) => {
    const html = `<img src="/a.png" ${given}/>`;
    expect(size(html)).toBe(html);
  });

  it.each(['class="rounded w-8"', 'class="high-five"', 'style="line-height-x: 1"', 'style="border:0"'])(
    'sizes where the author gave no height: %s',
    (given) => {
      expect(size(`<img src="/a.png" ${given}/>`)).toContain('height="600"');
    },
  );
});
