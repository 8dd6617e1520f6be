import { describe, expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { isTag, type MdxNode } from '../tree.ts';

const TAGS = 60;
const TYPE = 'type="{ lights: Map<string, Light> }"';

function read(text: string) {
  const { value, diagnostics } = readModule('page.mdx', `Some text.\n\n${text}\n`);
  return { root: value?.root, codes: diagnostics.map(({ code }) => code) };
}

/** The texts of all attributes of the tags of a page. */
function texts(node: MdxNode): readonly unknown[] {
  const own = isTag(node) ? (node.attributes ?? []).map(({ value }) => value) : [];
  return [...own, ...(node.children ?? []).flatMap(texts)];
}

describe('braces in quoted values of attributes', () => {
  it('begin no expression, however many types and tags follow', () => {
    const { root, codes } = read(`> <Tag ${TYPE}>a</Tag>\n`.repeat(TAGS));
    expect(codes).toEqual([]);
    const types = Array.from({ length: TAGS }, () => '{ lights: Map<string, Light> }');
    expect(root === undefined ? [] : texts(root)).toEqual(types);
  });

  it('leave code and expressions as they are written', () => {
    const page = `<Tag ${TYPE} />\n\n\`\`\`jsx\n<Tag ${TYPE} />\n\`\`\`\n\n{ <i title="{a}" /> }\n\n`;
    const { root, codes } = read(page + '`{` <b>x</b>\n\n'.repeat(TAGS));
    expect(codes).toEqual([]);
    const values = root?.children?.map(({ value }) => value).filter((value) => value !== undefined);
    expect(values).toEqual([`<Tag ${TYPE} />`, ' <i title="{a}" /> ']);
  });

  it.each([
    ['in no tag', `a b="{ c" ${'<div>'.repeat(TAGS)}`],
    ['in the title of a link', `[x](y "<a b=") {${'<div>'.repeat(TAGS)}" />`],
    ['in a formula', `$<a b="$ {${'<div>'.repeat(TAGS)}" />`],
    ['in an address', `[x](<a b=">) {${'<div>'.repeat(TAGS)}" />`],
  ])('hide no tags from the search for those that are left open, %s', (_, text) => {
    expect(read(text).codes).toContain('mdx/syntax');
  });
});
