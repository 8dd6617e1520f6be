/** Escapes of `$'…'`. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** People leave spaces behind the backslash that joins two lines. */
const PIECE =
  /\\[ \t]*\r?\n|\s+|'([^']*)'|\$'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\\([\s\S])|([^\s'"\\]+)|(["'])/g;

/** Where a command ends: a pipe, another command, or a file that its answer goes to. */
const END = /^(?:\|\|?|&&?|;|\d?>{1,2}.*)$/;

/** The text after `<<NAME`, up to that name: what the command reads as its input. */
const HEREDOC = /<<-?[ \t]*(["']?)(\w+)\1[^\n]*\n([\s\S]*?)\n[ \t]*\2\s*$/;

/** The words of a shell command, its quotes and escapes resolved; nothing is filled in. Undefined where a quote is open. */
export function shellWords(command: string): readonly string[] | undefined {
  const text = plainQuotes(command.trim().replace(/^(?:#.*\r?\n\s*)+/, '')).replace(/^[$%>]\s+/, '');
  if (/^[^'"]*\^|\^\r?\n/.test(text)) return cmdWords(text);
  const [heredoc, , , input] = HEREDOC.exec(text) ?? [];
  const words = posixWords(text.replace(heredoc ?? '', '').replace(/`[ \t]*\r?\n/g, ' '));
  return input === undefined ? words : words?.map((word) => (word === '@-' ? input : word));
}

/** Texts of word processors have quotes that no shell knows. */
function plainQuotes(text: string): string {
  return /["']/.test(text) ? text : text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

/** The words as the command line of Windows reads them, whose escape is a caret, and the quotes of programs there. */
function cmdWords(text: string): readonly string[] | undefined {
  const plain = text.replace(/\^\r?\n/g, ' ').replace(/\^([\s\S])/g, '$1');
  return posixWords(
    plain.replace(/""/g, (quotes, at: number) => (/\S/.test(plain.charAt(at - 1)) ? '\\"' : quotes)),
  );
}

function posixWords(command: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (const [piece, single, dollar, double, escaped, plain, open] of command.matchAll(PIECE)) {
    if (open !== undefined) return undefined;
    if (/^(?:\s+|\\[ \t]*\r?\n)$/.test(piece)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    if (word === undefined && plain !== undefined && END.test(plain)) return words;
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
