import type { Body } from '@waymark/openapi';
import type { ComponentChildren } from 'preact';
import { expandablePart } from '../../components/index.ts';
import type { Sheet } from '../sheet.ts';
import { mediaSamples } from './read-samples.ts';

/** The author's examples of a request body, folded; a single one without a name is part of the request beside the page. */
export function bodyExamples({ specification, context }: Sheet, { content }: Body): ComponentChildren {
  const samples = content.flatMap((media) =>
    mediaSamples(specification, media, { direction: 'request', isMain: false }).map((sample) => ({
      ...sample,
      type: media.type,
    })),
  );
  if (samples.length < 2 && samples[0]?.isNamed !== true) return null;
  context.use(expandablePart);
  return samples.map(({ title, isNamed, type, code, description }) => (
    <details class="expandable api-children">
      <summary class="expandable-summary">
        {context.text('example')}: {title}
        {content.length > 1 && isNamed === true ? ` (${type})` : null}
      </summary>
      <div class="expandable-content">
        {description === undefined ? null : context.block(description)}
        <pre class="api-value" dir="ltr" tabindex={0}>
          {code}
        </pre>
      </div>
    </details>
  ));
}
