import type { Body, Callback } from '@waymark/openapi';
import type { VNode } from 'preact';
import { untranslated } from '../../components/drawing/untranslated.ts';
import { drawName, expandablePart, fieldPart } from '../../components/index.ts';
import { externalLink } from '../fields/facts.tsx';
import { mediaFields, mediaGroups } from '../fields/media.tsx';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { contentExamples } from './body-examples.tsx';
import { serverLines } from './endpoint-bar.tsx';
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

function oneCallback(sheet: Sheet, callback: Callback): VNode {
  const { context } = sheet;
  const { name, method, expression, summary, description, deprecated, parameters, body, responses } =
    callback;
  const { servers, externalDocs } = callback;
  context.use(expandablePart);
  context.use(fieldPart);
  const id = sheet.anchor(`callback-${name}`);
  sheet.notes.field(id, name, [summary, plainText(description ?? '')].filter(Boolean).join('\n'));
  return (
    <details class="expandable api-callback" id={id} open={sheet.expanded}>
      <summary class="unfold-summary">
        <h3 class="entry-name" {...untranslated}>
          {drawName(name, deprecated)}
        </h3>
        <span class="method-pill" data-method={method.toLowerCase()} {...untranslated}>
          {method}
        </span>
        <code dir="ltr">{expression}</code>
        {deprecated ? <span class="entry-deprecated">{context.text('deprecated')}</span> : null}
      </summary>
      <div class="unfold-content">
        {summary === undefined ? null : (
          <p>
            <strong>{summary}</strong>
          </p>
        )}
        {description === undefined ? null : context.block(description)}
        {serverLines(servers, context)}
        {externalDocs === undefined ? null : externalLink(externalDocs, context)}
        {PARAMETER_PLACES.map(({ place, word }) => {
          const here = parameters.filter((parameter) => parameter.in === place);
          return here.length === 0 ? null : (
            <>
              <h4 class="api-subheading">{context.text(word)}</h4>
              {parameterRows(sheet, here, { stem: `${id}-${place}`, level: 5, open: [] })}
            </>
          );
        })}
        {body === undefined ? null : callbackBody(sheet, body, id)}
        {responses.map((response) => (
          <>
            <h4 class="api-subheading">
              {context.text('response')} {response.status}
            </h4>
            {responseBody(sheet, response, `${id}-${response.status}`)}
            {contentExamples(sheet, response.content)}
          </>
        ))}
      </div>
    </details>
  );
}

function callbackBody(sheet: Sheet, { required, description, content }: Body, id: string): VNode {
  const { context } = sheet;
  return (
    <>
      <h4 class="api-subheading">
        {context.text('body')}
        {required ? (
          <>
            {' '}
            <span class="entry-required">{context.text('required')}</span>
          </>
        ) : null}
      </h4>
      {description === undefined ? null : context.block(description)}
      {mediaFields(sheet, mediaGroups(sheet, content), { stem: `${id}-body`, level: 5, open: [] })}
      {contentExamples(sheet, content)}
    </>
  );
}
