const vowel = /[aeiouy]/;

const withoutVerbEnding = (word: string): string => {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || rest.length < 3 || !vowel.test(rest)) return word;
  // `running`, `stopped`: the doubled letter belongs to the ending.
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
};

const withoutPlural = (word: string): string => {
  if (word.endsWith('ies')) return word.slice(0, -2);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
};

const withoutNounEnding = (word: string): string =>
  word.length > 7 && /[ts]ion$/.test(word) ? word.slice(0, -3) : word;

/**
 * The beginning that the plural, verb and noun forms of an English word share (`cach` for `cache`, `caches`,
 * `caching`; `migrat` for `migrate`, `migration`).
 * It always begins the word itself, so that all forms stand together in a sorted index.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const rest = withoutNounEnding(withoutVerbEnding(withoutPlural(word)));
  return rest.length > 3 ? rest.replace(/[eyi]$/, '') : rest;
}
