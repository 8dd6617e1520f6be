import type { Body } from '@waymark/openapi';
import { mediaFields, mediaGroups } from '../fields/media.tsx';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { bodyExamples } from './body-examples.tsx';
import { type ApiSection, apiSection } from './section.tsx';

/** Draws the request body. */
export function bodySection(sheet: Sheet, body: Body | undefined): ApiSection | undefined {
  if (body === undefined) return undefined;
  const groups = mediaGroups(sheet, body.content);
  return apiSection(sheet, {
    stem: 'body',
    title: sheet.context.text('body'),
    subtitle: groups.length === 1 ? groups[0]?.types.join(', ') : undefined,
    required: body.required,
    draw: (id) => {
      sheet.notes.mention(id, plainText(body.description ?? ''));
      return (
        <>
          {body.description === undefined ? null : sheet.context.block(body.description)}
          {mediaFields(sheet, groups, { stem: id, level: 3, open: [], said: body.description }, 'type')}
          {bodyExamples(sheet, body)}
        </>
      );
    },
  });
}
