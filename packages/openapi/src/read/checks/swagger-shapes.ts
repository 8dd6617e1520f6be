import { METHODS } from '@waymark/core/navigation';
import { schemaShape } from './schema-shape.ts';
import { type Rule, SHAPES, type SwaggerKind } from './shapes.ts';

const PARAMETERS: Rule = { list: 'SwaggerParameter' };

/** The keys that are read of Swagger 2.0 documents, by kind of object. */
export const SWAGGER_SHAPES: Readonly<Record<SwaggerKind, Readonly<Record<string, Rule>>>> = {
  SwaggerRoot: {
    info: 'Info',
    paths: { map: 'SwaggerPathItem' },
    definitions: { map: 'SwaggerSchema' },
    parameters: { map: 'SwaggerParameter' },
    responses: { map: 'SwaggerResponse' },
    securityDefinitions: { map: 'SwaggerSecurity' },
    tags: { list: 'Tag' },
    externalDocs: 'ExternalDocs',
  },
  SwaggerPathItem: {
    ...Object.fromEntries([...METHODS].map((key) => [key, 'SwaggerOperation' as const])),
    parameters: PARAMETERS,
  },
  SwaggerOperation: {
    ...SHAPES.Operation,
    parameters: PARAMETERS,
    responses: { map: 'SwaggerResponse' },
    consumes: { list: 'text' },
    produces: { list: 'text' },
  },
  SwaggerParameter: { description: 'text', required: 'flag', schema: 'SwaggerSchema' },
  SwaggerResponse: {
    description: 'text',
    schema: 'SwaggerSchema',
    headers: { map: 'SwaggerParameter' },
  },
  // A response may be of the type `file`.
  SwaggerSchema: { ...schemaShape('SwaggerSchema'), type: 'any' },
  SwaggerSecurity: { description: 'text' },
};
