/** The kinds of documents that announce themselves: three by a version, one by its language, one by what its tool writes first. */
export type Announced = 'openapi' | 'swagger' | 'asyncapi' | 'graphql' | 'typedoc';

/** Characters looked at first; a specification almost always begins with its version. */
const HEAD = 4096;

const JSON_VERSION = /"(openapi|swagger|asyncapi)"\s*:\s*"?\d/;
/** What TypeDoc writes of a project before anything with parts; before 0.24, the name of its kind. */
const TYPEDOC_PROJECT = /^[\s\uFEFF]*\{[^{}[\]]*"(?:variant"\s*:\s*"project|kindString"\s*:\s*"Project)"/;
const YAML_VERSION = /^["']?(openapi|swagger|asyncapi)["']?[ \t]*:[ \t]+["']?\d/m;

/** First keys that other JSON and YAML files rarely have: only then is the rest of the text looked at. */
const SPECIFICATION_KEY =
  /^[\s{"']*(?:basePath|channels|components|consumes|definitions|externalDocs|host|info|jsonSchemaDialect|paths|produces|schemes|security|securityDefinitions|servers|tags|webhooks|x-[\w-]+)["']?\s*:/;

/** How a schema of GraphQL may begin, and what it must hold. */
const GRAPHQL_START =
  /^(?:"|(?:extend\s+)?(?:type|interface|input|enum|union|scalar|schema|directive)\b(?!["']?\s*:))/;
const GRAPHQL_TYPE = /^[ \t]*(?:extend\s+)?(?:type|interface|input|enum|union|scalar)\s+[A-Za-z_]/m;

/**
 * Says, without parsing, whether a text can be a specification, and of which kind.
 * Every JSON, YAML and GraphQL file of a project is asked, so the answer for other files must cost next to nothing.
 */
export function recogniseSpecification(text: string): Announced | undefined {
  const head = text.slice(0, HEAD);
  // What comes first is at the top, however far the whole of a YAML file is indented.
  const start = withoutComments(head);
  const version = isJson(head) ? JSON_VERSION : YAML_VERSION;
  const found = version.exec(start) ?? (SPECIFICATION_KEY.test(start) ? version.exec(text) : null);
  if (found !== null) return found[1] as Announced | undefined;
  if (TYPEDOC_PROJECT.test(head)) return 'typedoc';
  const isGraphql = GRAPHQL_START.test(start) && GRAPHQL_TYPE.test(text);
  return isGraphql ? 'graphql' : undefined;
}

/** Whether a text is JSON rather than YAML: it begins with a brace or a bracket. */
export function isJson(text: string): boolean {
  return /^[\s\uFEFF]*[{[]/.test(text);
}

function withoutComments(head: string): string {
  return head.replace(/^(?:\uFEFF|\s|#[^\n]*\n|---[^\n]*\n)+/, '');
}
