import type { LegendMark } from '../../en/proposal/charts.ts';

export type { LegendMark } from '../../en/proposal/charts.ts';

type Legend = readonly (readonly [mark: LegendMark, text: string])[];

const RETENTION = [
  ['line', 'Stockage attendu'],
  ['range', 'De scènes calmes à animées'],
  ['dashes', 'Ce que tiennent les disques'],
  ['dots', 'Durée de conservation demandée'],
] as const satisfies Legend;

export const LEGENDS = {
  retention: RETENTION,
  retentionInTiers: [
    ...RETENTION,
    ['full', 'Part du stockage attendu, à pleine fréquence d’images'],
    ['tier', 'Seconde archive, fréquence d’images réduite'],
  ],
  ledger: [
    ['added', 'Ajouté par l’étape'],
    ['before', 'Des étapes précédentes'],
    ['saved', 'Économisé par l’étape'],
  ],
  loads: [
    ['added', 'Utilisé par le serveur le plus chargé'],
    ['before', 'Reste jusqu’à la limite'],
  ],
  groups: [['added', 'Part du stockage ; la barre la plus longue est le plus grand groupe']],
  gap: [
    ['added', 'Dû au débit'],
    ['hatched', 'Dû à la part enregistrée'],
    ['dark', 'Dû au réglage de conservation'],
    ['outlined', 'Dû à l’espace'],
  ],
  demand: [
    ['point', 'Attendu'],
    ['whisker', 'Du bas au haut de la plage ; débits sur une même échelle'],
  ],
} as const satisfies Readonly<Record<string, Legend>>;
