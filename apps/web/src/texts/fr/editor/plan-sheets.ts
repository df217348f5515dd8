import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/plan-sheets.ts';
import type { InLanguage } from '../../in-language.ts';

/** Floor plans in documents and as pictures. */
export const PLAN_SHEETS: InLanguage<typeof en.PLAN_SHEETS> = {
  title: 'Plans d’étage',
  drawing: (plan) => `Plan d’étage : ${plan}`,
  level: (level, pixels) => `${level} ${pixels} px/m`,
  noScale: 'échelle non définie',
  notCovered: 'demandé, non couvert',
  metres: (length) => `${number(length)} m`,
  cameras: (plan) => `Caméras sur ${plan}`,
  camera: 'Caméra',
  group: 'Groupe',
  direction: 'Direction',
  degrees: (direction) => `${number(direction)}°`,
  note: 'Note',
  labels: 'Repères des caméras en CSV',
  labelsFile: (design) => `${design} - caméras.csv`,
  labelColumns: ['Label', 'Group', 'Floor', 'Note'],
  save: 'Plan en PNG',
  pngFile: (design, plan) => `${design} - ${plan}.png`,
  estimate: 'Ce que les caméras montrent est une estimation d’étude ; 0° est le haut du dessin.',
};
