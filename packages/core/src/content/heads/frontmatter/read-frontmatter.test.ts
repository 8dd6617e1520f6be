import { describe, expect, it } from 'vitest';
import { rewriteText } from '../../../source/index.ts';
import { readFrontmatter } from './read-frontmatter.ts';

const read = (text: string) => {
  const { value, diagnostics } = readFrontmatter('page.mdx', text);
  return {
    data: value.data,
    body: text.slice(value.bodyStart),
    found: diagnostics.map((diagnostic) => diagnostic.code),
    places: diagnostics.map(({ span }) => text.slice(span?.start, span?.end)),
    messages: diagnostics.map((diagnostic) => diagnostic.message),
  };
};

describe('readFrontmatter', () => {
  it.each([
    ['no front matter', '# Hello\n', {}, '# Hello\n'],
    ['simple keys', '---\ntitle: A\n---\nBody', { title: 'A' }, 'Body'],
    ['CRLF', '---\r\ntitle: A\r\n---\r\nBody', { title: 'A' }, 'Body'],
    ['CR', '---\rtitle: A\rtag:\r  - b\r---\rBody', { title: 'A', tag: ['b'] }, 'Body'],
    ['a byte order mark', '\ufeff---\ntitle: A\n---\nBody', { title: 'A' }, 'Body'],
    ['a byte order mark alone', '\ufeffBody', {}, 'Body'],
    ['spaces after the dashes', '---  \ntitle: A\n--- \t\nBody', { title: 'A' }, 'Body'],
    ['nothing between', '---\n---\nBody', {}, 'Body'],
    ['blank lines between', '---\n\n\n---\nBody', {}, 'Body'],
    ['only a comment', '---\n# nothing yet\n\n---\nBody', {}, 'Body'],
    ['no body', '---\ntitle: A\n---', { title: 'A' }, ''],
    [
      'lists and maps',
      '---\nkeywords: [a, b]\nicon:\n  name: x\n---\n',
      { keywords: ['a', 'b'], icon: { name: 'x' } },
      '',
    ],
    ['block scalars', '---\ndescription: >\n  one\n  two\n---\n', { description: 'one two\n' }, ''],
    [
      'maps that are merged',
      '---\nshared: &shared\n  tag: new\ntitle: A\n<<: *shared\n---\n',
      { shared: { tag: 'new' }, title: 'A', tag: 'new' },
      '',
    ],
    ['dates as text', '---\nlastUpdatedDate: 2025-01-02\n---\n', { lastUpdatedDate: '2025-01-02' }, ''],
    ['a thematic break', '---\n\nText\n', {}, '---\n\nText\n'],
    ['text between two breaks', '---\n\n## A\n*b*\n\n---\nC\n', {}, '---\n\n## A\n*b*\n\n---\nC\n'],
    ['dashes inside a value', '---\ntitle: a --- b\n---\nBody', { title: 'a --- b' }, 'Body'],
    ['a later break as body', '---\ntitle: A\n---\nBody\n\n---\n', { title: 'A' }, 'Body\n\n---\n'],
    [
      'a remark for a value',
      '---\ntitle: # to be told\ntag: #todo\n  new\n---\n',
      { title: null, tag: 'new' },
      '',
    ],
    ['a remark in lines that end as on Windows', '---\r\ntag: #todo\r\n  new\r\n---\r\n', { tag: 'new' }, ''],
    ['a null document', '---\n~\n---\nBody', {}, 'Body'],
  ])('reads %s', (_, text, data, body) => {
    expect(read(text)).toMatchObject({ data, body, found: [] });
  });

  it('takes a text behind a number sign for the value that it was meant as', () => {
    const text = '---\r\ntitle: #1 in "all"  \r\ntag: x\r\n---\r\nBody';
    const { value, diagnostics } = readFrontmatter('page.mdx', text);
    expect(value.data).toEqual({ title: '#1 in "all"', tag: 'x' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/frontmatter-remark']);
    const edits = diagnostics.flatMap(({ fix = [] }) =>
      fix.map((edit) => ({ ...edit.span, text: edit.text })),
    );
    expect(read(rewriteText(text, edits).text)).toMatchObject({ data: value.data, found: [] });
  });

  it.each(['---\ntitle: A\n------------\nBody\n', '---\r\n\r\ntitle: A\r\n---- \r\nBody\n\n---\nMore\n'])(
    'ends front matter at a line that a formatter made longer: %j',
    (text) => {
      const { value, diagnostics } = readFrontmatter('page.mdx', text);
      expect([value.data, text.slice(value.bodyStart, value.bodyStart + 4)]).toEqual([
        { title: 'A' },
        'Body',
      ]);
      expect(diagnostics.map(({ code }) => code)).toEqual(['content/frontmatter-mended']);
      const edits = diagnostics.flatMap(({ fix = [] }) =>
        fix.map((edit) => ({ ...edit.span, text: edit.text })),
      );
      expect(read(rewriteText(text, edits).text)).toMatchObject({ data: { title: 'A' }, found: [] });
    },
  );

  it.each(['---\nNote: A\n----\nB\n', '---\ntitle: A\n\nText\n----\nB\n'])(
    'leaves a longer line in a text: %j',
    (text) => {
      expect(read(text).body).toContain('----\nB');
    },
  );

  it('takes a text with a number sign before a word whole', () => {
    expect(read('---\ntitle: Lamp #1 of all\ntag: a # b\n---\n')).toMatchObject({
      data: { title: 'Lamp #1 of all', tag: 'a' },
      found: ['content/frontmatter-remark'],
      places: ['Lamp #1 of all'],
    });
    const sound = '---\ntitle: "Lamp #1" #x\ndescription: C#\ntag: [a] #b\n---\n';
    expect(read(sound)).toMatchObject({ data: { title: 'Lamp #1', description: 'C#' }, found: [] });
  });

  it('may lack its first line, where keys of the format are all that stands above the last', () => {
    const text = '\ntitle: A\nkeywords:\n  - b\n---\n\nBody\n';
    const { value, diagnostics } = readFrontmatter('a.mdx', text);
    expect(value.data).toEqual({ title: 'A', keywords: ['b'] });
    expect(diagnostics.map(({ code, span }) => [code, text.slice(span?.start, span?.end)])).toEqual([
      ['content/frontmatter-mended', 'title: A'],
    ]);
    const edits = diagnostics.flatMap(({ fix = [] }) =>
      fix.map((edit) => ({ ...edit.span, text: edit.text })),
    );
    expect(readFrontmatter('a.mdx', rewriteText(text, edits).text.trimStart()).diagnostics).toEqual([]);
    const ofOldMac = 'title: A\r---\rBody\r';
    expect(readFrontmatter('a.mdx', ofOldMac).diagnostics).toMatchObject([
      { span: { start: 0, end: 8 }, fix: [{ text: '---\r' }] },
    ]);
    for (const prose of ['title: A\n\nText\n\n---\n', 'Note: b\n---\n', 'title: A\nText\n---\n'])
      expect(read(prose)).toMatchObject({ data: {}, body: prose, found: [] });
  });

  it('does not fall for keys of the prototype', () => {
    const { data } = read('---\n__proto__: { hidden: true }\nconstructor: x\n---\n');
    expect(data['hidden']).toBeUndefined();
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor']);
  });

  it('begins at the second of two opening lines, where keys follow it and a closing line', () => {
    expect(read('---\n\n---\r\ntitle: A\n---\nBody')).toEqual({
      data: { title: 'A' },
      body: 'Body',
      found: ['content/frontmatter-mended'],
      places: ['---\r\n'],
      messages: [expect.stringContaining('two lines `---` stand before it')],
    });
    for (const body of ['---\nNote: b\n\n---\n', '---\ntitle: A\n\nText'])
      expect(read(`---\n${body}`)).toMatchObject({ data: {}, found: [] });
  });

  it('stands between lines that are nearly those around it, where keys of the format follow', () => {
    for (const text of [
      ' ---\ntitle: A\n---\nBody',
      '\ufeff----\r\ntitle: A\r\n ----\r\nBody',
      '—-\ntitle: A\n—\nBody',
    ])
      expect(read(text)).toMatchObject({
        data: { title: 'A' },
        body: 'Body',
        found: ['content/frontmatter-mended'],
        messages: [expect.stringContaining('the lines around it are not `---`')],
      });
    for (const text of [' ---\nNote: b\n---\n', '----\ntitle: A\n\nText\n\n----\n', '    ---\ntitle: A\n'])
      expect(read(text)).toMatchObject({ data: {}, found: [] });
  });

  it('begins after blank lines, where keys of the format follow and a closing line', () => {
    expect(read('\n \r\n---\ntitle: A\n---\nBody')).toEqual({
      data: { title: 'A' },
      body: 'Body',
      found: ['content/frontmatter-late'],
      places: ['---\n'],
      messages: [expect.stringContaining('blank lines stand before this one')],
    });
    for (const text of ['\n---\nNote: b\n---\n', '\n---\ntitle: A\n\nText', '\n---\n\nText\n\n---\n'])
      expect(read(text)).toMatchObject({ data: {}, body: text, found: [] });
  });

  it.each([
    ['import A from "/a.mdx";\n', 'an import stands'],
    ['import A from "/a.mdx";\r\nimport B from "/b.mdx";\r\n\r\n', 'an import stands'],
    ['<!-- draft -->\n', 'a comment stands'],
    ['{/* draft */}\n\n', 'a comment stands'],
    ['# Lamps\n\n', 'a heading stands'],
    ['\ufeff\n', 'blank lines stand'],
  ])('begins below %j, which is moved below it', (above, said) => {
    const text = `${above}---\ntitle: A\n---\nBody\n`;
    const { value, diagnostics } = readFrontmatter('a.mdx', text);
    expect(value.data).toEqual({ title: 'A' });
    expect(diagnostics.map(({ code, message }) => [code, message.includes(said)])).toEqual([
      ['content/frontmatter-late', true],
    ]);
    const edits = diagnostics.flatMap(({ fix = [] }) =>
      fix.map((edit) => ({ ...edit.span, text: edit.text })),
    );
    const mended = rewriteText(text, edits).text;
    expect(readFrontmatter('a.mdx', mended)).toMatchObject({
      value: { data: { title: 'A' } },
      diagnostics: [],
    });
    expect(mended.replace(/^\ufeff?---\ntitle: A\n---\s*/, '')).toBe(`${above.trimStart()}Body\n`);
  });

  it('comes to the end of hundreds of lines without front matter below them', () => {
    for (const line of ['import A from "/a.mdx";\r\n', '# Lamps\r\n', '<!-- a --> -->\r\n']) {
      const text = line.repeat(1000);
      expect(read(text)).toMatchObject({ data: {}, body: text, found: [] });
    }
  });

  it('takes words in brackets before others for text', () => {
    expect(read('---\ntitle: [Beta] Lamps\n---\n')).toMatchObject({
      data: { title: '[Beta] Lamps' },
      found: ['content/frontmatter-mended'],
    });
  });

  it.each([
    ['title:A\ndescription:B', 'Write a blank behind each colon that ends a key'],
    ['title = "A"', 'Write `title: …`: a key ends with a colon and a blank'],
    [
      '标题：“灯”\n描述：“光”',
      'Write a plain colon and a blank behind each key, as in `title: …`; `：` ends no key',
    ],
    [
      'title: A\ndescription: this is\na long text',
      'Indent the line if the value above goes on in it, or write both in one line',
    ],
  ])('says how %j should be written', (yaml, hint) => {
    expect(readFrontmatter('a.mdx', `---\n${yaml}\n---\n`).diagnostics.map((found) => found.hint)).toEqual([
      hint,
    ]);
  });

  it('is no line across the page with words below it', () => {
    const text = '# A\n\n---\ntitle: b\n\nMore words.\n\n---\n';
    expect(read(text)).toMatchObject({ data: {}, body: text, found: [] });
  });

  it('moves the lines of a text in that are not indented, and says so once', () => {
    for (const sign of ['|', '>-'])
      expect(read(`---\ntitle: A\ndescription: ${sign}\nHello there\n---\nBody`)).toMatchObject({
        data: { title: 'A', description: sign === '|' ? 'Hello there\n' : 'Hello there' },
        found: ['content/frontmatter-mended'],
        messages: [expect.stringContaining('the lines of this text are not indented')],
      });
    expect(read('---\ntitle: A\ndescription: |\n  Hello\n---\nBody').found).toEqual([]);
  });

  it.each([
    ['title: New: name', 'a colon and a blank stand in a value'],
    ['title: @home', 'a value begins with `@`'],
    ['title: [New] Home', 'words follow where a value ends'],
  ])('says in plain words what is wrong with %j', (yaml, words) => {
    const { diagnostics } = readFrontmatter('page.mdx', `---\n${yaml}\n---\n`);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(`: ${words.replace(/[`@]/g, '.')}$`),
    ]);
  });

  it('tells of TOML, which no reader of the page sees', () => {
    const result = read('+++\ntitle = "A"\n+++\nBody');
    expect(result).toMatchObject({ data: {}, body: 'Body', found: ['content/frontmatter-invalid'] });
    expect(result.places).toEqual(['+++\n']);
    expect(read('+++\nText')).toMatchObject({ body: '+++\nText', found: [] });
  });

  it('tells of a key that is there twice, and takes the last', () => {
    const text = '---\ntitle: A\ntitle: B\n---\n';
    const { value, diagnostics } = readFrontmatter('page.mdx', text);
    expect(value.data).toEqual({ title: 'B' });
    expect(diagnostics.map(({ message, span }) => [message.split(': ')[1], span?.start])).toEqual([
      ['this key is there twice; the last one counts', text.lastIndexOf('title')],
    ]);
  });

  it('tells of every key that is there twice', () => {
    const text = '---\ntitle: A\nicon: a\ntitle: B\nicon: b\n---\n';
    const { value, diagnostics } = readFrontmatter('page.mdx', text);
    expect(value.data).toEqual({ title: 'B', icon: 'b' });
    expect(diagnostics.map(({ span }) => text.slice(span?.start).split(':')[0])).toEqual(['title', 'icon']);
    expect(diagnostics.map(({ span }) => span?.start)).toEqual([
      text.lastIndexOf('title'),
      text.lastIndexOf('icon'),
    ]);
  });

  it('ends at the first line that is no key where the closing line is missing', () => {
    const result = read('---\ntitle: A\ntag: new\n\n# Hello\n');
    expect(result).toMatchObject({
      data: { title: 'A', tag: 'new' },
      found: ['content/frontmatter-unclosed'],
    });
    expect(result.body).toBe('\n# Hello\n');
    expect(result.places).toEqual(['---\n']);
    expect(read('---\ntitle: A')).toMatchObject({ data: { title: 'A' }, body: '' });
  });

  it.each([
    ['prose', '---\ntitle: A\n\nThe page begins.\n\n<Info>x</Info>\n\n---\n\nMore\n', { title: 'A' }],
    ['a heading and prose', '---\ntitle: A\n\n# Hello\n\nText\n\n---\nMore', { title: 'A' }],
    ['prose after a list', '---\ntitle: A\ntags:\n  - x\n- y\n\nText\n---\n', { title: 'A' }],
    ['prose, with CRLF', '---\r\ntitle: A\r\n\r\nText\r\n\r\n---\r\nMore', { title: 'A' }],
    ['prose, below keys of another script', '---\n标题: "A"\n\nText\n\n---\nMore', { 标题: 'A' }],
  ])('takes no break of the page for its end, where %s follows the keys', (_, text, data) => {
    const result = read(text);
    expect(result.data).toMatchObject(data);
    expect(result.found[0]).toBe('content/frontmatter-unclosed');
    expect(result.body).toBe(text.slice(text.search(/\r?\n\r?\n/) + (text.includes('\r') ? 2 : 1)));
  });

  it.each([
    ['keys', 'title: A\n\ntag: x'],
    ['comments', 'title: A\n\n# the rest\n\ntag: x'],
    ['a list', 'title: A\ntags:\n\n- x\n\n- y'],
    ['a block text', 'title: A\ndescription: |\n  one\n\n  two'],
    ['a list in brackets', 'title: A\ntags: [\n"x",\n\n"y"\n]'],
    ['a text in quotes that goes on', 'title: A\ndescription: "one\n\ntwo"\ntag: x'],
  ])('ends at its closing line although a blank line stands before %s', (_, yaml) => {
    expect(read(`---\n${yaml}\n---\nBody`).body).toBe('Body');
  });

  it('leaves a merge that nobody ended to the page, and reads the later side', () => {
    const yaml = 'title: A\n<<<<<<< HEAD\ntag: ours\n=======\ntag: theirs\n>>>>>>> summer\nicon: flag';
    expect(read(`---\n${yaml}\n---\nBody`)).toMatchObject({
      data: { title: 'A', tag: 'theirs', icon: 'flag' },
      body: 'Body',
      found: [],
    });
  });

  it('points at the quote that nothing closes', () => {
    const result = read('---\ntitle: "REST\ndescription: About it\n---\nBody');
    expect(result).toMatchObject({ found: ['content/frontmatter-mended'], places: ['"REST'] });
    expect(read('---\ntitle: "REST\n\nThe page says "so".\n\n---\nMore')).toMatchObject({
      data: { title: 'REST' },
      found: ['content/frontmatter-unclosed', 'content/frontmatter-mended'],
      places: ['---\n', '"REST'],
    });
  });

  it.each([
    ['quotes inside quotes', 'title: "Say "hello" now"', { title: 'Say "hello" now' }],
    ['single quotes inside single quotes', "title: 'What's new'", { title: "What's new" }],
    ['a quoted start', 'title: "Hello" and more', { title: '"Hello" and more' }],
    ['a colon', 'title: Part 1: Start', { title: 'Part 1: Start' }],
    ['an at sign', 'title: @scope/name', { title: '@scope/name' }],
    ['a backtick', 'title: `code` here', { title: '`code` here' }],
    ['emphasis', 'title: **New** lamp', { title: '**New** lamp' }],
    ['emphasis that looks like an alias', 'title: A\ndescription: *new', { title: 'A', description: '*new' }],
    ['a link', 'description: [A](b) c', { description: '[A](b) c' }],
    ['a percent sign', 'title: %20', { title: '%20' }],
    ['an open quote', 'title: "never closed\ntag: new', { title: 'never closed', tag: 'new' }],
    ['a lone quote', 'title: "\ntag: new', { title: '', tag: 'new' }],
    ['a quoted text over lines', 'title: "one\ntwo"\ntag: new', { title: 'one two', tag: 'new' }],
    ['escaped quotes among bare ones', 'title: "a \\"b\\" "c""', { title: 'a "b" "c"' }],
    ['a repeated key', 'title: A\ntitle: B', { title: 'B' }],
    ['a quoted key', '"og:title": "a "b""', { 'og:title': 'a "b"' }],
    ['a tab before a key', 'og:\n\ttitle: A\n\tsize: 2', { og: { title: 'A', size: 2 } }],
    ['a tab before an entry', 'tags:\n  - a\n\t- b', { tags: ['a', 'b'] }],
    ['a tab', 'title:\tA\n\tB: c', { title: 'A B: c' }],
  ])('mends %s', (_, yaml, data) => {
    const result = read(`---\nsidebarTitle: 'kept'\nkeywords: ["x", "y"]\n${yaml}\n---\nBody`);
    expect(result.data).toEqual({ sidebarTitle: 'kept', keywords: ['x', 'y'], ...data });
    expect(result.found).toEqual(['content/frontmatter-mended']);
    expect(result.body).toBe('Body');
  });

  it('reads quoted texts that go on at the margin, in lists too, and tells once', () => {
    const yaml = "description: 'a text that\ngoes on'\nkeywords: ['a', 'b\n', 'c']\ntitle: A";
    expect(read(`---\n${yaml}\n---\nBody`)).toMatchObject({
      data: { description: 'a text that goes on', keywords: ['a', 'b ', 'c'], title: 'A' },
      found: ['content/frontmatter-mended'],
    });
    const [told] = readFrontmatter('page.mdx', `---\n${yaml}\n---\nBody`).diagnostics;
    expect(told?.message).toMatch(/: Missing closing ' of a text$/);
  });

  it('points at the use of an anchor that is nowhere', () => {
    expect(read('---\ntitle: A\ntag: *nowhere\n---\n')).toMatchObject({
      data: { title: 'A', tag: '*nowhere' },
      found: ['content/frontmatter-mended'],
      places: ['*nowhere'],
    });
  });

  it('takes nothing of a text that holds itself', () => {
    expect(read('---\ntitle: &t\n  again: *t\n---\n')).toMatchObject({
      data: {},
      found: ['content/frontmatter-invalid'],
    });
  });

  it('points at the line that YAML refuses', () => {
    const text = '---\ntag: new\ntitle: Part 1: Start\n---\n';
    const { diagnostics } = readFrontmatter('page.mdx', text);
    const start = diagnostics[0]?.span?.start ?? 0;
    expect(text.slice(0, start).split('\n')).toHaveLength(3);
  });

  it.each([
    ['a line that is no key', 'title: "A "b""\nplain words', { title: 'A "b"' }, 'plain words'],
    ['a list that never closes', 'title: A\nkeywords: [a, b', { title: 'A' }, 'keywords: [a, b\n'],
    ['a document that is text', 'only some words', {}, 'only some words'],
    ['a document that is a list', '- a\n- b', {}, '- a\n- b'],
  ])('gives up on %s, and says where', (_, yaml, data, place) => {
    const result = read(`---\n${yaml}\n---\nBody`);
    expect(result).toMatchObject({
      data,
      body: 'Body',
      found: ['content/frontmatter-invalid'],
      places: [place],
    });
  });

  it.each([
    ['only some words', 'Write one `key: value` a line'],
    ['title: "A "b""\n描述：Lamps', 'Write a plain colon and a blank behind each key'],
    ['title: "A "b""\nplain words', 'Indent the line if the value above goes on in it'],
  ])('says of %j how it is written', (yaml, said) => {
    const { diagnostics } = readFrontmatter('page.mdx', `---\n${yaml}\n---\n`);
    expect(diagnostics.map(({ hint }) => hint?.startsWith(said))).toEqual([true]);
  });

  it.each([
    ['beside a text in quotes', 'title: "A"\n  description: "x"\nicon: flag', '  description: "x"'],
    ['beside a text', 'title: A\n  description: x\nicon: flag', '  description: x'],
    ['of the first key', '  title: A\ndescription: x\nicon: flag', '  title: A'],
  ])('reads a key that begins too far in, %s, and points at it', (_, yaml, place) => {
    const result = read(`---\n${yaml}\n---\nBody`);
    expect(result).toMatchObject({
      data: { title: 'A', description: 'x', icon: 'flag' },
      found: ['content/frontmatter-mended'],
      places: [place],
    });
  });

  it('keeps the lists beside a value that it has to read as text', () => {
    const result = read('---\ntitle: a: b\ntags:\n  - x\n y: 1\nkeywords:\n- z\n---\nBody');
    expect(result.data).toMatchObject({ title: 'a: b', keywords: ['z'] });
    expect(read('---\ntitle: a: b\ntags:\n  - x\n---\n').data).toEqual({ title: 'a: b', tags: ['x'] });
    expect(read('---\ndescription: This page says\n  usage: how to use\n---\n')).toMatchObject({
      data: { description: 'This page says usage: how to use' },
      places: ['  usage: how to use'],
    });
  });

  it('survives aliases that expand without bound', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const inside =
        level === 0
          ? 'x'
          : Array(9)
              .fill(`*l${level - 1}`)
              .join(', ');
      return `l${level}: &l${level} [${inside}]`;
    });
    const result = read(`---\n${levels.join('\n')}\n---\nBody`);
    expect(result.found.length).toBeGreaterThan(0);
    expect(result.body).toBe('Body');
  });
});
