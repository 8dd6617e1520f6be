import { describe, expect, it } from 'vitest';
import { textOfPieces } from '../../testing/site.ts';
import { fillTemplate, readTemplate } from './sidebar-template.ts';

describe('readTemplate and fillTemplate', () => {
  const inner = readTemplate('<li><a href="/x" data-mark="0.0=">X</a></li>', new Map());
  const template = readTemplate(
    '<div data-mark="0 0+"><a href="/a" data-mark="0@">A</a><ul data-branch="0"></ul></div><p data-mark="1">B</p>',
    new Map([['0', inner]]),
  );

  it('leave no mark behind', () => {
    expect(textOfPieces(fillTemplate(template, new Map()))).toBe(
      '<div><a href="/a">A</a><ul></ul></div><p>B</p>',
    );
  });

  it('put attributes in their place, whatever the order of the marks', () => {
    const marks = new Map([
      ['1', ' c'],
      ['0+', ' b'],
      ['0@', ' d'],
    ]);
    expect(textOfPieces(fillTemplate(template, marks))).toBe(
      '<div b><a href="/a" d>A</a><ul></ul></div><p c>B</p>',
    );
  });

  it('fill in the branch that is named, with its own marks', () => {
    const marks = new Map([
      ['0', ' a'],
      ['0.0=', ' aria-current="page"'],
    ]);
    expect(textOfPieces(fillTemplate(template, marks))).toBe(
      '<div a><a href="/a">A</a><ul><li><a href="/x" aria-current="page">X</a></li></ul></div><p>B</p>',
    );
  });

  it('ignore marks that are unknown', () => {
    expect(textOfPieces(fillTemplate(template, new Map([['9', ' z']])))).toBe(
      textOfPieces(fillTemplate(template, new Map())),
    );
  });

  it('count bytes, of whatever alphabet a label is', () => {
    const foreign = readTemplate('<a data-mark="0">Größe 数据 😀 \0</a><p data-mark="1">é</p>', new Map());
    const marks = new Map([
      ['1', ' b'],
      ['0', ' a'],
    ]);
    expect(textOfPieces(fillTemplate(foreign, marks))).toBe('<a a>Größe 数据 😀 \ufffd</a><p b>é</p>');
  });

  it('cannot be deceived by a label', () => {
    const deceit = readTemplate('<p>&quot; data-mark=&quot;0&quot;</p>', new Map());
    expect(deceit.marks.size).toBe(0);
  });
});
