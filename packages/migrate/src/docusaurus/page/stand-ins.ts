import type { ImportDeclaration } from '@waymark/core/content';

/** What small modules come to in a component: it needs no more of them. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/useBaseUrl', '(path) => (/^(?:[a-z]+:|[/#])/i.test(path) ? path : `/${path}`)'],
  ['@docusaurus/Link', '({ to, href = to, ...rest }) => <a href={href} {...rest} />'],
  ['@docusaurus/Head', '() => null'],
  [
    'clsx',
    "(...all) => all.flat(9).flatMap((one) => (Object(one) === one ? Object.keys(one).filter((key) => one[key]) : one || [])).join(' ')",
  ],
]);

/** The code that stands for the import of a module that is not here; undefined where there is none. */
export function standIn({ specifier, names }: ImportDeclaration): string | undefined {
  const value = STAND_INS.get(specifier);
  const [name, more] = names;
  const isWhole = more === undefined && (name?.imported === 'default' || name?.imported === specifier);
  return value !== undefined && isWhole ? `const ${name.local} = ${value};` : undefined;
}
