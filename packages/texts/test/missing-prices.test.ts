import { describe, expect, it } from 'vitest';
import { answer as german } from '../src/de/documents/answer.ts';
import { answer as english } from '../src/en/documents/answer.ts';
import { answer as spanish } from '../src/es/documents/answer.ts';
import { answer as french } from '../src/fr/documents/answer.ts';
import { namesText } from '../src/basics/grammar.ts';

describe('names of lines without a price', () => {
  it('are parted by commas', () => {
    expect(english.noPrice(['Base licence', 'UPS 750 VA'])).toBe('No price: Base licence, UPS 750 VA');
    expect(namesText(['a', 'b', 'c'], '; ', (names) => names.join(' and '))).toBe('a and b and c');
  });

  it('are told apart where they hold commas themselves', () => {
    const names = ['SQL Server Standard, own server', 'Cabling, Cat 6'];
    const told = 'SQL Server Standard, own server; Cabling, Cat 6';
    expect([english, german, french, spanish].map(({ noPrice }) => noPrice(names))).toEqual([
      `No price: ${told}`,
      `Kein Preis: ${told}`,
      'Sans prix\u00A0: SQL Server Standard, own server\u00A0; Cabling, Cat 6',
      `Sin precio: ${told}`,
    ]);
    expect(german.noPrice([...names, 'USV'])).toBe(`Kein Preis: ${told}; 1 weitere`);
  });
});
