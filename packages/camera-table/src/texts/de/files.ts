import type { InLanguage } from '@site-designer/texts';
import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/files.ts';

export const FILE_TEXTS: InLanguage<typeof en.FILE_TEXTS> = {
  picture: 'ein Bild',
  pdf: 'ein PDF',
  otherKind: (kind) => `Die Datei ist ${kind}; wählen Sie eine CSV- oder XLSX-Datei`,
  password: 'Die Arbeitsmappe hat ein Passwort; entfernen Sie es und speichern Sie die Datei erneut',
  oldWorkbook: 'Die Datei ist keine XLSX-Arbeitsmappe; speichern Sie sie als XLSX oder CSV',
  unpacked: (says, most) =>
    `Die Arbeitsmappe ist entpackt ${number(says)} MB groß; höchstens ${number(most)} MB werden gelesen`,
  broken: 'Die Datei ist keine lesbare Arbeitsmappe: Sie ist beschädigt oder nicht im Format XLSX',
  rowUnknown: (id) => `Zeile ${id} in dieser Planung nicht gefunden`,
  rowTwice: (id) => `Zeile ${id} kommt zweimal vor`,
  asInFirst: (wanted) => `Muss ${wanted} sein, wie im ersten Stream der Gruppe`,
  blank: 'leer',
  profiles:
    'Elementprofile aus System Surveyor: Gelesen werden Beschriftung, Anzahl, Aufzeichnung, Codec, Bildrate und Auflösung.',
  devices:
    'Eine Geräteliste eines Videomanagementsystems: Wie Kameras aufzeichnen, steht nicht darin, daher erhält jede die Standardwerte.',
  switchedOff: 'eine ausgeschaltete Kamera',
  noCamera: 'ein Gerät, das keine Kamera ist',
  devicesLeftOut: (count) =>
    `Ausgelassen: ${counted(count, 'Gerät, das keine Kamera ist', 'Geräte, die keine Kameras sind')}.`,
  camerasLeftOut: (count) => `Ausgelassen: ${counted(count, 'ausgeschaltete Kamera', 'ausgeschaltete Kameras')}.`,
  formula:
    'Eine Formel ohne Wert: Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie und importieren Sie sie noch einmal',
  formulaError: 'Eine Formel, die einen Fehler ergibt',
  date: 'Ein Datum: Geben Sie den Wert selbst ein',
};

export const ENCODING_NAMES: InLanguage<typeof en.ENCODING_NAMES> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, Big-Endian)',
  'windows-1252': 'Westeuropäisch (Windows-1252)',
  'windows-1250': 'Mitteleuropäisch (Windows-1250)',
  'windows-1251': 'Kyrillisch (Windows-1251)',
  'windows-1253': 'Griechisch (Windows-1253)',
  'windows-1254': 'Türkisch (Windows-1254)',
  macintosh: 'Westeuropäisch (Mac)',
  shift_jis: 'Japanisch (Shift JIS)',
  gb18030: 'Chinesisch (GB 18030)',
};
