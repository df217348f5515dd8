import { counted, list, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/design-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const DESIGN_FILE_TEXTS: InLanguage<typeof en.DESIGN_FILE_TEXTS> = {
  choose: 'Zu importierende Planungsdatei',
  tooLarge: 'Diese Datei ist größer als 5 MB: Sie wurde nicht gelesen.',
  unreadable: 'Diese Datei konnte nicht gelesen werden.',
  notUnicode: 'Diese Datei ist nicht in Unicode: Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  imported: (name) => `${name} importiert.`,
  floorsMissing: (floors) =>
    `Was die Datei auf ${list(floors)} enthält, ist nicht platziert: Der Standort hat keinen Grundriss dieses Namens. Laden Sie ihn hoch und öffnen Sie die Datei erneut.`,
  refusedTitle: 'Die Datei wurde nicht importiert',
  refused: (count) => `Nichts wurde importiert: ${counted(count, 'Problem', 'Probleme')}.`,
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  more: (count) => `Und ${number(count)} weitere.`,
};
