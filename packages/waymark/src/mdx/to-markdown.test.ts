import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../components/index.ts';
import { createScope, type Scope } from './author-code/scope.ts';
import { compilePage } from './compile/compile-page.ts';
import type { Instance } from './compile/instance.ts';
import { bodyMarkdown } from './to-markdown.ts';

function markdown(source: string): string {
  const environment = {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    readText: () => undefined,
  };
  const { value } = compilePage('page.mdx', source, environment);
  if (value === undefined) throw new Error('did not parse');
  const scope = createScope({
    module: value.page.module,
    names: new Map(),
    builtIns: {},
    exports: {},
    expressions: new Map(),
    props: {},
    needs: { names: new Set(), expressions: new Set() },
  });
  return bodyMarkdown(value, new Map<Instance, Scope>([[value.page, scope]]));
}

describe('bodyMarkdown', () => {
  it('keeps what is Markdown already, to the letter', () => {
    const source = '## Title\n\n- *a*\n  - b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```js {1}\nlet a\n```';
    expect(markdown(source)).toBe(source);
  });

  it('writes callouts as quotations', () => {
    expect(markdown('<Note>\n  Be **careful**.\n\n  Twice.\n</Note>\n')).toBe(
      '> **Note**\n>\n> Be **careful**.\n>\n> Twice.',
    );
  });

  it('writes titles of tabs, steps and accordions in bold, contents without indentation', () => {
    const source =
      '<Steps>\n  <Step title="One">\n    ```bash\n    run\n    ```\n  </Step>\n  <Step title="Two">\n    Done.\n  </Step>\n</Steps>\n';
    expect(markdown(source)).toBe('**One**\n\n```bash\nrun\n```\n\n**Two**\n\nDone.');
  });

  it('writes cards as links', () => {
    expect(markdown('<Card title="Start" href="/start" icon="rocket">\n  First steps.\n</Card>\n')).toBe(
      '**[Start](/start)**\n\nFirst steps.',
    );
  });

  it('writes fields with type and marks', () => {
    expect(
      markdown(
        '<ParamField query="limit" type="integer" default="20" required>\n  How many.\n</ParamField>\n',
      ),
    ).toBe('**`limit`** (integer, required, default `20`)\n\nHow many.');
  });

  it('leaves out icons, comments, code of the page and what is for humans', () => {
    expect(
      markdown(
        'export const a = 1\n\nA <Icon icon="x" /> b {/* no */}\n\n<Visibility for="humans">\n\nno\n\n</Visibility>\n',
      ),
    ).toBe('A  b');
  });

  it('keeps HTML', () => {
    expect(markdown('<div align="center">\n\nText\n\n</div>\n')).toBe(
      '<div align="center">\n\nText\n\n</div>',
    );
  });
});
