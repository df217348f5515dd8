import type { InLanguage } from '@site-designer/texts';
import { counted } from '@site-designer/texts/es/grammar';
import type { DateOrder, DecimalMark } from '../../read/culture.ts';
import type * as en from '../en/report.ts';

const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { '.': 'punto', ',': 'coma' };
const ORDER_NAMES: Readonly<Record<DateOrder, string>> = { 'day-month': 'el día', 'month-day': 'el mes' };

/** Texts about reports that cannot be read, or not without an answer to a question. */
export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  empty: 'El fichero está vacío.',
  tooLarge: (megabytes, most) =>
    `El fichero tiene ${megabytes} MB. Un informe de cámaras tiene como máximo ${most} MB: ¿es otro fichero?`,
  workbook: 'Es un libro de cálculo, no un fichero CSV: guarde la hoja del informe como CSV.',
  notText: 'No es un fichero de texto.',
  noHeaders:
    'Ninguna línea tiene las cabeceras de un informe de cámaras: el nombre de la cámara (Name, HardwareName o Id) y otra de sus columnas, por ejemplo UsedSpaceInGB.',
  nothingTold:
    'Falta toda columna que indique cómo graban las cámaras (UsedSpaceInGB, ActualRetentionDays, PercentRecordedOneWeek): cree el informe con -IncludeRetentionInfo -IncludeRecordingStats.',
  repeatedHeader: 'Una columna anterior tiene la misma cabecera: ¿cuál de las dos vale?',
  noCameras: 'Debajo de las cabeceras no hay ninguna cámara.',
  openQuotes: 'Unas comillas no están cerradas o están en medio de una celda.',
  tooManyCells: (cells, headers) =>
    `La línea tiene ${counted(cells, 'celda', 'celdas')} y hay ${counted(headers, 'cabecera', 'cabeceras')}: una celda que contiene un separador necesita comillas.`,
  tooFewCells: (cells, headers) =>
    `La línea termina después de ${cells} de ${counted(headers, 'celda', 'celdas')}: puede que el fichero esté cortado.`,
  nameless: 'La cámara no tiene nombre ni id.',
  sameId: (line) => `La cámara con este id ya está en la línea ${line}.`,
  notTruth: 'No es True ni False.',
  notNumber: 'No es un número sin signo ni unidad, por ejemplo 12.5 o 12,5.',
  otherMark: (mark) => `No es un número con ${MARK_NAMES[mark]} decimal, como los demás del informe.`,
  outOf: (least, most) => `No está entre ${least} y ${most}.`,
  notDate: 'No es una fecha.',
  otherOrder: (order) => `No es una fecha que empiece por ${ORDER_NAMES[order]}, como las demás del informe.`,
  endsBeforeBegin: 'La grabación más reciente es anterior a la más antigua.',
  culture: (name) => `«${name}» no es una configuración regional con punto o coma decimal, por ejemplo en-US o es-ES.`,
  openNumbers:
    'La coma o el punto de los números puede estar delante de los decimales o entre los miles: indique la configuración regional de la máquina.',
  openDates:
    'Los días y los meses de las fechas pueden estar al revés: indique la configuración regional de la máquina.',
};

/** Texts about reports that were read. */
export const NOTE_TEXTS: InLanguage<typeof en.NOTE_TEXTS> = {
  encoding: (name) =>
    `El fichero no es Unicode y se ha leído como ${name}: revise los nombres con letras distintas de la A a la Z.`,
  signIn: (headers) => `Descartado sin leerlo: ${headers.join(', ')}.`,
  noLockColumn:
    'El informe no indica los bloqueos de evidencias (HasEvidenceLock: desde la versión 25.2.61, con -IncludeRetentionInfo). Un bloqueo alarga los días de una cámara y reduce su tasa en exceso.',
  daysFromDatabase: (cameras) =>
    `Sin ActualRetentionDays, los días de ${counted(cameras, 'cámara', 'cámaras')} son los que hay entre MediaDatabaseBegin y MediaDatabaseEnd.`,
  noDays: 'El informe no indica cuántos días hay grabaciones: créelo con -IncludeRetentionInfo.',
  noSpace: 'El informe no indica el espacio de las grabaciones: créelo con -IncludeRecordingStats.',
  noRecordedShare:
    'El informe no indica qué parte del tiempo se grabó (PercentRecordedOneWeek): créelo con -IncludeRecordingStats.',
};

export const TABLE_TEXTS: InLanguage<typeof en.TABLE_TEXTS> = {
  groups: 'Grupos',
  cameras: 'Cámaras',
  notes: 'Notas',
  group: 'Grupo',
  camera: 'Cámara',
  state: 'Estado',
  endedBy: 'Terminado por',
  all: 'Todos',
  designed: 'Cámaras previstas',
  reported: 'Cámaras del informe',
  checked: 'Cámaras comprobadas',
  fewestDays: 'Menos días',
  compared: {
    plannedRate: 'Tasa a largo plazo prevista (kbit/s)',
    actualRate: 'Tasa a largo plazo real (kbit/s)',
    plannedShare: 'Parte grabada prevista (%)',
    actualShare: 'Parte grabada real (%)',
    plannedDays: 'Días previstos',
    daysHeld: 'Días conservados',
  },
  gap: {
    days: 'Días de más o de menos',
    rate: 'de ellos, por la tasa',
    recordedShare: 'por la parte grabada',
    retentionSetting: 'por la retención ajustada',
    capacity: 'por el espacio',
  },
  storage: {
    planned: 'Espacio previsto (TB)',
    used: 'Espacio ocupado (TB)',
    needed: 'Espacio necesario (TB)',
    missing: 'Espacio que falta (TB)',
    rate: 'de ello, por la tasa (TB)',
    recordedShare: 'por la parte grabada (TB)',
    capacity: 'no está como se previó (TB)',
  },
  status: {
    checked: 'Comprobada',
    disabled: 'Desactivada',
    locked: 'Bloqueo de evidencias',
    groomed: 'Velocidad de fotogramas reducida',
    'no-figures': 'No indicado',
    'nothing-recorded': 'Sin grabaciones',
  },
  heldBy: { 'set-days': 'Antigüedad', space: 'Espacio', 'site-age': 'Sitio nuevo' },
  about: 'Sobre',
  note: 'Nota',
  toChange: 'Qué cambiar',
  report: 'Informe',
  leftOut: 'Omitida a mano.',
  fitsNone: 'No encaja en ningún grupo del diseño.',
  fitsSeveral: (groups) => `Encaja igual de bien en varios grupos: ${groups}.`,
};
