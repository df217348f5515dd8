import type {
  CapacityConvention,
  ChangedLayout,
  HardwareSayings,
  LayoutFigures,
  LedgerCode,
  LinkUsage,
  ServersFigures,
} from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, hyphenated, number } from './grammar.ts';

const LINKS: Readonly<Record<LinkUsage, string>> = {
  cameras: 'Kameras',
  clients: 'Clients',
  storage: 'Speicher',
  management: 'Verwaltung',
};

const SHARED_LINK = 'Eine Verbindung für Kameras und Clients';

const LEDGER_STEPS: Readonly<Record<LedgerCode, string>> = {
  video: 'Video der ganzen Aufbewahrungszeit',
  tiers: 'Zweites Archiv mit reduzierter Bildrate',
  live: 'Live-Datenbank',
  'evidence-lock': 'Reserve für Beweissicherung',
  overhead: 'Systemzuschlag',
  reserve: 'Reserve jedes Volumes',
  cap: 'Auslastungsgrenze',
  convention: 'Dezimaler Bedarf gegen TiB',
  raid: 'RAID',
  formatting: 'Dateisystem',
  rounding: 'Ganze Festplatten und Server',
};

const CONVENTIONS: Readonly<Record<CapacityConvention, string>> = {
  exact: 'Mit der exakten Konvention (Bytes mit Bytes)',
  vendor: 'Mit der Konvention der Hersteller (TB mit TiB)',
};

export const hardware: Sentences<HardwareSayings> = {
  'hardware.servers': serversText,
  'hardware.servers-and-spares': ({ spares, ...servers }) =>
    `${serversText(servers)}, davon ${counted(spares, 'Ersatzserver', 'Ersatzserver')}`,
  'hardware.data-sheet': ({ appliance }) => `Datenblatt ${appliance}`,

  'differs.servers': ({ after, before }) => `${number(after)} statt ${counted(before, 'Server', 'Server')}`,
  'differs.name': ({ after, before }) => `${after} statt ${before}`,
  'differs.nameplate': ({ afterTb, beforeTb }) => `${tidy(afterTb)} statt ${tidy(beforeTb)} TB Nennkapazität`,
  'differs.convention': ({ convention }) =>
    convention === 'exact' ? 'wenn TB Byte für Byte gezählt werden' : 'wenn TB wie bei Herstellern gezählt werden',
  'differs.layouts': ({ changed }) => `${changedText(changed)} pro Server`,
  'differs.spare': ({ spare }) => `ein Ersatzserver mehr, er kostet ${spareText(spare)}`,
  'differs.no-camera-lost': () => 'jede Kamera wird aufgezeichnet, während ein Server ausgefallen ist',

  'link.usage': ({ of }) => LINKS[of],
  'link.details': ({ of, isShared }) => {
    if (isShared) return SHARED_LINK;
    return of === 'cameras' ? 'Kameranetz' : 'Fernverwaltung';
  },
  'link.client-details': ({ client, isShared }) => (isShared ? SHARED_LINK : `${hyphenated(client)}-Netz`),
  'link.storage-details': ({ connectivities }) => connectivities.join(', '),

  'ledger.step': ({ step }) => LEDGER_STEPS[step],
  'ledger.other-convention': ({ convention, hardware: other }) =>
    `${CONVENTIONS[convention]} wären es ${serversText(other)}.`,
  'ledger.other-convention-same': ({ convention }) => `${CONVENTIONS[convention]} wäre die Hardware dieselbe.`,
  'ledger.other-convention-none': ({ convention }) => `${CONVENTIONS[convention]} gäbe es keine passende Hardware.`,
};

/** A spare server as it is ordered: `1 x Standard server mit 4 x 4 TB RAID 5`. */
export function spareText({ servers, machine, layouts }: ServersFigures): string {
  return `${number(servers)} x ${[machine, ...layouts.map(layoutText)].join(' mit ')}`;
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 statt 8 x 18 TB RAID 6`. */
export function changedText(changed: readonly ChangedLayout[]): string {
  return changed.map(({ after, before }) => `${layoutText(after)} statt ${layoutText(before)}`).join(' und ');
}

/** `2 x Standard server, 3 x 1 TB RAID 5 und 8 x 20 TB RAID 6`. */
export function serversText({ servers, machine, layouts }: ServersFigures): string {
  const told = layouts.length === 0 ? [machine] : [machine, layouts.map(layoutText).join(' und ')];
  return `${number(servers)} x ${told.join(', ')}`;
}

function layoutText({ disks, raid }: LayoutFigures): string {
  return disks === null ? raid : diskLayout({ disks: disks.count, diskTb: disks.sizeTb, raid });
}

function tidy(tb: number): string {
  return number(Number(tb.toPrecision(6)));
}

export function diskLayout({
  disks,
  diskTb,
  raid,
}: {
  readonly disks: number;
  readonly diskTb: number;
  readonly raid: string;
}): string {
  return `${number(disks)} x ${number(diskTb)} TB ${raid}`;
}
