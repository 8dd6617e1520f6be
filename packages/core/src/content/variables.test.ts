import { describe, expect, it } from 'vitest';
import { substituteVariables } from './variables.ts';

const variables = {
  version: '2.1',
  'api.host': 'example.com',
  html: '<b>bold</b> 1 < 2',
  nested: '<<b>i>x',
  empty: '',
};
const run = (text: string, values: Readonly<Record<string, string>> = variables) => {
  const { value, diagnostics } = substituteVariables('a.mdx', text, values);
  return {
    text: value.text,
    found: diagnostics.map(({ span, hint }) => [text.slice(span?.start, span?.end), hint]),
  };
};

describe('substituteVariables', () => {
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
    ['no braces', 'no braces'],
    ['write \\{{version}} for it', 'write \\{\\{version}} for it'],
    ['`\\{{version}}`\n```\n\\{{version}}\n```', '`{{version}}`\n```\n{{version}}\n```'],
  ])('%j becomes %j', (text, expected) => {
    expect(run(text)).toEqual({ text: expected, found: [] });
  });

  it('knows the way back', () => {
    const { value } = substituteVariables('a.mdx', 'v{{version}} x', variables);
    expect(value.text).toBe('v2.1 x');
    expect(value.toOriginal(value.text.indexOf('x'))).toBe('v{{version}} x'.indexOf('x'));
  });

  it('reports unknown names and leaves them', () => {
    expect(run('{{verson}} {{other}}')).toEqual({
      text: '{{verson}} {{other}}',
      found: [
        ['{{verson}}', 'Did you mean "version"?'],
        ['{{other}}', expect.stringContaining('Add "other"')],
      ],
    });
  });

  it('takes unknown names in code for another language, unless they are slips', () => {
    expect(run('```\n{{ user.name }} {{verson}}\n```').found).toEqual([
      ['{{verson}}', 'Did you mean "version"?'],
    ]);
  });

  it('does nothing in a project without variables', () => {
    expect(run('{{anything}}', {})).toEqual({ text: '{{anything}}', found: [] });
  });

  it('does not take names from the prototype', () => {
    expect(run('{{constructor}}').text).toBe('{{constructor}}');
  });
});
