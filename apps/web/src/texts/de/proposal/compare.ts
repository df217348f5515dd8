import { counted } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/compare.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMPARE_TEXTS: InLanguage<typeof en.COMPARE_TEXTS> = {
  short: 'Vergleich',
  fromTo: (before, after) => `${before} → ${after}`,
  draft: (design) => `Entwurf ${design}`,
  today: (proposal) => `${proposal} heute`,
  issued: (proposal, day) => `${proposal}, ausgestellt am ${day}`,
  now: 'heute',
  before: 'Vorher',
  after: 'Nachher',
  swap: 'Tauschen',
  print: 'Drucken',
  csv: 'CSV, alle Werte',
  fileName: (before, after) => `Vergleich ${before} mit ${after}`,
  notFound: 'Eines der beiden gibt es nicht mehr, oder es gehört zu einem anderen Konto. Wählen Sie ein anderes.',
  nothingIssued:
    'Noch keine Angebote ausgestellt. Zwei Planungen eines Standorts werden aus ihrer Liste heraus verglichen.',
  none: 'Kein Unterschied.',

  changes: 'Was geändert wurde',
  noChanges: 'Nichts wurde geändert.',
  group: 'Kameragruppe',
  settings: 'Einstellungen',
  value: 'Wert',
  change: 'Änderung',
  more: (count) => `${counted(count, 'weitere Änderung', 'weitere Änderungen')} in der CSV-Datei.`,

  figures: 'Was es bewirkt',
  figure: 'Größe',
  upTo: (days) => `bis zu ${days}`,
  points: 'Punkte',
  same: '=',

  bill: 'Stückliste',
  sameBill: 'Die Stückliste ist gleich.',
  line: 'Position',
  optional: (line) => `${line}, optional`,
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  noPrices: (name) => `${name} hat keine Preise, daher werden Preise nicht verglichen.`,
  pricesOfToday: 'Beide mit heutigen Preisen vergleichen',

  why: 'Warum es sich unterscheidet',
  engine: 'Engine',
  catalogue: 'Katalog',
  model: 'Modell',
  both: (engine, model, catalogue) => `Beide mit Engine ${engine}, Modell ${model}, Katalog ${catalogue}.`,
  bothPrices: (day) => `Preise vom ${day}.`,
  prices: (before, after) => `Preise vom ${before} und vom ${after}.`,
  modelChanged: 'Die Berechnung hat sich geändert:',
  modelChange: (model, change) => `Modell ${model}: ${change}`,

  unit: 'Einheit',
  yes: 'Ja',
  no: 'Nein',
};

export const COMPARE_ACTIONS: InLanguage<typeof en.COMPARE_ACTIONS> = {
  of: (name) => `Aktionen für ${name}`,
  withOther: (name) => `Mit ${name} vergleichen`,
  withDraft: 'Mit dem Entwurf der Planung vergleichen',
  withToday: 'Mit heute vergleichen',
};
