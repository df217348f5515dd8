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
  title: 'Cobertura, estimación para la planificación',
  noAngle: 'falta el ángulo del objetivo',
  noPurpose: (pixels, reach) => `${pixels} px/m ${reach}`,
  reaches: (groundM) => `hasta ${metres(groundM)}`,
  reachesNothing: 'no se alcanza',
  needs: (distanceM) => `, necesita ${metres(distanceM)}`,
  outOfPicture: (distanceM) => `, ${metres(distanceM)} queda fuera de la imagen`,
  steep: ', muy inclinada',
  cell: (groupNumber, state) => `Cobertura, grupo ${groupNumber}${state && `, ${state}`}: `,
  met: 'cumple',
  short: 'insuficiente',
  approximate: ', gran angular',
  reach: (level) => `Alcance de ${level}`,
  has: (distanceM) => `A ${metres(distanceM)} tiene`,
  density: (value) => `${TENTHS.format(value)} px/m`,
  densityName: 'Densidad a la distancia de la finalidad',
  of: (pixels, level) => ` de los ${pixels} que pide ${level}.`,
  cures: (groupNumber) => `Formas de cumplir la finalidad del grupo ${groupNumber}`,
  kinds: { lens: 'Objetivo', resolution: 'Resolución', distance: 'Distancia', tilt: 'Inclinación' },
  degrees,
  metres,
  now: (value) => `en lugar de ${value}`,
  unknown: 'desconocido',
  effects: {
    lens: 'otro objetivo, una parte menor de la escena',
    resolution: 'otra cámara, el mismo ángulo',
    distance: 'la cámara se monta más cerca',
    tilt: 'la cámara mira hacia allí',
  },
  free: 'sin coste de almacenamiento',
  costs: (kbps, tb) => `+ ${quantityText(kbps, 'kbit/s')}, + ${quantityText(tb, 'TB')}`,
  use: (value) => `Usar ${value}`,
  note: 'La cobertura es una estimación para la planificación a partir del objetivo, la resolución y la altura, para el centro de la imagen. No certifica ninguna conformidad. Muy inclinada: mira hacia abajo más de 13 grados y las caras se ven desde arriba.',
};
