import type {
  CapacityConvention,
  ChangedLayout,
  HardwareSayings,
  LayoutFigures,
  LedgerCode,
  LinkUsage,
  ServersFigures,
} from '@site-designer/sizing-engine';
import { counted, number } from './grammar.ts';
import type { Sentences } from '../language/language.ts';

const LINKS: Readonly<Record<LinkUsage, string>> = {
  cameras: 'Cameras',
  clients: 'Clients',
  storage: 'Storage',
  management: 'Management',
};

const SHARED_LINK = 'One link for cameras and clients';

const LEDGER_STEPS: Readonly<Record<LedgerCode, string>> = {
  video: 'Video of the whole retention',
  tiers: 'Second archive with reduced frame rate',
  live: 'Live database',
  'evidence-lock': 'Evidence lock reserve',
  overhead: 'System overhead',
  reserve: 'Reserve of every volume',
  cap: 'Utilization cap',
  convention: 'Decimal need against TiB',
  raid: 'RAID',
  formatting: 'File system',
  rounding: 'Whole disks and servers',
};

const CONVENTIONS: Readonly<Record<CapacityConvention, string>> = {
  exact: 'With the exact convention (bytes with bytes)',
  vendor: 'With the convention of vendors (TB with TiB)',
};

export const hardware: Sentences<HardwareSayings> = {
  'hardware.servers': serversText,
  'hardware.servers-and-spares': ({ spares, ...servers }) =>
    `${serversText(servers)}, including ${counted(spares, 'spare server')}`,
  'hardware.data-sheet': ({ appliance }) => `${appliance} data sheet`,

  'differs.servers': ({ after, before }) => `${after} instead of ${counted(before, 'server')}`,
  'differs.name': ({ after, before }) => `${after} instead of ${before}`,
  'differs.nameplate': ({ afterTb, beforeTb }) => `${tidy(afterTb)} instead of ${tidy(beforeTb)} TB nameplate`,
  'differs.convention': ({ convention }) =>
    convention === 'exact' ? 'if TB are counted byte for byte' : 'if TB are counted as vendors count',
  'differs.layouts': ({ changed }) => `${changedText(changed)} per server`,
  'differs.spare': ({ spare }) => `one spare server more, which costs ${spareText(spare)}`,
  'differs.no-camera-lost': () => 'every camera is recorded while one server is down',

  'link.usage': ({ of }) => LINKS[of],
  'link.details': ({ of, isShared }) => {
    if (isShared) return SHARED_LINK;
    return of === 'cameras' ? 'Camera network' : 'Remote management';
  },
  'link.client-details': ({ client, isShared }) => (isShared ? SHARED_LINK : `${client} network`),
  'link.storage-details': ({ connectivities }) => connectivities.join(', '),

  'ledger.step': ({ step }) => LEDGER_STEPS[step],
  'ledger.other-convention': ({ convention, hardware: other }) =>
    `${CONVENTIONS[convention]} it would be ${serversText(other)}.`,
  'ledger.other-convention-same': ({ convention }) => `${CONVENTIONS[convention]} the hardware would be the same.`,
  'ledger.other-convention-none': ({ convention }) => `${CONVENTIONS[convention]} nothing would fit.`,
};

/** A spare server as it is ordered: `1 x Standard server with 4 x 4 TB RAID 5`. */
export function spareText({ servers, machine, layouts }: ServersFigures): string {
  return `${servers} x ${[machine, ...layouts.map(layoutText)].join(' with ')}`;
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 instead of 8 x 18 TB RAID 6`. */
export function changedText(changed: readonly ChangedLayout[]): string {
  return changed.map(({ after, before }) => `${layoutText(after)} instead of ${layoutText(before)}`).join(' and ');
}

/** `2 x Standard server, 3 x 1 TB RAID 5 and 8 x 20 TB RAID 6`. */
export function serversText({ servers, machine, layouts }: ServersFigures): string {
  const told = layouts.length === 0 ? [machine] : [machine, layouts.map(layoutText).join(' and ')];
  return `${servers} x ${told.join(', ')}`;
}

function layoutText({ disks, raid }: LayoutFigures): string {
  return disks === null ? raid : `${disks.count} x ${disks.sizeTb} TB ${raid}`;
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
  return `${disks} x ${diskTb} TB ${raid}`;
}
