import { joinPointer } from '../../source/index.ts';

/** The texts of a configuration, with their JSON pointers, in the order in which they are written. */
export function configTexts(config: unknown): readonly (readonly [pointer: string, text: string])[] {
  const texts: (readonly [pointer: string, text: string])[] = [];
  const read = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') texts.push([pointer, value]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) read(child, joinPointer(pointer, key));
  };
  read(config, '');
  return texts;
}
