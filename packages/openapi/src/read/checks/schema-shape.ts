import { type Rule, SHAPES } from './shapes.ts';

/** A schema of another format than OpenAPI 3: parts are such schemas too, and a discriminator is a text. */
export function schemaShape(kind: 'Payload' | 'SwaggerSchema'): Readonly<Record<string, Rule>> {
  const inner = (rule: Rule): Rule => {
    if (rule === 'Schema') return kind;
    if (typeof rule === 'string') return rule;
    return 'list' in rule ? { list: inner(rule.list) } : { ...rule, map: inner(rule.map) };
  };
  const shape = Object.entries(SHAPES.Schema).map(([key, rule]) => [key, inner(rule)] as const);
  return { ...Object.fromEntries(shape), discriminator: 'any' };
}
