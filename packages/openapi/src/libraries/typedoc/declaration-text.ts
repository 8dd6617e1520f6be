import { own } from '../../model/json.ts';

import { hasFlag, listOf, nameOf, signaturesOf } from './reflection.ts';
import { alternativesOf, signatureText, typeParametersText, typeText } from './type-text.ts';
import type { TypedocSymbol } from './typedoc-project.ts';

/** Letters of a declaration that stand in one line. */
export const LONGEST_LINE = 100;

/** A symbol in one line, with what it extends. */
export function lineOf({ kind, name, reflection }: TypedocSymbol): string {
  const title = nameOf(reflection);
  const [signature, ...more] = signaturesOf(reflection);
  if (signature !== undefined && kind !== 'INTERFACE' && kind !== 'CLASS')
    return more.length > 0 ? `${title}()` : `${title}${signatureText(signature, { separator: ': ' })}`;
  const types = (key: string, word: string): string => {
    const named = listOf(reflection, key).map((type) => typeText(type));
    return named.length === 0 ? '' : ` ${word} ${named.join(', ')}`;
  };
  const parameters = typeParametersText(reflection);
  switch (kind) {
    case 'CLASS':
      return `${hasFlag(reflection, 'isAbstract') ? 'abstract ' : ''}class ${title}${parameters}${types('extendedTypes', 'extends')}${types('implementedTypes', 'implements')}`;
    case 'INTERFACE':
      return `interface ${title}${parameters}${types('extendedTypes', 'extends')}`;
    case 'ENUM':
      return `enum ${title}`;
    case 'TYPE':
      return `type ${title}${parameters}`;
    case 'VARIABLE':
    case 'PROPERTY':
      return `${title}: ${typeText(own(reflection, 'type'))}`;
    default:
      return name;
  }
}

/** The declaration as code: of a type, what it stands for; of everything else, its line. */
export function wholeDeclaration(symbol: TypedocSymbol): string {
  const { kind, reflection } = symbol;
  if (kind !== 'TYPE') return lineOf(symbol);
  const alternatives = alternativesOf(own(reflection, 'type'));
  const line = alternatives.join(' | ');
  const text = line.length > LONGEST_LINE ? alternatives.join('\n  | ') : line;
  return `type ${nameOf(reflection)}${typeParametersText(reflection)} = ${text}`;
}
