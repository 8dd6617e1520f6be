import { arrayOf, type JsonObject, objectOf, own, stringOf, stringsOf } from '../../model/json.ts';

/** What DocFX says of a namespace, a type or a member, and the names of all that its file refers to. */
export interface DocfxItem {
  readonly uid: string;
  readonly type: string;
  readonly value: JsonObject;
  readonly references: ReadonlyMap<string, JsonObject>;
}

/** Reads the items of a file of ManagedReference. */
export function readItems(file: JsonObject): readonly DocfxItem[] {
  const references = new Map(
    objectsIn(file, 'references').map((each) => [stringOf(own(each, 'uid')) ?? '', each]),
  );
  return objectsIn(file, 'items').flatMap((value) => {
    const [uid, type] = [stringOf(own(value, 'uid')), stringOf(own(value, 'type'))];
    return uid === undefined || type === undefined ? [] : [{ uid, type, value, references }];
  });
}

/** The objects of a list. */
export function objectsIn(object: JsonObject | undefined, key: string): readonly JsonObject[] {
  return arrayOf(own(object, key))
    .map(objectOf)
    .filter((each) => each !== undefined);
}

/** A text of an object. */
export function textIn(object: JsonObject | undefined, key: string): string {
  return stringOf(own(object, key)) ?? '';
}

/** The texts of a list. */
export function textsIn(object: JsonObject | undefined, key: string): readonly string[] {
  return stringsOf(own(object, key));
}

/** How a type is called where it is used: `List<Lamp>`. */
export function typeName({ references }: DocfxItem, uid: string): string {
  const known = textIn(references.get(uid), 'name');
  if (known !== '') return known;
  const name = uid.replace(/[\w.]+/g, (part) => part.slice(part.lastIndexOf('.') + 1));
  return name
    .replaceAll('{', '<')
    .replaceAll('}', '>')
    .replace(/(?<!`)`+\d+$/, '');
}
