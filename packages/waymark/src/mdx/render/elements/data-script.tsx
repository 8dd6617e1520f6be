import type { VNode } from 'preact';

/** Types of scripts that browsers run, or take orders from. */
const RUN =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:1\.\d)?)?$/i;

/** Whether an element is a block of data, such as what search engines read, and not a script. */
export function isDataScript(tag: string, attributes: Readonly<Record<string, unknown>>): boolean {
  const { type } = attributes;
  return tag.toLowerCase() === 'script' && typeof type === 'string' && !RUN.test(type.trim());
}

/** A block of data. */
export function dataScript({ type, id }: Readonly<Record<string, unknown>>, text: string): VNode {
  const named = typeof id === 'string' ? { id } : {};
  const data = dataText(String(type), text);
  return <script type={String(type)} {...named} dangerouslySetInnerHTML={{ __html: data }} />;
}

/** The text of a block of data, without tags: one ends the block, and in `<svg>` and `<math>` each is what it says. */
export function dataText(type: string, text: string): string {
  return /json/i.test(type) ? text.replaceAll('<', '\\u003c') : text.replace(/<(?=[a-z/!?])/gi, '\\x3c');
}
