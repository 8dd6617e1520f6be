import { describe, expect, it } from 'vitest';
import { sized } from './picture.ts';

const context = {
  imageSize: (url: string) => (url === '/a.png' ? { width: 800, height: 600 } : undefined),
};

describe('the size of a picture', () => {
  it('is written where it is known', () => {
    expect(sized({ src: '/a.png' }, context)).toEqual({ width: 800, height: 600, src: '/a.png' });
    expect(sized({ src: '/b.png' }, context)).toEqual({ src: '/b.png' });
    expect(sized({}, context)).toEqual({});
  });

  it.each([
    [{ maxWidth: '450px' }, { maxWidth: 'min(100%, 450px)' }],
    [
      { maxWidth: 450, color: 'red' },
      { maxWidth: 'min(100%, 450px)', color: 'red' },
    ],
    [{ maxWidth: '50%' }, { maxWidth: '50%' }],
    ['color:red; max-width: 45.5em;', 'color:red;max-width:min(100%, 45.5em);'],
    ['--max-width: 4px', '--max-width: 4px'],
  ])('does not leave its column where the author limits it: %o', (style, fitted) => {
    expect(sized({ src: '/b.png', style }, context)).toEqual({ src: '/b.png', style: fitted });
  });

  it.each([
    [{ width: '400' }, { height: 300 }],
    [{ width: 400 }, { height: 300 }],
    [{ width: '400px' }, { height: 300 }],
  ])('matches the width that the author gave: %o', (given, added) => {
    expect(sized({ src: '/a.png', ...given }, context)).toEqual({ src: '/a.png', ...given, ...added });
  });

  it('is its own where the author gave only a height, which styles let follow from the width', () => {
    expect(sized({ src: '/a.png', height: '300' }, context)).toEqual({
      src: '/a.png',
      width: 800,
      height: 600,
    });
  });

  it.each([
    { width: '50%' },
    { width: '1', height: '2' },
    { class: 'rounded h-8' },
    { className: 'md:h-8' },
    { class: 'size-4' },
    { class: 'aspect-video' },
    { style: 'height:40px' },
    { style: { maxHeight: '2rem', width: 1 } },
  ])('is left alone where the author gave one: %o', (given) => {
    const attributes = { src: '/a.png', ...given };
    expect(sized(attributes, context)).toEqual(attributes);
  });

  it.each([
    { class: 'rounded w-8' },
    { class: 'high-five' },
    { style: { lineHeightX: 1 } },
    { style: 'border:0' },
  ])('is written where the author gave no height: %o', (given) => {
    expect(sized({ src: '/a.png', ...given }, context)).toMatchObject({ height: 600 });
  });
});
