import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/measurements.ts';
import type { InLanguage } from '../../in-language.ts';

function readingsText(readings: number): string {
  return counted(readings, 'relevé', 'relevés');
}

/** The measurement of a typed bit rate. */
export const MEASUREMENT_TEXTS: InLanguage<typeof en.MEASUREMENT_TEXTS> = {
  title: 'Débit binaire mesuré',
  told: (day, hours, note) => `Mesuré le ${day} pendant ${number(hours)} h${note === '' ? '' : ` : ${note}`}`,
  open: 'Indiquer comment le débit binaire a été mesuré (Maj+F2)',
  rate: 'Débit binaire',
  day: 'Mesuré le',
  hours: 'Durée de l’échantillon',
  hoursHint: (day, week) =>
    `Un échantillon de ${number(day)} h resserre la plage des chiffres ; un échantillon de ${number(week)} h la resserre davantage.`,
  note: 'Note',
  noteHint: 'Caméra, scène ou enregistreur.',
  readings: 'Plusieurs relevés',
  readingsHint:
    'Collez-les ici, un par ligne ou par cellule ; sans unité, ils sont en kbit/s. Leur moyenne devient le débit binaire.',
  isMean: (readings) => `Moyenne de ${readingsText(readings)}.`,
  withSummary: 'Le nombre et la dispersion des relevés y sont ajoutés.',
  summary: (readings, [least, greatest], deviation) =>
    [
      `${readingsText(readings)}, ${least === greatest ? least : `${least} à ${greatest}`} kbit/s`,
      ...(deviation === undefined ? [] : [`écart type ${deviation} kbit/s`]),
    ].join(', '),
  joined: (note, summary) => (note === '' ? summary : `${note} ; ${summary}`),
  spread: (mean, summary) => `Moyenne ${mean} kbit/s. ${summary}.`,
  refused: (readings) => `${counted(readings, 'relevé écarté', 'relevés écartés')} :`,
  refusedReading: (line, text, message) => `Ligne ${line}, « ${text} » : ${message}`,
  moreRefused: (readings) => `et ${counted(readings, 'autre relevé', 'autres relevés')}`,
  save: 'Enregistrer',
  remove: 'Supprimer',
};
