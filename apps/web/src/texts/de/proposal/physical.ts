import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/physical.ts';
import type { InLanguage } from '../../in-language.ts';

const CAUTION =
  'Ein Strich bedeutet nichts, oder was eine andere Position enthält. Was nicht veröffentlicht ist, zählt in den Summen nicht mit.';

export const PHYSICAL_TEXTS: InLanguage<typeof en.PHYSICAL_TEXTS> = {
  lines: 'Leistung, Wärme und Rack je Position',
  item: 'Position',
  typicalPower: 'Typische Leistung',
  greatestPower: 'Größte Leistung',
  heat: 'Wärme',
  rackUnits: 'Höheneinheiten',
  energy: 'Energie pro Jahr',
  weight: 'Gewicht',
  upsRating: 'USV-Nennleistung',
  upsEnergy: 'USV-Batterie',
  upsEnergyFor: (minutes) => `USV-Batterie für ${number(minutes)} min`,
  of: (figure, item) => `${figure}, ${item}`,
  withoutHost: (figure) => `${figure}, ohne den Host`,
  none: '–',
  notPublished: 'nicht veröffentlicht',
  unexplained: 'Einige Werte beruhen auf Annahmen: Die Angebote der Planungen kennzeichnen sie.',
  caution: `${CAUTION} Kameras, Switches und Kühlung sind nicht enthalten.`,
  cautionWithSite: `${CAUTION} Kameras und Kühlung sind nicht enthalten. Switches stehen in Verteilern und werden von keiner USV gespeist.`,
};

export const RACK_TEXTS: InLanguage<typeof en.RACK_TEXTS> = {
  rack: (place, rows) => `Rack ${place}, von unten nach oben: ${rows.join(', ')}`,
  title: 'Im Rack',
  titleAt: (site) => `Im Rack, ${site}`,
  spare: (designation) => `${designation}, Ersatz`,
  row: (count, designation, units) => `${number(count)} x ${designation}, je ${number(units)} U`,
  label: (count, designation) => `${number(count)} x ${designation}`,
  caption: (units) => `Von unten nach oben, in Racks mit ${number(units)} U.`,
  notDrawn: (racks) =>
    `${counted(racks, 'weiteres Rack', 'weitere Racks')} ${wordFor(racks, 'ist', 'sind')} nicht gezeichnet.`,
  beside: (items) => `Neben dem Rack: ${items.join(', ')}.`,
  unknown: (items) => `Höhe nicht veröffentlicht: ${items.join(', ')}.`,
};

export const LICENCE_KIND_TEXTS: InLanguage<typeof en.LICENCE_KIND_TEXTS> = {
  base: 'Basislizenz',
  device: 'Gerätelizenz',
  'management-database': 'Verwaltungsdatenbank',
  'operating-system': 'Betriebssystem',
};

export const LICENCE_TEXTS: InLanguage<typeof en.LICENCE_TEXTS> = {
  kind: 'Lizenz',
  quantity: 'Menge',
  quantityOf: (kind, note) => `Menge von ${kind}${note === undefined ? '' : `, ${note}`}`,
  note: 'Hinweis',
  caution:
    'Die Regeln der Hersteller für Geräte mit mehreren Sensoren unterscheiden und widersprechen sich: Klären Sie sie mit dem Hersteller und stellen Sie die Lizenzen pro Kamera einer solchen Gruppe danach ein. Ersatzserver benötigen keine Gerätelizenzen.',
};
