import type { GraphqlEnumValue, GraphqlField, GraphqlType } from './graphql-model.ts';

/** `user(id: ID!): User`: a field with its arguments and its type. */
export function fieldSignature({ name, type, arguments: given }: GraphqlField): string {
  const list = given.map(valueSignature).join(', ');
  return `${name}${list === '' ? '' : `(${list})`}: ${type}`;
}

/** `first: Int = 10`: an argument, or a field of an input. */
function valueSignature({ name, type, defaultText }: GraphqlField): string {
  return `${name}: ${type}${defaultText === undefined ? '' : ` = ${defaultText}`}`;
}

/** `type User implements Node`: what a type is and belongs to. */
export function typeSignature({ kind, name, interfaces, members }: GraphqlType): string {
  const implemented = interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`;
  const united = members.length === 0 ? '' : ` = ${members.join(' | ')}`;
  return `${kind} ${name}${implemented}${united}`;
}

/** A type in the language of schemas, without its descriptions. */
export function printType(type: GraphqlType): string {
  const printField = type.kind === 'input' ? valueSignature : fieldSignature;
  const lines = [
    ...type.fields.map((field) => `  ${printField(field)}${deprecation(field)}`),
    ...type.values.map((value) => `  ${value.name}${deprecation(value)}`),
  ];
  const body = lines.length === 0 ? '' : ` {\n${lines.join('\n')}\n}`;
  return `${typeSignature(type)}${type.isOneOf ? ' @oneOf' : ''}${body}`;
}

function deprecation({ deprecated }: GraphqlField | GraphqlEnumValue): string {
  return deprecated === undefined ? '' : ' @deprecated';
}
