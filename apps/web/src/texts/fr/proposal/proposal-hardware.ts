import type * as en from '../../en/proposal/proposal-hardware.ts';
import type { InLanguage } from '../../in-language.ts';

export const SOLUTION_TEXTS: InLanguage<typeof en.SOLUTION_TEXTS> = {
  of: 'sur',
  quantity: 'Quantité',
  ram: 'RAM',
  osDisk: 'Disque système',
  cpuType: 'Processeur',
  machineType: 'Type de machine',
  recordingServers: 'Serveurs d’enregistrement',
  camerasPerServer: 'Caméras par serveur',
};

export const SPEC_TEXTS: InLanguage<typeof en.SPEC_TEXTS> = {
  notPublished: (labels) => `Non publié : ${labels.join(', ')}`,
};

export const CAPACITY_TEXTS: InLanguage<typeof en.CAPACITY_TEXTS> = {
  asVendors: 'selon les constructeurs ;',
  byteForByte: (percent) => `${percent} octet pour octet`,
  countedAsTb: (tb) => `, comptés comme TB (${tb})`,
  convention:
    'Les parts de stockage suivent le compte des constructeurs, TB contre TiB : octet pour octet, elles sont plus basses d’environ un dixième.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  usage: 'Usage',
  speed: 'Vitesse',
  required: 'Débit nécessaire',
  details: 'Détails',
  speedOf: (usage) => `Vitesse du réseau, ${usage.toLowerCase()}`,
  requiredOf: (usage) => `Débit nécessaire du réseau, ${usage.toLowerCase()}`,
};

export const DATABASE_TEXTS: InLanguage<typeof en.DATABASE_TEXTS> = {
  inUse: 'Capacité utilisée d’un serveur',
  disks: 'Disques par serveur',
  diskType: 'Type de disque',
  diskSize: 'Taille de disque',
  raidType: 'Type de RAID',
  arrays: 'Disques des grappes',
  array: (place) => `Disques de la grappe ${place}`,
  required: 'Capacité nécessaire',
  formatted: 'Capacité formatée',
  connectivity: 'Connexion',
  iops: 'Opérations disque nécessaires',
  transferSpeed: 'Vitesse de transfert nécessaire',
};

export const APPLIANCE_TEXTS: InLanguage<typeof en.APPLIANCE_TEXTS> = {
  totalStorage: 'Stockage total',
  capacity: 'Capacité de toutes les appliances',
  storage: 'Stockage par serveur',
  storageOf: (raidType) => `Stockage par serveur (${raidType})`,
  utilization: 'Utilisation système',
  utilizationLabel: 'Utilisation système (charge %)',
  perServer: 'Par serveur',
  perServerOf: (title) => `${title} par serveur`,
  cameraStreams: 'Flux des caméras',
  cameraRate: 'Débit de données des caméras',
  clientRate: ({ client }) => `Débit de données ${client}`,
  appliances: 'Nombre d’appliances',
  drawing: (formFactor) => `Dessin : ${formFactor}`,
  model: 'Modèle',
  dataSheet: 'Fiche technique',
  formFactor: 'Format de boîtier',
  processor: 'Type de processeur',
  operatingSystem: 'Système d’exploitation',
  bays: 'Emplacements de disque',
  diskCapacity: 'Capacité totale des disques',
  osDrive: 'Lecteur système',
};

export const MANAGEMENT_TEXTS: InLanguage<typeof en.MANAGEMENT_TEXTS> = {
  ram: 'RAM du serveur de gestion',
  cameras: 'Caméras prises en charge',
  sqlServer: 'SQL Server',
  disks: 'Disques de la base de données',
  diskType: 'Type de disque de la base de données',
  diskSize: 'Taille de disque de la base de données',
  raidType: 'Type de RAID de la base de données',
};
