import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../../../highlight/index.ts';
import { loadCodeData } from '../../assets/load-code-data.ts';
import { createPageCode, createPlainCode } from './page-code.ts';

const { value: highlighter } = createHighlighter(loadCodeData());

describe('createPageCode', () => {
  it('colours what it knows without any grammar, and the rest once all is prepared', async () => {
    const first = createPageCode(highlighter, undefined);
    await first.expect(['js']);
    const lines = first.highlight('let a;', 'js');
    expect([lines, first.missing()]).toEqual([[expect.stringContaining('<span')], []]);

    const fresh = createHighlighter(loadCodeData()).value;
    const second = createPageCode(fresh, first.lines());
    await second.expect(['js']);
    expect([second.highlight('let a;', 'js'), second.missing()]).toEqual([lines, []]);
    expect(fresh.highlight('let a;', 'js')).toEqual(['let a;']);
    second.highlight('let b;', 'js');
    expect(second.missing()).toEqual(['js']);
  });

  it('tells apart code that differs in its language only', async () => {
    const code = createPageCode(highlighter, undefined);
    await code.expect(['js']);
    const coloured = code.highlight('let a;', 'js');
    expect(createPageCode(highlighter, code.lines()).highlight('let a;', undefined)).not.toEqual(coloured);
  });

  it('colours nothing in languages that only other pages prepared, and tells of them', async () => {
    await highlighter.prepare(['css']);
    for (const code of [createPlainCode(highlighter), createPageCode(highlighter, undefined)]) {
      await code.expect(['js']);
      expect([code.highlight('a{}', 'CSS'), code.missing()]).toEqual([['a{}'], ['css']]);
      await code.prepare(['css']);
      expect(code.highlight('b{}', 'css')).toEqual([expect.stringContaining('<span')]);
    }
  });

  it('keeps what the page still has, and is complete once languages were prepared at once', async () => {
    const code = createPageCode(highlighter, { old: [''] });
    await code.prepare(['js']);
    code.highlight('let a;', 'js');
    expect([Object.keys(code.lines()).length, code.missing()]).toEqual([1, []]);
  });
});
