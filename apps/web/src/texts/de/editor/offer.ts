import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/offer.ts';
import type { InLanguage } from '../../in-language.ts';

export const OFFER_TEXTS: InLanguage<typeof en.OFFER_TEXTS> = {
  title: 'Eigene Positionen',
  columns: {
    kind: 'Art',
    designation: 'Position',
    description: 'Wofür',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    total: 'Preis',
    isOptional: 'Optional',
  },
  kinds: {
    camera: 'Kamera',
    network: 'Netzwerk',
    cabling: 'Verkabelung',
    workstation: 'Workstation',
    service: 'Dienstleistung',
    other: 'Sonstiges',
  },
  actions: 'Aktionen',
  newLine: 'neue Position',
  field: (column, item) => `${column} von ${item}`,
  remove: (item) => `${item} entfernen`,
  add: 'Position hinzufügen',
  addSums: 'Rabatt und MwSt.',
  hint: (lines, most) =>
    `Oder fügen Sie hier Zeilen aus einer Tabellenkalkulation ein: Position, Wofür, Menge, Einzelpreis. ${number(lines)} von ${number(most)} Positionen.`,
  currency: (currency) => `Verkaufspreise in ${currency}, der Währung der Preisliste.`,
  pasted: (lines) => `${counted(lines, 'Position', 'Positionen')} eingefügt`,
  tooMany: (lines, most) =>
    `Insgesamt ${counted(lines, 'Position', 'Positionen')}: Ein Angebot hat höchstens ${number(most)} eigene Positionen. Nichts wurde eingefügt.`,
  corrections: (fields) =>
    `${counted(fields, 'Feld ist', 'Felder sind')} zu korrigieren: Bis dahin werden die eigenen Positionen nicht gespeichert.`,
  sums: 'Summen des Angebots',
  total: 'Gesamt',
  subtotal: 'Zwischensumme der Positionen mit Preis',
  discount: 'Rabatt',
  net: 'Netto',
  vat: 'MwSt.',
  gross: 'Brutto',
  percent: '%',
  noSum: '–',
  steps: {
    field: (line, column) => `eigene Position ${line}, ${column}`,
    add: 'neue eigene Position',
    remove: 'eigene Position entfernt',
    paste: 'eigene Positionen eingefügt',
    discount: 'Rabatt',
    vat: 'MwSt.',
  },
  clash: 'Eigene Positionen, Rabatt und MwSt.',
  summary: ({ lines, discountPercent, vatPercent }) =>
    `${counted(lines.length, 'eigene Position', 'eigene Positionen')}, Rabatt ${number(discountPercent)} %, ${vatPercent === null ? 'keine MwSt.' : `MwSt. ${number(vatPercent)} %`}`,
};
