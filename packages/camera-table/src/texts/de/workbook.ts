import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Wählen Sie einen Wert der Liste.',
  ofListOrSize: 'Wählen Sie einen Wert der Liste, oder behalten Sie eine eigene Größe wie 2688x1520.',
  whole: (least, most) => `Geben Sie eine ganze Zahl zwischen ${least} und ${most} ein.`,
  oneDecimal: (least, most) =>
    `Geben Sie eine Zahl mit höchstens einer Nachkommastelle zwischen ${least} und ${most} ein.`,
  anyDecimals: (least, most) => `Geben Sie eine Zahl zwischen ${least} und ${most} ein.`,
  atMost: (characters) => `Höchstens ${characters} Zeichen.`,
  columns: 'Spalten',
  heads: ['Spalte', 'Bedeutung', 'Erlaubte Werte'],
  rowId: 'Welche Zeile der Planung geändert wird. Für eine neue Kameragruppe oder einen neuen Stream leer lassen.',
  groupId:
    'Zeilen mit dem gleichen Text sind Streams einer Kameragruppe; bleibt das Feld leer, ist jede Zeile eine eigene Gruppe.',
  sizes: (least, most) => `oder Breite x Höhe mit ${number(least)} bis ${number(most)} Pixeln je Seite, etwa 2688x1520`,
  range: (least, most) => `${number(least)} bis ${number(most)}`,
  date: 'Ein Datum, etwa 2026-05-04',
  upTo: (characters) => `Bis zu ${number(characters)} Zeichen`,
};
