import { describe, expect, it } from 'vitest';
import { fillText } from './held-text.ts';
import { holdVariables } from './variables.ts';

const variables = {
  version: '2.1',
  'api.host': 'example.com',
  html: '<b>bold</b> 1 < 2',
  nested: '<<b>i>x',
  empty: '',
  code: '{process.exit(3)}',
};
const run = (text: string, values: Readonly<Record<string, string>> = variables, file = 'a.mdx') => {
  const { value, diagnostics } = holdVariables(file, text, values);
  return {
    text: fillText(value.text),
    found: diagnostics.map(({ span, hint }) => [text.slice(span?.start, span?.end), hint]),
  };
};

describe('holdVariables', () => {
  it.each([
    ['v{{version}}!', 'v2.1!'],
    ['{{ version }} and {{version}}', '2.1 and 2.1'],
    ['{{api.host}}', 'example.com'],
    ['`{{version}}`\n```sh\nget {{version}}\n```', '`2.1`\n```sh\nget 2.1\n```'],
    ['{{html}}', 'bold 1 < 2'],
    ['{{nested}}', 'x'],
    ['[{{empty}}]', '[]'],
    ['{{ver sion}} {version} {{}} {{ }}', '{{ver sion}} {version} {{}} {{ }}'],
    ['<div style={{color}} />', '<div style={{color}} />'],
    ['<a href={{api.host}} />', '<a href={example.com} />'],
    ['a?v={{version}}', 'a?v=2.1'],
    ['no braces', 'no braces'],
    ['write \\{{version}} for it', 'write {{version}} for it'],
    ['`\\{{version}}`\n```\n\\{{version}}\n```', '`{{version}}`\n```\n{{version}}\n```'],
  ])('%j becomes %j', (text, expected) => {
    expect(run(text)).toEqual({ text: expected, found: [] });
  });

  it('lets no parser see a value', () => {
    const { text } = holdVariables('a.mdx', 'a {{code}} b', variables).value;
    expect(text).toMatch(/^a [a-z0-9]+ b$/);
  });

  it('knows the way back', () => {
    const { value } = holdVariables('a.mdx', 'v{{version}} x', variables);
    expect(value.toOriginal(value.text.lastIndexOf('x'))).toBe('v{{version}} x'.indexOf('x'));
    expect(value.toOriginal(3)).toBe(1);
  });

  it('reports unknown names and keeps them as text', () => {
    expect(run('{{verson}} {{other}}')).toEqual({
      text: '{{verson}} {{other}}',
      found: [
        ['{{verson}}', 'Did you mean "version"?'],
        [
          '{{other}}',
          'Add "other" to "variables" in docs.json, or write `\\{{other}}` for the braces themselves',
        ],
      ],
    });
    expect(holdVariables('a.mdx', '{{other}}', variables).value.text).not.toContain('{');
  });

  it('reports a name once, with the number of its places', () => {
    const { diagnostics } = holdVariables('a.mdx', '{{other}} {{more}} {{other}}\n\n{{other}}', variables);
    expect(diagnostics.map(({ message, span }) => [message, span?.start])).toEqual([
      ['The variable "other" is not defined in docs.json (also in 2 more places)', 0],
      ['The variable "more" is not defined in docs.json', 10],
    ]);
  });

  it('takes unknown names in code for another language, unless they are slips', () => {
    const text = '```\n{{ user.name }} {{verson}}\n``` `{{ item }}`';
    for (const end of ['\n', '\r\n', '\r'])
      expect(run(text.replaceAll('\n', end)).found).toEqual([['{{verson}}', 'Did you mean "version"?']]);
    expect(run('const a = {{item}}', variables, 'a.jsx').found).toEqual([]);
  });

  it('does not take a lone backtick for the begin of code in a later paragraph', () => {
    expect(run('A ` sign.\n\nUse `{{other}}` here.').found).toEqual([]);
    expect(run('A ` sign.\r\n \r\nUse `{{other}}` here.').found).toEqual([]);
    expect(run('Code `of two\nlines {{other}}` here.').found).toEqual([]);
  });

  it('misses variables in a project without any, but in code', () => {
    expect(run('{{anything}} `{{else}}`', {}).found).toEqual([['{{anything}}', expect.any(String)]]);
  });

  it('does not take names from the prototype', () => {
    expect(run('{{constructor}}').text).toBe('{{constructor}}');
  });
});
