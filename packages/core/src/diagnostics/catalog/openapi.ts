import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  'unusable-address': declare<{ href: string; problem: string }>({
    severity: 'error',
    message: ({ href, problem }) => `The page of this operation cannot be at "${href}": it ${problem}`,
    hint: () => 'Write a path below the root of the site, such as `/reference/list-users`',
    explain: `\`x-mint.href\` gives the page of an operation its address. It is a path inside the site: without \`..\`, control
characters or very long names, and not at the place of a file of the site's own, such as \`sitemap.xml\`. The page is built
at the address that it has without this key.

Bad: \`"x-mint": { "href": "/../list-users" }\`

Good: \`"x-mint": { "href": "/reference/list-users" }\``,
  }),
  'reference-chain': declare<{ reference: string; limit: number }>({
    severity: 'error',
    message: ({ reference, limit }) =>
      `"${reference}" leads to a value only after more than ${limit} references in a row`,
    hint: () => 'Refer to the last one of the row directly',
    explain: `A reference may lead to another one, but not without end: after so many in a row the value counts as absent.

Bad: a schema that is only a \`$ref\` to one that is only a \`$ref\`, and so on, a hundred times

Good: \`$ref: '#/components/schemas/User'\` where \`User\` is a schema`,
  }),
  syntax: declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `This specification cannot be read as a whole: ${problem}`,
    hint: () => 'Mend the JSON or YAML at this place. What could be read is used until then',
    explain: `A specification is a JSON or YAML file. When its syntax is broken, Waymark keeps what it could read; the rest is missing from the site.

\`\`\`yaml
# Wrong: a tab indents the line
paths:
	/users: {}

# Right
paths:
  /users: {}
\`\`\``,
  }),
  'graphql-syntax': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `This GraphQL schema cannot be read: ${problem}`,
    hint: () => 'Mend the schema at this place; until then no pages are made of it',
    explain: `A GraphQL schema is written in GraphQL's schema language. When its syntax is broken, none of its types can be told
for sure, so no page is made of it.

\`\`\`graphql
# Wrong: the type of the field is missing
type Query {
  user(id: ID!)
}

# Right
type Query {
  user(id: ID!): User
}
\`\`\``,
  }),
  'unknown-graphql-type': declare<{ name: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ name }) => `The schema has no type "${name}"`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? `Define it: a scalar of your own needs a line too, such as \`scalar DateTime\``
        : `Did you mean \`${nearest}\`?`,
    explain: `A field, an argument or a union names a type that no line of the schema defines. It is shown by its name, without a link
and without fields.

\`\`\`graphql
# Wrong: the type is called User
type Query {
  user(id: ID!): Usr
}

# Right
type Query {
  user(id: ID!): User
}
\`\`\``,
  }),
  'duplicate-graphql-type': declare<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `The type "${name}" is defined twice; the two are united`,
    hint: () => 'Write `extend` before the second one, or remove it',
    explain: `A type is defined once; what is added elsewhere is an extension. Both definitions are shown as one type. Of two fields of one
name the last one counts.

\`\`\`graphql
# Wrong
type User { id: ID! }
type User { name: String }

# Right
type User { id: ID! }
extend type User { name: String }
\`\`\``,
  }),
  'invalid-graphql': declare<{ problem: string }>({
    severity: 'warning',
    message: ({ problem }) => problem,
    hint: () => 'Until then the schema is shown as it is written',
    explain: `GraphQL's schema language does not allow this, and servers refuse such a schema: a name that is written twice in one
type, an input where an answer stands or the other way about, a default that is no value of its enum, or a misspelt
\`@deprecated\`, \`@specifiedBy\` or \`Query\`.

\`\`\`graphql
# Wrong: the directive is called deprecated
type User { name: String @deprecatd }

# Right
type User { name: String @deprecated }
\`\`\``,
  }),
  'unsupported-version': declare<{ format: string; version: string }>({
    severity: 'error',
    message: ({ format, version }) => `${format} ${version} is not supported`,
    hint: () => 'Convert the document: OpenAPI 3.0 to 3.2, Swagger 2.0 and AsyncAPI 2 and 3 are read',
    explain: `Waymark reads OpenAPI 3.0, 3.1 and 3.2, and Swagger 2.0, which it converts. A document of another version gives no pages.

\`\`\`yaml
# Wrong
swagger: "1.2"

# Right
openapi: 3.1.0
\`\`\``,
  }),
  'invalid-structure': declare<{ what: string; expected: string }>({
    severity: 'error',
    message: ({ what, expected }) => `${what} must be ${expected}, so it is left out`,
    explain: `A part of the specification has another shape than OpenAPI or AsyncAPI asks for. That part is left out; the rest is used.

\`\`\`yaml
# Wrong: a path begins with a slash
paths:
  users: { get: {} }

# Right
paths:
  /users: { get: {} }
\`\`\``,
  }),
  'unresolved-reference': declare<{ reference: string; nearest?: string | undefined }>({
    severity: 'error',
    message: ({ reference }) => `The reference "${reference}" leads nowhere`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'A reference is `#/` and the path of a value in this file, or a file of the project before the `#`'
        : `Did you mean \`${nearest}\`?`,
    explain: `A \`$ref\` names a value that is not there: a misspelt name, or a file that the project does not hold. The place is shown without type or description.

\`\`\`yaml
# Wrong: the schema is called Pet
$ref: '#/components/schemas/Pets'

# Right
$ref: '#/components/schemas/Pet'
\`\`\``,
  }),
  'unescaped-reference': declare<{ reference: string; nearest?: string | undefined }>({
    severity: 'warning',
    message: ({ reference }) => `A key in the reference "${reference}" holds a slash that ends it there`,
    hint: ({ nearest }) => `Write \`${nearest}\`: a slash in a key is \`~1\``,
    explain: `A \`$ref\` is a path of keys with slashes between them, so a slash in a key is written \`~1\`, and a tilde \`~0\`. The value is found here by trying the keys that there are; other tools do not find it.

\`\`\`yaml
# Wrong: three keys, of which the second is empty
$ref: '#/paths//boats/get'

# Right: the key is /boats
$ref: '#/paths/~1boats/get'
\`\`\``,
  }),
  'near-reference': declare<{ reference: string }>({
    severity: 'warning',
    message: ({ reference }) =>
      `The reference "${reference}" leads to a definition of the schema around it, but references are read from the top of the file`,
    hint: () =>
      'Give that schema an `$id`, from which references in it are read, or move its definitions to `components/schemas`',
    explain: `Libraries such as Pydantic and Zod print a schema with all that it needs in its \`$defs\` or \`definitions\`. Pasted into a specification, its references lead nowhere: \`#\` is the whole document there, unless the schema has an \`$id\` (which OpenAPI 3.1 allows). Such references are read here as they are meant; other tools do not find what they lead to. One of a specification is told for all.

\`\`\`yaml
components:
  schemas:
    Ship:
      $id: Ship # without it, the reference is wrong
      properties:
        size: { $ref: '#/$defs/Size' }
      $defs:
        Size: { type: integer }
\`\`\``,
  }),
  'external-reference': declare<{ reference: string }>({
    severity: 'error',
    message: ({ reference }) => `The reference "${reference}" leads out of the project and is not followed`,
    hint: () => 'Copy the document into the project and refer to it by its path',
    explain: `Building a site loads nothing from the network that the configuration does not name. A \`$ref\` to a web address is therefore refused.

\`\`\`yaml
# Wrong
$ref: 'https://example.com/shared.yaml#/Pet'

# Right: the file lies in the project
$ref: './shared.yaml#/Pet'
\`\`\``,
  }),
  'circular-reference': declare<{ chain: readonly string[] }>({
    severity: 'error',
    message: ({ chain }) => `This reference leads back to itself: ${chain.join(' → ')}`,
    hint: () => 'One of these must be a value instead of a reference',
    explain: `References that lead to nothing but each other stand for no value. (A schema whose property is the schema itself is fine: its fields are shown once.)

\`\`\`yaml
# Wrong
Pet: { $ref: '#/components/schemas/Animal' }
Animal: { $ref: '#/components/schemas/Pet' }

# Right
Pet: { $ref: '#/components/schemas/Animal' }
Animal: { type: object }
\`\`\``,
  }),
  'duplicate-key': declare<{ key: string }>({
    severity: 'warning',
    message: ({ key }) => `"${key}" is written twice in this object; the last one counts`,
    hint: () => 'Merge the two, or rename one of them',
    explain: `JSON has no order in which two values of one name could both be kept, so everything under the first one is lost. Two entries of one path are the usual case: their methods belong into one object.

\`\`\`json
// Wrong
"/users": { "get": {} },
"/users": { "post": {} }

// Right
"/users": { "get": {}, "post": {} }
\`\`\``,
  }),
  'invalid-value': declare<{ what: string; expected: string }>({
    severity: 'warning',
    message: ({ what, expected }) => `${what} must be ${expected}`,
    hint: () => 'Until then the value is ignored, or shown as it is',
    explain: `A value has another type than OpenAPI or AsyncAPI asks for at its place. The rest is used.

\`\`\`yaml
# Wrong: in OpenAPI, \`required\` of a schema is a list of properties
properties:
  name: { type: string, required: true }

# Right
required: [name]
properties:
  name: { type: string }
\`\`\``,
  }),
  'misspelt-key': declare<{ key: string; meant?: string; format: string }>({
    severity: 'warning',
    message: ({ key, format }) => `\`${key}\` is no key of ${format} here; it is ignored`,
    hint: ({ meant }) => (meant === undefined ? undefined : `Did you mean \`${meant}\`?`),
    explain: `What stands under a key that is misspelt, or written in other letters than the standard has, is lost in silence: a
page has no parameters if they stand under \`paramters\`. So is what only Swagger 2.0 has there: since OpenAPI 3, the \`type\` of a
parameter stands in its \`schema\`, and the schema of a response in its \`content\`. In YAML, \`{ description: Missing, or too old }\` is
a description of one word and a key \`or too old\`: such a text needs quotes. Keys of your own begin with \`x-\`.

\`\`\`yaml
# Wrong
get: { summary: All boats, paramters: [] }

# Right
get: { summary: All boats, parameters: [] }
\`\`\``,
  }),
  'newer-version': declare<{ version: string }>({
    severity: 'warning',
    message: ({ version }) => `OpenAPI ${version} is newer than this version of Waymark; it is read as 3.2`,
    explain: 'What a later version of OpenAPI added is not understood. The rest is shown as usual.',
  }),
  'duplicate-operation': declare<{ operation: string; other: string }>({
    severity: 'warning',
    message: ({ operation, other }) => `${operation} is the same address as ${other}`,
    hint: () => 'Merge the two: a server cannot tell them apart',
    explain: `Two paths differ only in the names of their parameters or in a slash at the end. Both get a page, and a reader cannot know which one answers.

\`\`\`yaml
# Wrong
paths:
  /users/{id}: { get: {} }
  /users/{name}: { get: {} }
\`\`\``,
  }),
  'duplicate-operation-id': declare<{ id: string; operation: string }>({
    severity: 'warning',
    message: ({ id, operation }) => `The operationId "${id}" is already that of ${operation}`,
    hint: () => 'Give every operation an id of its own; tools that generate code depend on it',
    explain: 'An `operationId` names one operation in the whole document.',
  }),
  'duplicate-tag': declare<{ tag: string }>({
    severity: 'warning',
    message: ({ tag }) => `The tag "${tag}" is declared twice; the first declaration counts`,
    explain: 'Each name occurs once in the list `tags` of a specification.',
  }),
  'circular-tag': declare<{ tag: string }>({
    severity: 'error',
    message: ({ tag }) => `The tag "${tag}" is its own ancestor, so its \`parent\` is ignored`,
    explain: 'Tags of OpenAPI 3.2 form a tree by `parent`. A tag cannot be below itself.',
  }),
  'invalid-server': declare<{ url: string }>({
    severity: 'warning',
    message: ({ url }) => `"${url}" is no server address`,
    hint: () => 'Write `https://host/path`, or a path that begins with `/`',
    explain: `Code samples begin with the address of the first server.

\`\`\`yaml
# Wrong
servers: [{ url: api.example.com }]

# Right
servers: [{ url: https://api.example.com }]
\`\`\``,
  }),
  'undeclared-server-variable': declare<{ name: string; suggestion?: string | undefined }>({
    severity: 'warning',
    message: ({ name }) => `"{${name}}" of the server's address is none of its variables`,
    hint: ({ name, suggestion }) =>
      suggestion === undefined
        ? `Add \`"${name}": { "default": "…" }\` to \`variables\` of the server`
        : `Did you mean "{${suggestion}}"?`,
    explain: `What stands in braces in the address of a server is a variable, described in \`variables\` beside it. Of one that is not,
nobody knows a value: code samples show the braces, and the playground cannot send a request.

\`\`\`yaml
# Wrong
servers: [{ url: 'https://{region}.example.com' }]

# Right
servers:
  - url: 'https://{region}.example.com'
    variables: { region: { default: eu } }
\`\`\``,
  }),
  'unknown-security-scheme': declare<{
    scheme: string;
    suggestion?: string | undefined;
    known?: readonly string[];
  }>({
    severity: 'warning',
    message: ({ scheme }) => `No security scheme is called "${scheme}"`,
    hint: ({ suggestion, known = [] }) => {
      if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
      const names = known.slice(0, 5).map((name) => `"${name}"`);
      const instead =
        names.length === 0 ? 'remove it here' : `name one that stands there: ${names.join(', ')}`;
      return `Describe it in \`components.securitySchemes\`, or ${instead}`;
    },
    explain: `\`security\` names schemes of \`components.securitySchemes\`. Of another one a page cannot say how a request is signed, so it leaves it out.

\`\`\`yaml
# Wrong
security: [{ bearer: [] }]
components: { securitySchemes: { bearerAuth: { type: http, scheme: bearer } } }

# Right
security: [{ bearerAuth: [] }]
components: { securitySchemes: { bearerAuth: { type: http, scheme: bearer } } }
\`\`\``,
  }),
  'unknown-scope': declare<{ scope: string; scheme: string; suggestion?: string | undefined }>({
    severity: 'info',
    message: ({ scope, scheme }) => `No flow of the security scheme "${scheme}" grants the scope "${scope}"`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Add it to `scopes` of a flow, or remove it here'
        : `Did you mean "${suggestion}"?`,
    explain: `The flows of a scheme list the scopes that a caller can ask for. One that is not listed is shown to readers, who cannot get it.

\`\`\`yaml
# Wrong
security: [{ login: [write:users] }]
components: { securitySchemes: { login: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { 'users:write': Write } } } } } }

# Right
security: [{ login: ['users:write'] }]
components: { securitySchemes: { login: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { 'users:write': Write } } } } } }
\`\`\``,
  }),
  'undeclared-path-parameter': declare<{ name: string; isOfChannel?: boolean }>({
    severity: 'info',
    message: ({ name, isOfChannel }) =>
      isOfChannel === true
        ? `"{${name}}" of the address is no parameter of the channel`
        : `"{${name}}" of the path is no parameter of the operation`,
    hint: ({ name, isOfChannel }) =>
      isOfChannel === true
        ? `Add \`"${name}": { "description": "…" }\` to \`parameters\` of the channel`
        : `Add \`{ "name": "${name}", "in": "path", "required": true }\` to its \`parameters\``,
    explain: `What stands in braces in a path is a parameter, described in \`parameters\` of the operation or of the path. Until then the page shows it as a text that is required.

\`\`\`yaml
# Wrong
/users/{id}:
  get: { parameters: [{ name: userId, in: path, required: true, schema: { type: string } }] }

# Right
/users/{id}:
  get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }] }
\`\`\``,
  }),
  'unknown-sample-language': declare<{ language: string; suggestion?: string | undefined }>({
    severity: 'warning',
    message: ({ language }) => `No code samples are written in "${language}"`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Remove it, or write the samples into the specification as `x-codeSamples`'
        : `Did you mean "${suggestion}"?`,
    explain: `The languages of \`api.examples.languages\` are those of the page [code samples](/api/samples). Another one is left out.

\`\`\`json
// Wrong
{ "api": { "examples": { "languages": ["curl", "pyhton"] } } }

// Right
{ "api": { "examples": { "languages": ["curl", "python"] } } }
\`\`\``,
  }),
  'no-proxy': declare<Record<never, never>>({
    severity: 'info',
    message: () => 'A static site has no proxy: the playground sends requests straight from the browser',
    hint: () => 'Write `"proxy": false`, and let the API accept requests from this site (CORS)',
    explain: `The playground sends requests from the reader's browser to the API. There is no server of the site in between that could pass them on, so \`api.playground.proxy\` has no effect. An API that readers shall try must accept requests from other sites (CORS); for one that does not, the playground says so and offers the cURL command. See [Playground](/api/playground).

\`\`\`json
// Has no effect
{ "api": { "playground": { "proxy": true } } }

// Says what happens
{ "api": { "playground": { "proxy": false } } }
\`\`\``,
  }),
  'no-sign-in': declare<Record<never, never>>({
    severity: 'info',
    message: () => 'A static site has nobody signed in: with "auth", the playground is shown to nobody',
    hint: () => 'Write `"none"` for the same effect, or `"interactive"` to show it to everybody',
    explain: `\`"display": "auth"\` shows the playground to readers who are signed in. A static site knows no readers, so it is left out everywhere.

\`\`\`json
// Shown to nobody
{ "api": { "playground": { "display": "auth" } } }

// Shown to everybody
{ "api": { "playground": { "display": "interactive" } } }
\`\`\``,
  }),
  'invalid-method': declare<{ method: string }>({
    severity: 'error',
    message: ({ method }) => `"${method}" cannot be the method of an additional operation`,
    hint: () =>
      'Methods are written in upper case, and those with a field of their own (GET, POST …) use that field',
    explain: 'The keys of `additionalOperations` (OpenAPI 3.2) are HTTP methods exactly as they are sent.',
  }),
  'invalid-endpoint': declare<{ reference: string }>({
    severity: 'error',
    message: ({ reference }) => `"${reference}" names no operation`,
    hint: ({ reference }) =>
      /^[a-z]+\s+https?:\/\//i.test(reference)
        ? 'Write the key as `api`, which takes an address and needs no specification'
        : 'Write `GET /path`, `spec.json GET /path` or `webhook name`',
    explain: `The key \`openapi\` of a page is a method and a path, with the specification's file before them when there are several.

\`\`\`yaml
# Wrong
openapi: /users/{id}

# Right
openapi: GET /users/{id}
\`\`\``,
  }),
  'unknown-operation': declare<{
    operation: string;
    specifications: readonly string[];
    nearest: string | undefined;
  }>({
    severity: 'error',
    message: ({ operation, specifications: [first, second], specifications }) => {
      if (first === undefined) return `There is no operation ${operation}: the project has no specification`;
      return second === undefined
        ? `${first} has no operation ${operation}`
        : `None of ${specifications.length > 3 ? `the ${specifications.length} specifications` : specifications.join(', ')} has an operation ${operation}`;
    },
    hint: ({ nearest }) => (nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    explain: `A page or a navigation entry names an operation that its specification does not hold. Paths are compared letter by letter, names of parameters included; only a slash at the end does not matter.`,
  }),
  'unknown-specification': declare<{ name: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ name }) => `No specification of the project is called "${name}"`,
    hint: ({ nearest }) => (nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    explain:
      'A specification is named by its path from the root of the project or from the page, and its folder and extension may be left out.',
  }),
  'specification-elsewhere': declare<{ name: string; found: string }>({
    severity: 'warning',
    message: ({ name, found }) =>
      `There is no specification at "${name}"; the page is made from "${found}", the only one whose file has that name`,
    hint: ({ found }) => `Write \`${found}\``,
    explain: `The folder of a specification is wrong, and only one file of the project can be meant. Where several have the name, none is
taken.

Bad: \`openapi: /fr/openapi/harbour.yml GET /berths\` with the file \`openapi/harbour.yml\`

Good: \`openapi: /openapi/harbour.yml GET /berths\``,
  }),
  'ambiguous-operation': declare<{ operation: string; chosen: string; others: string }>({
    severity: 'warning',
    message: ({ operation, chosen, others }) =>
      `${operation} is in "${chosen}" and in "${others}"; the page is made from "${chosen}"`,
    hint: ({ operation, chosen }) => `Name the specification: \`${chosen} ${operation}\``,
    explain:
      'An operation is looked for in the specifications in effect, else in all of them. Of several that have it, the one in the innermost folder around the page is meant; where none is, the first by the alphabet that stands in no folder of another language.',
  }),
  'invalid-api': declare<{ api: string }>({
    severity: 'warning',
    message: ({ api }) => `"${api}" is no operation, so the page is a plain one`,
    hint: () => 'Write `POST /users` or `POST https://api.example.com/users`',
    explain: `The key \`api\` of a page is a method and a path (or a whole address) of an operation that the page describes by hand.

\`\`\`yaml
# Wrong
api: /users

# Right
api: POST /users
\`\`\``,
  }),
  'overlay-without-target': declare<{ target: string }>({
    severity: 'warning',
    message: ({ target }) => `The overlay changes nothing: no value is at ${target}`,
    hint: () =>
      'Names with other characters than letters and digits stand in brackets: `$.paths["/users"].get`',
    explain: `An action of an OpenAPI Overlay names the values that it changes by a JSONPath. This one finds nothing in the specification, perhaps because the specification changed.`,
  }),
  unreachable: declare<{ url: string; problem: string }>({
    severity: 'error',
    message: ({ url, problem }) => `The specification ${url} could not be fetched: ${problem}`,
    hint: () =>
      'The site is built without its pages, and links to them are not checked. A copy in the project, named by its path, needs no network',
    explain: `A specification that the configuration names by its address is fetched when the site is built: over https, without credentials, within 30 seconds, and at most 50 MB. Plain http is allowed only for this machine (\`localhost\`).

What was fetched is kept in the user's cache, so that a later build without a network still has its pages; see \`openapi/stale-copy\`.`,
  }),
  'stale-copy': declare<{ url: string; problem: string }>({
    severity: 'warning',
    message: ({ url, problem }) =>
      `The specification ${url} could not be fetched (${problem}); the copy of an earlier build is used`,
    explain:
      'The address did not answer as it should, but an earlier build had fetched it. Its pages may be out of date.',
  }),
  'contradictory-overlays': declare<{ source: string }>({
    severity: 'warning',
    message: ({ source }) => `"${source}" is given other overlays here than elsewhere; the first list counts`,
    hint: () => 'Write the same list at each place, or none',
    explain: 'A specification is read once for the whole site, so one list of overlays applies to it.',
  }),
  'unknown-overlay': declare<{ name: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ name }) => `There is no overlay "${name}"`,
    hint: ({ nearest }) => (nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    explain: 'The list `overlays` names files of the project, each an OpenAPI Overlay of version 1.',
  }),
  'unknown-channel': declare<{ id: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ id }) => `No AsyncAPI document has a channel "${id}"`,
    hint: ({ nearest }) => (nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    explain:
      'The key `asyncapi` of a page is the id of a channel, with the file before it when there are several documents.',
  }),
  'unknown-schema': declare<{ name: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ name }) => `No specification has a schema "${name}"`,
    hint: ({ nearest }) => (nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    explain: 'The key `openapi-schema` of a page names an entry of `components.schemas`, letter by letter.',
  }),
};

/** Findings about OpenAPI documents and about references to their operations. */
export const openapiDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'openapi',
  declarations,
);
