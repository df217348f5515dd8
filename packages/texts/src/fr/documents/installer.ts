import type { SpareKind } from '../../document-words/answer.ts';
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

const arriving: ArrivingWords = {
  forCameras: 'Pour les caméras',
  forCamerasAlone: 'Pour les caméras, aucune pour le secours',
  onlyIfOrdered: 'Seulement si commandé',
};

const rack: RackWords = {
  notPublished: 'non publié',
  inServers: 'dans les serveurs',
  besideRack: 'hors rack',
  inRack: (number, units) => `rack ${number} : ${units}`,
  typicalPower: (machine) => `Puissance typique de ${machine} sans ses disques`,
  typicalManagementPower: 'Puissance typique du serveur de gestion sans ses disques',
  withoutUps: (power) => `${power} en tout. Aucun onduleur n’est prévu.`,
  behindUps: ({ power, va, wattHours, minutes }, { counted, number }) =>
    `Un circuit derrière l’onduleur : ${power}, au moins ${number(va)} VA et ${number(wattHours)} Wh pour ${counted(minutes, 'minute', 'minutes')}.`,
  withoutHosts: 'Les hôtes des machines virtuelles ne sont pas dans ces chiffres.',
  greatestUnknown: (devices, { list }) =>
    `La puissance maximale n’est pas publiée : demandez-la aux constructeurs avant de choisir le disjoncteur (${list(devices)}).`,
  greatest: (power) => `Puissance maximale : ${power}.`,
  heightUnknown: ({ devices, unit }, { list, number }) =>
    `Hauteur non publiée : ${list(devices)}. Laissez de la place à partir de l’unité ${number(unit)}.`,
};

const server: ServerWords = {
  title: ({ isOne, numbers }) => `${isOne ? 'Serveur' : 'Serveurs'} ${numbers}`,
  name: 'Nom à donner',
  role: 'Rôle',
  records: 'enregistre',
  hardware: 'Matériel',
  hardwareOf: ({ name, processor, ram, systemDisk }, { number }) =>
    `${name}, ${processor}, ${number(ram)} GB RAM, ${systemDisk} pour le système`,
  ram: (ram, { number }) => `${number(ram)} GB RAM`,
  disks: 'Disques et grappes',
  volume: 'Volume',
  disksOf: { live: 'Base live, disques et grappes', archive: 'Archive, disques et grappes' },
  volumeOf: { live: 'Base live, volume', archive: 'Archive, volume' },
  formatted: (drive, capacity) => `${drive}, ${capacity}, taille de bande 512 KB, taille de segment 64 KB`,
  arrays: ({ disks, sizes }, { list, number }) => {
    const told = list(sizes.map((size) => number(size)));
    return sizes.length === 1 ? `${disks}, une grappe de ${told}` : `${disks}, ${sizes.length} grappes de ${told}`;
  },
  livePath: 'Chemin de la base live',
  withoutArchive: (path) => `${path}, sans archive`,
  archivePath: 'Chemin de l’archive',
  archived: 'Archivage',
  timesADay: (times, { number }) => `${number(times)} fois par jour`,
  secondArchive: 'Seconde archive',
  secondArchiveHow: ({ days, fps }, { counted }) =>
    `sur le volume de l’archive, après ${counted(days, 'jour', 'jours')} : images clés seules, en MJPEG ${counted(fps, 'image', 'images')} par seconde`,
  cameras: 'Caméras',
  camerasIn: ({ cameras: count, streams, rate }, { counted }) =>
    `${counted(count, 'caméra', 'caméras')}, ${counted(streams, 'flux', 'flux')}, jusqu’à ${rate} en entrée`,
  ratedRate: (machine, rate) => `Débit nominal de ${machine}, ${rate} Mbit/s`,
  clients: 'Clients',
  clientsOut: (rate) => `jusqu’à ${rate} en sortie`,
  port: (usage) => `Port, ${usage.toLowerCase()}`,
  portUse: ({ details, speed, rate }, { number }) =>
    `${details}, ${number(speed)} Mbit/s : ${rate === null ? 'aucun trafic compté' : `jusqu’à ${rate}`}`,
  ports: 'Ports réseau',
  portsNotPublished: (machine) => `non publiés pour ${machine} : demandez au constructeur`,
  storageName: (days) => `${days} ${wordFor(Number(days), 'jour', 'jours')}`,
};

const SPARES: Readonly<Record<SpareKind, string>> = { hot: 'secours à chaud', cold: 'secours à froid' };

const other: OtherServerWords = {
  spareTitle: (spares) => wordFor(spares, 'Serveur de secours', 'Serveurs de secours'),
  covered: ({ kind, servers, names }) => {
    if (servers === 1) return `${SPARES[kind]} de ${names}`;
    return kind === 'hot' ? `${SPARES.hot} de ${names}, un pour chacun` : `${SPARES.cold} pour l’un de ${names}`;
  },
  asServer: (name) => `comme ${name}`,
  volumeAndPaths: 'Volume et chemins',
  hasToHold: 'Doit contenir',
  held: ({ days, most }, { counted }) =>
    `${counted(days, 'jour', 'jours')} de panne${most === null ? '' : `, jusqu’à ${most} par jour`}`,
  licences: 'Licences',
  noLicences: 'aucune licence de périphérique',
  managementTitle: 'Serveur de gestion',
  managementRole: (maxCameras, { counted }) => `gestion, jusqu’à ${counted(maxCameras, 'caméra', 'caméras')}`,
  sqlServer: 'SQL Server',
  forDatabase: (disks) => `${disks}, pour la base de données`,
  databaseTitle: 'Serveur de base de données',
  databaseRole: 'base de données du serveur de gestion',
};

export const installer: InstallerWords = {
  headings,
  planHeadings,
  summary: ({ cameras: count, recording, spares, kind }, { counted, number }) => {
    const records = `${counted(count, 'caméra', 'caméras')}. ${counted(recording, 'serveur enregistre', 'serveurs enregistrent')}`;
    if (spares === 0) return `${records}, sans secours.`;
    return `${records}, ${number(spares)} en ${SPARES[kind]}.`;
  },
  range: ({ first, last, isPair }) => `${first} ${isPair ? 'et' : 'à'} ${last}`,
  days: (days, { counted }) => counted(days, 'jour', 'jours'),
  minutes: (minutes, { counted }) => counted(minutes, 'minute', 'minutes'),
  upTo: (rate) => `jusqu’à ${rate}`,
  arriving,
  rack,
  server,
  other,
  cameras,
  plan,
  handover,
};
