import { hyphenated } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/proposal-hardware.ts';
import type { InLanguage } from '../../in-language.ts';

export const SOLUTION_TEXTS: InLanguage<typeof en.SOLUTION_TEXTS> = {
  of: 'von',
  quantity: 'Anzahl',
  ram: 'RAM',
  osDisk: 'Systemfestplatte',
  cpuType: 'Prozessor',
  machineType: 'Servertyp',
  recordingServers: 'Aufzeichnungsserver',
  camerasPerServer: 'Kameras pro Server',
};

export const SPEC_TEXTS: InLanguage<typeof en.SPEC_TEXTS> = {
  notPublished: (labels) => `Nicht veröffentlicht: ${labels.join(', ')}`,
};

export const CAPACITY_TEXTS: InLanguage<typeof en.CAPACITY_TEXTS> = {
  asVendors: 'wie Hersteller rechnen;',
  byteForByte: (percent) => `${percent} Byte für Byte`,
  countedAsTb: (tb) => `, als TB gezählt (${tb})`,
  convention:
    'Speicheranteile sind gerechnet wie bei Herstellern, TB gegen TiB: Byte für Byte sind sie etwa ein Zehntel niedriger.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  usage: 'Verwendung',
  speed: 'Geschwindigkeit',
  required: 'Benötigte Bitrate',
  details: 'Details',
  speedOf: (usage) => `Geschwindigkeit des Netzes (${usage})`,
  requiredOf: (usage) => `Benötigte Bitrate des Netzes (${usage})`,
};

export const DATABASE_TEXTS: InLanguage<typeof en.DATABASE_TEXTS> = {
  inUse: 'Belegte Kapazität eines Servers',
  disks: 'Festplatten pro Server',
  diskType: 'Festplattentyp',
  diskSize: 'Festplattengröße',
  raidType: 'RAID-Typ',
  arrays: 'Festplatten der Arrays',
  array: (place) => `Festplatten von Array ${place}`,
  required: 'Benötigte Kapazität',
  formatted: 'Formatierte Kapazität',
  connectivity: 'Anbindung',
  iops: 'Benötigte Festplattenoperationen',
  transferSpeed: 'Benötigte Übertragungsrate',
};

export const APPLIANCE_TEXTS: InLanguage<typeof en.APPLIANCE_TEXTS> = {
  totalStorage: 'Gesamtspeicher',
  capacity: 'Kapazität aller Appliances',
  storage: 'Speicher pro Server',
  storageOf: (raidType) => `Speicher pro Server (${raidType})`,
  utilization: 'Systemauslastung',
  utilizationLabel: 'Systemauslastung (Last %)',
  perServer: 'Pro Server',
  perServerOf: (title) => `${title} pro Server`,
  cameraStreams: 'Kamerastreams',
  cameraRate: 'Kameradatenrate',
  clientRate: ({ client }) => `${hyphenated(client)}-Datenrate`,
  appliances: 'Anzahl der Appliances',
  drawing: (formFactor) => `Zeichnung: ${formFactor}`,
  model: 'Modell',
  dataSheet: 'Datenblatt',
  formFactor: 'Bauform',
  processor: 'Prozessortyp',
  operatingSystem: 'Betriebssystem',
  bays: 'Laufwerksschächte',
  diskCapacity: 'Gesamte Festplattenkapazität',
  osDrive: 'Laufwerk des Betriebssystems',
};

export const MANAGEMENT_TEXTS: InLanguage<typeof en.MANAGEMENT_TEXTS> = {
  ram: 'RAM des Management-Servers',
  cameras: 'Unterstützte Kameras',
  sqlServer: 'SQL Server',
  disks: 'Festplatten der Datenbank',
  diskType: 'Festplattentyp der Datenbank',
  diskSize: 'Festplattengröße der Datenbank',
  raidType: 'RAID-Typ der Datenbank',
};
