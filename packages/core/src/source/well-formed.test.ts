import { expect, it } from 'vitest';
import { parseJson } from './values/json-source.ts';
import { parseYamlDocument } from './values/parse-yaml.ts';
import { toValue } from './values/value-node.ts';

const TEXT =
  '{"a\\ud800": ["\\udc00b", "\\ud83d\\ude00", "\\\\ud800", "\\\\\\uDBFF", "\\ud800\\ud83d\\ude00"]}';
const READ = { 'a\ufffd': ['\ufffdb', '😀', '\\ud800', '\\\ufffd', '\ufffd😀'] };

it('is what is read of JSON: halves of characters are signs of replacement', () => {
  const { root } = parseJson('a.json', TEXT);
  expect(root && toValue(root)).toEqual(READ);
});

it('is what is read of YAML, where other quotes have no escapes', () => {
  const options = { prettyErrors: false, logLevel: 'silent' } as const;
  expect(parseYamlDocument(TEXT, options)?.toJS()).toEqual(READ);
  expect(parseYamlDocument("'[\\ud800-\\udfff]'", options)?.toJS()).toBe('[\\ud800-\\udfff]');
});
