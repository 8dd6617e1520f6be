import { describe, expect, it } from 'vitest';
import { compileCode } from '../../pages/author-code/compile.ts';
import { missesBrowser, needsBrowser, readCodeUses } from './code-uses.ts';

/** Names of the declarations that need a browser. */
async function needy(code: string, outside: readonly string[] = []): Promise<string[]> {
  const uses = readCodeUses(await compileCode(code, 'x.jsx'));
  return [...uses.declarations]
    .filter(([, use]) => needsBrowser(use, uses, new Set(outside)))
    .map(([name]) => name);
}

describe('what needs a browser', () => {
  it.each([
    ['a hook', 'export const A = () => { const [x] = useState(0); return <p>{x}</p>; };'],
    [
      'a hook of the namespace',
      'export const A = () => { const [x] = React.useState(0); return <p>{x}</p>; };',
    ],
    ['a hook of its own', 'export const A = () => <p>{useTide()}</p>;'],
    ['a handler', 'export const A = () => <button onClick={() => 1}>x</button>;'],
    ['a browser object', 'export const A = () => <p>{window.innerWidth}</p>;'],
    ['something asked of the browser', 'export const A = () => <p>{matchMedia("print").matches}</p>;'],
    ['a function', 'export function A() { return <p ref={useRef()} />; }'],
    ['a class', 'export class A extends React.Component { render() { return useless() || document; } }'],
  ])('%s', async (_, code) => {
    expect(await needy(code)).toContain('A');
  });

  it.each([
    ['markup', 'export const A = ({ name, ...rest }) => <p {...rest}>{name}</p>;'],
    ['data', 'export const A = { window: 1, location: "x", uses: ["useState", "onClick"] };'],
    ['words', 'export const A = () => <p title="onClick">Open the window, then useState.</p>;'],
    ['members', 'export const A = ({ lamp }) => <p>{lamp.document}{lamp.location.name}</p>;'],
    [
      'names that begin alike',
      'const useCases = [1]; export const A = () => useCases.map((x) => <p key={x} />);',
    ],
  ])('not %s', async (_, code) => {
    expect(await needy(code)).toEqual([]);
  });

  it('what uses something that needs one, also in a circle', async () => {
    const code = `
      const Leaf = () => <button onClick={() => 1} />;
      const Branch = ({ deep }) => deep ? <Trunk /> : <Leaf />;
      const Trunk = () => <Branch deep />;
      const Stone = () => <p />;`;
    expect((await needy(code)).sort()).toEqual(['Branch', 'Leaf', 'Trunk']);
    expect(await needy('export const A = () => <Imported />;', ['Imported'])).toEqual(['A']);
  });

  it('knows exports by their names, and code that is no script', async () => {
    const { exports } = readCodeUses(
      await compileCode('const A = 1; export { A as B }; export default A;', 'x.jsx'),
    );
    expect(exports.get('B')).toBe('A');
    expect(readCodeUses('const = 1').declarations.size).toBe(0);
  });

  it('tells a missing browser from other mistakes', () => {
    expect(missesBrowser('ReferenceError: window is not defined')).toBe(true);
    expect(missesBrowser('ReferenceError: windows is not defined')).toBe(false);
    expect(missesBrowser('TypeError: x is undefined')).toBe(false);
  });
});
