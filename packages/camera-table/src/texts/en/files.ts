/** Why a file, or a line of one, is refused; and what is told of files of other programs. */
export const FILE_TEXTS = {
  picture: 'a picture',
  pdf: 'a PDF',
  otherKind: (kind: string) => `The file is ${kind}; choose a CSV or XLSX file`,
  password: 'The workbook has a password; remove it, and save the file again',
  oldWorkbook: 'The file is no workbook of the kind XLSX; save it as XLSX or CSV',
  unpacked: (says: number, most: number) => `The workbook unpacks to ${says} MB; at most ${most} MB are read`,
  broken: 'The file is no workbook that can be read: it is broken, or of another kind than XLSX',
  rowUnknown: (id: string) => `Row ${id} not found in this design`,
  rowTwice: (id: string) => `Row ${id} appears twice`,
  asInFirst: (wanted: string) => `Must be ${wanted}, as in the first stream of the group`,
  blank: 'blank',
  profiles:
    'Element profiles of System Surveyor: label, quantity, recording, codec, frame rate and resolution are read.',
  devices:
    'A device list of a video management system: how cameras record is not part of it, so each gets the defaults.',
  switchedOff: 'a camera that is switched off',
  noCamera: 'a device that is no camera',
  devicesLeftOut: (count: number) =>
    `Left out: ${count} ${count === 1 ? 'device that is no camera' : 'devices that are no cameras'}.`,
  camerasLeftOut: (count: number) =>
    `Left out: ${count} ${count === 1 ? 'camera that is switched off' : 'cameras that are switched off'}.`,
  formula: 'A formula without a value: open the file in a spreadsheet, save it and import it again',
  formulaError: 'A formula that ended in an error',
  date: 'A date: enter the value itself',
} as const;

/** The encodings of text files. */
export const ENCODING_NAMES = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  macintosh: 'Western European (Mac)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
} as const;
