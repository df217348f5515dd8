import type * as en from '../../en/editor/plan-sheets.ts';
import type { InLanguage } from '../../in-language.ts';

/** Floor plans in documents and as pictures. */
export const PLAN_SHEETS: InLanguage<typeof en.PLAN_SHEETS> = {
  title: 'Planos',
  drawing: (plan) => `Plano: ${plan}`,
  level: (level, pixels) => `${level} ${pixels} px/m`,
  noScale: 'sin escala',
  notCovered: 'pedido y sin cubrir',
  metres: (length) => `${length} m`,
  cameras: (plan) => `Cámaras en ${plan}`,
  camera: 'Cámara',
  group: 'Grupo',
  direction: 'Dirección',
  degrees: (direction) => `${direction}°`,
  note: 'Nota',
  labels: 'Etiquetas de cámaras en CSV',
  labelsFile: (design) => `${design} - camaras.csv`,
  labelColumns: ['Label', 'Group', 'Floor', 'Note'],
  save: 'Plano en PNG',
  pngFile: (design, plan) => `${design} - ${plan}.png`,
  estimate: 'Lo que muestran las cámaras es una estimación para la planificación; 0° es la parte superior del dibujo.',
};
