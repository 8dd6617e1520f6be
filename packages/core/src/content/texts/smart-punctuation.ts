const SMART_CANDIDATE = /["']|--|\.\.\./;
const PAIRS: Readonly<Record<string, string>> = { '"': '“”', "'": '‘’' };
const DIGIT = /\d/;
const WHITESPACE = /\s/;

/**
 * Replaces straight quotes, dashes (`--`, `---`) and ellipses (`...`) as the Markdown parser does for prose.
 * Text that came from inline code must not be passed.
 */
export function smarten(text: string): string {
  if (!SMART_CANDIDATE.test(text)) return text;
  return curlQuotes(text.replace(/-{2,}/g, dashes).replaceAll('...', '…'));
}

/** As CommonMark's reference: threes make em dashes, twos en dashes, and a mixed run uses the fewest kinds. */
function dashes(run: string): string {
  const length = run.length;
  if (length % 3 === 0) return '—'.repeat(length / 3);
  if (length % 2 === 0) return '–'.repeat(length / 2);
  if (length % 3 === 2) return `${'—'.repeat((length - 2) / 3)}–`;
  return `${'—'.repeat((length - 4) / 3)}––`;
}

interface Quote {
  readonly index: number;
  readonly sign: string;
}

interface Flanks {
  readonly opens: boolean;
  readonly closes: boolean;
}

function curlQuotes(text: string): string {
  const out = text.split('');
  const openers: Quote[] = [];
  for (const { 0: sign, index } of text.matchAll(/["']/g)) {
    const { opens, closes } = flanksOf(text, index, sign);
    const partner = closes ? takePartner(openers, sign) : undefined;
    if (partner !== undefined) {
      const pair = PAIRS[sign] ?? '';
      out[partner.index] = pair.charAt(0);
      out[index] = pair.charAt(1);
    } else {
      out[index] = lonelyQuote(sign, opens && !DIGIT.test(text[index - 1] ?? ''));
      if (opens) openers.push({ index, sign });
    }
  }
  return out.join('');
}

/** Takes the nearest open quote of the same sign, and forgets those inside. */
function takePartner(openers: Quote[], sign: string): Quote | undefined {
  const at = openers.findLastIndex((opener) => opener.sign === sign);
  return at === -1 ? undefined : openers.splice(at)[0];
}

/** A single quote without a partner is an apostrophe; a double one faces its word (after a digit it means inches). */
function lonelyQuote(sign: string, opens: boolean): string {
  if (sign === "'") return '’';
  return opens ? '“' : '”';
}

function flanksOf(text: string, index: number, sign: string): Flanks {
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  const spaceBefore = WHITESPACE.test(before);
  const spaceAfter = WHITESPACE.test(after);
  const left = !spaceAfter && (!isPunctuation(after) || spaceBefore || isPunctuation(before));
  const right = !spaceBefore && (!isPunctuation(before) || spaceAfter || isPunctuation(after));
  return { opens: sign === "'" ? left && !right : left, closes: right };
}

function isPunctuation(sign: string): boolean {
  return /[\p{P}\p{S}]/u.test(sign);
}
