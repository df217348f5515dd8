import type * as en from '../../en/editor/table-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const TABLE_FILE_TEXTS: InLanguage<typeof en.TABLE_FILE_TEXTS> = {
  import: 'Importar cámaras',
  export: 'Exportar cámaras',
  exportXlsx: 'Libro de cálculo (XLSX)',
  exportCsv: 'Tabla (CSV)',
  exportHardware: 'Lista de dispositivos para el VMS (CSV)',
  template: 'Fichero de plantilla',
  clipboard: 'Portapapeles',
  sheet: 'Cámaras',
  fileName: (design, ending) => `${design} - camaras.${ending}`,
  hardwareName: (design) => `${design} - dispositivos.csv`,
  templateName: 'camaras - plantilla.xlsx',
  tooLarge: 'Este fichero ocupa más de 5 MB: no se ha leído.',
  unreadable: 'No se ha podido leer este fichero. Guárdelo como CSV o XLSX, sin contraseña, e inténtelo de nuevo.',
  empty: 'Esta tabla está vacía.',
  failed: (action) => `${action}: no ha funcionado. Inténtelo de nuevo.`,
};

/** The meanings of the columns of a foreign table. */
export const MAPPING_TEXTS: InLanguage<typeof en.MAPPING_TEXTS> = {
  title: 'Asignar las columnas',
  intro: 'Elija el significado de cada columna. Debajo se muestran sus primeros valores.',
  remembered: 'Asignadas como hizo con el último fichero que tenía estas cabeceras.',
  sheet: 'Hoja',
  encoding: 'Codificación',
  checkEncoding: 'El fichero no declara su codificación de caracteres. Compruebe que los nombres de abajo se ven bien.',
  headerLine: 'Cabeceras en',
  noHeaders: 'Sin cabeceras: la primera línea es una cámara',
  line: (number, headers) => `Línea ${number}: ${headers}`,
  columns: 'Columnas',
  column: (header, number) => (header === '' ? `Columna ${number}` : header),
  notRead: 'No leer',
  noSamples: 'vacía',
  moved: (from, to, field) => `Ahora este campo se lee de «${to}»: ${field}. «${from}» ya no se lee.`,
  noColumn: 'Elija el significado de al menos una columna.',
  next: 'Continuar',
};
