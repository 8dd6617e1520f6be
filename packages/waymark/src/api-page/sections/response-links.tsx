import { findLinked, type ResponseLink } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { operationName, type Sheet } from '../sheet.ts';

/** Draws what can be asked next with values of a response: each link's operation and what fills its parameters. */
export function responseLinks(sheet: Sheet, links: readonly ResponseLink[]): ComponentChildren {
  if (links.length === 0) return null;
  return (
    <>
      <h3 class="api-subheading">{sheet.context.text('links')}</h3>
      <ul class="api-options api-links">{links.map((link) => oneLink(sheet, link))}</ul>
    </>
  );
}

function oneLink(sheet: Sheet, link: ResponseLink): VNode {
  const { context } = sheet;
  return (
    <li>
      {link.name} → {target(sheet, link)}
      {link.description === undefined ? null : context.block(link.description)}
      {link.parameters.map(({ name, value }) => (
        <p class="api-fact">
          <code dir="ltr">
            {name} = {value}
          </code>
        </p>
      ))}
    </li>
  );
}

function target(sheet: Sheet, link: ResponseLink): VNode {
  const head = findLinked(sheet.specification, link);
  const url = head && sheet.operationUrl(head);
  const name = head === undefined ? (link.operationId ?? link.operationRef ?? '') : operationName(head);
  const code = <code dir="ltr">{name}</code>;
  return url === undefined ? code : <a href={url}>{code}</a>;
}
