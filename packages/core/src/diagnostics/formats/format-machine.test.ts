import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatSarif } from './format-sarif.ts';

const TEXT = '{\n  "日本": "x",\n  "b": [\n  ]\n}\n';
const sources = (file: string): string | undefined => (file.endsWith('.json') ? TEXT : undefined);
const span = (target: string, file = 'docs.json') => ({
  file,
  start: TEXT.indexOf(target),
  end: TEXT.indexOf(target) + target.length,
});

const located: Diagnostic = {
  code: 'config/unknown-key',
  severity: 'warning',
  message: '100%: a, b\nc',
  span: span('"x"'),
  path: '/日本',
  hint: 'Remove it',
  related: [{ message: 'see', span: span('"b"', 'a folder/b.json') }],
};
const long: Diagnostic = { code: 'config/syntax', severity: 'error', message: 'Long', span: span('[\n  ]') };
const unread: Diagnostic = {
  code: 'links/missing-page',
  severity: 'error',
  message: 'Gone',
  span: { file: 'a,b:c.mdx', start: 3, end: 4 },
};
const placeless: Diagnostic = { code: 'cli/note', severity: 'info', message: 'Note' };
const all = [located, long, unread, placeless];

describe('formatJson', () => {
  it('is the document of the contract', () => {
    const text = formatJson(all, sources);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual({
      version: 1,
      summary: { errors: 2, warnings: 1 },
      diagnostics: [
        {
          code: 'config/unknown-key',
          severity: 'warning',
          message: '100%: a, b\nc',
          file: 'docs.json',
          line: 2,
          column: 9,
          endLine: 2,
          endColumn: 12,
          path: '/日本',
          hint: 'Remove it',
          url: 'https://waymark.dev/docs/diagnostics/config/unknown-key',
        },
        {
          code: 'config/syntax',
          severity: 'error',
          message: 'Long',
          file: 'docs.json',
          line: 3,
          column: 8,
          endLine: 4,
          endColumn: 4,
          url: 'https://waymark.dev/docs/diagnostics/config/syntax',
        },
        {
          code: 'links/missing-page',
          severity: 'error',
          message: 'Gone',
          file: 'a,b:c.mdx',
          url: 'https://waymark.dev/docs/diagnostics/links/missing-page',
        },
        {
          code: 'cli/note',
          severity: 'info',
          message: 'Note',
          url: 'https://waymark.dev/docs/diagnostics/cli/note',
        },
      ],
    });
  });

  it('is a document without diagnostics too', () => {
    expect(JSON.parse(formatJson([], sources))).toEqual({
      version: 1,
      summary: { errors: 0, warnings: 0 },
      diagnostics: [],
    });
  });
});

describe('formatGithub', () => {
  it('prints escaped workflow commands, with columns on single lines only', () => {
    expect(formatGithub(all, sources).split('\n')).toEqual([
      '::warning file=docs.json,line=2,endLine=2,col=9,endColumn=12,title=config/unknown-key::100%25: a, b%0Ac%0ARemove it',
      '::error file=docs.json,line=3,endLine=4,title=config/syntax::Long',
      '::error file=a%2Cb%3Ac.mdx,title=links/missing-page::Gone',
      '::notice title=cli/note::Note',
      '',
    ]);
  });

  it('counts files from the repository', () => {
    expect(formatGithub([long], sources, { folder: 'docs' })).toContain('file=docs/docs.json,');
    expect(formatGithub([long], sources, { folder: '' })).toContain('file=docs.json,');
    expect(formatGithub([], sources)).toBe('');
  });
});

describe('formatSarif', () => {
  const log = JSON.parse(formatSarif([...all, long], sources, { version: '1.2.3', folder: 'my docs' }));
  const [run] = log.runs;

  it('lists every rule once and points results at it', () => {
    expect([log.version, log.runs.length, run.columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits']);
    expect(run.tool.driver).toMatchObject({ name: 'Waymark', version: '1.2.3' });
    expect(run.tool.driver.rules).toHaveLength(4);
    expect(run.tool.driver.rules[3]).toEqual({
      id: 'cli/note',
      helpUri: 'https://waymark.dev/docs/diagnostics/cli/note',
      defaultConfiguration: { level: 'note' },
    });
    for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  });

  it('gives places with encoded paths, and none where there is none', () => {
    expect(run.results[0]).toMatchObject({
      level: 'warning',
      message: { text: '100%: a, b\nc\nRemove it' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20docs/docs.json' },
            region: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 12 },
          },
        },
      ],
      relatedLocations: [
        {
          message: { text: 'see' },
          physicalLocation: { artifactLocation: { uri: 'my%20docs/a%20folder/b.json' } },
        },
      ],
    });
    expect(run.results[2].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'my%20docs/a%2Cb%3Ac.mdx' },
    });
    expect(run.results[3].locations).toEqual([]);
    expect(JSON.parse(formatSarif([], sources)).runs[0].results).toEqual([]);
  });
});

it('paths count from the root of the repository where that is asked for', () => {
  const outside = { ...located, span: span('"x"', '../api/a.json') };
  expect(formatGithub([outside], sources, { folder: 'web/docs' })).toContain('file=web/api/a.json,');
  expect(formatSarif([outside], sources, { folder: 'web/docs' })).toContain('"uri": "web/api/a.json"');
});

describe('what authors wrote', () => {
  const name =
    '\u001b[2J\u009b2J\u202e\n::set-output name=a::b\r##vso[task.setvariable variable=P]x ##[add-mask]y';
  const quoted = { ...placeless, message: name, hint: name };

  it('steers no terminal and no service of CI in JSON, which holds it as it was', () => {
    for (const text of [formatJson([quoted], sources), formatSarif([quoted], sources)]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(text).not.toMatch(/##\w*\[|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      expect(text).not.toMatch(/^\s*::/m);
    }
    expect(JSON.parse(formatJson([quoted], sources)).diagnostics[0].message).toBe(name);
  });

  it('is one command of a workflow, with marks for what would steer', () => {
    const file = { ...unread, span: { file: `${name}.mdx`, start: 0, end: 0 }, message: name };
    const lines = formatGithub([quoted, file], sources).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    for (const line of lines) expect(line).not.toMatch(/##\w*\[|[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(lines[0]).toContain('%0A\ufffd:set-output name=a::b\u240d#\ufffdvso[');
  });
});
