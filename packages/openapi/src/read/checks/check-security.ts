import {
  createSuggest,
  type Diagnostic,
  openapiDiagnostics,
  suggest,
  suggestSurely,
} from '@waymark/core/diagnostics';
import { entriesOf, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { FLOWS } from '../../operations/oauth.ts';
import { pointerSegment, valueAtPointer } from '../../references/references.ts';
import type { At } from './at.ts';
import { didYouMean } from './did-you-mean.ts';
import { misspeltKeys } from './misspelt-keys.ts';
import type { SecurityRequirement } from './security-requirements.ts';

/** Checks what a request is signed with: the schemes, and the names by which operations ask for them. */
export function checkSecurity(
  specification: Specification,
  requirements: readonly SecurityRequirement[],
  at: At,
): readonly Diagnostic[] {
  return [...checkSchemes(specification, at), ...checkNames(specification, requirements, at)];
}

/** Schemes that are asked for by a name that none has; since 3.2, the name may be a reference. */
function checkNames(
  { document }: Specification,
  requirements: readonly SecurityRequirement[],
  at: At,
): readonly Diagnostic[] {
  const known = new Set(entriesOf(valueAtPointer(document, OPENAPI.pointer)).map(([name]) => name));
  const nearest = createSuggest();
  return requirements
    .filter(({ scheme }) => !known.has(scheme) && !/[#/]/.test(scheme))
    .map(({ scheme, pointer }) =>
      openapiDiagnostics['unknown-security-scheme'](
        { scheme, suggestion: nearest(scheme, known), known: [...known] },
        at(pointer, 'key'),
      ),
    );
}

/** What a format asks of its schemes. */
interface SchemeRules {
  readonly pointer: string;
  /** What each type cannot do without. */
  readonly types: Readonly<Record<string, readonly Rule[]>>;
}

/** A key that must be one of some words, or whatever a test says. */
interface Rule {
  readonly key: string;
  readonly words?: readonly string[];
  readonly expected?: string;
  readonly isMet?: (value: JsonValue | undefined) => boolean;
}

const TEXT = { expected: 'a text', isMet: isText };
/** How nearly all requests over HTTP are signed. */
const HTTP: readonly string[] = ['bearer', 'basic', 'digest'];
const KEY: readonly Rule[] = [
  { key: 'in', words: ['header', 'query', 'cookie'] },
  { key: 'name', ...TEXT },
];

const OPENAPI: SchemeRules = {
  pointer: '/components/securitySchemes',
  types: {
    apiKey: KEY,
    http: [
      { key: 'scheme', ...TEXT },
      { key: 'scheme', words: HTTP, isMet: isNoSlip },
    ],
    oauth2: [
      { key: 'flows', expected: 'an object with a flow, such as `clientCredentials`', isMet: hasEntry },
    ],
    openIdConnect: [{ key: 'openIdConnectUrl', ...TEXT }],
    mutualTLS: [],
  },
};

const SWAGGER: SchemeRules = {
  pointer: '/securityDefinitions',
  types: {
    apiKey: KEY,
    basic: [],
    oauth2: [{ key: 'flow', words: ['implicit', 'password', 'application', 'accessCode'] }],
  },
};

/** Schemes that pages cannot show as they are meant. References are followed from where they lead. */
function checkSchemes({ document, version }: Specification, at: At): readonly Diagnostic[] {
  const rules = version === '2.0' ? SWAGGER : OPENAPI;
  return entriesOf(valueAtPointer(document, rules.pointer)).flatMap(([name, value]) => {
    const scheme = objectOf(value);
    if (own(scheme, '$ref') !== undefined) return [];
    const pointer = `${rules.pointer}/${pointerSegment(name)}`;
    if (scheme !== undefined) return checkScheme({ name, scheme, pointer }, rules, at);
    const what = `The security scheme "${name}"`;
    return [openapiDiagnostics['invalid-value']({ what, expected: 'an object' }, at(pointer))];
  });
}

interface NamedScheme {
  readonly name: string;
  readonly scheme: JsonObject;
  readonly pointer: string;
}

function checkScheme(named: NamedScheme, { types }: SchemeRules, at: At): readonly Diagnostic[] {
  const type = stringOf(own(named.scheme, 'type')) ?? '';
  const rules = Object.hasOwn(types, type) ? types[type] : undefined;
  if (rules === undefined) return checkType(named, Object.keys(types), at);
  return [...rules.flatMap((rule) => checkKey(named, rule, at)), ...checkFlows(named, at)];
}

/** A type that none is; that of a scheme of HTTP stands under another key. */
function checkType(named: NamedScheme, words: readonly string[], at: At): readonly Diagnostic[] {
  const type = stringOf(own(named.scheme, 'type'))?.toLowerCase() ?? '';
  const isScheme = words.includes('http') && HTTP.includes(type);
  const hint = isScheme ? { hint: `Write \`type: http\` and \`scheme: ${type}\`` } : {};
  return checkKey(named, { key: 'type', words }, at).map((found) => ({ ...found, ...hint }));
}

function checkKey({ name, scheme, pointer }: NamedScheme, rule: Rule, at: At): readonly Diagnostic[] {
  const { key, words = [], isMet = (value) => words.includes(stringOf(value) ?? '') } = rule;
  const value = own(scheme, key);
  // A key in other letters has been told where it stands.
  const isTold =
    value === undefined && misspeltKeys(scheme, 'SecurityScheme').some(({ meant }) => meant === key);
  if (isMet(value) || isTold) return [];
  const expected = rule.expected ?? `one of ${words.join(', ')}`;
  const near = suggest(stringOf(value) ?? '', words);
  const what = `\`${key}\` of the security scheme "${name}"`;
  const where = value === undefined ? at(pointer, 'key') : at(`${pointer}/${key}`);
  return [openapiDiagnostics['invalid-value']({ what, expected }, { ...where, ...didYouMean(near) })];
}

/** Flows under a name that no standard has: pages can only show them under that name. */
function checkFlows({ name, scheme, pointer }: NamedScheme, at: At): readonly Diagnostic[] {
  return entriesOf(own(scheme, 'flows')).flatMap(([flow, value]) => {
    const isKnown = FLOWS.some((known) => known === flow) || flow.startsWith('x-');
    if (isKnown && objectOf(value) !== undefined) return [];
    const where = at(`${pointer}/flows/${pointerSegment(flow)}`, isKnown ? 'value' : 'key');
    const expected = isKnown ? 'an object' : `one of ${FLOWS.join(', ')}`;
    const what = `The flow \`${flow}\` of the security scheme "${name}"`;
    const near = isKnown ? undefined : suggest(flow, FLOWS);
    return [openapiDiagnostics['invalid-value']({ what, expected }, { ...where, ...didYouMean(near) })];
  });
}

/** Whether a scheme of HTTP is no slip for one of those that nearly all have. */
function isNoSlip(value: JsonValue | undefined): boolean {
  const written = stringOf(value)?.toLowerCase() ?? '';
  return HTTP.includes(written) || suggestSurely(written, HTTP) === undefined;
}

function isText(value: JsonValue | undefined): boolean {
  return stringOf(value) !== undefined;
}

function hasEntry(value: JsonValue | undefined): boolean {
  return entriesOf(value).length > 0;
}
