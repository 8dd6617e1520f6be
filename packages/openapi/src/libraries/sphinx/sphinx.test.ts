import { describe, expect, it } from 'vitest';
import {
  findHead,
  operationHeads,
  readSpecification,
  readSymbolPage,
  type Specification,
  symbolMarkdown,
} from '../../index.ts';

/** A declaration as Sphinx writes it: its name is what stands before the parentheses. */
const declare = (
  type: string,
  id: string,
  { before = '', parameters = [], after = '', says = '' }: Readonly<Partial<Declared>> = {},
): string => {
  const name = id.slice(id.lastIndexOf('.') + 1);
  const taken = parameters
    .map((text) => `<em class="sig-param"><span class="n">${text}</span></em>`)
    .join(', ');
  const called = ['class', 'function', 'method'].includes(type) ? `(${taken})` : '';
  return `<dl class="py ${type}"><dt class="sig sig-object py" id="${id}">${before && `<em class="property">${before} </em>`}<span class="sig-name descname">${name}</span>${called}${after}<a class="headerlink" href="#${id}">¶</a></dt><dd>${says}</dd></dl>`;
};
interface Declared {
  readonly before: string;
  readonly parameters: readonly string[];
  readonly after: string;
  readonly says: string;
}
const fields = (entries: Readonly<Record<string, string>>): string =>
  `<dl class="field-list simple">${Object.entries(entries)
    .map(
      ([label, text]) =>
        `<dt class="field-odd">${label}<span class="colon">:</span></dt><dd class="field-odd">${text}</dd>`,
    )
    .join('')}</dl>`;
const answers = (type: string): string =>
  ` <span class="sig-return">→ <span class="sig-return-typehint">${type}</span></span>`;
const holds = (type: string, value: string): string =>
  `<em class="property">: ${type}</em><em class="property"> = ${value}</em>`;

const turn = declare('method', 'tower.Lamp.turn', {
  parameters: ['degrees: float', '*', 'fast: bool = False', '**more'],
  after: answers('list[Keeper]'),
  says: `<p>Turns it.</p>${fields({
    Parameters:
      '<ul><li><p><strong>degrees</strong> – How <em>far</em>.</p></li><li><p><strong>fast</strong> (<em>bool</em>) – Hurry.</p></li></ul>',
    Returns: '<p>Who saw it.</p>',
    Raises: '<p><a href="#tower.Broken"><strong>Broken</strong></a> – Late.</p>',
    Since: '<p>1.2</p>',
  })}`,
});
const lamp = declare('class', 'tower.Lamp', {
  before: 'class',
  parameters: ['color: str'],
  says: `<p>Shines; see <a class="reference internal" href="../more/tools/#tools.light"><code>light()</code></a>.</p>
    <div class="deprecated"><p><span class="versionmodified deprecated">Deprecated since version 2.0: </span>Use the sun.</p></div>
    ${turn}${declare('attribute', 'tower.Lamp.turns', { after: holds('int', '0'), says: '<p>So far.</p>' })}`,
});

const documents: Readonly<Record<string, object>> = {
  index: {
    title: 'Welcome',
    parents: [],
    next: { link: 'tower/', title: 'Tower' },
    body: '<section id="w"><h1>Welcome</h1><div class="toctree-wrapper"><ul><li><a href="tower/">Tower</a></li></ul></div></section>',
  },
  tower: {
    title: 'The <em>tower</em>',
    parents: [],
    next: { link: '../more/', title: 'More' },
    body: `<section id="t"><h1>Tower</h1><p>What stands.</p><p>And shines.</p>${lamp}${declare('exception', 'tower.Broken', { before: 'exception' })}
      <section id="notes"><h2>Some notes<a class="headerlink" href="#notes">¶</a></h2><p>Read <a href="#tower.Lamp.turns">turns</a>.</p></section></section>`,
  },
  'more/tools': {
    title: 'Tools',
    parents: [{ title: 'More', link: '../' }],
    body: `<section id="o"><h1>Tools</h1>${declare('function', 'tools.light', { parameters: ['lamp: Lamp'], after: answers('None'), says: '<p>Lights.</p>' })}${declare('data', 'tools.RANGE', { after: holds('int', '20') })}</section>`,
  },
  'more/index': {
    title: 'More',
    parents: [],
    next: { link: 'tools/', title: 'Tools' },
    body: '<section id="m"><h1>More</h1><p>All <a href="../tower/#tower.Lamp">lamps</a>, <a href="https://sea.example">the sea</a>.</p></section>',
  },
};

const files = new Map<string, string>([
  ...Object.entries(documents).map(([name, file]) => [`api/${name}.fjson`, JSON.stringify(file)] as const),
  ['api/globalcontext.json', '{"project": "Lighthouse"}'],
]);
const index = JSON.stringify({ docnames: Object.keys(documents).sort() });

const read = (texts: ReadonlyMap<string, string> = files, first = index) =>
  readSpecification('api', first, { format: 'sphinx', load: (path) => texts.get(path) });
const library = read().value as Specification;
const urlOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `/${method}/${path}`;
const pageOf = (kind: string, name: string, of = library) => {
  const head = findHead(of, kind.toUpperCase(), name);
  if (head === undefined) throw new Error(`There is no ${kind} ${name}`);
  return readSymbolPage(of, head, urlOf);
};
/** A library of one document, `sea`. */
const documentOf = (body: string): Specification =>
  read(new Map([['api/sea.fjson', JSON.stringify({ title: 'Sea', body })]]), '{"docnames": ["sea"]}')
    .value as Specification;

describe('documents of Sphinx as pages', () => {
  it('lists what says more than which documents follow, in the order of the project', () => {
    const heads = operationHeads(library);
    expect(library.title).toBe('Lighthouse');
    expect(heads.map(({ title, slug, tags, description }) => [title, slug, tags, description])).toEqual([
      ['The tower', 'tower', ['Reference'], 'What stands.'],
      ['More', 'more', ['More'], 'All lamps, the sea.'],
      ['Tools', 'more/tools', ['More'], 'Lights.'],
    ]);
  });

  it('makes a section of each declaration and each heading, in their order', () => {
    const { comment, sections } = pageOf('module', 'tower');
    expect(comment.text).toBe('What stands.\n\nAnd shines.');
    expect(sections.map(({ stem, title }) => [stem, title])).toEqual([
      ['tower.Lamp', { name: 'Lamp' }],
      ['tower.Lamp properties', { word: 'properties' }],
      ['tower.Lamp.turn', { name: 'Lamp.turn()' }],
      ['tower.Broken', { name: 'Broken' }],
      ['notes', { name: 'Some notes' }],
    ]);
  });

  it('shows declarations, parameters with their types, answers, and what is said of them', () => {
    const markdown = symbolMarkdown(library, pageOf('module', 'tower'));
    for (const part of [
      '```python\nclass Lamp(color: str)\n```',
      'Shines; see [`light()`](/MODULE/more/tools#tools-light).',
      'Deprecated: since 2.0. Use the sun.',
      '  - `turns` (int, default `0`): So far.',
      '```python\nturn(degrees: float, *, fast: bool = False, **more) -> list[Keeper]\n```',
      '  - `degrees` (float, required): How *far*.',
      '  - `fast` (bool, default `False`): Hurry.',
      '  - `**more` (any)',
      'Returns `list[Keeper]`: Who saw it.',
      'Throws: [**Broken**](#tower-broken) – Late.',
      '**Since**: 1.2',
    ])
      expect(markdown).toContain(part);
  });

  it('leads to sections of other documents, and to what stands in a list', () => {
    expect(pageOf('module', 'more/index').comment.text).toBe(
      'All [lamps](/MODULE/tower#tower-lamp), [the sea](https://sea.example).',
    );
    expect(pageOf('module', 'tower').sections.at(-1)?.comment.text).toBe(
      'Read [turns](#tower-lamp-properties-turns).',
    );
  });

  it('says nothing of an answer that is none', () => {
    const [light, range] = pageOf('module', 'more/tools').sections;
    expect(light).not.toHaveProperty('returns');
    expect(range).not.toHaveProperty('returns');
    expect(range?.code).toBe('RANGE: int = 20');
  });

  it('has the type of an answer that the docstring alone names, and shows none where something is said of it', () => {
    const { sections } = pageOf(
      'module',
      'sea',
      documentOf(
        declare('function', 'sea.find', { says: fields({ Returns: 'Who.', 'Return type': 'Keeper' }) }) +
          declare('function', 'sea.wait', { after: answers('None'), says: fields({ Returns: 'Late.' }) }),
      ),
    );
    expect(sections.map(({ returns, comment }) => [returns, comment.returns])).toEqual([
      ['Keeper', 'Who.'],
      ['None', 'Late.'],
    ]);
  });

  it('calls what a class holds by its name, what a function holds by its own, and headings without code', () => {
    const { sections } = pageOf(
      'module',
      'sea',
      documentOf(
        declare('class', 'sea.Buoy', {
          says: declare('class', 'sea.Buoy.Bell') + declare('attribute', 'sea.Buoy.depth'),
        }) +
          declare('function', 'sea.sail', { says: declare('function', 'sea.tack') }) +
          '<section id="s"><h2>How to <code>sail()</code></h2></section>',
      ),
    );
    expect(sections.map(({ title }) => title)).toEqual([
      { name: 'Buoy' },
      { word: 'properties' },
      { name: 'Buoy.Bell' },
      { name: 'sail()' },
      { name: 'tack()' },
      { name: 'How to sail()' },
    ]);
    // What a class holds need not be given.
    expect(sections[1]?.fields?.value).toMatchObject({ properties: { depth: {} }, required: [] });
  });
});

describe('a page about one declaration', () => {
  it('finds it by its name, with the module or without', () => {
    for (const name of ['Lamp', 'tower.Lamp'])
      expect(pageOf('class', name)).toMatchObject({
        signature: 'class Lamp(color: str)',
        comment: { deprecated: 'since 2.0. Use the sun.' },
      });
    expect(pageOf('class', 'Lamp').sections.map(({ stem }) => stem)).toEqual([
      'arguments',
      ' properties',
      'tower.Lamp.turn',
    ]);
    expect(pageOf('method', 'Lamp.turn')).toMatchObject({
      head: { title: 'Lamp.turn()', description: 'Turns it.' },
      sections: [{ stem: 'arguments' }, { stem: 'returns', returns: 'list[Keeper]' }],
    });
    expect(findHead(library, 'CLASS', 'Sun')).toBeUndefined();
  });

  it('leads to the document where the others are', () => {
    expect(pageOf('class', 'Lamp').comment.text).toContain('](/MODULE/more/tools#tools-light)');
    const { comment, sections } = pageOf('method', 'Lamp.turn');
    expect(sections[1]?.comment.throws).toEqual(['[**Broken**](/MODULE/tower#tower-broken) – Late.']);
    // It is said once.
    expect(comment).not.toHaveProperty('returns');
    expect(comment.throws).toEqual([]);
  });
});

describe('what is not as Sphinx writes it', () => {
  it('leaves out documents that are absent or no JSON, and says which', () => {
    const broken = new Map([...files, ['api/tower.fjson', '{"title": ']]);
    broken.delete('api/more/index.fjson');
    const { value, diagnostics } = read(broken);
    expect(value && operationHeads(value).map(({ slug }) => slug)).toEqual(['more/tools']);
    expect(diagnostics.map(({ code, span }) => [code, span?.file])).toContainEqual([
      'openapi/syntax',
      'api/tower.fjson',
    ]);
  });

  it('takes documents that lead to each other in a circle, and names that objects have', () => {
    const round = new Map(files);
    const link = (href: string): string =>
      JSON.stringify({ title: 'x', body: '<p>x</p>', next: { link: href } });
    round.set('api/__proto__.fjson', link('../constructor/'));
    round.set('api/constructor.fjson', link('../__proto__/'));
    const { value } = read(round, JSON.stringify({ docnames: ['__proto__', 'constructor'] }));
    expect(value && operationHeads(value).map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
  });
});
