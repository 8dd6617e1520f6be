import { describe, expect, it } from 'vitest';
import { type CodeMeta, parseFenceMeta, readLineNumbers } from './fence-meta.ts';

const nothing: CodeMeta = {
  language: 'js',
  lineNumbers: false,
  highlight: [],
  focus: [],
  expandable: false,
  wrap: false,
  nocopy: false,
  twoslash: false,
};

describe('parseFenceMeta', () => {
  it.each<[string, Partial<CodeMeta>]>([
    ['', {}],
    ['Example title', { title: 'Example title' }],
    ['src/app/page.js', { title: 'src/app/page.js' }],
    ['list[Enum] type', { title: 'list[Enum] type' }],
    ['my_server.py (HTTP) {9, 10}', { title: 'my_server.py (HTTP)', highlight: [9, 10] }],
    ['title="A long one"', { title: 'A long one' }],
    ["title='single' other", { title: 'single' }],
    ['words title=bare', { title: 'bare' }],
    ['title={"in braces"}', { title: 'in braces' }],
    ['"quoted words"', { title: 'quoted words' }],
    ['title="one" title="two"', { title: 'two' }],
    ['title=""  words', { title: 'words' }],
    ['icon="square-js" Title', { icon: 'square-js', title: 'Title' }],
    ['icon=java lines', { icon: 'java', lineNumbers: true }],
    ['lines', { lineNumbers: true }],
    ['lines={true}', { lineNumbers: true }],
    ['Wrap example wrap', { title: 'Wrap example', wrap: true }],
    ['Icon example icon="square-js"', { title: 'Icon example', icon: 'square-js' }],
    ['LINES="true"', { lineNumbers: true }],
    ['lines={false}', {}],
    ['showLineNumbers', { lineNumbers: true }],
    ['{1,3-5}', { highlight: [1, 3, 4, 5] }],
    ['{1, 3-5} Title', { highlight: [1, 3, 4, 5], title: 'Title' }],
    ['{3, }', { highlight: [3] }],
    ['highlight={1,3-5}', { highlight: [1, 3, 4, 5] }],
    ['highlight="1,3-5"', { highlight: [1, 3, 4, 5] }],
    ['highlight=1,3-5', { highlight: [1, 3, 4, 5] }],
    ['highlight={[1,3]}', { highlight: [1, 3] }],
    ['{5} highlight={2} Highlight="2,1"', { highlight: [1, 2, 5] }],
    ['focus={2,4-5} focus=2,9', { focus: [2, 4, 5, 9] }],
    ['server.py expandable', { expandable: true, title: 'server.py' }],
    ['{4} [expandable]', { expandable: true, highlight: [4] }],
    ['server.py [Expandable]', { expandable: true, title: 'server.py' }],
    ['expandable wrap nocopy twoslash', { expandable: true, wrap: true, nocopy: true, twoslash: true }],
    ['nocopy="false"', {}],
    ['nocopy nocopy="false"', {}],
    ['lang="TypeScript"', { lang: 'TypeScript' }],
    ['theme="nord" x', { theme: 'nord', title: 'x' }],
    ['theme={null}', {}],
    ['Title theme={null} lines', { title: 'Title', lineNumbers: true }],
    ['placement="top-left" actions={true}', { placement: 'top-left', actions: true }],
    ['actions={false}', { actions: false }],
    ['Server actions', { title: 'Server actions' }],
    ['test="skip" Before', { title: 'Before' }],
    ['code highlight title', { title: 'code highlight title' }],
    ['{theme}', {}],
    ['{{ a: 1 }}', { title: '}' }],
    ['title="never closed', { title: 'never closed' }],
    ['Python diff lines', { title: 'Python diff', lineNumbers: true }],
  ])('reads %j', (meta, expected) => {
    expect(parseFenceMeta('js', meta)).toEqual({ ...nothing, ...expected });
  });

  it.each<[string | null | undefined, string | null | undefined, Partial<CodeMeta>]>([
    [null, null, { language: undefined }],
    [undefined, undefined, { language: undefined }],
    ['', 'lines', { language: undefined, lineNumbers: true }],
    ['js title="a b" lines', undefined, { title: 'a b', lineNumbers: true }],
    ['js{1,2}', 'wrap', { highlight: [1, 2], wrap: true }],
    ['{2}', undefined, { language: undefined, highlight: [2] }],
    ['title="a"', 'lines', { language: undefined, title: 'a', lineNumbers: true }],
    ['[expandable]', undefined, { language: undefined, expandable: true }],
    ['nocopy', null, { language: undefined, nocopy: true }],
    ['NoCopy', 'Title', { language: undefined, nocopy: true, title: 'Title' }],
    ['C++', 'main.cpp', { language: 'C++', title: 'main.cpp' }],
  ])('reads %j and %j', (info, meta, expected) => {
    expect(parseFenceMeta(info, meta)).toEqual({ ...nothing, ...expected });
  });
});

describe('readLineNumbers', () => {
  it.each<[string, readonly number[]]>([
    ['', []],
    ['3,1,2', [1, 2, 3]],
    ['1,1,1-2', [1, 2]],
    ['5-3', [3, 4, 5]],
    ['0-2', [1, 2]],
    ['a1, 2b, 1.5, x', []],
    ['2 4', [2, 4]],
  ])('reads %j', (text, numbers) => {
    expect(readLineNumbers(text)).toEqual(numbers);
  });

  it('bounds what a slip can cost', () => {
    expect(readLineNumbers('1-9999999').length).toBeLessThan(20_000);
    expect(readLineNumbers('1-99999999999')).toEqual([1]);
    expect(readLineNumbers('1-9999999,20001-9999999,40001-9999999').length).toBeLessThan(20_000);
    expect(readLineNumbers('3,2-9999999,1', 4)).toEqual([1, 2, 3, 4]);
  });
});
