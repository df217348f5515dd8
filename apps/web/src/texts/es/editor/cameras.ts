import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/editor/cameras.ts';
import type { InLanguage } from '../../in-language.ts';

/** Names of the published catalogue where a cell holds base and event; other names are shown in full. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Media-baja': 'M-baja',
  'Media-alta': 'M-alta',
  Constante: 'Const.',
  'Objetivo único': 'Único',
  Multiobjetivo: 'Múltiple',
  '352x288 CIF': 'CIF',
  '640x480 VGA': 'VGA',
  '704x576 4CIF': '4CIF',
  '1280x720 720p': '720p',
  '1920x1080 1080p': '1080p',
  '2048x1536 3MP': '3MP',
  '2592x1520 4MP': '4MP',
  '2592x1944 5MP': '5MP',
  '3072x2048 6MP': '6MP',
  '3840x2160 4K': '4K',
  '4000x3000 12MP': '12MP',
  '6400x1200 8MP panorámica': '8MP pano',
  '7680x4320 8K': '8K',
};

/** Names that are wider than a cell which holds one value for both. */
const CELL_NAMES: Readonly<Record<string, string>> = { '6400x1200 8MP panorámica': '6400x1200 pano' };

/** Cells hold digits as they are typed; sentences and summaries separate thousands. */
function rateText(kbit: number): string {
  return quantityText(kbit, 'kbit/s');
}

function named(name: string): string {
  return name === '' ? '' : `, ${name}`;
}

export const CAMERA_TEXTS: InLanguage<typeof en.CAMERA_TEXTS> = {
  table: 'Grupos de cámaras',
  keys: 'Las flechas desplazan, con Mayús seleccionan, Intro o F2 edita, Esc y después Tab sale de la tabla, ? muestra todas las teclas.',
  excess: (groups, limit) =>
    `${counted(groups, 'grupo', 'grupos')} de cámaras; un diseño admite como máximo ${number(limit)}`,
  notChanged: (reason) => `${reason}. No se ha cambiado nada.`,
  noCameras: 'Aún no hay cámaras. Un grupo reúne cámaras con los mismos ajustes: añada el primero.',
  addGroup: 'Añadir grupo de cámaras',
  anotherGroup: 'Añadir grupo de cámaras (al principio)',
  stream: 'Flujo',
  groupHeading: 'Grupo',
  heading: (title, unit) => (unit === '' ? title : `${title} (${unit})`),
  shortNames: SHORT_NAMES,
  cellNames: CELL_NAMES,
  otherSize: 'Otro tamaño…',
  actions: 'Acciones',
  group: (groupNumber) => `Grupo ${groupNumber}`,
  groupOf: (groupNumber, name) => `Grupo de cámaras ${groupNumber}${named(name)}`,
  streamOf: (streamNumber, groupNumber, name) =>
    `Flujo ${streamNumber} del grupo de cámaras ${groupNumber}${named(name)}`,
  streamTitle: (isLens, streamNumber) => `${isLens ? 'Objetivo' : 'Flujo'} ${streamNumber}`,
  cell: (title, line, more) => [`${title}, fila ${line}`, ...more.filter((each) => each !== '')].join(', '),
  cellWith: (cell, value) => `${cell}: ${value}`,
  actionsOf: (groupNumber) => `Acciones del grupo ${groupNumber}`,
  addStream: 'Añadir flujo',
  duplicateGroup: 'Duplicar grupo de cámaras',
  saveAsTemplate: 'Guardar como plantilla',
  deleteGroup: 'Eliminar grupo de cámaras',
  deleteStream: (streamNumber) => `Eliminar flujo ${streamNumber}`,
  lastRow: (keys) => `Es la última fila. ${keys} añade un grupo de cámaras.`,
  notTaken: (reason) => `Sin cambios. ${reason}`,
  baseStarted: (fps) => `${number(fps)} FPS es la base recomendada.`,
  rateDropped: (typed, calculated, wasMeasured) =>
    `El valor ${wasMeasured ? 'medido' : 'introducido'} de ${rateText(typed)} se ha sustituido por el calculado de ${rateText(calculated)}. Deshacer lo restaura.`,
  measurementDropped: (measured) =>
    `La medición era de ${rateText(measured)} y ha desaparecido con esa tasa. Deshacer recupera ambas.`,
  moreNotes: (cells) => `También se aplica a ${counted(cells, 'celda más', 'celdas más')}.`,
  addName: 'Añadir nombre',
  /** The value of a cell whose number was taken out, for screen readers. */
  empty: 'vacío',
  none: '–',
  isTyped: 'Introducido, no calculado',
  reset: 'Volver a la tasa de bits calculada',
  resetWithKey: 'Volver a la tasa de bits calculada (Supr)',
  withExample: (name, example) => `${name}: ${example}`,
  columnWidth: (title) => `Ancho de ${title}`,
  fillHandle: 'Arrastre para rellenar las filas de arriba o de abajo',
  clipboardRefused: 'El navegador no lo permite. Use Ctrl+C, Ctrl+X o Ctrl+V.',
  servers: {
    title: 'Servidores',
    show: 'Mostrar los servidores de cada grupo',
    one: (first, last) => (first === last ? String(first) : `${first} a ${last}`),
    list: (runs) => runs.join(', '),
    cell: (groupNumber, servers, dealt) =>
      `Servidores, grupo ${groupNumber}: ${servers === '' ? 'sin resultado' : `${servers} (${dealt})`}`,
    dealt: (first, last, cameras) =>
      `${counted(cameras, 'cámara', 'cámaras')} en ${first === last ? `el servidor ${first}` : `cada uno de los servidores ${first} ${last === first + 1 ? 'y' : 'a'} ${last}`}`,
  },
  /** Optional columns: their heading, and how they are switched on. */
  sets: {
    extras: { title: 'Además del vídeo, por cámara', show: 'Mostrar audio, metadatos y búferes de eventos' },
    network: { title: 'Red, por cámara', show: 'Mostrar PoE, cable, armario y flujo en vivo' },
    coverage: { title: 'Cobertura, por cámara', show: 'Mostrar objetivo, montaje y finalidad' },
  },
  cardFigures: (cameras, rateKbit) => `${counted(cameras, 'cámara', 'cámaras')} · ${rateText(rateKbit)}`,
  keysTitle: 'Tabla de cámaras',
  keyTexts: {
    edit: 'Editar la celda',
    measure: 'Indicar cómo se midió una tasa de bits',
    fillDown: 'Rellenar hacia abajo con la primera fila del bloque',
    fill: 'Rellenar el bloque con lo que se escribe',
    clear: 'Volver al valor predeterminado o calculado',
    deleteRows: 'Eliminar las filas del bloque',
    everything: 'Seleccionar todo',
    column: 'Seleccionar la columna',
    row: 'Seleccionar la fila',
    find: 'Buscar en la tabla',
    wider: 'Ensanchar la columna',
    narrower: 'Estrechar la columna',
    firstWidth: 'Devolver a la columna su ancho inicial',
    menu: 'Abrir el menú del bloque',
    undo: 'Deshacer',
    redo: 'Rehacer',
    copy: 'Copiar',
    paste: 'Pegar',
    leave: 'Cancelar; después Tab sale de la tabla',
  },
  menu: {
    label: 'Bloque',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    fillDown: 'Rellenar hacia abajo',
    clear: 'Borrar',
    deleteRows: 'Eliminar filas',
    measure: 'Tasa de bits medida…',
    comment: 'Comentar el grupo',
    sortUp: (title) => `Mostrar por ${title}, ascendente`,
    sortDown: (title) => `Mostrar por ${title}, descendente`,
  },
  view: {
    find: 'Buscar en la tabla',
    found: (at, of) =>
      of === 0 ? 'Sin resultados' : at === 0 ? counted(of, 'encontrado', 'encontrados') : `${at} de ${of}`,
    previous: 'Anterior',
    next: 'Siguiente',
    filter: 'Mostrar solo estos grupos',
    close: 'Cerrar la búsqueda',
    shown: (shown, all) => `Se muestran ${shown} de ${counted(all, 'grupo', 'grupos')} de cámaras`,
    filtered: (text) => `con «${text}»`,
    sorted: (title, direction) => `por ${title}, ${direction === 1 ? 'ascendente' : 'descendente'}`,
    all: 'Mostrar todo como está guardado',
  },
};

export const TOTALS_TEXTS: InLanguage<typeof en.TOTALS_TEXTS> = {
  label: 'Totales',
  cameras: 'Cámaras',
  streams: 'Flujos',
  peak: 'Máximo',
  average: 'Media',
  storage: 'Almacenamiento',
  exact: 'exacto',
  shown: (cameras) => `${number(cameras)} a la vista`,
  range: (low, high) => `${low} a ${high}`,
};

/** Labels of the undo steps of the table. */
export const STEP_TEXTS: InLanguage<typeof en.STEP_TEXTS> = {
  edit: 'edición',
  measurement: 'tasa de bits medida',
  editOf: (columns) => `edición de ${columns}`,
  paste: 'pegado',
  cut: 'corte',
  clear: 'borrado',
  fill: 'relleno',
  fillDown: 'relleno hacia abajo',
  import: 'importación',
  template: 'plantilla',
  bulkApply: 'ajuste en bloque',
  addGroup: 'nuevo grupo de cámaras',
  addStream: 'nuevo flujo',
  duplicate: 'duplicado',
  delete: 'eliminación',
  restored: 'cambios restaurados',
  settings: 'ajustes de los servidores',
  defaults: 'ajustes predeterminados de los servidores',
  rename: 'cambio de nombre',
  alternative: (title) => `alternativa «${title}»`,
};

export const HISTORY_TEXTS: InLanguage<typeof en.HISTORY_TEXTS> = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  undoStep: (step) => `Deshacer: ${step} (Ctrl+Z)`,
  redoStep: (step) => `Rehacer: ${step} (Ctrl+Y)`,
  undone: (step) => `Deshecho: ${step}`,
  redone: (step) => `Rehecho: ${step}`,
  nothingToUndo: 'Nada que deshacer',
  nothingToRedo: 'Nada que rehacer',
};

export const BULK_TEXTS: InLanguage<typeof en.BULK_TEXTS> = {
  title: 'Aplicar ajuste en bloque',
  applyTo: 'Aplicar a',
  targets: { selected: 'Seleccionados', shown: 'A la vista', all: 'Todos' },
  counts: (groups, cameras) => `${counted(groups, 'grupo', 'grupos')}, ${counted(cameras, 'cámara', 'cámaras')}`,
  asItIs: (value) => `(sin cambio) ${value}`,
  notUsed: 'no se usa',
  calculated: 'calculado',
  values: (values) => counted(values, 'valor', 'valores'),
  half: 'De FPS a tasa de bits valen para',
  halves: { both: 'Base y evento', continuous: 'Base', motion: 'Evento' },
  choose: 'Elija un valor',
  size: 'Ancho x alto',
  apply: 'Aplicar',
  changesNothing: 'Sin cambios: todas las filas ya tienen este valor.',
  changes: (changed, rows, groups) =>
    `${wordFor(changed, 'Cambia', 'Cambian')} ${changed} de ${counted(rows, 'fila', 'filas')}, en ${counted(groups, 'grupo', 'grupos')} de cámaras.`,
  drops: (rows) => `Las tasas de bits introducidas de ${counted(rows, 'fila', 'filas')} se calculan de nuevo.`,
};
