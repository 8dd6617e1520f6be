import { describe, expect, it } from 'vitest';
import { compileText } from './testing/compile-text.ts';

const found = (text: string) =>
  compileText(text).diagnostics.map(({ code, hint, span }) => [
    code,
    hint,
    text.slice(span?.start, span?.end),
  ]);

describe('checkComponent', () => {
  it('reports words that a prop does not know', () => {
    expect(found('<Badge color="gren">x</Badge>')).toEqual([
      ['mdx/unknown-value', 'Did you mean `green`?', 'color'],
    ]);
    expect(found('<Visibility for="everyone">x</Visibility>')).toEqual([
      ['mdx/unknown-value', 'Write one of `humans`, `agents`, `signed-in`, `signed-out`', 'for'],
    ]);
    expect(found('<Badge color="GREEN" size={sizes.sm}>x</Badge>')).toEqual([]);
  });

  it.each([
    '<Visibility for={{ groups: ["admins"] }}>x</Visibility>',
    '<Tooltip description="x">y</Tooltip>',
    '<Tooltip tip="x">y</Tooltip>',
    '<Mermaid>{`graph TD`}</Mermaid>',
  ])('takes the other forms that a prop may have: %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['<Callout type="error">x</Callout>', 'danger'],
    ['<Callout type="success">x</Callout>', 'check'],
    ['<Callout variant="warn">x</Callout>', 'warning'],
    ['<Badge size="Large">x</Badge>', 'lg'],
    ['<Badge color="violet">x</Badge>', 'purple'],
    ['<Tooltip tip="x" side="above">y</Tooltip>', 'top'],
  ])('knows the word that means the same in %j', (text, meant) => {
    expect(found(text).map(([code, hint]) => [code, hint])).toEqual([
      ['mdx/unknown-value', `Did you mean \`${meant}\`?`],
    ]);
  });

  it.each([
    ['<Callout kind="note">x</Callout>', 'variant'],
    ['<Tooltip tip="x" placement="top">y</Tooltip>', 'side'],
    ['<Columns columns={2}>x</Columns>', 'cols'],
    ['<Accordion title="x" open>y</Accordion>', 'defaultOpen'],
  ])('knows the prop that is called otherwise in %j', (text, meant) => {
    expect(found(text).map(([code, hint]) => [code, hint])).toEqual([
      ['mdx/unknown-prop', `Did you mean \`${meant}\`?`],
    ]);
  });

  it('says which prop was meant', () => {
    expect(found('<Card titel="x" title="y" />')).toEqual([
      ['mdx/unknown-prop', 'Did you mean `title`?', 'titel'],
    ]);
    expect(found('<Tabs><Tab label="a">x</Tab><Tab label="a" title="b">x</Tab></Tabs>')).toEqual([
      ['mdx/unknown-prop', 'Did you mean `title`?', 'label'],
      ['mdx/unknown-prop', 'Known properties: `icon`, `iconType`, `title`', 'label'],
    ]);
  });

  it('lists the properties of its own that a component has, where none is near', () => {
    expect(found('<Update label="2.0" date="today">x</Update>')).toEqual([
      ['mdx/unknown-prop', 'Known properties: `label`, `description`, `tags`, `rss`', 'date'],
    ]);
  });

  it('tells once of words behind a text whose quote ends too soon', () => {
    const hint = 'If it belongs to `title`, end the quote behind it: `title="… and close the lid"`';
    expect(found('<Card href="/" title="Open it" and close the lid icon="x">y</Card>')).toEqual([
      ['mdx/unknown-prop', hint, 'and close the lid'],
    ]);
    expect(found('<Card and close the title="x" lamps>y</Card>')).toEqual([
      ['mdx/unknown-prop', undefined, 'and close the'],
      ['mdx/unknown-prop', expect.stringContaining('Known properties: `icon`'), 'lamps'],
    ]);
    expect(found('<Card the="x" in the house and the garden>y</Card>')).toContainEqual([
      'mdx/unknown-prop',
      expect.any(String),
      'in the house and the garden',
    ]);
    expect(found('<Card in the house and in the>y</Card>')).toEqual([
      ['mdx/unknown-prop', undefined, 'in the house and'],
    ]);
    expect(found('<video src="/a.mp4" autoPlay muted loop playsInline />')).toEqual([]);
    expect(found('<Card href="/" title="A" data-a data-b aria-hidden>y</Card>')).toEqual([]);
  });

  it('looks once at each of very many words', () => {
    const words = Array.from({ length: 80_000 }, (_, at) => `word${at}`).join(' ');
    expect(compileText(`<Card title="x" ${words} />`).diagnostics).toHaveLength(1);
  });

  it('says where the caption of a picture is written', () => {
    expect(found('<Frame><img src="/a.png" alt="A" caption="B" /></Frame>')).toEqual([
      ['mdx/unknown-prop', 'Write it as `<Frame caption="…">` around it', 'caption'],
    ]);
    expect(found('<table caption="B"><caption>A</caption></table>')).toEqual([]);
  });

  it.each([
    '<Card\n  href="/titel=x"\n  titel="x"\n/>',
    "<Card title='titel' {...{}} />\n\n<Card href={`}titel${1}`} titel />",
    '<Card icon={<Icon icon="}" />} title={f("titel=")} titel={1}>titel="x"</Card>',
  ])('points at the prop itself in %j', (text) => {
    const [each] = compileText(text).diagnostics.filter(({ code }) => code === 'mdx/unknown-prop');
    expect(text.slice(0, each?.span?.start)).toMatch(/\s$/);
    expect(text.slice(each?.span?.start)).toMatch(/^titel(?:=|\s)/);
    expect(text.slice(each?.span?.end)).not.toMatch(/^titel/);
  });

  it('looks once at each of very many props', () => {
    const props = Array.from({ length: 80_000 }, (_, at) => `prop${at}=""`).join(' ');
    expect(compileText(`<Card title="x" ${props} />`).diagnostics).toHaveLength(80_000);
  });

  it('does not say besides that a misspelt prop is missing', () => {
    expect(found('<Tab tile="x">y</Tab>').map(([code]) => code)).toEqual([
      'mdx/misplaced',
      'mdx/unknown-prop',
    ]);
  });

  it('does not say besides that what it could not read is missing', () => {
    const codes = (text: string): readonly (string | undefined)[] => found(text).map(([code]) => code);
    const tab = (attributes: string): string => `<Tabs>\n<Tab${attributes}>x</Tab>\n</Tabs>`;
    for (const unread of [' {a}', ' title={a b}', ' icon="x" title={a b}'])
      expect(codes(tab(unread)), unread).toEqual(['mdx/syntax']);
    expect(codes(`${tab('')}\n\n${tab(' title={a b}')}`)).toEqual(['mdx/syntax', 'mdx/missing-prop']);
  });

  it('reports parts without their whole, at any depth of other tags', () => {
    expect(found('<Step title="A">x</Step>')).toEqual([['mdx/misplaced', undefined, '<Step']]);
    expect(found('<Steps>\n  <div>\n    <Step title="A">x</Step>\n  </div>\n</Steps>')).toEqual([]);
    expect(found('<Tab title="A">x</Tab>')).toEqual([['mdx/misplaced', undefined, '<Tab']]);
  });

  it('says nothing of parts whose whole may be a component that nothing defines, which is told', () => {
    const codes = (text: string): readonly unknown[] => found(text).map(([code]) => code);
    expect(codes('<Setps>\n  <Step title="A">x</Step>\n</Setps>')).toEqual(['mdx/unknown-component']);
    expect(codes('<steps>\n  <Step title="A">x</Step>\n</steps>')).toEqual(['mdx/lower-case-tag']);
    expect(codes('<Other>\n  <Card title="c"><Step title="A">x</Step></Card>\n</Other>')).toEqual([
      'mdx/unknown-component',
      'mdx/misplaced',
    ]);
  });

  it('counts the parts of which one is shown first', () => {
    const tabs = (first: string, others = ''): string =>
      `<Tabs defaultTabIndex={${first}}>\n<Tab title="a">x</Tab>\n<Tab title="b">y</Tab>${others}\n</Tabs>`;
    expect(found(tabs('2'))).toEqual([['mdx/out-of-range', undefined, 'defaultTabIndex']]);
    expect(found(tabs('-1'))).toEqual([['mdx/out-of-range', undefined, 'defaultTabIndex']]);
    expect(found(tabs('1'))).toEqual([]);
    expect(found(tabs('2', '\n{more}'))).toEqual([]);
    const listed = '\n\n- <Tab title="c">z</Tab>\n';
    expect(found(tabs('3', listed)).map(([code]) => code)).toContain('mdx/out-of-range');
    expect(found(tabs('2', listed)).map(([code]) => code)).not.toContain('mdx/out-of-range');
    expect(found(tabs('3', '\n\n- <b>{more}</b>\n')).map(([code]) => code)).not.toContain('mdx/out-of-range');
  });

  it.each([
    ['<Card title="x" href={5} />', 'mdx/wrong-type'],
    ['<Icon icon="sun" color={5} />', 'mdx/not-a-color'],
    ['<Card href="/a" arrow="zzz" />', 'mdx/wrong-type'],
    ['<Color variant="table"><Color.Item name="a" value="blueish" /></Color>', 'mdx/not-a-color'],
    ['<Color variant="table"><Color.Item name="a" value="url(/a.png)" /></Color>', 'mdx/not-a-color'],
    [
      '<Color variant="table"><Color.Item value={{ light: "#fff", dark: "nigth" }} /></Color>',
      'mdx/not-a-color',
    ],
    ['<Heading level={7}>x</Heading>', 'mdx/out-of-range'],
  ])('reports a value that is none of its kind in %j', (text, code) => {
    expect(found(text).map(([each]) => each)).toEqual([code]);
  });

  it('reports a parameter in two places', () => {
    expect(found('<ParamField path="a" query="b" type="string" />')).toEqual([
      ['mdx/exclusive-props', undefined, '<ParamField'],
    ]);
  });

  it.each([
    ['<Columns cols={9}>x</Columns>', 'mdx/out-of-range', undefined],
    ['<Columns cols="0">x</Columns>', 'mdx/out-of-range', undefined],
    ['<Callout color="blueish">x</Callout>', 'mdx/not-a-color', 'Write a colour of CSS, such as `#7c3aed`'],
    ['<Card icon="flag" color="7c3aed" />', 'mdx/not-a-color', 'Did you mean `#7c3aed`?'],
    ['<Card title="x" cta="Go" />', 'mdx/missing-prop', '`cta` does nothing without it'],
    ['<Tooltip tip="x" href="/a">x</Tooltip>', 'mdx/missing-prop', '`href` does nothing without it'],
    ['<Tooltip tip="x" cta="Go">x</Tooltip>', 'mdx/missing-prop', '`cta` does nothing without it'],
    ['<Tip iconType="solid">x</Tip>', 'mdx/missing-prop', '`iconType` does nothing without it'],
    [
      '<Prompt description="x" iconLibrary="a" />',
      'mdx/missing-prop',
      '`iconLibrary` does nothing without it',
    ],
    ['<Card color="#f00" iconType="solid" />', 'mdx/missing-prop', '`iconType` does nothing without it'],
    ['<Card title="x" arrow />', 'mdx/missing-prop', '`arrow` does nothing without it'],
    ['<Icon iconType="solid" />', 'mdx/missing-prop', undefined],
    [
      '<Prompt description="x" actions={["copy", "fly"]} />',
      'mdx/unknown-value',
      'Write one of `copy`, `cursor`',
    ],
    [
      '<Accordion title="x" defaultOpen="yes" />',
      'mdx/wrong-type',
      'Write `defaultOpen` alone, or `defaultOpen={false}`',
    ],
    [
      '<Expandable defaultOpen={1} />',
      'mdx/wrong-type',
      'Write `defaultOpen` alone, or `defaultOpen={false}`',
    ],
    ['<Columns cols >x</Columns>', 'mdx/wrong-type', undefined],
    ['<Card title="x" href={["/a"]} />', 'mdx/wrong-type', undefined],
    ['<Icon icon={3} />', 'mdx/wrong-type', undefined],
    ['<Note style={3}>x</Note>', 'mdx/wrong-type', undefined],
    ['<Badge shape={3} />', 'mdx/unknown-value', 'Write one of `rounded`, `pill`'],
    [
      '<GitHub.Repo repo="waymark" />',
      'mdx/unread-value',
      'Write `owner/name`, or the address of a repository at GitHub',
    ],
    ['<Badge shape={{}} />', 'mdx/wrong-type', undefined],
    ['<Mermaid placement="top-left">{/* x */}</Mermaid>', 'mdx/missing-prop', undefined],
    ['<Update label="">x</Update>', 'mdx/missing-prop', 'What is written for it is empty'],
    ['<ResponseField name=" " type="a" />', 'mdx/missing-prop', 'What is written for it is empty'],
    ['<ParamField path="" type="a" />', 'mdx/missing-prop', 'Or one of `query`, `header`, `body`, `cookie`'],
    ['<ParamField type="a" />', 'mdx/missing-prop', 'Or one of `query`, `header`, `body`, `cookie`'],
  ])('says what is wrong with %s', (text, code, hint) => {
    const last = [...text.matchAll(/ (\w+)(?=[=\s])/g)].at(-1)?.[1];
    const place = code === 'mdx/missing-prop' ? text.slice(0, text.indexOf(' ')) : last;
    expect(found(text)).toEqual([[code, hint, place]]);
  });

  it.each([
    '<Columns cols={4}>x</Columns>',
    '<Columns cols="1">x</Columns>',
    '<Card title="x" img="" icon={false} href={null} horizontal="TRUE" />',
    '<Card title="x" horizontal="horizontal" />',
    '<Columns cols={count}>x</Columns>',
    '<Callout color="RebeccaPurple">x</Callout>',
    '<Callout color="rgb(1 2 3 / 50%)">x</Callout>',
    '<Icon icon="flag" color={tint} />',
    '<Card title="x" cta="Go" href="/a" />',
    '<Card title="x" arrow={false} />',
    '<Card title="x" icon="flag" iconType="solid" color="#f00" />',
    '<Prompt description="x" actions="copy, cursor" />',
    '<ParamField body />',
    '<ParamField name="a" />',
  ])('has nothing to say about %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('asks for nothing that a spread may give', () => {
    expect(found('<Tabs><Tab {...props}>x</Tab></Tabs>')).toEqual([]);
  });
});

describe('compilePage', () => {
  it('knows the places that a link names, as older HTML has it, and none of other tags', () => {
    const text = '<a name="limits"></a>\n\n<input name="e-mail" />\n\n## Costs';
    expect(compileText(text).value?.facts.anchors).toEqual(['limits', 'costs']);
  });

  it('counts repeated fields from one', () => {
    const text =
      '<ParamField path="userId" type="a" />\n\n<ParamField path="userId" type="a" />\n\n<ResponseField name="userId" type="a" />';
    expect(compileText(text).value?.facts.anchors).toEqual([
      'param-user-id',
      'param-user-id-1',
      'param-user-id-2',
    ]);
  });

  it('knows which headings are covered at first', () => {
    const tab = (name: string): string => `<Tab title="${name}">\n\n## ${name}\n\n</Tab>\n`;
    const view = (title: string, name: string): string =>
      `<View title="${title}">\n\n## ${name}\n\n</View>\n`;
    const text = `<Tabs defaultTabIndex={1}>\n${tab('A')}${tab('B')}</Tabs>\n\n${view('V', 'C')}\n${view('W', 'D')}\n${view('V', 'E')}`;
    const facts = compileText(text).value?.facts;
    expect(facts?.toc.map(({ text: name, covered }) => [name, covered])).toEqual([
      ['A', true],
      ['B', undefined],
      ['C', undefined],
      ['D', true],
      ['E', undefined],
    ]);
    expect(facts?.views).toEqual(['V', 'W']);
  });

  it('takes nothing from what only agents read', () => {
    const facts = compileText('<Visibility for="agents">\n\n## Secret\n\nWords.\n\n</Visibility>').value
      ?.facts;
    expect(facts?.toc).toEqual([]);
    expect(JSON.stringify(facts)).not.toContain('Words');
  });

  it('reads the words of a changelog that stand on the line of their tag', () => {
    const { updates } =
      compileText(
        '<Update label="v1">One **two** <Icon icon="sun" /> [three](/a).</Update>\n\n<Update label="v2">\n<p>Four</p>\n<Note>no</Note>\n</Update>',
      ).value?.facts ?? {};
    expect(updates?.map(({ parts }) => parts)).toEqual([
      [{ id: '', heading: '', text: 'One two three.' }],
      [{ id: '', heading: '', text: 'Four' }],
    ]);
  });

  it('reads the entries of a changelog', () => {
    const facts = compileText(
      '<Update label="v1" tags={["a"]} rss={{title: "T"}}>\n\nOne **two**.\n\n<Note>no</Note>\n\n## H\n\n- x\n- y\n\n</Update>',
    ).value?.facts;
    expect(facts?.updates).toEqual([
      {
        id: 'v1',
        label: 'v1',
        tags: ['a'],
        feed: { title: 'T' },
        parts: [
          { id: '', heading: '', text: 'One two.' },
          { id: 'h', heading: 'H', text: 'x\ny' },
        ],
        span: { file: 'a.mdx', start: 0, end: 108 },
      },
    ]);
  });
});
