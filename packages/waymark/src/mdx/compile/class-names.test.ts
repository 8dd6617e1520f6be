import { describe, expect, it } from 'vitest';
import { classNamesInScript, createClassNames } from './class-names.ts';
import { compilePage } from './compile-page.ts';

const FILES: Readonly<Record<string, string>> = {
  '/hero.jsx': `import { tint } from '/tint.js';
export const Hero = ({ wide }) => <div className={\`px-2 \${wide ? 'w-full' : "max-w-md"} underline\`}>a table of contents, don't hide</div>;`,
  '/tint.js': `export const tint = ['bg-[#fff]', '!mt-0']; import '/hero.jsx';`,
  '/note.mdx': '<p class="italic">{1 + 1}</p>',
  '/chip.mdx': 'export const Chip = () => <i className="px-3" />;\n\n`px-9` is text.',
};

function namesOf(text: string): readonly string[] {
  const resolveImport = (specifier: string): string | undefined =>
    specifier in FILES ? specifier : undefined;
  const readText = (file: string): string | undefined => FILES[file];
  const { value: page } = compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText,
  });
  if (page === undefined) throw new Error('The page does not parse');
  return createClassNames({ resolveImport, readText })(page);
}

describe('class names in a script', () => {
  it('are those that it gives to elements, however it does', () => {
    const names = classNamesInScript(`
      box.className = 'flex hidden:mt-2';
      box.classList.add('block', 'm-1');
      box.setAttribute("class", "table");
      box.innerHTML = '<p class=\\"contents\\"><b class="fixed">' + \`<i class="top-[3px]">\`;
      const word = 'grid'; const list = done ? 'p-3' : '2xl:p-4';`);
    expect(names).toEqual(
      expect.arrayContaining([
        'flex',
        'hidden:mt-2',
        'block',
        'm-1',
        'table',
        'contents',
        'fixed',
        'top-[3px]',
        'p-3',
        '2xl:p-4',
      ]),
    );
    expect(names).not.toContain('grid');
  });
});

describe('class names in texts of a script', () => {
  const named = `const look = "callout my-4 px-5 flex " + "border border-[#fff] gap-3 " + "[&_[data-part='icon']]:mt-px";
    const text = 'a well-known table is fixed, hidden and block-wise';`;

  it('are found where a text is a list of names, and not in a sentence', () => {
    const names = classNamesInScript(named);
    expect(names).toEqual(expect.arrayContaining(['flex', 'border', 'my-4', 'border-[#fff]']));
    expect(names).toContain("[&_[data-part='icon']]:mt-px");
    for (const word of ['table', 'fixed', 'hidden']) expect(names).not.toContain(word);
  });

  it('may hold brackets and quotes within brackets', () => {
    const name = "[&_[data-part='icon']]:mt-px";
    expect(classNamesInScript(`const look = "${name} dark:my-4";`)).toContain(name);
    expect(namesOf(`export const look = "my-4 ${name}";\n\nText.`)).toContain(name);
  });
});

describe('class names of an author', () => {
  it('takes the ground of an icon for its colour', () => {
    expect(namesOf('<Icon icon="key" className="mr-1 !bg-white dark:bg-black" />')).toEqual([
      '!text-white',
      'dark:text-black',
      'mr-1',
    ]);
  });

  it('are those of attributes, whatever their spelling', () => {
    expect(namesOf('<div className="p-4  flex">\n<b class="dark:m-1">x</b>\n</div>')).toEqual([
      'dark:m-1',
      'flex',
      'p-4',
    ]);
    expect(namesOf('<Card iconClassName="size-4" title="p-6" />')).toEqual(['size-4']);
    expect(namesOf(`<p {...{ className: 'mt-7' }}>A</p>`)).toContain('mt-7');
  });

  it('are the same in braces as in quotes', () => {
    expect(namesOf(`<Card className={"p-4 flex"} title={'p-6 block'} />`)).toEqual(['flex', 'p-4']);
    for (const prop of ['tone="px-4 block"', `tone={'px-4 block'}`])
      expect(namesOf(`import { Hero } from '/tint.js'\n\n<Hero ${prop} />`)).toEqual(
        expect.arrayContaining(['px-4', 'block']),
      );
  });

  it('are none for a page of Markdown', () => {
    expect(namesOf('# flex\n\nThe `p-4` class and a <br />\n\n```html\n<p class="p-4">\n```')).toEqual([]);
  });

  it('are not found in comments', () => {
    expect(namesOf('{/* <p className="mt-1"> */}\n\na {/* mt-2 */ /* mt-3 */} b {\n// mt-4\n}')).toEqual([]);
    expect(namesOf(`{/* one */ 'mt-5' /* other */}`)).toContain('mt-5');
  });

  it('are found in the code of a page and of what it imports, circles included', () => {
    const names = namesOf(`import { Hero } from '/hero.jsx'\n\n<Hero wide={size > 2 ? 'sm:flex' : ''} />`);
    expect(names).toEqual(
      expect.arrayContaining(['px-2', 'w-full', 'max-w-md', 'underline', 'bg-[#fff]', '!mt-0', 'sm:flex']),
    );
    // Words of a sentence are no class names.
    expect(names).not.toContain('table');
    expect(names).not.toContain('contents');
  });

  it('are found in snippets', () => {
    expect(namesOf(`import Note from '/note.mdx'\n\n<Note />`)).toEqual(['italic']);
  });

  it('are found in what snippets export by name', () => {
    expect(namesOf(`import { Chip } from '/chip.mdx'\n\n<Chip />`)).toEqual(['className', 'px-3']);
  });
});
