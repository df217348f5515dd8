import { counted, number } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/measurements.ts';
import type { InLanguage } from '../../in-language.ts';

/** The measurement of a typed bit rate. */
export const MEASUREMENT_TEXTS: InLanguage<typeof en.MEASUREMENT_TEXTS> = {
  title: 'Tasa de bits medida',
  told: (day, hours, note) => `Medida el ${day} durante ${number(hours)} h${note === '' ? '' : `: ${note}`}`,
  open: 'Indicar cómo se midió la tasa de bits (Mayús+F2)',
  rate: 'Tasa de bits',
  day: 'Medida el',
  hours: 'Duración de la muestra',
  hoursHint: (day, week) =>
    `Una muestra de ${day} h estrecha el intervalo de las cifras; una de ${week} h lo estrecha aún más.`,
  note: 'Nota',
  noteHint: 'Cámara, escena o grabador.',
  readings: 'Varias lecturas',
  readingsHint: 'Péguelas aquí, una por línea o por celda; sin unidad son kbit/s. Su media pasa a ser la tasa de bits.',
  isMean: (readings) => `Media de ${counted(readings, 'lectura', 'lecturas')}.`,
  withSummary: 'Se le añaden el número y la dispersión de las lecturas.',
  summary: (readings, [least, greatest], deviation) =>
    [
      `${counted(readings, 'lectura', 'lecturas')}, ${least === greatest ? least : `${least} a ${greatest}`} kbit/s`,
      ...(deviation === undefined ? [] : [`desviación típica ${deviation} kbit/s`]),
    ].join(', '),
  joined: (note, summary) => (note === '' ? summary : `${note}; ${summary}`),
  spread: (mean, summary) => `Media ${mean} kbit/s. ${summary}.`,
  refused: (readings) => `${counted(readings, 'lectura descartada', 'lecturas descartadas')}:`,
  refusedReading: (line, text, message) => `Línea ${line}, «${text}»: ${message}`,
  moreRefused: (readings) => `y ${counted(readings, 'lectura más', 'lecturas más')}`,
  save: 'Guardar',
  remove: 'Quitar',
};
