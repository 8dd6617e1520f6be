/** A text as the value of a JSX attribute, with its quotes. */
export function attribute(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return '';
  const plain = value.replace(/\s+/g, ' ').trim();
  if (!plain.includes('"')) return ` ${name}="${plain}"`;
  return plain.includes("'") ? ` ${name}={${JSON.stringify(plain)}}` : ` ${name}='${plain}'`;
}
