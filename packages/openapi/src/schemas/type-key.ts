/** Key of a schema that says how its type is called in a language of its own: GraphQL's, or TypeScript. */
export const TYPE_KEY = 'x-waymark-type';
