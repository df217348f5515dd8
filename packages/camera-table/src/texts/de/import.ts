import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/import.ts';

export const LINE_TEXTS: InLanguage<typeof en.LINE_TEXTS> = {
  line: (line, says) => `Zeile ${line}: ${says}`,
  blank: 'eine leere Zeile',
  headers: 'Kopfzeile',
  headersAgain: 'die Kopfzeile noch einmal',
  aboveHeaders: 'über der Kopfzeile',
  kindSetting: 'eine Einstellung der Kameraarten',
  takenByHand: 'von Hand übernommen',
  leftByHand: 'von Hand ausgelassen',
  camera: 'eine Kamera',
  nothingTells: 'nichts zeigt, ob es eine Kamera ist',
  nothingRead: 'nichts darin wird gelesen',
  cannotBeTaken: (why) => `${why}, kann daher nicht übernommen werden`,
  section: (name) => `ein Abschnitt („${name}“ steht allein)`,
  total: 'eine Summe',
  note: (word) => `ein Hinweis unter der Liste („${word}“)`,
  column: (column) => `Spalte ${column}`,
  is: (header, word) => `${header} ist ${word === '' ? 'leer' : word}`,
  proposedFilter: (says) => `${says}, was ein vorgeschlagener Filter auslässt`,
  filtered: (says) => `von einem Filter ausgelassen (${says})`,
  cameraOfRow: (id) => `eine Kamera (Zeile ${id})`,
  commas: 'Kommas',
  semicolons: 'Semikolons',
  tabs: 'Tabulatoren',
  bars: 'senkrechte Striche',
  separated: (marks) => `ihre Zellen sind durch ${marks} getrennt, die der Kopfzeile anders`,
  totalBegins: (word) => `eine Summe (beginnt mit ${word})`,
  subtotalBegins: (word) => `eine Zwischensumme (beginnt mit ${word})`,
  totalWithSettings: (word, setting) => `beginnt mit ${word}, hat aber Einstellungen einer Kamera (${setting})`,
  sum: (quantity) => `eine Summe (${number(quantity)} ist die Summe der Zeilen darüber)`,
  goods: (word) => `eine Ware, die keine Kamera ist (${word})`,
  cameraAndGoods: (camera, goods) =>
    `nennt eine Kamera (${camera}) und eine Ware (${goods}) und hat keine eigene Größe, keinen Codec und keine Bildrate`,
  quantityIs: (quantity) => `die Anzahl ist ${number(quantity)}`,
  cameraOfTable: 'eine Kamera (die Kopfzeile ist die der Kameratabelle)',
  cameraNamed: (word) => `eine Kamera (${word})`,
  cameraByHeader: (header) => `eine Kamera (in der Kopfzeile steht ${header})`,
  severalInOne: (quantity, described) =>
    `die Anzahl ist ${number(quantity)}, und die Beschreibung nennt ${number(described)} Kameras`,
  noName: 'hat keinen Namen, an dem eine Gruppe der Planung zu finden ist',
  manyGroups: (groups, name) => `die Planung hat ${number(groups)} Gruppen mit dem Namen „${name}“`,
  manyLines: (lines, name) => `${number(lines)} Zeilen haben den Namen „${name}“ einer Gruppe der Planung`,
  noQuantity: 'darin steht keine Anzahl',
};

export const CELL_TEXTS: InLanguage<typeof en.CELL_TEXTS> = {
  readFrom: (text) => `Gelesen aus „${text}“`,
  rounded: (title, text, shown) => `${title} ${text} wird auf ${shown} gerundet`,
  multiLens: (text, lenses) => `„${text}“ ist eine Kamera mit ${number(lenses)} Objektiven`,
  corrected: (from) => `Korrigiert aus „${from}“`,
  unreadable: 'Nicht lesbar',
};

export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  empty: 'Die Datei ist leer',
  tooWide: (width, most) => `Die Liste hat ${number(width)} Spalten; höchstens ${number(most)} werden gelesen`,
  noColumn: 'Es wurde keine Spalte der Kameratabelle gefunden. Gehen Sie von der Vorlagendatei oder einem Export aus.',
  noCamera: 'Auf die Kopfzeile folgt keine Kamera',
  tooManyGroups: (has, most) => `${has} Kameragruppen; eine Planung fasst höchstens ${most}`,
  nameRange: (first, last) => `${first} bis ${last}`,
  nameAndMore: (first, more) => `${first} und ${number(more)} weitere`,
  cut: (name, taken) => `„${name}“ wird auf „${taken}“ gekürzt`,
  times: (note, times) => `${note}, ${number(times)} Mal`,
};
