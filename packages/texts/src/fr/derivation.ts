import type { DerivationWords } from '../language/language.ts';
import { counted, number } from './grammar.ts';
import { FORMULA_SOURCES, FORMULA_TITLES } from './formulas.ts';

export const derivation: DerivationWords = {
  grades: {
    spec: 'spécification du produit',
    law: 'loi ou norme',
    vendor: 'constructeur',
    measured: 'mesuré',
    practice: 'pratique courante',
    assumed: 'supposé',
    definition: 'par définition',
    calculated: 'calculé',
  },
  ofCatalogue: (grade) => `catalogue, ${grade}`,
  entered: 'vous l’avez saisi',
  default: 'la valeur par défaut',
  enteredBut: (ofNewRow) => `vous l’avez saisi ; là où c’est ${number(ofNewRow)}, la valeur par défaut`,
  chosen: (rule) => `Choisi : ${rule}`,
  rejected: (option) => `pas ${option}`,
  because: 'parce que',
  against: 'contre',
  toldAbove: 'déjà indiqué',
  rows: (count) => counted(count, 'ligne', 'lignes'),
  titles: FORMULA_TITLES,
  sources: FORMULA_SOURCES,
};
