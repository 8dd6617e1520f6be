import type { VNode } from 'preact';

/** Types of scripts that browsers run, or take orders from. */
const RUN =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:1\.\d)?)?$/i;

/** Whether an element is a block of data, such as what search engines read, and not a script. */
export function isDataScript(tag: string, attributes: Readonly<Record<string, unknown>>): boolean {
  const { type } = attributes;
  return tag.toLowerCase() === 'script' && typeof type === 'string' && !RUN.test(type.trim());
}

/** A block of data, which the end of its element cannot stand in. */
export function dataScript({ type, id }: Readonly<Record<string, unknown>>, text: string): VNode {
  const data = /json/i.test(String(type))
    ? text.replaceAll('<', '\\u003c')
    : text.replace(/<(?=\/?script|!--)/gi, '\\x3c');
  const named = typeof id === 'string' ? { id } : {};
  return <script type={String(type)} {...named} dangerouslySetInnerHTML={{ __html: data }} />;
}
