import type { InLanguage } from '@site-designer/texts';
import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../en/import.ts';

/** Why a line of a camera list is taken, left out or waits for a decision, and how a cell of it is read. */
export const LINE_TEXTS: InLanguage<typeof en.LINE_TEXTS> = {
  line: (line, says) => `Línea ${line}: ${says}`,
  blank: 'una línea vacía',
  headers: 'cabeceras',
  headersAgain: 'otra vez las cabeceras',
  aboveHeaders: 'encima de las cabeceras',
  kindSetting: 'un ajuste de los tipos de cámaras',
  takenByHand: 'tomada a mano',
  leftByHand: 'omitida a mano',
  camera: 'una cámara',
  nothingTells: 'nada indica si es una cámara',
  nothingRead: 'no se lee nada de ella',
  cannotBeTaken: (why) => `${why}, por lo que no se puede tomar`,
  section: (name) => `una sección («${name}» está sola)`,
  total: 'un total',
  note: (word) => `una nota debajo de la lista («${word}»)`,
  column: (column) => `columna ${column}`,
  is: (header, word) => `${header}: ${word === '' ? 'vacío' : word}`,
  proposedFilter: (says) => `${says}, que un filtro propuesto omite`,
  filtered: (says) => `omitida por un filtro (${says})`,
  cameraOfRow: (id) => `una cámara (fila ${id})`,
  commas: 'comas',
  semicolons: 'puntos y comas',
  tabs: 'tabuladores',
  bars: 'barras',
  separated: (marks) => `sus celdas están separadas por ${marks}, las de las cabeceras de otro modo`,
  totalBegins: (word) => `un total (empieza por ${word})`,
  subtotalBegins: (word) => `un subtotal (empieza por ${word})`,
  totalWithSettings: (word, setting) => `empieza por ${word}, pero tiene ajustes de una cámara (${setting})`,
  sum: (quantity) => `un total (${number(quantity)} es la suma de las líneas de arriba)`,
  goods: (word) => `artículos que no son cámaras (${word})`,
  cameraAndGoods: (camera, goods) =>
    `nombra una cámara (${camera}) y artículos (${goods}), y no tiene tamaño, códec ni velocidad de fotogramas propios`,
  quantityIs: (quantity) => `la cantidad es ${number(quantity)}`,
  cameraOfTable: 'una cámara (las cabeceras son las de la tabla de cámaras)',
  cameraNamed: (word) => `una cámara (${word})`,
  cameraByHeader: (header) => `una cámara (la cabecera dice ${header})`,
  severalInOne: (quantity, described) =>
    `su cantidad es ${number(quantity)} y su descripción tiene ${counted(described, 'cámara', 'cámaras')}`,
  noName: 'no tiene nombre por el que encontrar un grupo del diseño',
  manyGroups: (groups, name) => `el diseño tiene ${counted(groups, 'grupo', 'grupos')} con el nombre «${name}»`,
  manyLines: (lines, name) =>
    `${counted(lines, 'línea', 'líneas')} ${wordFor(lines, 'tiene', 'tienen')} el nombre «${name}» de un mismo grupo del diseño`,
  noQuantity: 'no contiene ninguna cantidad',
};

export const CELL_TEXTS: InLanguage<typeof en.CELL_TEXTS> = {
  readFrom: (text) => `Leído de «${text}»`,
  rounded: (title, text, shown) => `${title} ${text} se redondea a ${shown}`,
  multiLens: (text, lenses) => `«${text}» es una cámara multisensor con ${counted(lenses, 'objetivo', 'objetivos')}`,
  corrected: (from) => `Corregido de «${from}»`,
  unreadable: 'No se puede leer',
};

/** Why a list cannot be imported, and how the groups made of it are named. */
export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  empty: 'El fichero está vacío',
  tooWide: (width, most) => `La lista tiene ${counted(width, 'columna', 'columnas')}; se leen como máximo ${most}`,
  noColumn:
    'No se ha encontrado ninguna columna de la tabla de cámaras. Empiece con la plantilla o con una exportación.',
  noCamera: 'Después de las cabeceras no hay ninguna cámara',
  tooManyGroups: (has, most) => `${has} grupos de cámaras; un diseño admite como máximo ${most}`,
  nameRange: (first, last) => `${first} a ${last}`,
  nameAndMore: (first, more) => `${first} y ${number(more)} más`,
  cut: (name, taken) => `«${name}» se acorta a «${taken}»`,
  times: (note, times) => `${note}, ${counted(times, 'vez', 'veces')}`,
};
