import { counted, number } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/retention-reach.ts';
import type { InLanguage } from '../../in-language.ts';

/** Sentences of texts and figures, of whatever the caller makes of a figure. */
type Generic = 'heldDays' | 'heldShare' | 'longer' | 'tiers';

export const RETENTION_TEXTS: InLanguage<Omit<typeof en.RETENTION_TEXTS, Generic>> &
  Pick<typeof en.RETENTION_TEXTS, Generic> = {
  capacity: 'Capacidad',
  retention: 'Retención',
  expected: { title: 'Esperado', phrase: 'valor esperado' },
  calm: { title: 'Escenas tranquilas', phrase: 'escenas tranquilas' },
  busy: { title: 'Escenas activas', phrase: 'escenas activas' },
  table: 'Como tabla',
  caption: 'Almacenamiento según la retención',
  room: 'Vídeo que cabe en los discos',
  heldOf: (scenes) => `Retención que cabe, ${scenes}`,
  inTiers: {
    fullTb: { title: 'Velocidad de fotogramas completa', phrase: 'velocidad de fotogramas completa' },
    groomedTb: { title: 'Velocidad de fotogramas reducida', phrase: 'velocidad de fotogramas reducida' },
  },
  storageFor: (retention, scenes) => `Almacenamiento para ${retention}, ${scenes}`,
  heldDays: (asked, { expected, busy, calm }) => [
    'En los discos caben ',
    expected,
    ` de grabaciones; se exigen ${asked}. Con escenas activas: `,
    busy,
    ', con escenas tranquilas: ',
    calm,
    '.',
  ],
  heldShare: ({ expected, busy, calm }) => [
    'En los discos cabe el ',
    expected,
    ' de la retención exigida. Con escenas activas: ',
    busy,
    ', con escenas tranquilas: ',
    calm,
    '.',
  ],
  /** How much longer recordings could be kept, without a utilization cap. */
  longer: ({ times, fill }) => [
    'Las grabaciones se borran por antigüedad, por lo que los discos nunca están llenos. Llenos hasta el borde conservarían todas las grabaciones ',
    times,
    ' veces más tiempo; si no se borrara nada, estarían llenos después de ',
    fill,
    '.',
  ],
  together: 'Veces que podría alargarse cada retención',
  fillDays: 'Días en que se llenan los discos sin borrar',
  aloneTitle: 'Prolongación de un solo grupo',
  group: 'Grupo de cámaras',
  alone: 'Se podría conservar',
  aloneOf: (group) => `Días que se podría conservar solo ${group}`,
  aloneNote: 'Si todos los demás grupos quedan como están; sin máximo de utilización.',
  moreGroups: (count) => `y ${counted(count, 'grupo más', 'grupos más')}`,
  takesOver: 'Días hasta que empieza el segundo archivo',
  saved: 'Vídeo que ahorra el segundo archivo',
  tiers: ({ days, saved }) => [
    'Lo que tiene más de ',
    days,
    ' se conserva con una velocidad de fotogramas reducida en un segundo archivo, que ahorra ',
    saved,
    ' de vídeo.',
  ],
  tb: (tb) => `${number(tb)} TB`,
};
