import type { DerivationWords } from '../language/language.ts';
import { FORMULA_SOURCES, FORMULA_TITLES } from './formulas.ts';
import { counted, number } from './grammar.ts';

export const derivation: DerivationWords = {
  grades: {
    spec: 'especificación del producto',
    law: 'ley o norma',
    vendor: 'fabricante',
    measured: 'medido',
    practice: 'práctica habitual',
    assumed: 'supuesto',
    definition: 'por definición',
    calculated: 'calculado',
  },
  ofCatalogue: (grade) => `catálogo, ${grade}`,
  entered: 'lo introdujo usted',
  default: 'el valor predeterminado',
  enteredBut: (ofNewRow) => `lo introdujo usted; donde es ${number(ofNewRow)}, el valor predeterminado`,
  chosen: (rule) => `Elegido: ${rule}`,
  rejected: (option) => `no ${option}`,
  because: 'porque',
  against: 'en contra',
  toldAbove: 'indicado arriba',
  rows: (count) => counted(count, 'fila', 'filas'),
  titles: FORMULA_TITLES,
  sources: FORMULA_SOURCES,
};
