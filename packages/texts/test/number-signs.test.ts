import {
  explain,
  calculateProposal,
  defaultServerSettings,
  NEW_STREAM,
  settleCameraRow,
} from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { formulas } from '@site-designer/sizing-engine/explanations';
import { describe, expect, it } from 'vitest';
import { derivationText, expressionWithValues, numberSignsOf, speaker, SPOKEN } from '../src/index.ts';

const fps = { continuous: 5, motion: 12.5 };
const row = { ...NEW_STREAM, id: 1, cameraGroupId: 1, streamId: 1, quantity: 40, retentionDays: 30, fps };
const design = { cameras: [settleCameraRow(row, catalogue)], serverSettings: defaultServerSettings(catalogue) };
const proposal = calculateProposal(design, catalogue);

function toldIn(language: keyof typeof SPOKEN): string {
  const derivation = explain(proposal, 'totals.storageTb.value');
  return derivationText(derivation, formulas, { speaker: speaker(SPOKEN[language]), rows: Number.POSITIVE_INFINITY });
}

/** The numbers of a text as English writes them. */
function numbersOf(text: string, decimal: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?(?!\w|\]|\.md)/g) ?? []).map((number) => number.replace(decimal, '.'));
}

describe('a history', () => {
  it.each(['de', 'fr', 'es'] as const)(
    'has the same numbers in %s as in English, with a comma before decimals',
    (code) => {
      expect(toldIn(code)).toMatch(/\d,\d/);
      expect(numbersOf(toldIn(code), ',')).toEqual(numbersOf(toldIn('en'), '.'));
    },
  );

  it('has a space before a colon in French, and only there', () => {
    const [english, french] = [toldIn('en').split('\n')[0], toldIn('fr').split('\n')[0]];
    expect(english).toMatch(/^[^:]+[^\s:]: \d/);
    expect(french).toMatch(/^[^:]+\u00A0: \d/);
  });
});

it('an expression with decimal commas has semicolons between its arguments', () => {
  const signs = numberSignsOf('de-DE');
  expect(expressionWithValues('max(1, rate * 8.76)', (name) => (name === 'rate' ? '2,5' : undefined), signs)).toBe(
    'max(1; 2,5 * 8,76)',
  );
  expect(expressionWithValues('min(1, a / 2.5)', (name) => (name === 'a' ? '4' : undefined))).toBe('min(1, 4 / 2.5)');
});
