import type { Binding } from '@waymark/openapi';
import type { VNode } from 'preact';
import { codeBlockPart } from '../../components/index.ts';
import { bindingsPart } from '../parts.ts';
import type { Sheet } from '../sheet.ts';
import { type ApiSection, apiSection } from './section.tsx';

/** A term of the standard, the same in every language. */
const TITLE = 'Bindings';

/** What the protocols of a channel are told. */
export function bindingSection(sheet: Sheet, bindings: readonly Binding[]): ApiSection | undefined {
  if (bindings.length === 0) return undefined;
  return apiSection(sheet, { stem: 'bindings', title: TITLE, draw: () => bindingList(sheet, bindings) });
}

/** Bindings of an operation or a message, by protocol. */
export function bindingList({ context }: Sheet, bindings: readonly Binding[]): VNode | null {
  if (bindings.length === 0) return null;
  context.use(bindingsPart);
  context.use(codeBlockPart);
  return (
    <dl class="api-bindings">
      {bindings.map(({ protocol, value }) => (
        <>
          <dt>
            {TITLE}: <code>{protocol}</code>
          </dt>
          {Object.entries(value).map(([key, entry]) => (
            <dd>
              <code>{key}</code>: <code dir="ltr">{JSON.stringify(entry)}</code>
            </dd>
          ))}
        </>
      ))}
    </dl>
  );
}
