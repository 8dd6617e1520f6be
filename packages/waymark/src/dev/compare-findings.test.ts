import type { Diagnostic } from '@waymark/core/diagnostics';
import { expect, it } from 'vitest';
import { compareFindings } from './compare-findings.ts';

function finding(message: string, start = 0, file = 'a.mdx'): Diagnostic {
  return { code: 'links/missing', severity: 'error', message, span: { file, start, end: start + 1 } };
}

it('names what is new and what is gone', () => {
  const [one, two, three] = [finding('one'), finding('two'), finding('three')];
  expect(compareFindings([one, two], [two, three])).toEqual({ added: [three], gone: [one] });
});

it('knows a finding again that only moved, and not one of another file', () => {
  const here = finding('one');
  const elsewhere = finding('one', 0, 'b.mdx');
  expect(compareFindings([here], [finding('one', 40)])).toEqual({ added: [], gone: [] });
  expect(compareFindings([here], [elsewhere])).toEqual({ added: [elsewhere], gone: [here] });
});

it('counts findings that are equal', () => {
  const again = finding('one', 9);
  expect(compareFindings([finding('one')], [finding('one'), again])).toEqual({ added: [again], gone: [] });
  expect(compareFindings([finding('one'), again], [finding('one')])).toEqual({ added: [], gone: [again] });
});
