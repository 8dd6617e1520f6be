import type { Callback } from '@waymark/openapi';
import type { VNode } from 'preact';
import { mediaFields, mediaGroups } from './media.tsx';
import { responseBody } from './responses.tsx';
import { type ApiSection, apiSection } from './section.tsx';
import type { Sheet } from './sheet.ts';

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
  { name, method, expression, description, body, responses }: Callback,
): VNode {
  const { context } = sheet;
  const id = sheet.anchor(`callback-${name}`);
  return (
    <details class="expandable api-callback" id={id} open={sheet.expanded}>
      <summary class="expandable-summary">
        <h3 class="field-name">{name}</h3>
        <span class="method-pill" data-method={method.toLowerCase()}>
          {method}
        </span>
        <code dir="ltr">{expression}</code>
      </summary>
      <div class="expandable-content">
        {description === undefined ? null : context.block(description)}
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
