import { counted } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/proposal-explanation.ts';
import type { InLanguage } from '../../in-language.ts';

export const EXPLANATION_TEXTS: InLanguage<typeof en.EXPLANATION_TEXTS> = {
  explain: (name) => `Expliquer : ${name}`,
  close: 'Fermer l’explication',
  copy: 'Copier en texte',
  path: 'Chemin vers ce chiffre',
  back: 'Retour',
  backHelp: 'Retour au chiffre précédent (Retour arrière)',
  copied: 'Copié',
  notCopied: 'Le navigateur n’a pas permis la copie',
  given: 'votre saisie',
  givenHere: 'Vous l’avez saisi dans cette étude.',
  reported: 'rapport des caméras',
  reportedHere: 'Le rapport des caméras l’indique.',
  inReport: (what) => `${what} du groupe dans le rapport`,
  isDefault: 'par défaut',
  defaultHere: 'La valeur par défaut : personne ne l’a changée dans cette étude.',
  model: (chapter) => `Le modèle, ${chapter}`,
  because: 'parce que',
  not: (option) => `pas ${option}`,
  rows: (count) => counted(count, 'ligne', 'lignes'),
  fromTo: (least, most) => `${least} à ${most}`,
  more: (count) => `Afficher ${counted(count, 'autre ligne', 'autres lignes')}`,
  allRows: (count) => (count === 1 ? 'Afficher la ligne' : `Afficher les ${counted(count, 'ligne', 'lignes')}`),
  row: (row) => `Ligne ${row}`,
  group: (group) => `Groupe ${group}`,
  stream: (stream) => `, flux ${stream}`,
  named: (name) => ` : ${name}`,
};

export const SENTENCE_TEXTS: InLanguage<typeof en.SENTENCE_TEXTS> = {
  is: (title, value) => `${title} : ${value}`,
  because: (head, reason) => `${head} – ${reason}`,
  inRows: (range, rows) => `${range} dans ${counted(rows, 'ligne', 'lignes')}`,
  row: (row, value) => `${row}, ${value}`,
  given: 'vous l’avez saisi dans cette étude',
  reported: 'le rapport des caméras l’indique',
  isDefault: 'la valeur par défaut, que personne n’a changée dans cette étude',
  source: (source) => `source : ${source}`,
};
