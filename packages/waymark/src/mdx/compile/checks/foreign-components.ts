/** Each of our components that is called otherwise in other engines, and its names there. */
export const CALLED: ReadonlyArray<readonly [component: string, names: readonly string[]]> = [
  ['Accordion', ['Details', 'Collapse', 'Collapsible', 'Disclosure', 'Spoiler', 'Dropdown']],
  ['AccordionGroup', ['Accordions', 'Faqs', 'FAQ']],
  ['Note', ['Admonition', 'Aside', 'Alert', 'Hint', 'Notice']],
  ['Danger', ['Error', 'Caution']],
  ['Info', ['Important']],
  ['Check', ['Success']],
  ['Card', ['LinkCard']],
  ['CardGroup', ['CardGrid', 'Cards']],
  ['CodeGroup', ['CodeTabs', 'CodeBlockTabs', 'CodeBlocks']],
  ['Tab', ['TabItem', 'TabPanel', 'TabsContent']],
  ['Tree', ['Files', 'Filetree', 'DirectoryTree']],
  ['Tree.Folder', ['Folder', 'Directory']],
  ['Tree.File', ['File', 'TreeItem']],
  ['Badge', ['Pill', 'Label', 'Chip']],
  ['ParamField', ['Parameter', 'ApiField']],
  ['Frame', ['Figure', 'Screenshot']],
];

/** Elements of HTML for which other engines have components. */
const ELEMENTS: typeof CALLED = [
  ['img', ['Image', 'Img']],
  ['video', ['Video']],
  ['iframe', ['YouTube', 'Youtube', 'Vimeo', 'Embed']],
  ['a', ['Button', 'LinkButton']],
  ['mark', ['Highlight']],
  ['table', ['Table']],
];

const foreign: ReadonlyMap<string, string> = new Map(
  [...CALLED, ...ELEMENTS].flatMap(([component, names]) => names.map((name) => [name, component] as const)),
);

/** Our component, or the element of HTML, for what another engine's is for; undefined when the name is of none. */
export function ourComponentFor(name: string): string | undefined {
  return foreign.get(name);
}
