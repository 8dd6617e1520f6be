import { describe, expect, it } from 'vitest';
import { levelCount } from '../format.ts';
import { splitCompounds } from './compounds.ts';

const entry = (word: string, ...documents: readonly number[]) => ({
  word,
  postings: documents.map((document) => document * levelCount + 20),
});

const documentsOf = (language: string, word: string): readonly number[] => {
  const entries = [
    entry('benutzer', 1),
    entry('benutzerverwaltungsrechte', 2),
    entry('datenbank', 3),
    entry('datenbankverbindung', 4),
    entry('rechte', 5),
    entry('verbindung', 1, 4),
    entry('verwaltung', 6),
  ];
  const found = splitCompounds(entries, language).find((candidate) => candidate.word === word);
  return (found?.postings ?? []).map((posting) => Math.floor(posting / levelCount));
};

describe('splitCompounds', () => {
  it('lets both parts find the compound', () => {
    expect(documentsOf('de', 'datenbank')).toEqual([3, 4]);
    expect(documentsOf('de-CH', 'verbindung')).toEqual([1, 4]);
  });

  it('splits into more than two and through a linking letter', () => {
    expect(documentsOf('de', 'verwaltung')).toEqual([2, 6]);
    expect(documentsOf('de', 'rechte')).toEqual([2, 5]);
  });

  it('leaves other languages alone', () => {
    expect(documentsOf('en', 'datenbank')).toEqual([3]);
  });
});
