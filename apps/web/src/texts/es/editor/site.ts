import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/site.ts';
import type { InLanguage } from '../../in-language.ts';

export const SITE_TEXTS: InLanguage<typeof en.SITE_TEXTS> = {
  open: 'Sitio',
  title: 'Sitio',
  of: (name) => `Sitio de ${name}`,
  pages: 'Páginas del diseño',
  design: 'Cámaras y servidores',
  backToDesign: 'Volver al diseño',
  group: (id) => `Grupo ${id}`,
  lost: (id, none) => `El catálogo no tiene «${id}»: se lee como ${none}`,
  number: 'Introduzca un número',
  legend:
    'se basa en una cifra supuesta: ábrala para ver cuál. Los switches, el cable y las estaciones de trabajo figuran en la lista de materiales; no cambian ningún servidor.',
  noCameras: 'Añada primero cámaras: el sitio se deduce de ellas.',
};

/** What a finding of the network says: what is, and what is allowed. */
const FINDINGS: Readonly<Record<string, (group: string, figure: string, limit: string) => string>> = {
  'poe-class': (group, figure, limit) => `${group}: se pide ${figure}, el switch alimenta hasta ${limit}`,
  'port-watts': (group, figure, limit) => `${group}: una cámara reserva ${figure}, un puerto da ${limit}`,
  'poe-budget': (group, figure, limit) => `${group}: una cámara reserva ${figure}, el switch tiene ${limit}`,
  uplink: (group, figure, limit) =>
    `${group}: una cámara envía ${figure}, las cámaras pueden usar ${limit} del enlace ascendente`,
  ports: () => 'No se puede usar ningún puerto del switch',
  'port-rate': (group, figure, limit) =>
    `${group}: una cámara envía ${figure}, lo razonable son ${limit} de un puerto de 100 Mbit/s`,
  'cable-length': (group, figure, limit) => `${group}: cables de ${figure}, se permiten ${limit}`,
  'shared-uplink': (_, figure, limit) =>
    `Todos los armarios envían ${figure} por el tramo común, las cámaras pueden usar ${limit}`,
  'own-network': (_, figure, limit) => `${figure}: por encima de ${limit} es habitual una red propia`,
};

const CURES: Readonly<Record<string, string>> = {
  'poe-class': 'Elija un tipo de switch de una clase superior o una alimentación propia.',
  'port-watts': 'Elija un tipo de switch con más vatios por puerto o una alimentación propia.',
  'poe-budget': 'Elija un tipo de switch con más potencia PoE.',
  uplink: 'Use más enlaces ascendentes o deje que las cámaras usen más de ellos.',
  ports: 'Deje libres menos puertos.',
  'port-rate': 'Compruebe que la cámara tiene un puerto más rápido.',
  'cable-length': 'Use un switch más cercano, fibra óptica o un extensor.',
  'shared-uplink': 'Un tramo más rápido o menos cámaras detrás de él.',
  'own-network': 'Planifique switches y direcciones solo para las cámaras.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  title: 'Red',
  intro: 'Switches de cada armario, según los vatios y las tasas de sus cámaras.',
  start: 'Planificar los switches',
  stop: 'Sin switches',
  lead: (switches, closets, cameras) =>
    `${counted(switches, 'switch', 'switches')} en ${counted(closets, 'armario', 'armarios')} para ${counted(cameras, 'cámara', 'cámaras')}`,
  without: (cameras) => `${counted(cameras, 'cámara', 'cámaras')} sin switch`,
  rate: 'hacia los servidores',
  poe: (reserved, budget) => `${reserved} de ${budget} PoE reservados`,
  carries: (rate, usable) => `lleva ${rate} de los ${usable} que pueden usar las cámaras`,
  reserved: 'PoE reservado',
  facts: {
    switches: 'Switches',
    core: 'Puertos troncales',
    cable: 'Cable',
    power: 'Potencia y calor',
    noCable: 'ninguna longitud conocida',
    atLeast: 'al menos',
    boxes: (boxes) => `al menos ${counted(boxes, 'caja', 'cajas')}`,
    unknown: (cameras) => `${counted(cameras, 'cámara', 'cámaras')} sin longitud`,
  },
  kind: 'Tipo de switch',
  auto: 'Auto, por armario',
  spare: 'Puertos libres',
  use: 'Las cámaras pueden usar de un enlace ascendente',
  used: 'Enlaces ascendentes usados',
  shared: 'Tramo común a todos los armarios (0: ninguno)',
  closets: 'Switches por armario',
  columns: {
    closet: 'Armario y cámaras',
    kind: 'Switch',
    ports: 'Puertos',
    watts: 'Vatios',
    uplink: 'Enlace ascendente',
    by: 'Decide',
  },
  noName: 'Armario sin nombre',
  /** So many of a switch kind, or cameras of a group. */
  switches: (count, kind) => `${count} x ${kind}`,
  least: 'mínimo demostrado',
  notLeast: (bound) => `al menos ${bound} según el límite`,
  noSwitch: 'sin switch',
  ports: (usable, all) => `de ${usable} utilizables (${all})`,
  drawn: (drawn, budget, isKnown) => `reservados, ${isKnown ? '' : 'al menos '}${drawn} consumidos, de ${budget}`,
  uplink: (usable) => `de ${usable}`,
  each: (count) => (count === 1 ? '' : `cada uno de ${count}: `),
  by: {
    ports: 'puertos',
    poe: 'vatios',
    uplink: 'enlace ascendente',
  },
  finding: (code, { group, figure, limit }) =>
    FINDINGS[code]?.(group, figure, limit) ?? `${group}: ${figure}, ${limit}`,
  cure: (code) => CURES[code] ?? '',
  mend: {
    auto: 'Usar Auto',
    ownSupply: 'Alimentación propia',
    closet: 'Indicar un armario más cercano',
    cableM: 'Indicar la longitud',
    sparePortsPercent: 'Cambiar los puertos libres',
    uplinksUsed: 'Usar más enlaces ascendentes',
    uplinkUsePercent: 'Ceder más a las cámaras',
    sharedUplinkMbit: 'Cambiar el tramo',
  },
  lengthFrom: 'De dónde sale la longitud',
  why: 'Por qué se reservan vatios y no se suman los consumidos',
  whyText:
    'Un switch reserva los vatios de la clase de una cámara cuando esta pide alimentación, consuma lo que consuma: una cámara de clase 4 que consume 16 W ocupa 30 W de la potencia disponible. Un plan que suma consumos falla cuando piden las últimas cámaras.',
  kinds: {
    title: 'Otros tipos de switch para todo el sitio',
    columns: { kind: 'Tipo', switches: 'Switches', ports: 'Puertos', fullest: 'El más lleno', price: 'Precio' },
    auto: 'Auto',
    everywhere: (kind) => `${kind}, en todas partes`,
    now: (kind) => `${kind} (ahora)`,
    fullest: (percent, limit, closet) => `${percent} ${limit}, ${closet}`,
    without: (closets) => `sin switch para ${closets}`,
    noPrice: 'sin precio',
    use: 'Usar',
    useOf: (kind) => `Usar ${kind}`,
    inUse: 'En uso ahora',
  },
  cameras: 'Cómo se conectan las cámaras',
  camera: {
    group: 'Grupo de cámaras',
    count: 'Cámaras',
    poe: 'Clase PoE',
    watts: 'Consume',
    cable: 'Cable',
    closet: 'Armario',
    live: 'Flujo en vivo',
  },
  field: (title, group) => `${title}, ${group}`,
  ownSupply: 'alimentación propia',
  classOf: (id, reserved) => (id === 0 ? `0 (ninguna): ${number(reserved)} W` : `${id}: ${number(reserved)} W`),
  unknown: 'desconocido',
  noLive: 'ninguno',
};

export const VIEWING_TEXTS: InLanguage<typeof en.VIEWING_TEXTS> = {
  title: 'Visualización',
  intro:
    'Estaciones de trabajo de la sala de control: qué flujo recibe cada recuadro y si el ordenador puede mostrarlos.',
  add: 'Añadir una estación',
  full: (stations) => `Un diseño tiene como máximo ${stations} estaciones`,
  remove: (name) => `Quitar ${name}`,
  name: (id) => `Estación ${id}`,
  lead: (name, shown, all) =>
    shown < all
      ? `${name} muestra ${shown} de ${counted(all, 'imagen', 'imágenes')}`
      : `${name} muestra ${wordFor(all, 'la única imagen', `las ${all} imágenes`)}`,
  holds: 'y cumple todos los límites.',
  over: (limit, percent) => `y supera un límite, ${limit.toLowerCase()}: ${percent} de lo permitido.`,
  station: 'Estación',
  alike: 'Iguales',
  monitors: 'Monitores',
  monitor: 'Monitor',
  columns: 'Columnas',
  rows: 'Filas',
  shows: 'Muestra',
  all: 'Todos los grupos',
  some: (some, all) => `${some} de ${counted(all, 'grupo', 'grupos')}`,
  rule: 'Regla del sistema de vídeo',
  rules: {
    smallestAtLeast: 'al menos el recuadro',
    largestAtMost: 'el mayor que quepa en el recuadro',
    full: 'siempre el flujo completo',
  },
  card: 'Tarjeta gráfica',
  noCard: 'ninguna',
  engines: (name, engines) => `${name}, ${counted(engines, 'motor', 'motores')}`,
  link: 'Enlace',
  monitorTitle: (place) => `Monitor ${place}`,
  grid: (size, columns, rows) => `${size}, ${columns} × ${rows} recuadros de`,
  tile: (width, height) => `${width} × ${height}`,
  picture: (place, tiles, shown) => `Monitor ${place}: ${shown} de ${counted(tiles, 'recuadro', 'recuadros')} en uso`,
  empty: 'vacío',
  more: (monitors) => `${counted(monitors, 'monitor más', 'monitores más')} en el mismo orden.`,
  streams: 'Flujos de los recuadros',
  pictures: (count, group) => `${count} x ${group}`,
  stream: (width, height, fps) => `${width}×${height}, ${number(fps)} fps`,
  live: 'flujo en vivo',
  loads: 'Cargas de una estación',
  load: {
    decode: 'Decodificación',
    'one-stream': 'Flujo más pesado',
    vram: 'Memoria de la tarjeta',
    software: 'Decodificación sin tarjeta',
    network: 'Red',
  },
  of: (max) => `de ${max}`,
  most: (most, shown, tiles) =>
    most < shown
      ? `En esta estación ${wordFor(most, 'cabe', 'caben')} como máximo ${counted(most, 'imagen', 'imágenes')}; muestra ${shown}.`
      : `${wordFor(shown, 'Cabe', 'Caben')} ${counted(shown, 'imagen', 'imágenes')}, en ${counted(tiles, 'recuadro', 'recuadros')}${most > shown ? `; cabrían hasta ${most}` : ''}.`,
  cures: (limit) => `Se supera este límite: ${limit.toLowerCase()}. Puede resolverlo cualquiera de estos cambios:`,
  secondStream: (size, group) => `Un flujo en vivo de ${size} para ${group}`,
  notRecorded: 'no se graba',
  added: (rate, closet) => `+ ${rate} en ${closet}`,
  addStream: 'Añadir flujo',
  nextCard: (name) => `La tarjeta siguiente: ${name}`,
  otherRule: (rule) => `La otra regla: ${rule}`,
  ruleIsFact: 'la fija el sistema de vídeo, no se elige',
  use: 'Usar',
  outcome: (before, after) => `de ${before} a ${after}`,
  recorder: 'Todas las estaciones piden',
  ofServers: 'a los servidores de grabación',
  provided: (mbit, isLess) =>
    isLess ? `que solo ofrecen ${mbit}: aumente el número de flujos de cliente.` : `que ofrecen ${mbit}.`,
};

export const MOTION_TEXTS: InLanguage<typeof en.MOTION_TEXTS> = {
  title: 'Movimiento en el servidor',
  mode: 'Detección de movimiento',
  modes: {
    none: 'no se usa: las cámaras avisan del movimiento',
    keyFrames: 'el servidor analiza los fotogramas clave',
    everyFrame: 'el servidor analiza todos los fotogramas',
  },
  card: 'Tarjeta gráfica del servidor',
  asks: 'El servidor más cargado analiza',
  capacity: (capacity) => `de ${capacity}`,
  noCapacity: 'ningún fabricante publica lo que puede este appliance',
};

/** Labels of the steps in the history. */
export const SITE_STEPS: InLanguage<typeof en.SITE_STEPS> = {
  network: 'Red',
  viewing: 'Visualización',
  motion: 'Movimiento en el servidor',
  connection: 'Conexión de cámaras',
  live: 'Flujo en vivo',
};
