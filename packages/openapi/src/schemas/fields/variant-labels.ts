import { printPlain } from '../../model/json.ts';
import type { Schema, Variant } from '../../model/schema-model.ts';
import type { SchemaReader } from '../schemas.ts';
import { typeLabel } from './type-label.ts';

/**
 * Names the alternatives of a schema: by the value of the discriminator, the title, the one value of a property that
 * tells them apart, the name of the schema (`Cat[]` for an array), or the type. What is left has its number.
 */
export function variantLabels(read: SchemaReader, { variants, discriminator }: Schema): readonly string[] {
  const schemas = variants.map(({ node }) => read(node));
  const property = discriminator ?? tellingProperty(read, schemas);
  const isOnlyObject = schemas.filter((schema) => typeLabel(read, schema) === 'object').length === 1;
  const isWritten = discriminator !== undefined;
  const labels = variants.map((variant, index) => {
    const schema = schemas[index];
    return schema === undefined
      ? undefined
      : labelOf(read, variant, { schema, property, isWritten, isOnlyObject });
  });
  return labels.map((label, index) =>
    label === undefined || labels.indexOf(label) !== labels.lastIndexOf(label)
      ? (variants[index]?.label ?? String(index + 1))
      : label,
  );
}

interface Named {
  readonly schema: Schema;
  /** Property whose one value tells alternatives apart. */
  readonly property: string | undefined;
  /** The document says that this property does. */
  readonly isWritten: boolean;
  /** No other alternative is an object. */
  readonly isOnlyObject: boolean;
}

function labelOf(
  read: SchemaReader,
  variant: Variant,
  { schema, property, isWritten, isOnlyObject }: Named,
): string | undefined {
  const value = property === undefined ? undefined : onlyChoice(read, schema, property);
  const own = schema.choices?.length === 1 ? printPlain(schema.choices[0] ?? null) : undefined;
  // A label that is not the schema's own title or name comes from the mapping.
  const isMapped = variant.label !== undefined && ![schema.title, schema.name].includes(variant.label);
  if (isMapped) return variant.label;
  if (isWritten && value !== undefined) return value;
  return schema.title ?? value ?? own ?? variant.label ?? schema.name ?? typeName(read, schema, isOnlyObject);
}

/** `Cat[]`, `integer`; `object` only of the one among other types, for any other object is called so too. */
function typeName(read: SchemaReader, schema: Schema, isOnlyObject: boolean): string | undefined {
  const items = schema.items === undefined ? undefined : read(schema.items);
  const entry = items?.title ?? items?.name;
  if (entry !== undefined) return `${entry}[]`;
  const type = typeLabel(read, schema);
  return type === 'object' && !isOnlyObject ? undefined : type;
}

/** The property that has one value, and no two the same, in the most alternatives. */
function tellingProperty(read: SchemaReader, schemas: readonly Schema[]): string | undefined {
  const values = new Map<string, string[]>();
  for (const schema of schemas)
    for (const { name } of schema.properties) {
      const value = onlyChoice(read, schema, name);
      if (value !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
    }
  const telling = [...values].filter(([, all]) => all.length > 1 && new Set(all).size === all.length);
  return telling.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function onlyChoice(read: SchemaReader, schema: Schema, name: string): string | undefined {
  const property = schema.properties.find((candidate) => candidate.name === name);
  const choices = property && read(property.node).choices;
  return choices?.length === 1 ? printPlain(choices[0] ?? null) : undefined;
}
