import { counted, wordFor } from '@site-designer/texts/es/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/editor/as-built.ts';
import type { InLanguage } from '../../in-language.ts';

export const AS_BUILT_TEXTS: InLanguage<typeof en.AS_BUILT_TEXTS> = {
  of: (design) => `Comprobación de lo instalado: ${design}`,
  intro:
    'Compare este diseño, o lo que se emitió de él, con un informe de cámaras del sistema de gestión de vídeo: cuánto graban de verdad las cámaras, cuánto tiempo se conserva y por qué difiere de lo planificado.',
  privacy:
    'El informe se lee en este navegador. Nada de él sale del navegador, salvo que usted aplique sus tasas al diseño.',
  backToDesign: 'Volver al diseño',
  noCameras: 'Este diseño aún no tiene cámaras: añada primero grupos de cámaras.',
  againstDesign: 'En comparación con el diseño actual: no se ha emitido ninguna propuesta de él.',
  againstIssued: 'En comparación con lo emitido:',
  issued: (name, day) => `propuesta ${name} del ${day}`,
  issuedOutOfBounds:
    'La propuesta emitida no se puede dimensionar con el catálogo actual, así que no hay con qué comparar.',
  outOfBounds: 'Este diseño no se puede dimensionar: corríjalo primero.',
  print: 'Imprimir',
  printCameras: 'Imprimir cada cámara',
  fileName: (design, ending) => `${design} - instalado.${ending}`,
  xlsx: 'XLSX',
  csv: 'CSV',
  notExported: 'No se ha podido crear el fichero. Inténtelo de nuevo.',
};

export const REPORT_FILE_TEXTS: InLanguage<typeof en.REPORT_FILE_TEXTS> = {
  choose: 'Elegir un informe de cámaras',
  another: 'Elegir otro informe',
  file: 'Informe de cámaras para leer',
  drop: 'o suelte aquí el fichero CSV.',
  how: 'Cómo crear el informe',
  howIntro: 'En PowerShell, con MilestonePSTools del fabricante conectado al servidor de gestión:',
  command:
    'Get-VmsCameraReport -IncludeRetentionInfo -IncludeRecordingStats | Export-Csv report.csv -NoTypeInformation',
  howAfter:
    'El informe puede tener cualquiera de sus columnas en cualquier orden. Las columnas con nombres de usuario y contraseñas se descartan sin leerlas.',
  reading: (name, megabytes) => `Leyendo ${name} (${megabytes} MB)…`,
  failed: 'No se ha podido leer el informe. Inténtelo de nuevo.',
  tooLarge: (megabytes) =>
    `El fichero tiene más de ${megabytes} MB. Un informe de cámaras es más pequeño: ¿es otro fichero?`,
  refused: (name) => `No se ha leído ${name}:`,
  place: ({ line, column, header }) => `Línea ${line}, columna ${column}${header === '' ? '' : ` (${header})`}`,
  problem: (place, message) => `${place}: ${message}`,
  moreProblems: (count) => `y ${counted(count, 'problema más', 'problemas más')}.`,
  question: '¿Cómo escribe sus números este informe?',
  asked: (place) => `Nada más en el fichero lo indica. ${place} se puede leer como:`,
  readingAs: (value, culture) => `${value}, como se escribe en ${culture}`,
  read: (name, cameras) => `${name}: ${counted(cameras, 'cámara', 'cámaras')}`,
  encoding: 'Codificación',
  notes: 'No está en el informe',
};

export const CHECK_OPTION_TEXTS: InLanguage<typeof en.CHECK_OPTION_TEXTS> = {
  title: 'Opciones de la comprobación',
  measured: 'Fecha del informe',
  since: 'El sitio graba desde',
  sinceHint: 'Para un sitio nuevo: las cámaras que conservan todo desde ese día no tienen huecos.',
  groomed: 'Almacenamientos con un archivo que guarda una velocidad de fotogramas reducida',
  groomedHint: 'El espacio ocupado de sus cámaras no muestra sus tasas, por lo que estas no se comprueban.',
};

export const MATCHING_TEXTS: InLanguage<typeof en.MATCHING_TEXTS> = {
  title: 'Cámaras y sus grupos',
  unmatched: (cameras) =>
    `${counted(cameras, 'cámara', 'cámaras')} del informe aún no ${wordFor(cameras, 'tiene', 'tienen')} grupo en el diseño y no se ${wordFor(cameras, 'comprueba', 'comprueban')}.`,
  show: 'Mostrarlas',
  remembered:
    'Los grupos que elija y los patrones se conservan en este navegador para el próximo informe de este diseño.',
  notKept: 'Este navegador no tiene espacio para guardar sus elecciones: se pierden al salir de la página.',
  pattern: 'Nombres de cámaras',
  patternHint: '* representa cualesquiera caracteres, ? uno',
  example: 'Vestíbulo*',
  group: 'Grupo',
  add: 'Asignar por patrón',
  fits: (cameras) => `coincide con ${counted(cameras, 'cámara', 'cámaras')}`,
  assigned: (pattern, group) => `${pattern} → ${group}`,
  remove: (pattern) => `Quitar el patrón ${pattern}`,
  forget: 'Olvidar todas las elecciones',
  search: 'Buscar cámaras',
  filter: 'Mostrar',
  filters: {
    all: 'Todas las cámaras',
    open: 'Sin grupo',
    gap: 'Menos días de lo planificado',
    unchecked: 'Sin comprobar',
  },
  shown: (shown, all) => `${numberText(shown)} de ${counted(all, 'cámara', 'cámaras')}`,
  table: 'Cámaras del informe',
  camera: 'Cámara',
  groupOf: (camera) => `Grupo de ${camera}`,
  none: 'Ningún grupo',
  leftOut: 'Excluida',
  automatic: 'Asignada automáticamente',
  by: {
    hand: 'elegido por usted',
    pattern: 'por patrón',
    name: 'por nombre',
    'device-group': 'por grupo de dispositivos',
    hardware: 'por hardware',
    recorder: 'por grabador',
    model: 'por modelo',
  },
  fitsBoth: (groups) => `coincide con ${groups}`,
  nothing: 'No hay ninguna cámara que mostrar.',
  tooNew: 'Demasiado nueva para saberlo',
};

export const AS_BUILT_RESULT_TEXTS: InLanguage<typeof en.AS_BUILT_RESULT_TEXTS> = {
  held: 'Todos los grupos conservan sus grabaciones los días planificados.',
  notChecked: 'No se ha podido comprobar ninguna cámara del informe.',
  short: (groups, of) =>
    `${groups} de ${counted(of, 'grupo', 'grupos')} ${wordFor(groups, 'conserva', 'conservan')} menos días de lo planificado.`,
  groups: 'Grupos',
  columns: {
    group: 'Grupo',
    cameras: 'Cámaras en el informe',
    rate: 'Tasa a largo plazo',
    share: 'Parte grabada',
    days: 'Días conservados',
    missing: 'Espacio que falta',
    gap: 'Días ganados o perdidos',
  },
  columnsHint:
    'Planificado → real. En las barras, los días perdidos están a la izquierda de la línea y los ganados a la derecha. El espacio que le sobra a un grupo no compensa el que le falta a otro.',
  to: 'real',
  of: 'de',
  total: 'Todos los grupos',
  fewest: (days) => `mínimo ${days}`,
  enough: 'ninguno',
  unknown: 'no consta',
  notCompared: 'Sin comprobar: sin grupo',
  figures: {
    plannedRate: (name) => `Tasa a largo plazo planificada, ${name}`,
    actualRate: (name) => `Tasa a largo plazo real, ${name}`,
    plannedShare: (name) => `Parte grabada planificada, ${name}`,
    actualShare: (name) => `Parte grabada real, ${name}`,
    plannedDays: (name) => `Días planificados, ${name}`,
    actualDays: (name) => `Días conservados, ${name}`,
    fewestDays: (name) => `Mínimo de días de una cámara, ${name}`,
    missing: (name) => `Espacio que falta para los días planificados, ${name}`,
    gap: (name) => `Días ganados o perdidos, ${name}`,
    part: (part, name) => `Días ganados o perdidos por ${part}, ${name}`,
    cameras: (name) => `Cámaras en el informe, ${name}`,
    designed: (name) => `Cámaras del diseño, ${name}`,
  },
  parts: { rate: 'tasa', recordedShare: 'parte grabada', retentionSetting: 'ajuste de retención', capacity: 'espacio' },
  bar: (gap, parts) => `${gap}: ${parts}`,
  findings: 'Otros hallazgos',
  finding: (group, message) => `${group}: ${message}`,
};

export const REMEDY_TEXTS: InLanguage<typeof en.REMEDY_TEXTS> = {
  title: 'Qué cambiar',
  intro:
    'Para conservar los días planificados con las tasas reales en el hardware del diseño. Cada cambio de retención, tasas o hardware basta por sí solo y se ha dimensionado.',
  held: 'El hardware del diseño conserva los días planificados con las tasas reales: no hay que cambiar nada.',
  none: 'Ningún cambio basta por sí solo: combine una retención más corta o tasas más bajas con más hardware.',
  nothing: 'No hay con qué comparar: ningún hardware sirve para este diseño o no se ha medido ninguna tasa.',
  sizing: 'Dimensionando las soluciones…',
  failed: 'No se han podido dimensionar las soluciones.',
  take: 'Aplicar',
  changedSince: 'El diseño ha cambiado desde que se emitió, así que estos cambios no se pueden aplicar desde aquí.',
  takeOf: (text) => `: ${text}`,
};

export const APPLY_TEXTS: InLanguage<typeof en.APPLY_TEXTS> = {
  open: 'Aplicar las tasas medidas',
  hint: 'Pasa las tasas reales al diseño como medidas. Después, la comprobación compara con ellas.',
  hintIssued:
    'Pasa las tasas reales al diseño como medidas. La comprobación sigue comparando con la propuesta emitida.',
  title: 'Aplicar las tasas medidas',
  /** Groups whose settings change, and groups that have these rates and only get the measurement. */
  intro: (groups, measuredOnly) => {
    const noted = wordFor(measuredOnly, 'anota su tasa como medida', 'anotan sus tasas como medidas');
    if (groups === 0) {
      return measuredOnly === 0
        ? 'El diseño ya tiene estas tasas.'
        : `No cambiará ningún ajuste: ${counted(measuredOnly, 'grupo', 'grupos')} del diseño ${noted}, en un solo paso que se puede deshacer.`;
    }
    const change = `${counted(groups, 'grupo', 'grupos')} del diseño ${wordFor(groups, 'cambiará', 'cambiarán')} como sigue`;
    if (measuredOnly === 0) return `${change}, en un solo paso que se puede deshacer.`;
    return `${change}, y ${measuredOnly} ${wordFor(measuredOnly, 'mantiene sus ajustes', 'mantienen sus ajustes')} y ${noted}, en un solo paso que se puede deshacer.`;
  },
  withRates: 'Las tasas medidas se aplican a la vez.',
  notTaken: 'Sin aplicar:',
  refused: (message) => `El diseño no lo permite: ${message}`,
  apply: 'Aplicar',
  where: 'Grupo',
  field: 'Ajuste',
  before: 'Antes',
  after: 'Después',
  half: (title, half) => `${title}, ${half}`,
  more: (count) => `y ${counted(count, 'cambio más', 'cambios más')}.`,
  fields: {
    retentionDays: 'Retención, días',
    motion: 'Movimiento, %',
    fps: 'FPS',
    bitrateKbit: 'Tasa de bits, kbit/s',
  },
  applied: (step) => `Aplicado: ${step}`,
};

/** Labels of undo steps. */
export const AS_BUILT_STEPS: InLanguage<typeof en.AS_BUILT_STEPS> = {
  rates: 'tasas medidas',
  remedy: (title) => `instalado: ${title}`,
};
