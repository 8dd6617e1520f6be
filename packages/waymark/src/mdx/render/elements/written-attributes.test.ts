import { describe, expect, it } from 'vitest';
import { attributeName, isRefused, readInnerHtml, readStyle } from './written-attributes.ts';

describe('attributes as React spells them', () => {
  it.each([
    ['className', 'class'],
    ['htmlFor', 'for'],
    ['spellCheck', 'spellcheck'],
    ['strokeWidth', 'stroke-width'],
    ['strokeLinecap', 'stroke-linecap'],
    ['clipPath', 'clip-path'],
    ['fillRule', 'fill-rule'],
    ['stopColor', 'stop-color'],
    ['viewBox', 'viewBox'],
    ['clipPathUnits', 'clipPathUnits'],
    ['markerWidth', 'markerWidth'],
    ['tabIndex', 'tabIndex'],
    ['data-x', 'data-x'],
    ['aria-label', 'aria-label'],
  ])('%s is %s', (name, expected) => {
    expect(attributeName(name)).toBe(expected);
  });

  it('numbers of a style are pixels where they can be', () => {
    const style = {
      width: 4,
      margin: 0,
      opacity: 0.5,
      zIndex: 2,
      lineHeight: 1.5,
      flexGrow: 1,
      '--x': 3,
      top: null,
    };
    expect(readStyle(style)).toEqual({
      width: '4px',
      margin: '0',
      opacity: '0.5',
      zIndex: '2',
      lineHeight: '1.5',
      flexGrow: '1',
      '--x': '3',
    });
    expect(readStyle('color: red')).toBe('color: red');
    expect(readStyle(3)).toBeUndefined();
  });

  it('inner HTML has to be a text', () => {
    expect(readInnerHtml({ __html: '<b>x</b>' })).toEqual({ __html: '<b>x</b>' });
    expect(readInnerHtml({ __html: 3 })).toBeUndefined();
    expect(readInnerHtml('<b>')).toBeUndefined();
  });

  it('elements that load or run are refused, however they are written', () => {
    expect(['script', 'SCRIPT', 'style', 'base'].every(isRefused)).toBe(true);
    expect(isRefused('p')).toBe(false);
  });
});
