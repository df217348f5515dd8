import type { DerivationWords } from '../language/language.ts';
import { counted, number } from './grammar.ts';
import { FORMULA_SOURCES, FORMULA_TITLES } from './formulas.ts';

export const derivation: DerivationWords = {
  grades: {
    spec: 'Produktspezifikation',
    law: 'Gesetz oder Norm',
    vendor: 'Hersteller',
    measured: 'gemessen',
    practice: 'übliche Praxis',
    assumed: 'angenommen',
    definition: 'per Definition',
    calculated: 'berechnet',
  },
  ofCatalogue: (grade) => `Katalog, ${grade}`,
  entered: 'von Ihnen eingegeben',
  default: 'der Standardwert',
  enteredBut: (ofNewRow) => `von Ihnen eingegeben; wo es ${number(ofNewRow)} ist, der Standardwert`,
  chosen: (rule) => `Gewählt: ${rule}`,
  rejected: (option) => `nicht ${option}`,
  because: 'Grund',
  against: 'dagegen spricht',
  toldAbove: 'siehe oben',
  rows: (count) => counted(count, 'Zeile', 'Zeilen'),
  titles: FORMULA_TITLES,
  sources: FORMULA_SOURCES,
};
