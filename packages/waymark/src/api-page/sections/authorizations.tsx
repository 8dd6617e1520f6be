import {
  credentialPlaceholder,
  isSent,
  type Operation,
  type SecurityAlternative,
  type SecurityScheme,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { apart } from '../../components/drawing/apart.ts';
import { entryLink } from '../../components/drawing/entry-link.tsx';
import { untranslated } from '../../components/drawing/untranslated.ts';
import { drawName, fieldPart, type RenderContext, TabSet } from '../../components/index.ts';
import { fold } from '../fields/fold.tsx';
import { offerChoice } from '../fields/offer-choice.ts';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { oauthDetails } from './oauth.tsx';
import { type ApiSection, apiSection } from './section.tsx';

/** Alternatives that stand beside each other as tabs; more are offered as a menu. */
const MOST_TABS = 3;

/** Draws what a caller must prove: one alternative at a time, its schemes together. */
export function authorizations(
  sheet: Sheet,
  { security }: Pick<Operation, 'security'>,
): ApiSection | undefined {
  const { context } = sheet;
  if (security.every(({ schemes }) => schemes.length === 0)) return undefined;
  const keys = new Set(security.flatMap(({ schemes }) => schemes.map(({ key }) => key)));
  const isRequired = security.every(({ schemes }) => schemes.length > 0);
  const combination: Combination = {
    hasSeveral: keys.size > 1,
    // Of several, none is: the section says that one of them is.
    required: isRequired && security.length === 1,
  };
  return apiSection(sheet, {
    stem: 'authorizations',
    title: context.text('authorizations'),
    subtitle: security.length > 1 ? context.text('oneOf') : undefined,
    required: isRequired && security.length > 1,
    draw: () =>
      security.length === 1
        ? security.map((alternative) => alternativeRows(sheet, alternative, combination))
        : alternativeTabs(sheet, security, combination),
  });
}

function alternativeTabs(
  sheet: Sheet,
  security: readonly SecurityAlternative[],
  combination: Combination,
): VNode {
  const { context } = sheet;
  const panels = security.map((alternative) => {
    const keys = alternative.schemes.map(({ key }) => key).join(' + ');
    const title = keys === '' ? context.text('noAuthorization') : keys;
    const id = context.uniqueId('authorization-option');
    return { id, title, label: title, content: alternativeRows(sheet, alternative, combination) };
  });
  return (
    <TabSet
      root={{ class: 'tabs api-variants', 'data-request-part': 'security' }}
      panels={panels}
      selected={0}
      sync="page"
      panelClass="tab"
      {...offerChoice(context, 'authorizations', panels.length > MOST_TABS)}
    />
  );
}

function alternativeRows(sheet: Sheet, { schemes }: SecurityAlternative, combination: Combination): VNode {
  const { context } = sheet;
  return (
    <div class="api-entries">
      {schemes.length === 0 ? <p class="api-note api-joint">{context.text('noAuthorization')}</p> : null}
      {schemes.map((scheme, position) => (
        <>
          {position === 0 ? null : <p class="api-note api-joint">{context.text('and')}</p>}
          {schemeRow(sheet, scheme, combination)}
        </>
      ))}
    </div>
  );
}

/** How the schemes of an operation stand together. */
interface Combination {
  /** Schemes must be told apart: most of them are called `Authorization`. */
  readonly hasSeveral: boolean;
  /** No request is allowed without this scheme. */
  readonly required: boolean;
}

function schemeRow(sheet: Sheet, scheme: SecurityScheme, { hasSeveral, required }: Combination): VNode {
  const { context } = sheet;
  context.use(fieldPart);
  const sent = isSent(scheme);
  const name = sent ? scheme.name : scheme.key;
  const id = sheet.anchor(`authorization-${name}`);
  sheet.notes.field(id, name, [scheme.key, plainText(scheme.description ?? '')].join('\n').trim());
  return (
    <div class="field api-field" id={id}>
      <div class="entry-head">
        {apart(
          <h3 class="entry-name" {...untranslated}>
            {drawName(name, scheme.deprecated)}
          </h3>,
          sent ? sentAs(scheme) : connectedBy(scheme),
          hasSeveral && sent ? <span class="entry-pill">{scheme.key}</span> : null,
          required ? <span class="entry-required">{context.text('required')}</span> : null,
          scheme.deprecated ? <span class="entry-deprecated">{context.text('deprecated')}</span> : null,
        )}
        {entryLink(id, name, context)}
      </div>
      <div class="entry-content">
        {schemeText(sheet, scheme)}
        {oauthDetails(scheme, context)}
      </div>
    </div>
  );
}

function sentAs({ in: place, bearerFormat }: SecurityScheme): ComponentChildren {
  return [
    <span class="entry-type" dir="ltr" {...untranslated}>
      {bearerFormat === undefined ? 'string' : `string<${bearerFormat}>`}
    </span>,
    <span class="entry-location">{place}</span>,
  ];
}

/** Of a protocol's own scheme, its name says all that is known. */
function connectedBy({ type, scheme }: SecurityScheme): VNode | null {
  return type === 'connection' ? (
    <span class="entry-type" dir="ltr" {...untranslated}>
      {scheme}
    </span>
  ) : null;
}

/** Characters of a description that stand on the page of every operation; a chapter on tokens is folded. */
const LONGEST_TEXT = 1000;

function schemeText({ context, expanded }: Sheet, scheme: SecurityScheme): ComponentChildren {
  const { description } = scheme;
  if (description === undefined) return generatedText(scheme, context);
  const text = context.block(description);
  if (description.length <= LONGEST_TEXT) return text;
  return [
    generatedText(scheme, context),
    fold(context, { summary: context.text('moreInformation'), children: text, open: expanded }),
  ];
}

function generatedText(scheme: SecurityScheme, context: RenderContext): VNode | null {
  return scheme.type === 'connection' ? null : <p>{sentence(scheme, context)}</p>;
}

function sentence(scheme: SecurityScheme, { text }: RenderContext): string {
  const placeholder = credentialPlaceholder(scheme);
  if (scheme.type !== 'http') return text(scheme.type, { placeholder });
  if (scheme.scheme === 'basic') return text('httpBasic', { placeholder });
  if (scheme.scheme === 'bearer' || scheme.scheme === undefined) return text('httpBearer', { placeholder });
  return text('httpOther', { scheme: scheme.scheme });
}
