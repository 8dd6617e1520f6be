/** The three kinds of documents that announce themselves with a version. */
export type Announced = 'openapi' | 'swagger' | 'asyncapi';

/** Characters looked at first; a specification almost always begins with its version. */
const HEAD = 4096;

const JSON_VERSION = /"(openapi|swagger|asyncapi)"\s*:\s*"\d/;
const YAML_VERSION = /^["']?(openapi|swagger|asyncapi)["']?[ \t]*:[ \t]+["']?\d/m;

/** First keys that other JSON and YAML files rarely have: only then is the rest of the text looked at. */
const SPECIFICATION_KEY =
  /^[\s{"']*(?:basePath|channels|components|consumes|definitions|externalDocs|host|info|jsonSchemaDialect|paths|produces|schemes|security|securityDefinitions|servers|tags|webhooks|x-[\w-]+)["']?\s*:/;

/**
 * Says, without parsing, whether a text can be a specification, and of which kind.
 * Every JSON and YAML file of a project is asked, so the answer for other files must cost next to nothing.
 */
export function recogniseSpecification(text: string): Announced | undefined {
  const head = text.slice(0, HEAD);
  const version = isJson(head) ? JSON_VERSION : YAML_VERSION;
  const found =
    version.exec(head) ?? (SPECIFICATION_KEY.test(withoutComments(head)) ? version.exec(text) : null);
  return found?.[1] as Announced | undefined;
}

/** Whether a text is JSON rather than YAML: it begins with a brace or a bracket. */
export function isJson(text: string): boolean {
  return /^[\s\uFEFF]*[{[]/.test(text);
}

function withoutComments(head: string): string {
  return head.replace(/^(?:\uFEFF|\s|#[^\n]*\n|---[^\n]*\n)+/, '');
}
