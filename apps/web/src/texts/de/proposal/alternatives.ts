import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/alternatives.ts';
import type { InLanguage } from '../../in-language.ts';

const STORAGES = { live: 'Live-Datenbank', archive: 'Archiv' } as const;

export const ALTERNATIVE_TEXTS: InLanguage<typeof en.ALTERNATIVE_TEXTS> = {
  table: 'Alternativen zu diesem Angebot',
  columns: {
    title: 'Lösung',
    servers: 'Server + Ersatz',
    disks: 'Festplatten je Server',
    fill: 'Belegung',
    price: 'Preis',
    difference: 'Unterschied',
    actions: 'Übernehmen',
  },
  fillOf: (storage) => (storage === undefined ? 'Belegung' : `Belegung, ${STORAGES[storage]}`),
  present: 'Dieses Angebot',
  recording: 'Aufzeichnungsserver',
  spares: 'Ersatzserver',
  figure: (column, title) => `${column}: ${title}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }, isOfSeveral) => {
    const parts = arrays.length > 1 ? ` in Arrays aus ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${STORAGES[storage]}: ` : '';
    return `${role}${number(disks)} × ${diskSize} TB, ${raidType}${parts}`;
  },
  forLines: (priced, lines) => `für ${number(priced)} von ${counted(lines, 'Position', 'Positionen')}`,
  costsMore: (money, percent) => `${money} mehr (${percent})`,
  costsLess: (money, percent) => `${money} weniger (${percent})`,
  costsTheSame: 'gleicher Preis',
  priceUnknown: 'Einige Preise fehlen',
  legend: 'Preise für Hardware und Lizenzen, vor eigenen Positionen, Rabatt und MwSt.',
  more: (count) => counted(count, 'weitere Lösung', 'weitere Lösungen'),
  compare: 'Vergleichen',
  compareWith: (title) => `Mit ${title} vergleichen`,
  use: 'Verwenden',
  useLabel: (title) => `${title} verwenden`,
  settings: 'Einstellungen, die sich ändern',
  toKnow: 'Vor der Bestellung zu wissen',
  none: 'keine',
  noPrice: 'Kein Preis',
  notApplicable: 'Keine Einstellung ergibt diese Lösung.',
  noChanges: 'Die Servereinstellungen sind bereits die dieser Alternative.',
  change: (label, before, after) => `${label}: ${before} → ${after}`,
};
