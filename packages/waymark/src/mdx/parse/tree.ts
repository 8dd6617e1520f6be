/** An attribute of a JSX tag, as the parser gives it. */
export interface MdxAttribute {
  readonly type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  readonly name?: string;
  /** Quoted text, an expression, or nothing for a bare flag. For a spread: its source. */
  readonly value?: string | { readonly type: string; readonly value: string } | null;
}

/** Source of an attribute's expression, for attributes written in braces; of a spread, that of an object with what is spread. */
export function attributeCode({ type, value }: MdxAttribute): string | undefined {
  if (type === 'mdxJsxExpressionAttribute') return `{${value as string}}`;
  return typeof value === 'object' && value !== null ? value.value : undefined;
}

/**
 * A node of a page's syntax tree: mdast with the MDX extensions, narrowed to what the pipeline reads.
 * Offsets are UTF-16 and count in the text that was parsed.
 */
export interface MdxNode {
  readonly type: string;
  readonly children?: readonly MdxNode[];
  readonly value?: string;
  readonly name?: string | null;
  readonly attributes?: readonly MdxAttribute[];
  readonly position?: {
    readonly start: { readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
  readonly depth?: number;
  readonly url?: string;
  readonly title?: string | null;
  readonly alt?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly ordered?: boolean | null;
  readonly start?: number | null;
  readonly spread?: boolean | null;
  readonly checked?: boolean | null;
  readonly align?: readonly (string | null)[] | null;
  readonly identifier?: string;
  readonly label?: string | null;
}

/** Whether something stands in a node. */
export function hasChildren({ children = [] }: MdxNode): boolean {
  return children.length > 0;
}

/** Whether a node is a JSX tag, in flow or in text. */
export function isTag(node: MdxNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is a `{…}` expression, in flow or in text. */
export function isExpression(node: MdxNode): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** What a comment alone begins with, or nothing at all. */
const COMMENT_BEGINS = /^\s*(?:\/[/*]|$)/;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Whether an expression comes to nothing, because it is empty or holds comments only. */
export function isComment({ value = '' }: MdxNode): boolean {
  return COMMENT_BEGINS.test(value) && value.replace(COMMENTS, '').trim() === '';
}

/** Start offset of a node; 0 where the parser gave none. */
export function startOf(node: MdxNode): number {
  return node.position?.start.offset ?? 0;
}

/** End offset of a node; 0 where the parser gave none. */
export function endOf(node: MdxNode): number {
  return node.position?.end.offset ?? 0;
}

/** Plain text of a node's content: inline code without its backticks, images by their alternative text. */
export function nodeText(node: MdxNode): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath')
    return node.value ?? '';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break' || node.name === 'br') return ' ';
  return (node.children ?? []).map(nodeText).join('');
}
