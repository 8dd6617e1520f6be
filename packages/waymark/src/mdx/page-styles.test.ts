import { describe, expect, it } from 'vitest';
import { extractStyles, printRules } from './page-styles.ts';

const hash = (text: string): string => String(text.length);

describe('extractStyles', () => {
  it('turns a style attribute into a class', () => {
    const { html, rules } = extractStyles('<p style="color:red;">a</p>', hash);
    expect(html).toBe('<p class="s-10">a</p>');
    expect([...rules]).toEqual([['s-10', 'color:red;']]);
  });

  it('adds to the classes that are there, whatever the order', () => {
    expect(extractStyles('<p class="a" style="b:c">x</p>', hash).html).toBe('<p class="a s-3">x</p>');
    expect(extractStyles('<img style="b:c" class="a" alt="1 > 2"/>', hash).html).toBe(
      '<img class="a s-3" alt="1 > 2"/>',
    );
  });

  it('leaves text that looks like a style alone', () => {
    const html = '<code>&lt;p style="x"></code> style="y"';
    expect(extractStyles(html, hash).html).toBe(html);
  });

  it('drops what could leave its rule', () => {
    const { html, rules } = extractStyles('<p style="a:b}body{c:d">x</p>', hash);
    expect(html).toBe('<p>x</p>');
    expect(rules.size).toBe(0);
  });

  it('reads quotes back', () => {
    const { rules } = extractStyles('<p style="font-family:&quot;A &amp; B&quot;">x</p>', hash);
    expect([...rules.values()]).toEqual(['font-family:"A & B"']);
  });
});

describe('printRules', () => {
  it('prints in one order, whatever the order of the page', () => {
    const rules = [
      ['s-b', 'x:y'],
      ['s-a', 'x:z'],
    ] as const;
    expect(printRules(new Map(rules))).toBe(printRules(new Map([...rules].reverse())));
  });
});
