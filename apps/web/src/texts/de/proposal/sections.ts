import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/sections.ts';
import type { InLanguage } from '../../in-language.ts';

export const SECTION_TEXTS: InLanguage<typeof en.SECTION_TEXTS> = {
  sections: 'Abschnitte des Angebots',
  answer: 'Ergebnis',
  toKnow: 'Vor dem Verkauf zu wissen',
  alternatives: 'Günstiger oder sicherer',
  bill: 'Stückliste und Preis',
  recorded: 'Was aufgezeichnet wird',
  hardware: 'Hardware und Standort',
  site: 'Leistung, Rack und Serverplan',
  computed: 'Wie es berechnet ist',
  computedParts: 'Last, Aufbewahrungszeit, vom Video zu den Festplatten, Ausfälle, Informationen, JSON',
  printFor: 'Drucken für',
  readers: { customer: 'Kunde', sales: 'Vertrieb', installer: 'Errichter', network: 'IT des Kunden' },
  withPrices: 'mit Preisen',
  proposalLink: 'Angebot',
};

export const TO_KNOW_TEXTS: InLanguage<typeof en.TO_KNOW_TEXTS> = {
  noPrice: (count, lines) =>
    `${number(count)} von ${counted(lines, 'Position', 'Positionen')} ${count === 1 ? 'hat' : 'haben'} keinen Preis:`,
  busyGroup: (group, days, asked) =>
    `Bei belebten Szenen bewahrt ${group} ${number(days)} statt ${counted(asked, 'Tag', 'Tage')} auf; eine von zehn Szenen ist noch belebter.`,
  busyGroups: (groups, days, most) =>
    `Bei belebten Szenen bewahren ${counted(groups, 'Kameragruppe', 'Kameragruppen')} ${number(days)} statt bis zu ${counted(most, 'Tag', 'Tage')} auf; eine von zehn Szenen ist noch belebter.`,
  more: (count) => counted(count, 'weiterer Hinweis', 'weitere Hinweise'),
};

export const RECORDED_TEXTS: InLanguage<typeof en.RECORDED_TEXTS> = {
  table: 'Was von jeder Gruppe aufgezeichnet wird',
  columns: {
    group: 'Wo',
    cameras: 'Kameras',
    picture: 'Bild',
    fps: 'Bilder pro Sekunde',
    recorded: 'Aufgezeichnet',
    kept: 'Aufbewahrt',
    storage: 'Video',
    share: 'Anteil',
  },
  stream: (name) => `außerdem: ${name}`,
  fps: ({ continuous, motion }) => {
    if (continuous === null || motion === null) {
      const rate = continuous ?? motion;
      return rate === null ? '' : number(rate);
    }
    return `${number(continuous)}, bei Ereignissen ${number(motion)}`;
  },
  groups: (count) => counted(count, 'Gruppe', 'Gruppen'),
  more: (count) => counted(count, 'weitere Gruppe', 'weitere Gruppen'),
  groupsOf: (from, to, all) => `Gruppen ${number(from)} bis ${number(to)} von ${number(all)}`,
  previous: 'Vorige Gruppen',
  next: 'Nächste Gruppen',
  storageOf: (group) => `Video von ${group}`,
  shareOf: (group) => `Anteil von ${group}`,
  range: 'Ruhige bis belebte Szenen:',
  lowEnd: 'Video ruhiger Szenen',
  to: 'bis',
  highEnd: 'Video belebter Szenen',
};
