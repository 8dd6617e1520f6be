/** Escapes of `$'…'`. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

const PIECE =
  /\\\r?\n|\s+|'([^']*)'|\$'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\\([\s\S])|([^\s'"\\]+)|(["'])/g;

/** The words of a shell command, its quotes and escapes resolved; nothing is filled in. Undefined where a quote is open. */
export function shellWords(command: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (const [piece, single, dollar, double, escaped, plain, open] of command.matchAll(PIECE)) {
    if (open !== undefined) return undefined;
    if (/^(?:\s+|\\\r?\n)$/.test(piece)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    const text =
      single ??
      dollar?.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, four, two, letter: string) =>
        letter === undefined
          ? String.fromCharCode(Number.parseInt(four ?? two, 16))
          : (ESCAPES[letter] ?? letter),
      ) ??
      double?.replace(/\\(["\\$`\n])/g, (_, sign: string) => (sign === '\n' ? '' : sign)) ??
      escaped ??
      plain ??
      '';
    word = (word ?? '') + text;
  }
  return word === undefined ? words : [...words, word];
}
