import { MAXIMUM_DEPTH } from '@waymark/core/source';
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { isScalar, type ScalarTag, Schema } from 'yaml';
import { type JsonObject, type JsonValue, objectOf } from '../../model/json.ts';
import { exactTags } from './exact-numbers.ts';

/**
 * What the slow reader sees in its own way: a mark at the beginning, lone carriage returns, halves of characters, and the end of
 * texts of several lines that say how far they are indented.
 */
const UNUSUAL = /^\uFEFF|\r(?!\n)|\\(?:u|U0000)[dD][89a-fA-F]|[|>][-+]?[1-9][-+]?[ \t]*(?:#|\r?\n)/;

/** Where a line may be indented by a tab, which the slow reader sees in its own way too. */
const TAB = /^ *(?:- *)*\t/gm;

/** How plain text begins that may be something else than text. */
const MAY_BE_VALUE = /^(?:[-+.~\dnNtTfF]|$)/;

/** What follows a closing quote. */
const AFTER_QUOTE = /^[\s:,\]}]?$/;

/** What plain text may be beside text: nothing, a truth value, a number; as the slow reader has them. */
const VALUES: readonly ScalarTag[] = new Schema({ schema: 'core', customTags: exactTags }).tags.filter(
  (tag): tag is ScalarTag => tag.default === true && 'test' in tag,
);

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** A list or a map whose end was not reached. */
interface Open {
  readonly value: JsonValue[] | Record<string, JsonValue>;
  /** In a map, the key of the value that comes next. */
  key: string | undefined;
}

/** Ends the reading of a text that has something for the slow reader. */
class Unusual extends Error {}

/**
 * Reads a YAML text in which nothing is wrong or unusual, in a fifth of the time that a tree with positions takes. Undefined
 * for any other, such as one that is no map, or with tags, used anchors, directives, further documents or equal keys.
 */
export function readQuickYaml(text: string): JsonObject | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth: MAXIMUM_DEPTH });
    return tabsAreText(text, events) ? build(text, events) : undefined;
  } catch {
    // Whatever was wrong, the slow reader says it at its place.
    return undefined;
  }
}

/** Whether all tabs at the beginning of lines stand in texts of several lines, behind their indentation: examples of code have them. */
function tabsAreText(text: string, events: readonly Event[]): boolean {
  let at = 0;
  for (const { index, 0: beginning } of text.matchAll(TAB)) {
    const tab = index + beginning.length - 1;
    let block = events[at];
    while (block !== undefined && !(isBlockText(block) && block.valueEnd > tab)) block = events[++at];
    if (block === undefined || block.valueStart > tab || beginning.search(/[^ ]/) < block.indent)
      return false;
  }
  return true;
}

function isBlockText(event: Event): event is ScalarEvent {
  return (
    event.type === EVENT_ID.SCALAR &&
    (event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK)
  );
}

function build(text: string, events: readonly Event[]): JsonObject | undefined {
  let root: JsonValue | undefined;
  const open: Open[] = [];
  const add = (value: JsonValue): void => {
    const around = open.at(-1);
    if (around === undefined) root = value;
    else addTo(around, value);
  };
  const enter = (value: Open['value']): void => {
    add(value);
    open.push({ value, key: undefined });
  };
  for (const event of events) {
    if ('tagStart' in event && event.tagStart !== -1) throw new Unusual();
    const around = open.at(-1);
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        if (event !== events[0] || event.directives.length > 0) throw new Unusual();
        break;
      case EVENT_ID.SCALAR:
        if (around !== undefined && expectsKey(around)) around.key = keyOf(text, event, around);
        else add(scalarOf(text, event));
        break;
      case EVENT_ID.SEQUENCE:
        enter([]);
        break;
      case EVENT_ID.MAPPING:
        enter({});
        break;
      case EVENT_ID.POP:
        open.pop();
        break;
      default:
        throw new Unusual();
    }
  }
  return objectOf(root);
}

function expectsKey({ value, key }: Open): boolean {
  return !Array.isArray(value) && key === undefined;
}

function addTo(open: Open, value: JsonValue): void {
  if (Array.isArray(open.value)) {
    open.value.push(value);
    return;
  }
  if (open.key === undefined) throw new Unusual();
  open.value[open.key] = value;
  open.key = undefined;
}

function keyOf(text: string, event: ScalarEvent, { value }: Open): string {
  const key = textOf(text, event);
  // Keys that objects have a meaning of their own for, that unite maps, that are empty or that stand for the second time.
  if (['__proto__', '<<', ''].includes(key) || Object.hasOwn(value, key)) throw new Unusual();
  return key;
}

function scalarOf(text: string, event: ScalarEvent): JsonValue {
  const written = textOf(text, event);
  if (event.style !== SCALAR_STYLE.PLAIN || !MAY_BE_VALUE.test(written)) return written;
  const tag = VALUES.find(({ test }) => test?.test(written));
  if (tag === undefined) return written;
  const value = tag.resolve(written, refuse, {});
  return (isScalar(value) ? value.value : value) as JsonValue;
}

/** The text of a scalar. The library overlooks what follows a closing quote in some places. */
function textOf(text: string, event: ScalarEvent): string {
  const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  if (isQuoted && !AFTER_QUOTE.test(text.charAt(event.valueEnd + 1))) throw new Unusual();
  return getScalarValue(text, event);
}

function refuse(): never {
  throw new Unusual();
}
