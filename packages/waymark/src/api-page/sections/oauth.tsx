import {
  type OAuthScope,
  oauthFlowAddresses,
  oauthFlowTerm,
  type SecurityScheme,
  scopesOf,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { expandablePart, type RenderContext } from '../../components/index.ts';

/** Draws how a token is had: the scopes that are asked for, the flows with their addresses, and what else they grant. */
export function oauthDetails(scheme: SecurityScheme, context: RenderContext): ComponentChildren {
  const { asked, others } = scopesOf(scheme);
  return (
    <>
      {asked.length === 0 ? null : (
        <div class="api-fact">
          <span class="api-fact-name">{context.text('scopes')}</span>
          {scopeList(asked, context)}
        </div>
      )}
      {scheme.flows.map((flow) => (
        <div class="api-fact">
          <span class="api-fact-name">{context.text(oauthFlowTerm(flow) ?? flow.kind)}</span>
          <ul class="api-options">
            {oauthFlowAddresses(flow).map(({ term, url }) => (
              <li>
                {context.text(term)} <code dir="ltr">{url}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {[scheme.openIdConnectUrl, scheme.oauth2MetadataUrl].map((url) =>
        url === undefined ? null : metadata(url, context),
      )}
      {others.length === 0 ? null : otherScopes(others, asked.length, context)}
    </>
  );
}

function metadata(url: string, { text }: RenderContext): VNode {
  const code = <code dir="ltr">{url}</code>;
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text('metadataUrl')}</span>{' '}
      {/^https?:\/\//i.test(url) ? (
        <a href={url} rel="noopener">
          {code}
        </a>
      ) : (
        code
      )}
    </p>
  );
}

/** Scopes that the operation does not ask for, folded: large APIs have hundreds. */
function otherScopes(others: readonly OAuthScope[], asked: number, context: RenderContext): VNode {
  const count = others.length;
  context.use(expandablePart);
  return (
    <details class="expandable api-children">
      <summary class="unfold-summary">
        {context.text('scopes')}
        {asked === 0 ? ` (${count})` : context.text('colon') + context.text('moreOptions', { count })}
      </summary>
      <div class="unfold-content api-fact">{scopeList(others, context)}</div>
    </details>
  );
}

function scopeList(scopes: readonly OAuthScope[], { inline }: RenderContext): VNode {
  return (
    <ul class="api-options">
      {scopes.map(({ name, description }) => (
        <li>
          <code dir="ltr">{name}</code>
          {description === undefined ? null : <> {inline(description)}</>}
        </li>
      ))}
    </ul>
  );
}
