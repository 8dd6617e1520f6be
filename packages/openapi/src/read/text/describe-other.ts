/** What a text that is no specification is, and how one is made of it. */
export interface OtherText {
  /** In words that follow "it". */
  readonly instead: string;
  readonly hint?: string;
}

const RAW = 'Give the document itself, in JSON or YAML, and not the page that shows it';
const EXPORT = 'Export it as OpenAPI, and give the file that this makes';

/** What a text can be instead, by how it begins; what stands first is asked first. */
const OTHERS: readonly (OtherText & { readonly begins: RegExp })[] = [
  { begins: /^$/, instead: 'is empty' },
  { begins: /^<(?:!doctype html|html|head|body)\b/i, instead: 'is an HTML page', hint: RAW },
  { begins: /^<[?!\w]/, instead: 'is XML', hint: 'Give an OpenAPI document, in JSON or YAML' },
  { begins: /^(?:%PDF-|PK\W|\W{1,2}PNG)/, instead: 'is no text', hint: RAW },
  {
    begins: /^\{[\s\S]*(?:"_postman_id"|schema\.(?:get)?postman\.com)/,
    instead: 'is a Postman collection',
    hint: EXPORT,
  },
  {
    begins: /^(?:\{[\s\S]*"_type"\s*:\s*"export"|type:\s*["']?collection\.insomnia)/,
    instead: 'is an export of Insomnia',
    hint: EXPORT,
  },
  { begins: /^\{\s*"log"\s*:\s*\{/, instead: 'is a log of requests (HAR)', hint: 'Give an OpenAPI document' },
  { begins: /^#%RAML/, instead: 'is RAML', hint: EXPORT },
  { begins: /^FORMAT:\s*1A/, instead: 'is API Blueprint', hint: EXPORT },
  {
    begins: /^\{?\s*["']?overlay["']?\s*:/,
    instead: 'is an OpenAPI Overlay',
    hint: 'Name it in `overlays` of the specification',
  },
  {
    begins: /^\{?\s*["']?arazzo["']?\s*:/,
    instead: 'is an Arazzo document',
    hint: 'Give the OpenAPI document that it describes',
  },
  {
    begins: /^\{\s*(?:"data"\s*:\s*\{\s*)?"__schema"/,
    instead: 'is the answer to a GraphQL introspection',
    hint: 'Give the schema in the language of GraphQL (SDL)',
  },
];

const UNKNOWN: OtherText = { instead: 'has no `openapi`, `swagger` or `asyncapi` with a version at its top' };

/** Characters that are looked at. */
const HEAD = 4096;

/** Says what a text is that is no specification. */
export function describeOther(text: string): OtherText {
  const head = text.slice(0, HEAD).trimStart();
  return OTHERS.find(({ begins }) => begins.test(head)) ?? UNKNOWN;
}
