import { counted } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/proposal-explanation.ts';
import type { InLanguage } from '../../in-language.ts';

export const EXPLANATION_TEXTS: InLanguage<typeof en.EXPLANATION_TEXTS> = {
  explain: (name) => `${name} erklären`,
  close: 'Erklärung schließen',
  copy: 'Als Text kopieren',
  path: 'Weg zu diesem Wert',
  back: 'Zurück',
  backHelp: 'Zurück zum vorherigen Wert (Rücktaste)',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht zugelassen',
  given: 'von Ihnen eingegeben',
  givenHere: 'Sie haben es in dieser Planung eingegeben.',
  reported: 'Kamerabericht',
  reportedHere: 'Der Kamerabericht nennt es.',
  inReport: (what) => `${what} der Gruppe im Bericht`,
  isDefault: 'Standard',
  defaultHere: 'Der Standardwert: In dieser Planung hat ihn niemand geändert.',
  model: (chapter) => `Das Modell, ${chapter}`,
  because: 'Grund',
  not: (option) => `nicht ${option}`,
  rows: (count) => counted(count, 'Zeile', 'Zeilen'),
  fromTo: (least, most) => `${least} bis ${most}`,
  more: (count) => `${counted(count, 'weitere Zeile', 'weitere Zeilen')} anzeigen`,
  allRows: (count) => (count === 1 ? '1 Zeile anzeigen' : `Alle ${counted(count, 'Zeile', 'Zeilen')} anzeigen`),
  row: (number) => `Zeile ${number}`,
  group: (number) => `Gruppe ${number}`,
  stream: (number) => `, Stream ${number}`,
  named: (name) => `: ${name}`,
};

export const SENTENCE_TEXTS: InLanguage<typeof en.SENTENCE_TEXTS> = {
  is: (title, value) => `${title} = ${value}`,
  because: (head, reason) => `${head}: ${reason}`,
  inRows: (range, rows) => `${range} in ${counted(rows, 'Zeile', 'Zeilen')}`,
  row: (row, value) => `${row}, ${value}`,
  given: 'von Ihnen in dieser Planung eingegeben',
  reported: 'vom Kamerabericht genannt',
  isDefault: 'der Standardwert, den in dieser Planung niemand geändert hat',
  source: (source) => `Quelle: ${source}`,
};
