export const TABLE_FILE_TEXTS = {
  import: 'Import cameras',
  export: 'Export cameras',
  exportXlsx: 'Workbook (XLSX)',
  exportCsv: 'Table (CSV)',
  exportHardware: 'Device list for the VMS (CSV)',
  template: 'Template file',
  clipboard: 'Clipboard',
  sheet: 'Cameras',
  fileName: (design: string, ending: string) => `${design} - cameras.${ending}`,
  hardwareName: (design: string) => `${design} - devices.csv`,
  templateName: 'cameras - template.xlsx',
  tooLarge: 'This file is larger than 5 MB: it was not read.',
  unreadable: 'This file could not be read. Save it as CSV or XLSX, without a password, and try again.',
  empty: 'This table is empty.',
  failed: (action: string) => `${action}: this did not work. Try again.`,
} as const;

/** The meanings of the columns of a foreign table. */
export const MAPPING_TEXTS = {
  title: 'Match the columns',
  intro: 'Choose the meaning of each column. Its first values are shown below it.',
  remembered: 'Matched as you did for the last file with these headers.',
  sheet: 'Sheet',
  encoding: 'Encoding',
  checkEncoding: 'The file does not declare its character encoding. Check that the names below look right.',
  headerLine: 'Headers in',
  noHeaders: 'No headers: the first line is a camera',
  line: (number: number, headers: string) => `Line ${number}: ${headers}`,
  columns: 'Columns',
  column: (header: string, number: number) => (header === '' ? `Column ${number}` : header),
  notRead: 'Do not read',
  noSamples: 'empty',
  moved: (from: string, to: string, field: string) =>
    `${field} is now read from “${to}”. “${from}” is not read any more.`,
  noColumn: 'Choose the meaning of at least one column.',
  next: 'Continue',
} as const;
