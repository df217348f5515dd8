import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/bill-texts.ts';
import type { InLanguage } from '../../in-language.ts';

export const BILL_PRICE_TEXTS: InLanguage<typeof en.BILL_PRICE_TEXTS> = {
  unitPrice: 'Einzelpreis',
  total: 'Gesamt',
  subtotal: 'Zwischensumme der Positionen mit Preis',
  noPrice: 'Kein Preis',
  optional: '(optional)',
  discount: (percent) => `Rabatt ${number(percent)} %`,
  net: 'Netto',
  vat: (percent) => `MwSt. ${number(percent)} %`,
  gross: 'Brutto',
  priced: (priced, lines) => `${number(priced)} von ${counted(lines, 'Position', 'Positionen')} mit Preis.`,
  longestLeadTime: (days, item) => `Längste Lieferzeit: ${counted(days, 'Tag', 'Tage')}, ${item}.`,
  enterPrices: 'Fehlende Preise eingeben',
  pricesNeedAccount: 'Preise stammen aus der Preisliste eines Kontos.',
  printPrices: 'Preise drucken',
};

export const BILL_FILE_TEXTS: InLanguage<typeof en.BILL_FILE_TEXTS> = {
  copy: 'Tabelle kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht zugelassen',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'Die Arbeitsmappe konnte nicht erstellt werden; CSV funktioniert weiterhin',
  json: 'Ergebnis als JSON',
  schema: 'JSON-Schema',
  fileName: (design) => `${design} - Stückliste`,
};
