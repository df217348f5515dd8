import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/measurements.ts';
import type { InLanguage } from '../../in-language.ts';

export const MEASUREMENT_TEXTS: InLanguage<typeof en.MEASUREMENT_TEXTS> = {
  title: 'Gemessene Bitrate',
  told: (day, hours, note) => `Gemessen am ${day} über ${number(hours)} h${note === '' ? '' : `: ${note}`}`,
  open: 'Angeben, wie die Bitrate gemessen wurde (Umschalt+F2)',
  rate: 'Bitrate',
  day: 'Gemessen am',
  hours: 'Dauer der Messung',
  hoursHint: (day, week) =>
    `Eine Messung über ${number(day)} h verkleinert den Bereich der Werte; eine über ${number(week)} h verkleinert ihn weiter.`,
  note: 'Notiz',
  noteHint: 'Kamera, Szene oder Aufzeichnungsserver.',
  readings: 'Mehrere Messwerte',
  readingsHint:
    'Fügen Sie sie hier ein, je einen pro Zeile oder Zelle; ohne Einheit gelten sie als kbit/s. Ihr Mittelwert wird zur Bitrate.',
  isMean: (readings) => `Mittelwert aus ${counted(readings, 'Messwert', 'Messwerten')}.`,
  withSummary: 'Anzahl und Streuung der Messwerte werden der Notiz hinzugefügt.',
  summary: (readings, [least, greatest], deviation) =>
    [
      `${counted(readings, 'Messwert', 'Messwerte')}, ${least === greatest ? least : `${least} bis ${greatest}`} kbit/s`,
      ...(deviation === undefined ? [] : [`Standardabweichung ${deviation} kbit/s`]),
    ].join(', '),
  joined: (note, summary) => (note === '' ? summary : `${note}; ${summary}`),
  spread: (mean, summary) => `Mittelwert ${mean} kbit/s. ${summary}.`,
  refused: (readings) => `${counted(readings, 'Messwert', 'Messwerte')} ausgelassen:`,
  refusedReading: (line, text, message) => `Zeile ${line}, „${text}“: ${message}`,
  moreRefused: (readings) => `und ${counted(readings, 'weiterer Messwert', 'weitere Messwerte')}`,
  save: 'Speichern',
  remove: 'Entfernen',
};
