import { link } from '../markdown/markdown-text.ts';
import { defined } from '../model/json.ts';
import { groupOfKind, type SymbolKind } from './library.ts';
import { type Comment, NO_COMMENT, type SectionWord, type SymbolSection } from './symbol-content.ts';

/** A section that is called by a word of the interface. */
export function wordSection(word: SectionWord, content: Partial<SymbolSection>): SymbolSection {
  return { stem: word, title: { word }, comment: NO_COMMENT, ...content };
}

/** What a function takes and gives back, and what is said of it. */
export type CallParts = Pick<SymbolSection, 'fields' | 'returns' | 'comment'>;

/** The sections of a function that has a page of its own; what its comment says first is the page's. */
export function callSections({ fields, returns, comment }: CallParts): readonly SymbolSection[] {
  const { returns: said, throws } = comment;
  const taken = fields === undefined ? [] : [wordSection('arguments', { fields })];
  if (returns === undefined && said === undefined) {
    const thrown = { comment: { ...NO_COMMENT, text: throws.join('\n\n') } };
    return throws.length === 0 ? taken : [...taken, wordSection('throws', thrown)];
  }
  const answer = { returns, comment: defined<Comment>({ ...NO_COMMENT, returns: said, throws }) };
  return [...taken, wordSection('returns', defined<Partial<SymbolSection>>(answer))];
}

/** What stands in a symbol and has a page of its own. */
export interface ListedSymbol {
  readonly kind: SymbolKind;
  readonly title: string;
  readonly url: string | undefined;
  /** Its first words. */
  readonly description: string | undefined;
}

/** Lists of what stands in a symbol, one for each kind. */
export function listSections(listed: readonly ListedSymbol[]): readonly SymbolSection[] {
  return [...new Set(listed.map(({ kind }) => kind))].map((kind) => {
    const lines = listed.filter((each) => each.kind === kind).map(listLine);
    return textSection(groupOfKind(kind), lines.join('\n'));
  });
}

function listLine({ title, url, description }: ListedSymbol): string {
  const name = `\`${title}\``;
  const said = description === undefined ? '' : `: ${description.replace(/\s+/g, ' ')}`;
  return `- ${url === undefined ? name : link(name, url)}${said}`;
}

/** A section that only has a text. */
export function textSection(name: string, text: string): SymbolSection {
  return { stem: name, title: { name }, comment: { ...NO_COMMENT, text } };
}
