import type { InLanguage } from '@site-designer/texts';
import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../en/files.ts';

/** Why a file, or a line of one, is refused; and what is told of files of other programs. */
export const FILE_TEXTS: InLanguage<typeof en.FILE_TEXTS> = {
  picture: 'una imagen',
  pdf: 'un PDF',
  otherKind: (kind) => `El fichero es ${kind}; elija un fichero CSV o XLSX`,
  password: 'El libro de cálculo tiene contraseña; quítela y guarde el fichero de nuevo',
  oldWorkbook: 'El fichero no es un libro de cálculo del tipo XLSX; guárdelo como XLSX o CSV',
  unpacked: (says, most) => `El libro de cálculo ocupa ${says} MB descomprimido; se leen como máximo ${most} MB`,
  broken: 'El fichero no es un libro de cálculo que se pueda leer: está dañado o no es XLSX',
  rowUnknown: (id) => `La fila ${id} no está en este diseño`,
  rowTwice: (id) => `La fila ${id} aparece dos veces`,
  asInFirst: (wanted) => `Debe ser ${wanted}, como en el primer flujo del grupo`,
  blank: 'vacío',
  profiles:
    'Perfiles de elementos de System Surveyor: se leen la etiqueta, la cantidad, la grabación, el códec, la velocidad de fotogramas y la resolución.',
  devices:
    'Una lista de dispositivos de un sistema de gestión de vídeo: no incluye cómo graban las cámaras, así que cada una recibe los valores predeterminados.',
  switchedOff: 'una cámara desactivada',
  noCamera: 'un dispositivo que no es una cámara',
  devicesLeftOut: (count) =>
    `Omitido: ${counted(count, 'dispositivo que no es una cámara', 'dispositivos que no son cámaras')}.`,
  camerasLeftOut: (count) => `Omitido: ${counted(count, 'cámara desactivada', 'cámaras desactivadas')}.`,
  formula: 'Una fórmula sin valor: abra el fichero en una hoja de cálculo, guárdelo e impórtelo de nuevo',
  formulaError: 'Una fórmula que da un error',
  date: 'Una fecha: introduzca el propio valor',
};

/** The encodings of text files. */
export const ENCODING_NAMES: InLanguage<typeof en.ENCODING_NAMES> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Europa occidental (Windows-1252)',
  'windows-1250': 'Europa central (Windows-1250)',
  'windows-1251': 'Cirílico (Windows-1251)',
  'windows-1253': 'Griego (Windows-1253)',
  'windows-1254': 'Turco (Windows-1254)',
  macintosh: 'Europa occidental (Mac)',
  shift_jis: 'Japonés (Shift JIS)',
  gb18030: 'Chino (GB 18030)',
};
