/** Stands for the site's own address: a name that nobody can have. */
const HERE = 'https://here.invalid';

/** Whether a browser that loads an address of a page asks another host than the site's. */
export function isElsewhere(address: string): boolean {
  if (!URL.canParse(address, HERE)) return true;
  const { protocol, origin } = new URL(address, HERE);
  return protocol !== 'data:' && origin !== HERE;
}
