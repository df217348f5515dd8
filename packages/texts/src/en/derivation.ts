import type { DerivationWords } from '../language/language.ts';
import { FORMULA_SOURCES, FORMULA_TITLES } from './formulas.ts';

export const derivation: DerivationWords = {
  grades: {
    spec: 'product specification',
    law: 'law or standard',
    vendor: 'vendor',
    measured: 'measured',
    practice: 'common practice',
    assumed: 'assumed',
    definition: 'by definition',
    calculated: 'calculated',
  },
  ofCatalogue: (grade) => `catalogue, ${grade}`,
  entered: 'you entered it',
  default: 'the default',
  enteredBut: (ofNewRow) => `you entered it; where it is ${ofNewRow}, the default`,
  chosen: (rule) => `Chosen: ${rule}`,
  rejected: (option) => `not ${option}`,
  because: 'because',
  against: 'against',
  toldAbove: 'told above',
  rows: (count) => `${count} rows`,
  titles: FORMULA_TITLES,
  sources: FORMULA_SOURCES,
};
