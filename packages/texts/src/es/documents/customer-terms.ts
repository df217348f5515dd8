import type {
  BasisWords,
  FailureWords,
  IncludedWords,
  ItWords,
  NotIncluded,
} from '../../document-words/customer-terms.ts';
import { disksText, secondsText, rangeText, shortList, sparesText } from './customer-parts.ts';

export const basis: BasisWords = {
  rates: ({ calculated, entered, measured, scenes }, { number, counted, list }) => {
    const names = list(scenes.map((name) => `«${name.toLowerCase()}»`));
    const parts = [
      ...(calculated === 0
        ? []
        : [
            `calculadas para ${counted(calculated, 'cámara', 'cámaras')} a partir de la resolución, la velocidad de fotogramas y la escena (${names})`,
          ]),
      ...(entered === 0 ? [] : [`introducidas para ${number(entered)}`]),
      `medidas para ${measured === 0 ? 'ninguna' : number(measured)}`,
    ];
    return `Las tasas de bits están ${list(parts)}.`;
  },
  movement: (percent, formats) => `Se cuenta con movimiento ${rangeText(percent, formats)}.`,
  busyAll: 'Con escenas inusualmente activas, los mismos discos conservan todos los días.',
  busy: ({ days, touched }, formats) => {
    const { counted } = formats;
    const said = `Con escenas inusualmente activas, los mismos discos conservan todo hasta ${counted(days, 'día', 'días')}; una escena de cada diez es aún más activa.`;
    if (touched === null) return said;
    const first = touched.first.map((group) => `${group.title} (${counted(group.days, 'día', 'días')})`);
    return `${said} Solo afecta a ${shortList({ ...touched, first }, formats)}.`;
  },
  capacity: {
    vendor: 'El almacenamiento se cuenta como lo cuentan los fabricantes.',
    exact: 'El almacenamiento se cuenta byte por byte.',
  },
  noViewers: 'Nadie mira mientras se graba: no se cuenta ningún espectador.',
  viewers: ({ viewers }, { counted }) =>
    `${counted(viewers, 'espectador simultáneo', 'espectadores simultáneos')} en cada servidor.`,
  evidence: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }, { counted }) => {
    const each = `${counted(camerasPerLock, 'cámara', 'cámaras')} durante ${counted(hoursPerLock, 'hora', 'horas')}`;
    return `Bloqueo de evidencias: ${counted(locksPerMonth, 'bloqueo', 'bloqueos')} al mes de ${each}, con una conservación de ${counted(monthsKept, 'mes', 'meses')}.`;
  },
  estimated: ({ machine, facts }, { list }) => `Nuestras estimaciones para ${machine}: ${list(facts)}.`,
  rule: ({ name, kind, days, groups, broken }, formats) => {
    const { counted, wordFor } = formats;
    const limit = `${kind === 'min' ? 'al menos' : 'como máximo'} ${counted(days, 'día', 'días')}`;
    const start = `Regla publicada que se ha considerado: ${name}, ${limit}`;
    if (broken === null) return `${start}; ${wordFor(groups, 'el grupo la cumple', 'todos los grupos la cumplen')}.`;
    const verb = wordFor(broken.first.length + broken.more, 'se conserva', 'se conservan');
    return `${start}; ${shortList(broken, formats)} ${verb} ${kind === 'min' ? 'menos' : 'más'} tiempo.`;
  },
};

const NOT_LOST = 'No se puede acceder a lo que grabó el servidor averiado hasta que vuelva a funcionar; no se pierde.';

const SURVIVES = {
  one: 'un disco de un grupo RAID',
  two: 'dos discos de un grupo RAID',
  'one-of-pair': 'un disco de cada par',
};

const UNITS = { hours: 'horas', days: 'días' };

const STORAGES = { live: 'de las grabaciones en vivo', archive: 'del archivo' };

export const failures: FailureWords = {
  serverWithSpare: ({ spares, seconds, outageDays }, formats) => {
    const repair = `mientras dura una reparación de hasta ${formats.counted(outageDays, 'día', 'días')}`;
    return `Un servidor: ${spares === 1 ? 'la' : 'una'} reserva graba al cabo de ${secondsText(seconds, formats)}, ${repair}. ${NOT_LOST}`;
  },
  serverAllLost: `Un servidor: no se graba ninguna cámara hasta que se repare. ${NOT_LOST}`,
  serverSomeLost: ({ lost, cameras }, { number, wordFor, counted }) =>
    `Un servidor: ${number(lost)} de ${counted(cameras, 'cámara', 'cámaras')} no se ${wordFor(lost, 'graba', 'graban')} hasta que se repare. ${NOT_LOST}`,
  disk: ({ storage, survives, rebuild }) => {
    const of = storage === null ? '' : ` ${STORAGES[storage]}`;
    const loss =
      survives === null
        ? 'un disco averiado pierde sus grabaciones'
        : `${survives.raid}: ${survives.disks === 'two' ? 'pueden' : 'puede'} fallar ${SURVIVES[survives.disks]} sin pérdidas`;
    const time =
      rebuild === null ? '' : `; la reconstrucción dura de ${rebuild.low} a ${rebuild.high} ${UNITS[rebuild.unit]}`;
    return `Un disco${of}: ${loss}${time}.`;
  },
  noUps: 'Corriente: no se incluye ningún SAI.',
  ups: ({ minutes }, { counted }) => `Corriente: un SAI cubre ${counted(minutes, 'minuto', 'minutos')}.`,
};

export const included: IncludedWords = {
  servers: ({ servers, spares, storages }, formats) =>
    `${formats.counted(servers, 'servidor', 'servidores')} con ${disksText(storages, formats)}${servers === 1 ? '' : ' cada uno'}${sparesText({ servers, spares }, formats)}`,
  counted: {
    'hot-spare': (count, { counted }) => counted(count, 'disco de repuesto', 'discos de repuesto'),
    shelf: (count, { counted }) => counted(count, 'bandeja de discos', 'bandejas de discos'),
    'management-server': (count, { counted }) => counted(count, 'servidor de gestión', 'servidores de gestión'),
    'database-server': (count, { counted }) =>
      counted(count, 'servidor de base de datos', 'servidores de base de datos'),
    switch: (count, { counted }) => counted(count, 'switch de red', 'switches de red'),
    cable: (count, { counted }) => counted(count, 'caja de cable', 'cajas de cable'),
    workstation: (count, { counted }) =>
      counted(count, 'estación de trabajo de visualización', 'estaciones de trabajo de visualización'),
  },
  operatingSystem: 'sistema operativo de los servidores',
  cameraLicences: (count, { counted }) => counted(count, 'licencia de cámara', 'licencias de cámara'),
  allElse: 'todo lo demás que figura en los artículos',
};

export const notIncluded: Readonly<Record<NotIncluded, string>> = {
  cameras: 'cámaras y soportes',
  switches: 'switches de red',
  cabling: 'cableado',
  laying: 'tendido de los cables',
  racks: 'racks',
  workstations: 'estaciones de trabajo y monitores',
  monitors: 'monitores',
  installation: 'instalación y configuración',
  operatingSystem: 'sistema operativo de los servidores',
  managementServer: 'servidor de gestión',
  sqlServer: 'licencia de SQL Server',
  ups: 'SAI',
  spareServer: 'servidor de reserva',
  hotSpares: 'discos de repuesto',
  vat: 'IVA',
};

export const it: ItWords = {
  network: 'una red para las cámaras',
  addresses: (count, { counted }) => `${counted(count, 'dirección', 'direcciones')} en ella`,
  corePorts: (count, { counted }) => `${counted(count, 'puerto', 'puertos')} del switch troncal`,
  closets: (count, { counted }) => `espacio y corriente para los switches en ${counted(count, 'armario', 'armarios')}`,
  timeServer: 'un servidor horario',
  answers: (count, { counted }) =>
    `respuestas a ${counted(count, 'pregunta', 'preguntas')} de la solicitud a informática`,
};
