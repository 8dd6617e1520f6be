/** A text as the bytes of its UTF-8, a sign for each: what `btoa` takes, and headers of `fetch`, which other clients send so. */
export function byteText(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
