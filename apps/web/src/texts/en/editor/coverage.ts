import { quantityText } from '../../../lib/format/format-quantity.ts';
import { TENTHS } from '../../../lib/format/tenths.ts';

function metres(value: number): string {
  return `${TENTHS.format(value)} m`;
}

function degrees(value: number): string {
  return `${TENTHS.format(value)}°`;
}

export const COVERAGE_TEXTS = {
  title: 'Coverage, planning estimate',
  noAngle: 'no lens angle typed',
  noPurpose: (pixels: number, reach: string) => `${pixels} px/m ${reach}`,
  reaches: (groundM: number) => `to ${metres(groundM)}`,
  reachesNothing: 'is not reached',
  needs: (distanceM: number) => `, needs ${metres(distanceM)}`,
  outOfPicture: (distanceM: number) => `, ${metres(distanceM)} is out of the picture`,
  steep: ', steep',
  cell: (groupNumber: number, state: string) => `Coverage, group ${groupNumber}${state && `, ${state}`}: `,
  met: 'holds',
  short: 'short',
  approximate: ', wide lens',
  reach: (level: string) => `Reach of ${level}`,
  has: (distanceM: number) => `At ${metres(distanceM)} it has`,
  density: (value: number) => `${TENTHS.format(value)} px/m`,
  densityName: 'Density at the distance of the purpose',
  of: (pixels: number, level: string) => ` of the ${pixels} that ${level} asks for.`,
  cures: (groupNumber: number) => `Ways to meet the purpose of group ${groupNumber}`,
  kinds: { lens: 'Lens', resolution: 'Resolution', distance: 'Distance', tilt: 'Tilt' },
  degrees,
  metres,
  now: (value: string) => `instead of ${value}`,
  unknown: 'unknown',
  effects: {
    lens: 'another lens, a smaller part of the scene',
    resolution: 'another camera, the same angle',
    distance: 'the camera hangs nearer',
    tilt: 'the camera looks there',
  },
  free: 'no cost in storage',
  costs: (kbps: number, tb: number) => `+ ${quantityText(kbps, 'kbit/s')}, + ${quantityText(tb, 'TB')}`,
  use: (value: string) => `Use ${value}`,
  note: 'Coverage is a planning estimate from lens, resolution and height, for the middle of the picture. It is no ruling of compliance. Steep: it looks down by more than 13 degrees, faces are seen from above.',
} as const;
