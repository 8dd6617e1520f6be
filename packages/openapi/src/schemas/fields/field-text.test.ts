import { describe, expect, it } from 'vitest';
import { fieldText, parameterText } from './field-text.ts';

const of = { name: 'lock', required: false, node: { file: '', value: {} } };

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
    ['its title where nothing else is said', undefined, { title: 'Of a lock' }, 'Of a lock'],
    ['nothing of nothing', undefined, {}, undefined],
  ])('is %s', (_, description, schema, expected) => {
    const said = description === undefined ? {} : { description };
    expect(parameterText({ name: 'gate', ...said }, schema)).toBe(expected);
  });
});

describe('fieldText', () => {
  it.each<[string, string, Parameters<typeof fieldText>[1], string | undefined]>([
    ['the description', 'gate', { title: 'Gate of the lock', description: 'Opens.' }, 'Opens.'],
    ['a title that says more', 'gate', { title: 'Gate of the lock' }, 'Gate of the lock'],
    ['a title in letters without spaces', 'gate', { title: '水門' }, '水門'],
    ['nothing of the name again', 'gate_of_lock', { title: 'Gate Of Lock' }, undefined],
    ['nothing of the name and its kind', 'gateOfLock', { title: 'Gate Of Lock Object ' }, undefined],
    ['nothing of a type’s name', 'gate', { title: 'LockGate' }, undefined],
    ['nothing of a schema by reference', 'gate', { title: 'Base Gate Config', name: 'Gate' }, undefined],
    ['its description', 'gate', { title: 'Base Gate', name: 'Gate', description: 'Opens.' }, 'Opens.'],
    ['nothing of an object', 'gate', { title: 'Base Gate Config', properties: [of] }, undefined],
    [
      'nothing of a type’s name among a million blanks',
      'gate',
      { title: `${' '.repeat(1e6)}Lock\n` },
      undefined,
    ],
    [
      'words behind a million blanks',
      'gate',
      { title: `${' '.repeat(1e6)}Lock!` },
      `${' '.repeat(1e6)}Lock!`,
    ],
  ])('is %s', (_, name, schema, expected) => expect(fieldText(name, schema)).toBe(expected));
});
