import type * as en from '../../en/proposal/charts.ts';
import type { InLanguage } from '../../in-language.ts';

export type { LegendMark } from '../../en/proposal/charts.ts';

const RETENTION: InLanguage<typeof en.LEGENDS.retention> = [
  ['line', 'Erwarteter Speicherbedarf'],
  ['range', 'Von ruhigen bis belebten Szenen'],
  ['dashes', 'Was die Festplatten fassen'],
  ['dots', 'Verlangte Aufbewahrungszeit'],
];

export const LEGENDS: InLanguage<typeof en.LEGENDS> = {
  retention: RETENTION,
  retentionInTiers: [
    ...RETENTION,
    ['full', 'Vom erwarteten Speicherbedarf, mit voller Bildrate'],
    ['tier', 'Zweites Archiv, reduzierte Bildrate'],
  ],
  ledger: [
    ['added', 'Durch den Schritt hinzugefügt'],
    ['before', 'Aus den Schritten davor'],
    ['saved', 'Durch den Schritt eingespart'],
  ],
  loads: [
    ['added', 'Vom meistbelasteten Server genutzt'],
    ['before', 'Bis zur Grenze frei'],
  ],
  groups: [['added', 'Anteil am Speicher; der längste Balken ist die größte Gruppe']],
  gap: [
    ['added', 'Durch die Rate'],
    ['hatched', 'Durch den Aufzeichnungsanteil'],
    ['dark', 'Durch die eingestellte Aufbewahrungszeit'],
    ['outlined', 'Durch den Platz'],
  ],
  demand: [
    ['point', 'Erwartet'],
    ['whisker', 'Vom unteren zum oberen Ende des Bereichs; Raten auf einer Skala'],
  ],
};
