import { describe, expect, it } from 'vitest';
import { parameterText } from './parameter-text.ts';

const values = { choices: ['TIDE', 'LOCK'], description: '- `TIDE`: with the tide.\n- `LOCK`: a lock.' };

describe('parameterText', () => {
  it.each<[string, string | undefined, Parameters<typeof parameterText>[1], string | undefined]>([
    ['the schema’s where the parameter has none', undefined, values, values.description],
    [
      'the parameter’s before that of its type',
      'Of this gate.',
      { description: 'Any gate.' },
      'Of this gate.',
    ],
    [
      'both where the schema’s explains the values',
      'Kind of gate.',
      values,
      `Kind of gate.\n\n${values.description}`,
    ],
    ['the parameter’s where it names them too', 'TIDE or LOCK.', values, 'TIDE or LOCK.'],
    ['nothing of nothing', undefined, {}, undefined],
  ])('is %s', (_, description, schema, expected) => {
    expect(parameterText(description === undefined ? {} : { description }, schema)).toBe(expected);
  });
});
