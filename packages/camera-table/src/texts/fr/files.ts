import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/files.ts';
import type { InLanguage } from '@site-designer/texts';

/** Why a file, or a line of one, is refused; and what is told of files of other programs. */
export const FILE_TEXTS: InLanguage<typeof en.FILE_TEXTS> = {
  picture: 'une image',
  pdf: 'un PDF',
  otherKind: (kind) => `Le fichier est ${kind} ; choisissez un fichier CSV ou XLSX`,
  password: 'Le classeur a un mot de passe ; retirez-le et enregistrez de nouveau le fichier',
  oldWorkbook: 'Le fichier n’est pas un classeur XLSX ; enregistrez-le en XLSX ou CSV',
  unpacked: (says, most) =>
    `Le classeur fait ${number(says)} MB une fois décompressé ; ${number(most)} MB au plus sont lus`,
  broken: 'Le fichier n’est pas un classeur lisible : il est endommagé, ou d’un autre type que XLSX',
  rowUnknown: (id) => `Ligne ${id} introuvable dans cette étude`,
  rowTwice: (id) => `La ligne ${id} figure deux fois`,
  asInFirst: (wanted) => `Doit être ${wanted}, comme dans le premier flux du groupe`,
  blank: 'vide',
  profiles:
    'Profils d’éléments de System Surveyor : repère, quantité, enregistrement, codec, fréquence d’images et résolution sont lus.',
  devices:
    'Une liste d’appareils d’un système de gestion vidéo : la façon dont les caméras enregistrent n’y figure pas ; chacune reçoit donc les valeurs par défaut.',
  switchedOff: 'une caméra désactivée',
  noCamera: 'un appareil qui n’est pas une caméra',
  devicesLeftOut: (count) =>
    `Écarté : ${counted(count, 'appareil qui n’est pas une caméra', 'appareils qui ne sont pas des caméras')}.`,
  camerasLeftOut: (count) => `Écarté : ${counted(count, 'caméra désactivée', 'caméras désactivées')}.`,
  formula: 'Une formule sans valeur : ouvrez le fichier dans un tableur, enregistrez-le et importez-le de nouveau',
  formulaError: 'Une formule qui donne une erreur',
  date: 'Une date : saisissez la valeur elle-même',
};

/** The encodings of text files. */
export const ENCODING_NAMES: InLanguage<typeof en.ENCODING_NAMES> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, gros-boutiste)',
  'windows-1252': 'Europe occidentale (Windows-1252)',
  'windows-1250': 'Europe centrale (Windows-1250)',
  'windows-1251': 'Cyrillique (Windows-1251)',
  'windows-1253': 'Grec (Windows-1253)',
  'windows-1254': 'Turc (Windows-1254)',
  macintosh: 'Europe occidentale (Mac)',
  shift_jis: 'Japonais (Shift JIS)',
  gb18030: 'Chinois (GB 18030)',
};
