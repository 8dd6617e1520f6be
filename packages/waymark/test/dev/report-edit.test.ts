import type { Diagnostic } from '@waymark/core/diagnostics';
import { afterEach, expect, it, vi } from 'vitest';
import { createFindingsReport, describeEdit } from '../../src/cli/report/report-edit.ts';

afterEach(() => void vi.restoreAllMocks());

it('says in one line what changed, for how many pages, and how long it took', () => {
  expect(describeEdit({ paths: ['a.mdx'], pages: 1, milliseconds: 12.4 })).toBe('a.mdx: 1 page, 12 ms');
  const many = { paths: ['a.mdx', 'b.mdx', 'c.css'], pages: 120, milliseconds: 0.2 };
  expect(describeEdit(many)).toBe('a.mdx and 2 more: 120 pages, 0 ms');
  expect(describeEdit({ ...many, pages: 'every' })).toBe('a.mdx and 2 more: every page, 0 ms');
  expect(describeEdit({ ...many, paths: ['a\nb.mdx'] })).toBe('a␊b.mdx: 120 pages, 0 ms');
  expect(describeEdit({ ...many, paths: ['c.css'], pages: 0 })).toBe('c.css: no open page drawn anew, 0 ms');
});

function finding(code: string, file: string, message: string, severity: Diagnostic['severity']): Diagnostic {
  return { code, severity, message, span: { file, start: 0, end: 1 } };
}

it('calls nothing mended, and tells nothing again, because a broken configuration hides it for a while', () => {
  const link = finding('links/missing', 'a.mdx', 'Nothing is at /b', 'error');
  const syntax = finding('config/syntax', 'docs.json', 'A value is expected here', 'error');
  const later = finding('config/syntax', 'docs.json', 'This text has no end', 'error');
  let told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  let now: readonly Diagnostic[] = [link];
  let siteProblems: readonly Diagnostic[] = [];
  const report = createFindingsReport({
    diagnostics: () => now,
    siteProblems: () => siteProblems,
    readText: () => '',
  });
  const tell = (findings: readonly Diagnostic[], problems: readonly Diagnostic[]): string => {
    [now, siteProblems, told] = [findings, problems, ''];
    report.report();
    return told;
  };
  const icon = finding('icon/unknown', 'docs.json', 'No icon is called "a"', 'warning');
  expect(tell([link, icon], [])).toContain('Nothing is at /b');
  const broken = tell([syntax, icon], [syntax]);
  expect(broken).toContain('A value is expected here');
  expect(broken).not.toContain('mended');
  expect(tell([later, icon], [later])).toContain('mended: config/syntax in docs.json\n');
  expect(tell([link, icon], [])).toBe('mended: config/syntax in docs.json\n');
  expect(tell([icon], [])).toBe('mended: links/missing in a.mdx\n');
});

it('names findings of one kind and file once when they are mended', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    finding('mdx/mended', 'a.mdx', `No. ${index}`, 'warning'),
  );
  let told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  let now: readonly Diagnostic[] = many;
  const report = createFindingsReport({ diagnostics: () => now, siteProblems: () => [], readText: () => '' });
  report.report();
  [now, told] = [[], ''];
  report.report();
  expect(told).toBe('mended: mdx/mended in a.mdx, 45 times\n');
});
