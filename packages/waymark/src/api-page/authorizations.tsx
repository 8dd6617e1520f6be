import { credentialPlaceholder, type Operation, type SecurityScheme } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import type { RenderContext } from '../components/index.ts';
import { type ApiSection, apiSection, idHref } from './section.tsx';
import type { Sheet } from './sheet.ts';

/** Draws what a caller must prove: alternatives one below the other, schemes of one alternative together. */
export function authorizations(sheet: Sheet, { security }: Operation): ApiSection | undefined {
  const { context } = sheet;
  if (security.every(({ schemes }) => schemes.length === 0)) return undefined;
  return apiSection(sheet, {
    stem: 'authorizations',
    title: context.text('authorizations'),
    draw: () =>
      security.map(({ schemes }, index) => (
        <>
          {index === 0 ? null : <p class="api-joint">{context.text('or')}</p>}
          <div class="api-fields">
            {schemes.length === 0 ? <p class="api-joint">{context.text('noAuthorization')}</p> : null}
            {schemes.map((scheme) => schemeRow(sheet, scheme))}
          </div>
        </>
      )),
  });
}

function schemeRow(sheet: Sheet, scheme: SecurityScheme): VNode {
  const { context } = sheet;
  const id = sheet.anchor(`authorization-${scheme.name}`);
  return (
    <div class="field api-field" id={id}>
      <div class="field-head">
        <a
          class="field-link"
          href={idHref(id)}
          aria-label={context.text('linkToSection', { title: scheme.name })}
        />
        <h3 class="field-name">{scheme.name}</h3>
        <span class="field-type" dir="ltr">
          string
        </span>
        <span class="field-location">{scheme.in}</span>
        <span class="field-required">{context.text('required')}</span>
      </div>
      <div class="field-content">
        {scheme.description === undefined ? (
          <p>{generatedText(scheme, context)}</p>
        ) : (
          context.block(scheme.description)
        )}
        {scopes(scheme, context)}
      </div>
    </div>
  );
}

function generatedText(scheme: SecurityScheme, { text }: RenderContext): string {
  const placeholder = credentialPlaceholder(scheme);
  if (scheme.type !== 'http') return text(scheme.type, { placeholder });
  if (scheme.scheme === 'basic') return text('httpBasic', { placeholder });
  if (scheme.scheme === 'bearer' || scheme.scheme === undefined) return text('httpBearer', { placeholder });
  return text('httpOther', { scheme: scheme.scheme });
}

function scopes({ scopes: names }: SecurityScheme, { text }: RenderContext): ComponentChildren {
  if (names.length === 0) return null;
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text('scopes')}</span>{' '}
      {names.map((name, index) => [index === 0 ? '' : ' ', <code dir="ltr">{name}</code>])}
    </p>
  );
}
