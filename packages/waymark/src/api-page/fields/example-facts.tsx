import { type JsonValue, printJson } from '@waymark/openapi';
import type { VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import { fold, wholeValue } from './fold.tsx';
import { codes, printValue } from './values.tsx';

/** Longest value that is shown in a line; others are folded. */
const LONGEST_VALUE = 120;

/** The examples of a value: short ones in a line, all others folded. */
export function exampleFacts(values: readonly JsonValue[], context: RenderContext): VNode | null {
  if (values.length === 0) return null;
  const isShort = (value: JsonValue): boolean => printValue(value).length <= LONGEST_VALUE;
  const short = values.filter(isShort);
  const long = values.filter((value) => !isShort(value));
  const title = context.text(values.length === 1 ? 'example' : 'examples');
  const drawLong = (value: JsonValue): VNode =>
    wholeValue(typeof value === 'string' ? value : printJson(value, 2), title);
  return (
    <div class="api-fact">
      {short.length === 0 ? null : (
        <>
          <span class="api-fact-name">{title}</span> {codes(short)}
        </>
      )}
      {long.length === 0 ? null : fold(context, { summary: title, children: long.map(drawLong) })}
    </div>
  );
}
