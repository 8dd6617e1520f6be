import type { Callback } from '@waymark/openapi';
import type { VNode } from 'preact';
import { expandablePart, fieldPart } from '../../components/index.ts';
import { mediaFields, mediaGroups } from '../fields/media.tsx';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { PARAMETER_PLACES, parameterRows } from './parameters.tsx';
import { responseBody } from './responses.tsx';
import { type ApiSection, apiSection } from './section.tsx';

/** Draws the requests that the server sends back, each folded under its name. */
export function callbackSection(sheet: Sheet, callbacks: readonly Callback[]): ApiSection | undefined {
  if (callbacks.length === 0) return undefined;
  return apiSection(sheet, {
    stem: 'callbacks',
    title: sheet.context.text('callbacks'),
    draw: () => callbacks.map((callback) => oneCallback(sheet, callback)),
  });
}

function oneCallback(
  sheet: Sheet,
  { name, method, expression, description, deprecated, parameters, body, responses }: Callback,
): VNode {
  const { context } = sheet;
  context.use(expandablePart);
  context.use(fieldPart);
  const id = sheet.anchor(`callback-${name}`);
  sheet.notes.field(id, name, plainText(description ?? ''));
  return (
    <details class="expandable api-callback" id={id} open={sheet.expanded}>
      <summary class="expandable-summary">
        <h3 class="field-name">{deprecated ? <s>{name}</s> : name}</h3>
        <span class="method-pill" data-method={method.toLowerCase()}>
          {method}
        </span>
        <code dir="ltr">{expression}</code>
        {deprecated ? <span class="field-deprecated">{context.text('deprecated')}</span> : null}
      </summary>
      <div class="expandable-content">
        {description === undefined ? null : context.block(description)}
        {PARAMETER_PLACES.map(({ place, word }) => {
          const here = parameters.filter((parameter) => parameter.in === place);
          return here.length === 0 ? null : (
            <>
              <h4 class="api-subheading">{context.text(word)}</h4>
              {parameterRows(sheet, here, { stem: `${id}-${place}`, level: 5, open: [] })}
            </>
          );
        })}
        {body === undefined ? null : (
          <>
            <h4 class="api-subheading">{context.text('body')}</h4>
            {mediaFields(sheet, mediaGroups(sheet, body.content), { stem: `${id}-body`, level: 5, open: [] })}
          </>
        )}
        {responses.map((response) => (
          <>
            <h4 class="api-subheading">
              {context.text('response')} {response.status}
            </h4>
            {responseBody(sheet, response, `${id}-${response.status}`)}
          </>
        ))}
      </div>
    </details>
  );
}
