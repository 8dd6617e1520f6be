/** A text that YAML takes for a remark, or a part of it: `title: #1 in the world`, `title: Lamp #1`. */
interface HiddenText {
  readonly key: string;
  readonly text: string;
  /** Offset of the text. */
  readonly start: number;
}

/** Keys that hold a text without quotes, and nothing below that belongs to the key. */
const TEXT =
  /^((?:title|sidebarTitle|description|tag):[ \t]+)([^\s"'`|>[\]{}&*!%@,][^\r\n]*)$(?!\r?\n(?:[ \t]|- ))/gm;
/** The sign of the first remark, and what follows it at once: a blank does where the remark is meant. */
const REMARK = /(?:^|[ \t])#(.?)/;

/** Finds the texts in the place of a value that begin with `#`, or hold it behind a blank and before a word. */
export function hiddenTexts(yaml: string): readonly HiddenText[] {
  if (!/[ \t]#/.test(yaml)) return [];
  return [...yaml.matchAll(TEXT)].flatMap(({ 1: head = '', 2: text = '', index }) =>
    /[^\s#]/.test(REMARK.exec(text)?.[1] ?? '')
      ? [{ key: head.slice(0, head.indexOf(':')), text: text.trimEnd(), start: index + head.length }]
      : [],
  );
}
