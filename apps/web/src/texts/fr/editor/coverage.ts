import { quantityText } from '../../../lib/format/format-quantity.ts';
import { TENTHS } from '../../../lib/format/tenths.ts';
import type * as en from '../../en/editor/coverage.ts';
import type { InLanguage } from '../../in-language.ts';

function metres(value: number): string {
  return `${TENTHS.format(value)} m`;
}

function degrees(value: number): string {
  return `${TENTHS.format(value)}°`;
}

export const COVERAGE_TEXTS: InLanguage<typeof en.COVERAGE_TEXTS> = {
  title: 'Couverture, estimation d’étude',
  noAngle: 'angle de vue non saisi',
  noPurpose: (pixels, reach) => `${pixels} px/m ${reach}`,
  reaches: (groundM) => `jusqu’à ${metres(groundM)}`,
  reachesNothing: 'jamais atteints',
  needs: (distanceM) => `, il faut ${metres(distanceM)}`,
  outOfPicture: (distanceM) => `, ${metres(distanceM)} est hors de l’image`,
  steep: ', plongeant',
  cell: (groupNumber, state) => `Couverture, groupe ${groupNumber}${state && `, ${state}`} : `,
  met: 'suffisante',
  short: 'insuffisante',
  approximate: ', grand angle',
  reach: (level) => `Portée de ${level}`,
  has: (distanceM) => `À ${metres(distanceM)}, il y a`,
  density: (value) => `${TENTHS.format(value)} px/m`,
  densityName: 'Densité à la distance de la finalité',
  of: (pixels, level) => ` sur les ${pixels} que demande ${level}.`,
  cures: (groupNumber) => `Moyens d’atteindre la finalité du groupe ${groupNumber}`,
  kinds: { lens: 'Objectif', resolution: 'Résolution', distance: 'Distance', tilt: 'Inclinaison' },
  degrees,
  metres,
  now: (value) => `au lieu de ${value}`,
  unknown: 'inconnu',
  effects: {
    lens: 'autre objectif, partie plus petite de la scène',
    resolution: 'autre caméra, même angle',
    distance: 'caméra montée plus près',
    tilt: 'caméra orientée vers cet endroit',
  },
  free: 'sans coût de stockage',
  costs: (kbps, tb) => `+ ${quantityText(kbps, 'kbit/s')}, + ${quantityText(tb, 'TB')}`,
  use: (value) => `Utiliser ${value}`,
  note: 'La couverture est une estimation d’étude d’après l’objectif, la résolution et la hauteur, pour le milieu de l’image. Elle n’atteste aucune conformité. Plongeant : la caméra regarde vers le bas de plus de 13 degrés, les visages sont vus d’en haut.',
};
