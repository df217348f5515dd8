import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/plan-sheets.ts';
import type { InLanguage } from '../../in-language.ts';

export const PLAN_SHEETS: InLanguage<typeof en.PLAN_SHEETS> = {
  title: 'Grundrisse',
  drawing: (plan) => `Grundriss: ${plan}`,
  level: (level, pixels) => `${level} ${number(pixels)} px/m`,
  noScale: 'kein Maßstab gesetzt',
  notCovered: 'gewünscht, nicht abgedeckt',
  metres: (length) => `${number(length)} m`,
  cameras: (plan) => `Kameras auf ${plan}`,
  camera: 'Kamera',
  group: 'Gruppe',
  direction: 'Richtung',
  degrees: (direction) => `${number(direction)}°`,
  note: 'Notiz',
  labels: 'Kamerabeschriftungen als CSV',
  labelsFile: (design) => `${design} - Kameras.csv`,
  labelColumns: ['Beschriftung', 'Gruppe', 'Etage', 'Notiz'],
  save: 'Grundriss als PNG',
  pngFile: (design, plan) => `${design} - ${plan}.png`,
  estimate: 'Was Kameras zeigen, ist eine Planungsschätzung; 0° zeigt zum oberen Rand der Zeichnung.',
};
