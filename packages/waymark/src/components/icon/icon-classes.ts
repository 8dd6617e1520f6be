/** Classes of an icon. Those written for icons that are masks give the ground a colour, which there shows in the shape alone. */
export function iconClasses(classes: string): string {
  return classes.replace(/(^|[\s:])(!?)bg-/g, '$1$2text-');
}
