import type { ImportCounts } from '@site-designer/camera-table/foreign';
import { counted, list, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/import-preview.ts';
import type { InLanguage } from '../../in-language.ts';

function lineCount(lines: number): string {
  return counted(lines, 'línea', 'líneas');
}

function cameraCount(cameras: number): string {
  return counted(cameras, 'cámara', 'cámaras');
}

function groupCount(groups: number): string {
  return counted(groups, 'grupo', 'grupos');
}

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${groupCount(groups)}, ${cameraCount(cameras)}`;
}

export const IMPORT_PREVIEW_TEXTS: InLanguage<typeof en.IMPORT_PREVIEW_TEXTS> = {
  title: 'Vista previa',
  tabs: { list: 'Lista', table: 'Tabla', differences: 'Diferencias' },
  views: 'Vista',
  number,
  headers: 'título o cabecera',
  taken: 'tomadas',
  leftOut: 'omitidas',
  undecided: 'por decidir',
  lines: 'líneas',
  sum: ({ headers, taken, leftOut, undecided, lines }) =>
    `${number(headers)} de título o cabecera, ${counted(taken, 'tomada', 'tomadas')}, ${counted(leftOut, 'omitida', 'omitidas')}, ${number(undecided)} por decidir, de ${lineCount(lines)}`,
  listOf: 'Líneas de la lista',
  kindAndWhy: 'Tipo y motivo',
  lineNumber: 'Línea',
  kindOf: (line, kind, why) => `Línea ${line}: ${kind}${why === '' ? '' : `, ${why}`}`,
  take: 'Tomar',
  leave: 'Omitir',
  takeLine: (line) => `Tomar la línea ${line}`,
  leaveLine: (line) => `Omitir la línea ${line}`,
  takeAlike: (lines) => `Tomar las ${number(lines)} como esta`,
  leaveAlike: (lines) => `Omitir las ${number(lines)} como esta`,
  isHeader: 'Esta es la cabecera',
  becomes: (group, name) =>
    `Pasa a ser ${[...(group === undefined ? [] : [`el grupo ${number(group)}`]), ...(name === '' ? [] : [name])].join(', ') || 'un grupo'}.`,
  cameras: cameraCount,
  fps: 'fps',
  stands: (text) => `en su lugar vale ${text}`,
  only: (title, lines) => `Solo ${title}: ${lineCount(lines)}`,
  all: 'Mostrar todas las líneas',
  rowsOf: (from, to, total) => `${number(from)} a ${number(to)} de ${number(total)}; la tabla muestra 200 cada vez.`,
  firstRows: 'Primeras',
  previousRows: '200 anteriores',
  nextRows: '200 siguientes',
  lastRows: 'Últimas',
  saysTaken: (taken) => counted(taken, 'tomada', 'tomadas'),
  empty: 'Aún no hay nada que mostrar. Elija un fichero, suéltelo aquí o pegue una tabla.',
  noGroups: 'Aún no se ha tomado ninguna línea.',
  tableOf: 'Las cámaras como quedarán',
  group: 'Grupo',
  unnamed: 'Sin nombre',
  sample: '24',
  further: (stream) => `Flujo ${stream}`,
  totals: { cameras: 'Cámaras', peak: 'Máximo', average: 'Media', storage: 'Almacenamiento' },
  legend: {
    list: 'de la lista',
    derived: 'derivado o redondeado: se indica el origen',
    default: 'predeterminado, no está en la lista',
    refused: 'rechazado: vale el predeterminado',
  },
  fromLines: (name, lines) =>
    `${name === '' ? 'Grupo' : name}, de ${lines.length === 1 ? `la línea ${lines[0]}` : lineCount(lines.length)}`,
  origins: {
    list: (text) => `la lista dice «${text}»`,
    derived: (text) => `derivado: la lista dice «${text}»`,
    rounded: (text) => `redondeado: la lista dice «${text}»`,
    default: 'predeterminado',
    refused: (text) => `«${text}» se rechaza, vale el predeterminado`,
    described: 'derivado de la descripción',
  },
  reading: (done, of) => `Leyendo líneas: ${number(done)} de ${number(of)}`,
  opening: 'Leyendo el fichero',
  usable: 'La página se puede seguir usando.',
  cancelReading: 'Cancelar la lectura',
  stopped: 'La lectura se ha cancelado. El fichero y las elecciones se conservan.',
  again: 'Leer de nuevo',
};

export const IMPORT_DIFFERENCE_TEXTS: InLanguage<typeof en.IMPORT_DIFFERENCE_TEXTS> = {
  table: 'Qué cambia la actualización',
  take: (name) => `Tomar ${name === '' ? 'este grupo' : name}`,
  remove: (name) => `Quitar ${name === '' ? 'este grupo' : name}`,
  group: 'Grupo',
  field: 'Campo',
  taken: 'Tomado',
  before: 'En el diseño',
  after: 'En la lista',
  line: 'Línea',
  changed: (groups, fields) => `Cambian: ${groupCount(groups)}, ${counted(fields, 'campo', 'campos')}`,
  added: (groups, cameras) => `Nuevo: ${groupsAndCameras({ groups, cameras })}`,
  missing: (groups, cameras) => `Fuera de la lista: ${groupsAndCameras({ groups, cameras })}`,
  same: (groups, cameras) => `Sin diferencias: ${groupsAndCameras({ groups, cameras })}`,
  inShort: (cameras, parts, days) => [cameraCount(cameras), ...parts, counted(days, 'día', 'días')].join(', '),
  fps: (fps) => `${fps} fps`,
  nothingDiffers: (cameras) => `${cameraCount(cameras)}, sin diferencias`,
  stays: 'Se queda en el diseño',
  stayHint: '; marque para quitarlo',
  goes: 'Se quita',
  more: (difference) => (difference > 0 ? `+${number(difference)}` : `−${number(-difference)}`),
  afterwards: 'Después de importar:',
  size: groupsAndCameras,
  now: (text) => `(${text} ahora)`,
  matched: 'Los grupos se emparejan por nombre, solo en las columnas de la lista.',
};

function partsOf({ changed, added, removed }: en.Differences): readonly string[] {
  return [
    ...(changed > 0 ? [counted(changed, 'cambio', 'cambios')] : []),
    ...(added > 0 ? [counted(added, 'grupo nuevo', 'grupos nuevos')] : []),
    ...(removed > 0 ? [counted(removed, 'retirada', 'retiradas')] : []),
  ];
}

export const IMPORT_FOOT_TEXTS: InLanguage<typeof en.IMPORT_FOOT_TEXTS> = {
  import: ({ cameras, groups }) => `Importar ${cameraCount(cameras)} en ${groupCount(groups)}`,
  update: (differences) => {
    const parts = partsOf(differences);
    return parts.length === 0 ? 'Nada que importar' : `Importar ${list(parts)}`;
  },
  bare: 'Importar',
  undoable: 'Se puede deshacer en un solo paso.',
  undecided: (lines) => `${lineCount(lines)} por decidir.`,
  leaveThem: 'Omitirlas',
  reading: 'Se puede importar cuando se hayan leído todas las líneas.',
  noFile: 'Aún no hay ninguna lista.',
  noCamera: 'Ninguna línea es una cámara.',
  nothingNew: 'La lista no cambia nada.',
  refused: (reason) => `El diseño no lo admite: ${reason}`,
  failed: 'La importación no ha funcionado. No se ha cambiado nada; inténtelo de nuevo.',
  imported: (cameras) => `${cameraCount(cameras)} ${wordFor(cameras, 'importada', 'importadas')}.`,
  updated: (differences) => `Importado: ${list(partsOf(differences))}.`,
};
