import { parse } from 'parse5';

/** A node of a document, as an independent parser reads it. */
interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly Attribute[];
  readonly childNodes?: readonly Node[];
  readonly content?: Node;
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const RUNS = new Set('script iframe frame object embed applet base foreignobject portal'.split(' '));
const ADDRESS =
  /^(?:href|src|action|formaction|poster|data|xlink:href|ping|background|cite|manifest|srcset)$/;
const DATA = /^(?:application\/(?:ld\+)?json|speculationrules)$/;
/** What a browser drops before it reads a scheme. */
const DROPPED = /^[\p{Cc} ]+|[\t\n\r]/gu;
const DANGEROUS = /^(?:javascript|vbscript|data|blob|file|filesystem):/i;
/** Pictures are shown, and nothing in them runs. An empty icon keeps a browser from asking for one. */
const HARMLESS = /^data:(?:,$|image\/(?:png|svg\+xml|gif|jpeg|webp))/i;

/** What in a document could run, load or lead where nothing of ours does; empty for every page of a site. */
export function dangersIn(html: string, isOurs: (src: string) => boolean): string[] {
  return nodesOf(parse(html) as unknown as Node).flatMap((node) => [
    ...dangersOfElement(node, isOurs),
    ...(node.attrs ?? []).filter(isDangerous).map(({ name, value }) => `${node.nodeName} ${name}="${value}"`),
  ]);
}

function dangersOfElement(node: Node, isOurs: (src: string) => boolean): string[] {
  const read = (name: string): string => node.attrs?.find((one) => one.name === name)?.value ?? '';
  if (node.nodeName === 'meta' && /refresh/i.test(read('http-equiv')))
    return /script:|data:/i.test(read('content')) ? ['<meta http-equiv="refresh">'] : [];
  const isOwn = node.nodeName === 'script' && (DATA.test(read('type')) || isOurs(read('src')));
  return RUNS.has(node.nodeName.toLowerCase()) && !isOwn ? [`<${node.nodeName}>`] : [];
}

function isDangerous({ name, value }: Attribute): boolean {
  if (/^on/.test(name) || name === 'srcdoc' || name === 'style') return true;
  const address = value.replace(DROPPED, '');
  return ADDRESS.test(name) && DANGEROUS.test(address) && !HARMLESS.test(address);
}

function nodesOf(node: Node): Node[] {
  const inner = [...(node.childNodes ?? []), ...(node.content === undefined ? [] : [node.content])];
  return [node, ...inner.flatMap(nodesOf)];
}

/** The words that a reader of a document sees, whatever elements they stand in. */
export function textIn(html: string): string {
  const read = (node: Node): string => {
    if (node.nodeName === '#text') return node.value ?? '';
    return /^(?:script|style|template)$/.test(node.nodeName)
      ? ''
      : (node.childNodes ?? []).map(read).join('');
  };
  return read(parse(html) as unknown as Node);
}
