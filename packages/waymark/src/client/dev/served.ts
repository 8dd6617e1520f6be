/**
 * What the server sent for each node of the page. Scripts and the reader have changed the page since; what differs from
 * what was sent is theirs, and stays theirs for as long as the server sends the same.
 */
export class Served {
  readonly #nodes = new WeakMap<Node, Node>();

  /** What was sent for a node; undefined for one that a script has made. */
  of(node: Node): Node | undefined {
    return this.#nodes.get(node);
  }

  /** Notes that a node stands for what was sent, and no longer what is below it. */
  set(node: Node, sent: Node): void {
    this.#nodes.set(node, sent);
  }

  /** Notes what was sent for a node that nobody has changed yet, and for all below it. */
  adopt(node: Node, sent: Node): void {
    this.set(node, sent);
    const children = [...sent.childNodes];
    for (const [index, child] of [...node.childNodes].entries()) {
      const own = children[index];
      if (own !== undefined && own.nodeName === child.nodeName) this.adopt(child, own);
    }
  }
}

/** Whether two nodes are the same in every detail, templates included. */
export function isSame(a: Node, b: Node): boolean {
  if (a instanceof Element && b instanceof Element) return a.outerHTML === b.outerHTML;
  return a.nodeType === b.nodeType && a.nodeValue === b.nodeValue;
}
