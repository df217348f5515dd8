import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/plan.ts';
import type { InLanguage } from '../../in-language.ts';

/** Why a file is no picture of a plan: one sentence each. */
export const PICTURE_TEXTS: InLanguage<typeof en.PICTURE_TEXTS> = {
  empty: 'El fichero está vacío.',
  bytes: (most) => `El fichero ocupa más de ${most} MB; redúzcalo primero.`,
  pixels: (most) => `La imagen tiene más de ${most} megapíxeles; redúzcala primero.`,
  heic: 'Es una imagen HEIC; guárdela primero como JPEG.',
  svg: 'Es un dibujo SVG; guárdelo primero como PNG o PDF.',
  unknown: 'No es un fichero PNG, JPEG, WebP ni PDF.',
  damaged: 'La imagen está dañada o incompleta.',
  pdfDamaged: 'El PDF está dañado o incompleto.',
  password: 'El PDF tiene contraseña; guárdelo primero sin ella.',
  scripts: 'El PDF contiene scripts; imprímalo primero en un PDF nuevo.',
  pages: (pages, most) =>
    `El PDF tiene ${pages} páginas y se pueden mostrar como máximo ${most}; guarde solo la página del plano.`,
};

export const PLAN_TEXTS: InLanguage<typeof en.PLAN_TEXTS> = {
  open: 'Plano',
  title: 'Plano',
  of: (name) => `Plano de ${name}`,
  backToDesign: 'Volver al diseño',
  needsAccount:
    'Los planos requieren una cuenta: se guardan con el sitio y los ven todas las personas que trabajan en él. Lo que muestra cada cámara está en la tabla de cámaras, también sin cuenta.',
  toTable: 'Volver a las cámaras',
  start: 'Cargue un plano, fije su escala y coloque en él las cámaras.',
  choose: 'Elegir un dibujo',
  chooseLabel: 'Dibujo de una planta',
  accepted: 'PNG, JPEG, WebP o una página de un PDF. También puede soltar el fichero aquí.',
  waiting: (cameras) => `${counted(cameras, 'cámara pendiente', 'cámaras pendientes')} de colocar.`,
  noCameras: 'Añada primero cámaras al diseño y colóquelas después aquí.',
  floorName: (number) => (number === 1 ? 'Planta baja' : `Planta ${number}`),
  reading: 'Leyendo el fichero…',
  uploading: 'Guardando el plano…',
  pageOf: (count) => `Página del PDF, de 1 a ${count}`,
  usePage: 'Usar esta página',
  page: 'Página del plano',
  preview: (page) => `Página ${page}`,
  placedOf: (placed, all) =>
    `${placed} de ${counted(all, 'cámara', 'cámaras')} ${wordFor(placed, 'colocada', 'colocadas')}.`,
  short: (count) =>
    `${counted(count, 'cámara colocada muestra', 'cámaras colocadas muestran')} demasiado poco para la finalidad del grupo.`,
  plans: 'Plantas',
  addPlan: 'Añadir una planta',
  tools: 'Herramientas',
  plan: 'Plano',
  planHelp:
    'Las flechas mueven lo seleccionado, los corchetes lo giran y Supr lo quita. Más y menos cambian el zoom, 0 muestra todo. Esc termina una herramienta.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Mostrar todo',
  failed: 'Plano',
  estimate:
    'La cobertura es una estimación para la planificación sobre un suelo llano con las paredes dibujadas aquí; no cuentan los muebles, las puertas ni la luz.',
  legend: (level, pixels) => `${level} ${pixels}`,
  perMetre: (standard) => `px/m o más, edición ${standard}`,
  notCovered: 'pedido y sin cubrir',
  noScale: 'Fije la escala: sin ella no se puede dibujar la cobertura.',
};

export const PLAN_TOOLS: InLanguage<typeof en.PLAN_TOOLS> = {
  select: 'Seleccionar',
  wall: 'Pared',
  area: 'Área',
  closet: 'Armario',
  scale: 'Escala',
};

export const PLAN_HINTS: InLanguage<typeof en.PLAN_HINTS> = {
  wall: 'Haga clic de esquina a esquina. Intro o un doble clic termina la pared, Retroceso quita una esquina.',
  area: 'Haga clic en las esquinas del área. Intro o un doble clic la cierra, Retroceso quita una esquina.',
  closet: (name) => `Haga clic donde está el armario ${name}.`,
  noCloset:
    'Todos los armarios están en un plano. En la página del sitio puede dar nombre a otros armarios de cámaras.',
  scale: 'Haga clic en los dos extremos de algo cuya longitud conozca: una puerta, una pared, una línea de cota.',
  crop: 'Haga clic en dos esquinas opuestas de la parte que se muestra.',
  keys: 'Con el teclado: las flechas mueven la cruz, Espacio fija un punto.',
  place: (group, left) => `Haga clic donde va montada una cámara de ${group}; faltan ${left}. Esc termina.`,
  end: 'Listo',
};

export const PLAN_SCALE: InLanguage<typeof en.PLAN_SCALE> = {
  title: 'Escala',
  length: 'Longitud de la línea',
  set: 'Fijar la escala',
  cancel: 'Cancelar',
  equal: 'Los dos extremos son el mismo punto; haga clic en otro.',
  positive: 'Introduzca una longitud mayor que 0 m.',
  pixel: (cm) => `1 píxel equivale a ${cm} cm`,
  whole: (width, height) => `La imagen completa muestra ${width} m por ${height} m`,
  none: 'sin fijar',
};

export const PLAN_CARD: InLanguage<typeof en.PLAN_CARD> = {
  title: 'Esta planta',
  name: 'Nombre',
  rotation: 'Giro',
  turn: 'Girar un cuarto de vuelta',
  opacity: 'Intensidad del dibujo',
  crop: 'Recortar',
  uncrop: 'Mostrar todo el dibujo',
  earlier: 'Mover hacia delante',
  later: 'Mover hacia atrás',
  replace: 'Sustituir el dibujo',
  replaceNote: 'Lo colocado conserva su sitio: las posiciones se adaptan al tamaño del dibujo.',
  remove: 'Eliminar esta planta',
  removeTitle: '¿Eliminar la planta?',
  removeQuestion: (name) =>
    `${name} y su dibujo se eliminan para todos los diseños del sitio. Las cámaras colocadas en ella siguen en los diseños y quedan pendientes de otra planta.`,
  removeConfirm: 'Eliminar',
  empty: 'Una planta necesita un nombre',
  tooLong: 'Como máximo 100 caracteres',
};

export const PLAN_CAMERAS: InLanguage<typeof en.PLAN_CAMERAS> = {
  title: 'Cámaras',
  placed: (placed, all) => `${placed} de ${all} ${wordFor(placed, 'colocada', 'colocadas')}`,
  allPlaced: 'todas colocadas',
  how: 'Arrastre al plano, o haga clic y después clic en el plano. Con el teclado: Intro coloca una en el centro y las flechas la mueven.',
  group: (number) => `Grupo ${number}`,
  memberOf: (group, number, all) => `${group}, ${number} de ${all}`,
  camera: (label, group, direction) => `${label}, ${group}, mira a ${direction}°`,
  closet: (name) => `Armario ${name}`,
  area: (number) => `Área ${number}`,
  wall: (number) => `Pared ${number}`,
  unnamed: 'sin nombre',
  many: (count) => `${count} ${wordFor(count, 'seleccionada', 'seleccionadas')}`,
  duplicate: 'Duplicar',
  remove: 'Quitar del plano',
  thisOne: 'Esta cámara',
  direction: 'Dirección',
  left: 'Desde la izquierda',
  top: 'Desde arriba',
  label: 'Etiqueta',
  note: 'Nota para el instalador',
  labelTaken: 'Otra cámara tiene esta etiqueta',
  labelLong: 'Como máximo 20 caracteres',
  noteLong: 'Como máximo 500 caracteres',
  wholeGroup: (count, group) => (count === 1 ? `Grupo ${group}` : `Las ${count} de ${group}`),
  lens: 'Ángulo de visión',
  mount: 'Montaje',
  tilt: 'Inclinación',
  aim: 'Apuntar',
  purpose: 'Finalidad',
  noPurpose: 'ninguna',
  distance: 'A',
  noLens: 'Introduzca el ángulo de visión para ver lo que muestran las cámaras.',
  met: (level, distance) => `Muestra ${level} a ${distance} m`,
  tooShort: (density, distance, needed) => `${density} px/m a ${distance} m; hacen falta ${needed}`,
  cures: 'Formas de cumplir la finalidad',
  cureLens: (angle) => `Objetivo de ${angle}`,
  cureDistance: (metres) => `A ${metres}`,
  cureTilt: (angle) => `Inclinación ${angle}`,
  cureNote: (count, group) => (count === 1 ? '' : `Cada una cambia las ${count} cámaras de ${group}.`),
  cureCosts: (then, tb) => `${then} añade ${tb}.`,
  cureFree: 'Ninguna aumenta el almacenamiento.',
  reach: (level, metres) => `${level} hasta ${metres} m`,
  cable: (metres, closet) => `Cable según el plano: ${metres} m hasta ${closet}.`,
  cableTyped: (metres) => `En su lugar cuentan los ${metres} m introducidos para el grupo.`,
  cableLong: (metres) =>
    `${metres} m de cable: por encima de 90 m hace falta un switch más cercano, fibra óptica o un extensor.`,
  cableCounts: 'Cuenta en la red del diseño.',
  useCable: 'Contar lo que da el plano',
  noClosetOnPlan: 'Coloque en esta planta el armario del grupo para ver la longitud del cable.',
  alignX: 'Una debajo de otra',
  alignY: 'En una fila',
  alignDirection: 'Misma dirección',
  closetName: 'Armario',
  height: 'Altura',
  level: 'Nivel',
  size: 'Tamaño',
  covered: 'Cubierto',
  gaps: (count) => counted(count, 'hueco', 'huecos'),
  needs: 'Necesita',
  areaHead: 'Área',
  areas: 'Áreas por cubrir',
  drawArea: 'Dibujar un área',
  noAreas: 'Dibuje un área con el nivel que necesita: se calcula qué parte cubren las cámaras.',
  computing: 'calculando…',
  stop: 'Detener',
};

export const PLAN_PROBLEMS: InLanguage<typeof en.PLAN_PROBLEMS> = {
  title: 'Por corregir',
  outside: (label) => `${label} está fuera del dibujo.`,
  inside: 'Mover adentro',
  beyond: (label, group, quantity) => `${label} sobra: ${group} tiene ${counted(quantity, 'cámara', 'cámaras')}.`,
  noGroup: (label) => `El grupo de ${label} ya no existe.`,
  noPlan: (label) => `La planta de ${label} ya no existe.`,
  here: 'Poner en esta planta',
  remove: 'Quitar',
};

/** Names of steps that are undone. */
export const PLAN_STEPS: InLanguage<typeof en.PLAN_STEPS> = {
  place: 'cámara colocada',
  move: 'movimiento en el plano',
  turn: 'cámara girada',
  align: 'cámaras alineadas',
  duplicate: 'duplicado en el plano',
  remove: 'retirada del plano',
  label: 'etiqueta',
  note: 'nota para el instalador',
  closet: 'armario en el plano',
  area: 'área por cubrir',
  mend: 'ubicación corregida',
  positions: 'posiciones de un fichero',
  lens: 'objetivo',
  purpose: 'finalidad',
  cable: 'longitud de los cables',
  cure: 'forma de cumplir la finalidad',
  wall: 'pared',
  scale: 'escala de la planta',
  crop: 'parte del dibujo',
  look: 'aspecto del dibujo',
};

/** The file of the placed cameras. */
export const PLAN_FILE: InLanguage<typeof en.PLAN_FILE> = {
  title: 'Ficheros',
  sheet: 'Posiciones',
  save: 'Posiciones en CSV',
  name: (design) => `${design} - posiciones.csv`,
  columns: ['Label', 'Group', 'Floor', 'From left', 'From top', 'Unit', 'Direction', 'Note'],
};

/** Positions that come from a file. */
export const POSITIONS_IN: InLanguage<typeof en.POSITIONS_IN> = {
  read: 'Posiciones de un fichero',
  label: 'Fichero de posiciones',
  how: 'Un fichero tiene las columnas Label (etiqueta), Group (grupo), Floor (planta), From left y From top (distancia desde la izquierda y desde arriba), Unit (m o px), Direction (dirección) y Note (nota). Una cámara se reconoce por su etiqueta; una etiqueta nueva coloca una más de su grupo.',
  nothing: 'No se ha importado nada.',
  empty: 'El fichero no tiene ninguna línea con una posición.',
  noColumns: (x, y) => `La primera línea necesita las columnas ${x} y ${y}.`,
  noFloor: (line, floor) => `Línea ${line}: ninguna planta se llama ${floor}.`,
  noGroup: (line, group) =>
    group === '' ? `Línea ${line}: indique el grupo de la cámara.` : `Línea ${line}: ningún grupo se llama ${group}.`,
  labelLong: (line, most) => `Línea ${line}: una etiqueta tiene como máximo ${most} caracteres.`,
  noteLong: (line, most) => `Línea ${line}: una nota tiene como máximo ${most} caracteres.`,
  noScale: (line, floor) => `Línea ${line}: ${floor} no tiene escala; fíjela primero o use la unidad px.`,
  noPosition: (line) => `Línea ${line}: la posición no es un número o está demasiado lejos del dibujo.`,
  noDirection: (line, text) => `Línea ${line}: ${text} no es una dirección en grados.`,
  twice: (label) => `La etiqueta ${label} aparece dos veces.`,
  tooMany: (group, count, quantity) =>
    `${group} tendría ${counted(count, 'cámara', 'cámaras')} en los planos y tiene ${quantity}.`,
  more: (count) => `Y ${count} más.`,
  done: (moved, added) =>
    `${counted(moved, 'cámara movida', 'cámaras movidas')}, ${added} ${wordFor(added, 'añadida', 'añadidas')}. Deshacer lo revierte.`,
};
