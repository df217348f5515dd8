import type * as en from '../../en/proposal/charts.ts';
import type { InLanguage } from '../../in-language.ts';

export type { LegendMark } from '../../en/proposal/charts.ts';

export const LEGENDS: InLanguage<typeof en.LEGENDS> = {
  retention: [
    ['line', 'Almacenamiento esperado'],
    ['range', 'De escenas tranquilas a activas'],
    ['dashes', 'Lo que cabe en los discos'],
    ['dots', 'Retención exigida'],
  ],
  retentionInTiers: [
    ['line', 'Almacenamiento esperado'],
    ['range', 'De escenas tranquilas a activas'],
    ['dashes', 'Lo que cabe en los discos'],
    ['dots', 'Retención exigida'],
    ['full', 'Del almacenamiento esperado, con la velocidad de fotogramas completa'],
    ['tier', 'Segundo archivo, velocidad de fotogramas reducida'],
  ],
  ledger: [
    ['added', 'Añadido por el paso'],
    ['before', 'De los pasos anteriores'],
    ['saved', 'Ahorrado por el paso'],
  ],
  loads: [
    ['added', 'Usado por el servidor más cargado'],
    ['before', 'Queda hasta el límite'],
  ],
  groups: [['added', 'Parte del almacenamiento; la barra más larga es el grupo mayor']],
  gap: [
    ['added', 'Por la tasa'],
    ['hatched', 'Por la parte grabada'],
    ['dark', 'Por el ajuste de retención'],
    ['outlined', 'Por el espacio'],
  ],
  demand: [
    ['point', 'Esperado'],
    ['whisker', 'Del extremo bajo al alto del intervalo; tasas en una misma escala'],
  ],
};
