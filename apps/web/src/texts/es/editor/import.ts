import type { ImportCounts, LineKind, Target } from '@site-designer/camera-table/foreign';
import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/import.ts';
import type { InLanguage } from '../../in-language.ts';

/** Kinds of lines, as the preview names one of them. */
const KINDS: Readonly<Record<LineKind, string>> = {
  title: 'Título',
  header: 'Cabecera',
  camera: 'Cámara',
  section: 'Sección',
  total: 'Total',
  goods: 'Artículos',
  filtered: 'Filtrada',
  note: 'Nota',
  blank: 'Vacía',
  left: 'Omitida',
  undecided: 'Decidir',
};

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'comas',
  ';': 'puntos y comas',
  '\t': 'tabuladores',
  '|': 'barras',
};

/** What a column is that goes into no column of the camera table. */
const TARGETS: Readonly<Partial<Record<Target, string>>> = {
  place: 'Lugar',
  type: 'Tipo de dispositivo',
  number: 'Número',
  description: 'Descripción',
  kind: 'Tipo de cámara',
  rowId: 'Id de fila',
  groupId: 'Id de grupo',
};

function lineCount(lines: number): string {
  return counted(lines, 'línea', 'líneas');
}

function cameraCount(cameras: number): string {
  return counted(cameras, 'cámara', 'cámaras');
}

function groupCount(groups: number): string {
  return counted(groups, 'grupo', 'grupos');
}

export const IMPORT_TEXTS: InLanguage<typeof en.IMPORT_TEXTS> = {
  quoted: (text) => `«${text}»`,
  title: 'Importar cámaras',
  into: (file, lines, design) => `${file}, ${lineCount(lines)}, en ${design}`,
  backToDesign: 'Volver al diseño',
  tooLarge: 'Este fichero ocupa más de 20 MB: no se ha leído.',
  unreadable: 'No se ha podido leer este fichero. Guárdelo como CSV o XLSX, sin contraseña, e inténtelo de nuevo.',
  notKept: 'Este navegador no puede conservar el fichero: se pierde al recargar la página.',
  remembered: (file, day) => `Como para ${file} el ${day}`,
  startAfresh: 'Empezar de nuevo',
  steps: 'Pasos de la importación',
  kinds: KINDS,
  subtotal: 'Subtotal',
};

export const IMPORT_SOURCE_TEXTS: InLanguage<typeof en.IMPORT_SOURCE_TEXTS> = {
  title: 'Origen',
  none: 'aún sin fichero',
  reading: 'leyendo',
  state: (header, encoding) => [header, encoding].filter((each) => each !== '').join('; '),
  headerAt: (first, last) => (first === last ? `Línea ${first}` : `Líneas ${first} y ${last}`),
  headerFrom: (first, last) => (first === last ? `línea ${first}` : `líneas ${first} a ${last}`),
  noHeader: 'sin cabecera',
  file: 'Fichero',
  header: 'Cabecera',
  chooseLines: 'Elegir líneas',
  firstLine: 'Primera línea',
  lastLine: 'Última línea',
  hasHeader: 'La lista tiene cabecera',
  text: 'Texto',
  change: 'Cambiar',
  encoding: 'Codificación',
  separator: 'Entre celdas',
  separators: SEPARATORS,
  textOf: (encoding, separator) => `${encoding}, ${SEPARATORS[separator] ?? `«${separator}»`}`,
  check: (samples) => `El fichero no indica su codificación. ¿Se ven bien estos textos? ${samples.join('; ')}`,
  sheet: 'Hoja',
  sheetOf: (name, lines) => `${name} (${lineCount(lines)})`,
  choose: 'Elegir un fichero',
  another: 'Otro fichero',
  input: 'Fichero para importar',
  drop: 'o suelte aquí una lista de cámaras: CSV o XLSX, hasta 20 MB. El fichero no sale de este navegador.',
  paste: 'Pegar aquí',
  noClipboard: 'El navegador no lo permite. Pulse Ctrl+V en esta página.',
  emptyClipboard: 'No hay ninguna tabla en el portapapeles.',
  nothing:
    'Sirve cualquier lista: de una hoja de cálculo, de un presupuesto o de otro programa, con títulos, totales y otros artículos.',
};

export const IMPORT_COLUMN_TEXTS: InLanguage<typeof en.IMPORT_COLUMN_TEXTS> = {
  title: 'Columnas',
  state: (read, of) => `${number(read)} de ${number(of)} ${wordFor(read, 'leída', 'leídas')}`,
  notRead: (header) => `${header} no se lee.`,
  noPart: (header) => `${header} no forma parte del nombre.`,
  makePart: 'Incluirla en el nombre',
  takeOut: 'Sacarla del nombre',
  partOfName: (header) => `${header} forma parte del nombre.`,
  moreUnread: (columns) => `${counted(columns, 'columna más', 'columnas más')} sin leer.`,
  defaults: (groups) => `No está en la lista, para ${groups === 1 ? 'el grupo' : `los ${number(groups)} grupos`}:`,
  someDefaults: 'No está en la lista, para algunos grupos:',
  default: (title, groups) => `${title}, ${groupCount(groups)}`,
  calculated: 'calculado para cada grupo',
  ofTime: '% del tiempo',
  readAs: (header) => `${header} se lee como`,
  column: (column) => `Columna ${column + 1}`,
  unread: 'No leer',
  targets: TARGETS,
  read: (read, of) => `${wordFor(read, 'leído', 'leídos')} ${number(read)} de ${number(of)}`,
  refused: (cells) => counted(cells, 'rechazado', 'rechazados'),
  ignored: 'no',
};

export const IMPORT_ROW_TEXTS: InLanguage<typeof en.IMPORT_ROW_TEXTS> = {
  title: 'Filas',
  taken: (taken, left) => `${counted(taken, 'tomada', 'tomadas')}, ${counted(left, 'omitida', 'omitidas')}`,
  open: (undecided, texts) =>
    [
      ...(undecided > 0 ? [`${number(undecided)} por decidir`] : []),
      ...(texts > 0 ? [counted(texts, 'texto rechazado', 'textos rechazados')] : []),
    ].join(', '),
  onlyOf: (header) => `Solo estas líneas de «${header}»`,
  filterOn: 'Filtrar por una columna',
  noColumn: 'Sin filtro',
  proposed: (header) => `¿Solo estas líneas de «${header}»?`,
  confirm: (lines) =>
    lines === 1 ? 'Omitir la otra línea' : `Omitir ${wordFor(lines, 'la otra', 'las otras')} ${lineCount(lines)}`,
  takeAll: 'Tomar todos los valores',
  value: (value, count) => `${value === '' ? 'vacío' : value} (${number(count)})`,
  undecided: (lines) => `${lineCount(lines)} que ninguna regla aclara:`,
  takeThem: (lines) => (lines === 1 ? 'Tomarla' : lines === 2 ? 'Tomar ambas' : 'Tomar todas'),
  leaveThem: (lines) => (lines === 1 ? 'Omitirla' : lines === 2 ? 'Omitir ambas' : 'Omitir todas'),
  line: (line) => `Línea ${number(line)}`,
  moreLines: (lines) => `y ${number(lines)} más`,
  refusedTexts: 'Textos no aceptados',
  refused: (title, text, { lines, cameras }) => `${title} «${text}», ${lineCount(lines)}, ${cameraCount(cameras)}`,
  stands: (text, unit) => (text === '' ? '' : `${text}${unit === '' ? '' : ` ${unit}`}, el valor predeterminado`),
  count: number,
  showLines: (lines) => (lines === 1 ? 'Mostrar la línea' : 'Mostrar las líneas'),
  untilThen: 'Hasta entonces vale el predeterminado.',
  moreRefused: (texts) => `${counted(texts, 'texto rechazado más', 'textos rechazados más')} en la vista previa.`,
  groups: {
    camera: 'Cámaras',
    section: 'Secciones',
    total: 'Subtotales y totales',
    goods: 'Artículos',
    filtered: 'Filtradas',
    note: 'Notas',
    left: 'Omitidas a mano',
    undecided: 'Por decidir',
    titles: 'Títulos, vacías, cabecera',
  },
  isTaken: 'tomadas',
  isLeft: 'omitidas',
  isOpen: 'pendientes',
  byHand: 'Una línea se puede tomar u omitir a mano: pulse su tipo.',
};

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${groupCount(groups)}, ${cameraCount(cameras)}`;
}

export const IMPORT_RESULT_TEXTS: InLanguage<typeof en.IMPORT_RESULT_TEXTS> = {
  title: 'Resultado',
  waits: 'espera todas las líneas',
  nothing: 'nada todavía',
  added: ({ groups, cameras }) => `${counted(groups, 'grupo nuevo', 'grupos nuevos')}, ${cameraCount(cameras)}`,
  updated: ({ changed, added, missing }) =>
    `${counted(changed, 'modificado', 'modificados')}, ${counted(added, 'nuevo', 'nuevos')}, ${number(missing)} fuera de la lista`,
  replaced: groupsAndCameras,
  against: 'Qué pasa con el diseño',
  ways: { add: 'Añadir al diseño', update: 'Actualizar grupos por nombre', replace: 'Sustituir todos los grupos' },
  combine: 'Unir líneas iguales',
  combining: { no: 'No', section: 'Dentro de una sección', all: 'En todas las líneas' },
  missing: 'Fuera de la lista',
  missingWays: { keep: 'Conservar', remove: 'Quitar' },
  check: (line, says, taken) =>
    `La línea ${number(line)} dice ${cameraCount(says)}: ${counted(taken, 'tomada', 'tomadas')}`,
  difference: (missing) =>
    missing > 0
      ? `, ${wordFor(missing, 'falta', 'faltan')} ${number(missing)}`
      : `, ${wordFor(-missing, 'sobra', 'sobran')} ${number(-missing)}`,
  combined: (groups) => `Con las líneas iguales unidas ${wordFor(groups, 'sería', 'serían')} ${groupCount(groups)}.`,
  moreChecks: (checks) => counted(checks, 'comprobación más', 'comprobaciones más'),
};
