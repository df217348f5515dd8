import type {
  ArrivingWords,
  InstallerWords,
  OtherServerWords,
  RackWords,
  ServerWords,
} from '../../document-words/installer.ts';
import { wordFor } from '../grammar.ts';
import { headings, planHeadings } from './installer-headings.ts';
import { cameras, handover, plan } from './installer-parts.ts';

const KINDS = { hot: 'en caliente', cold: 'en frío' } as const;

const arriving: ArrivingWords = {
  forCameras: 'Para las cámaras',
  forCamerasAlone: 'Para las cámaras, ninguna para la reserva',
  onlyIfOrdered: 'Solo si se ha pedido',
};

const rack: RackWords = {
  notPublished: 'sin publicar',
  inServers: 'en los servidores',
  besideRack: 'junto al rack',
  inRack: (number, units) => `rack ${number}: ${units}`,
  typicalPower: (machine) => `Potencia típica de ${machine} sin sus discos`,
  typicalManagementPower: 'Potencia típica del servidor de gestión sin sus discos',
  withoutUps: (power) => `${power} en total. No se planifica ningún SAI.`,
  behindUps: ({ power, va, wattHours, minutes }, { counted, number }) =>
    `Un circuito detrás del SAI: ${power}, al menos ${number(va)} VA y ${number(wattHours)} Wh para ${counted(minutes, 'minuto', 'minutos')}.`,
  withoutHosts: 'Los hosts de las máquinas virtuales no están en estas cifras.',
  greatestUnknown: (devices, { list }) =>
    `La potencia máxima no está publicada: pregunte a los fabricantes antes de elegir el fusible (${list(devices)}).`,
  greatest: (power) => `Potencia máxima: ${power}.`,
  heightUnknown: ({ devices, unit }, { list, number }) =>
    `Altura sin publicar: ${list(devices)}. Deje espacio desde la unidad ${number(unit)} hacia arriba.`,
};

const server: ServerWords = {
  title: ({ isOne, numbers }) => `${isOne ? 'Servidor' : 'Servidores'} ${numbers}`,
  name: 'Nombre asignado',
  role: 'Función',
  records: 'graba',
  hardware: 'Hardware',
  hardwareOf: ({ name, processor, ram, systemDisk }, { number }) =>
    `${name}, ${processor}, ${number(ram)} GB RAM, ${systemDisk} para el sistema`,
  ram: (ram, { number }) => `${number(ram)} GB RAM`,
  disks: 'Discos y grupos RAID',
  volume: 'Volumen',
  disksOf: {
    live: 'Base de datos en vivo, discos y grupos RAID',
    archive: 'Archivo, discos y grupos RAID',
  },
  volumeOf: { live: 'Base de datos en vivo, volumen', archive: 'Archivo, volumen' },
  formatted: (drive, capacity) => `${drive}, ${capacity}, tamaño de banda 512 KB, tamaño de segmento 64 KB`,
  arrays: ({ disks, sizes }, { list, number }) => {
    const told = list(sizes.map((size) => number(size)));
    return sizes.length === 1
      ? `${disks}, un grupo RAID de ${told}`
      : `${disks}, ${number(sizes.length)} grupos RAID de ${told}`;
  },
  livePath: 'Ruta de la base de datos en vivo',
  withoutArchive: (path) => `${path}, sin archivo`,
  archivePath: 'Ruta del archivo',
  archived: 'Archivado',
  timesADay: (times, { counted }) => `${counted(times, 'vez', 'veces')} al día`,
  secondArchive: 'Segundo archivo',
  secondArchiveHow: ({ days, fps }, { counted }) =>
    `en el volumen del archivo, después de ${counted(days, 'día', 'días')}: solo fotogramas clave; de MJPEG, ${counted(fps, 'fotograma', 'fotogramas')} por segundo`,
  cameras: 'Cámaras',
  camerasIn: ({ cameras: count, streams, rate }, { counted }) =>
    `${counted(count, 'cámara', 'cámaras')}, ${counted(streams, 'flujo', 'flujos')}, entrada de hasta ${rate}`,
  ratedRate: (machine, rate) => `Tasa nominal de ${machine}, ${rate} Mbit/s`,
  clients: 'Clientes',
  clientsOut: (rate) => `salida de hasta ${rate}`,
  port: (usage) => `Puerto, ${usage.toLowerCase()}`,
  portUse: ({ details, speed, rate }, { number }) =>
    `${details}, ${number(speed)} Mbit/s: ${rate === null ? 'sin tráfico contado' : `hasta ${rate}`}`,
  ports: 'Puertos de red',
  portsNotPublished: (machine) => `sin publicar para ${machine}: pregunte al fabricante`,
  storageName: (days) => `${days} ${wordFor(Number(days), 'día', 'días')}`,
};

const other: OtherServerWords = {
  spareTitle: (spares) => wordFor(spares, 'Servidor de reserva', 'Servidores de reserva'),
  covered: ({ kind, servers, names }) => {
    if (kind === 'hot') {
      return servers === 1 ? `reserva en caliente de ${names}` : `reservas en caliente de ${names}, una por servidor`;
    }
    return servers === 1 ? `reserva en frío de ${names}` : `reserva en frío de cualquiera de estos: ${names}`;
  },
  asServer: (name) => `como ${name}`,
  volumeAndPaths: 'Volumen y rutas',
  hasToHold: 'Debe admitir',
  held: ({ days, most }, { counted }) =>
    `${counted(days, 'día', 'días')} de caída${most === null ? '' : `, hasta ${most} al día`}`,
  licences: 'Licencias',
  noLicences: 'ninguna licencia de dispositivo',
  managementTitle: 'Servidor de gestión',
  managementRole: (maxCameras, { counted }) => `gestión, para hasta ${counted(maxCameras, 'cámara', 'cámaras')}`,
  sqlServer: 'SQL Server',
  forDatabase: (disks) => `${disks}, para la base de datos`,
  databaseTitle: 'Servidor de base de datos',
  databaseRole: 'base de datos del servidor de gestión',
};

export const installer: InstallerWords = {
  headings,
  planHeadings,
  summary: ({ cameras: count, recording, spares, kind }, { counted, number }) => {
    const records = `${counted(count, 'cámara', 'cámaras')}. ${counted(recording, 'servidor', 'servidores')} ${wordFor(recording, 'graba', 'graban')}`;
    if (spares === 0) return `${records}, sin reserva.`;
    return `${records}, ${number(spares)} ${wordFor(spares, 'es', 'son')} de reserva ${KINDS[kind]}.`;
  },
  range: ({ first, last, isPair }) => `${first} ${isPair ? 'y' : 'a'} ${last}`,
  days: (days, { counted }) => counted(days, 'día', 'días'),
  minutes: (minutes, { counted }) => counted(minutes, 'minuto', 'minutos'),
  upTo: (rate) => `hasta ${rate}`,
  arriving,
  rack,
  server,
  other,
  cameras,
  plan,
  handover,
};
