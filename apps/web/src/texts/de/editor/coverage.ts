import { number } from '@site-designer/texts/de/grammar';
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
  title: 'Abdeckung, Planungsschätzung',
  noAngle: 'kein Bildwinkel eingegeben',
  noPurpose: (pixels, reach) => `${number(pixels)} px/m ${reach}`,
  reaches: (groundM) => `bis ${metres(groundM)}`,
  reachesNothing: 'wird nicht erreicht',
  needs: (distanceM) => `, benötigt ${metres(distanceM)}`,
  outOfPicture: (distanceM) => `, ${metres(distanceM)} liegt außerhalb des Bildes`,
  steep: ', steil',
  cell: (groupNumber, state) => `Abdeckung, Gruppe ${groupNumber}${state && `, ${state}`}: `,
  met: 'erfüllt',
  short: 'zu gering',
  approximate: ', Weitwinkel',
  reach: (level) => `Reichweite von ${level}`,
  has: (distanceM) => `In ${metres(distanceM)} Entfernung sind es`,
  density: (value) => `${TENTHS.format(value)} px/m`,
  densityName: 'Pixeldichte in der Entfernung des Zwecks',
  of: (pixels, level) => ` von den ${number(pixels)}, die ${level} verlangt.`,
  cures: (groupNumber) => `So wird der Zweck von Gruppe ${groupNumber} erfüllt`,
  kinds: { lens: 'Objektiv', resolution: 'Auflösung', distance: 'Entfernung', tilt: 'Neigung' },
  degrees,
  metres,
  now: (value) => `statt ${value}`,
  unknown: 'unbekannt',
  effects: {
    lens: 'anderes Objektiv, kleinerer Ausschnitt der Szene',
    resolution: 'andere Kamera, gleicher Bildwinkel',
    distance: 'die Kamera hängt näher',
    tilt: 'die Kamera blickt dorthin',
  },
  free: 'kein zusätzlicher Speicher',
  costs: (kbps, tb) => `+ ${quantityText(kbps, 'kbit/s')}, + ${quantityText(tb, 'TB')}`,
  use: (value) => `${value} verwenden`,
  note: 'Die Abdeckung ist eine Planungsschätzung aus Objektiv, Auflösung und Höhe, für die Bildmitte. Sie ist kein Nachweis der Normerfüllung. Steil: Die Kamera blickt mehr als 13 Grad nach unten, Gesichter sind von oben zu sehen.',
};
