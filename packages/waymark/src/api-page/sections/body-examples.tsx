import type { Body, MediaType } from '@waymark/openapi';
import type { ComponentChildren } from 'preact';
import { fold, wholeValue } from '../fields/fold.tsx';
import type { Sheet } from '../sheet.ts';
import { mediaSamples, type Sample } from './read-samples.ts';

/** The author's examples of a request body, folded; a single one without a name may be part of the request beside the page. */
export function bodyExamples(sheet: Sheet, { content }: Body): ComponentChildren {
  const [sample, ...others] = readSamples(sheet, content);
  const isInRequest = sample?.isNamed !== true && sample?.type === content[0]?.type;
  return others.length === 0 && isInRequest ? null : contentExamples(sheet, content);
}

/** The author's examples of some content, folded. */
export function contentExamples(sheet: Sheet, content: readonly MediaType[]): ComponentChildren {
  const { context } = sheet;
  const named = context.text('example') + context.text('colon');
  return readSamples(sheet, content).map(({ title, isNamed, type, code, description }) =>
    fold(context, {
      summary: named + title + (content.length > 1 && isNamed === true ? ` (${type})` : ''),
      children: [description === undefined ? null : context.block(description), wholeValue(code, title)],
    }),
  );
}

function readSamples(
  { specification }: Sheet,
  content: readonly MediaType[],
): readonly (Sample & Pick<MediaType, 'type'>)[] {
  return content.flatMap((media) =>
    mediaSamples(specification, media, { direction: 'request', isMain: false }).map((sample) => ({
      ...sample,
      type: media.type,
    })),
  );
}
