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
import { counted, number } from './grammar.ts';

const LINKS: Readonly<Record<LinkUsage, string>> = {
  cameras: 'Caméras',
  clients: 'Clients',
  storage: 'Stockage',
  management: 'Gestion',
};

const SHARED_LINK = 'Une liaison pour caméras et clients';

const LEDGER_STEPS: Readonly<Record<LedgerCode, string>> = {
  video: 'Vidéo de toute la durée de conservation',
  tiers: 'Seconde archive à fréquence d’images réduite',
  live: 'Base live',
  'evidence-lock': 'Réserve pour la protection des preuves',
  overhead: 'Majoration système',
  reserve: 'Réserve de chaque volume',
  cap: 'Plafond d’utilisation',
  convention: 'Besoin décimal contre TiB',
  raid: 'RAID',
  formatting: 'Système de fichiers',
  rounding: 'Disques et serveurs entiers',
};

const CONVENTIONS: Readonly<Record<CapacityConvention, string>> = {
  exact: 'Avec la convention exacte (octet pour octet)',
  vendor: 'Avec la convention des constructeurs (TB contre TiB)',
};

export const hardware: Sentences<HardwareSayings> = {
  'hardware.servers': serversText,
  'hardware.servers-and-spares': ({ spares, ...servers }) =>
    `${serversText(servers)}, dont ${counted(spares, 'serveur de secours', 'serveurs de secours')}`,
  'hardware.data-sheet': ({ appliance }) => `fiche technique ${appliance}`,

  'differs.servers': ({ after, before }) => `${counted(after, 'serveur', 'serveurs')} au lieu de ${number(before)}`,
  'differs.name': ({ after, before }) => `${after} au lieu de ${before}`,
  'differs.nameplate': ({ afterTb, beforeTb }) =>
    `${number(tidy(afterTb))} TB de capacité nominale au lieu de ${number(tidy(beforeTb))} TB`,
  'differs.convention': ({ convention }) =>
    convention === 'exact'
      ? 'si les TB sont comptés octet pour octet'
      : 'si les TB sont comptés comme chez les constructeurs',
  'differs.layouts': ({ changed }) => `${changedText(changed)} par serveur`,
  'differs.spare': ({ spare }) => `un serveur de secours de plus, ce qui coûte ${spareText(spare)}`,
  'differs.no-camera-lost': () => 'chaque caméra reste enregistrée pendant la panne d’un serveur',

  'link.usage': ({ of }) => LINKS[of],
  'link.details': ({ of, isShared }) => {
    if (isShared) return SHARED_LINK;
    return of === 'cameras' ? 'Réseau des caméras' : 'Gestion à distance';
  },
  'link.client-details': ({ client, isShared }) => (isShared ? SHARED_LINK : `Réseau ${client}`),
  'link.storage-details': ({ connectivities }) => connectivities.join(', '),

  'ledger.step': ({ step }) => LEDGER_STEPS[step],
  'ledger.other-convention': ({ convention, hardware: other }) =>
    `${CONVENTIONS[convention]}, ce serait ${serversText(other)}.`,
  'ledger.other-convention-same': ({ convention }) => `${CONVENTIONS[convention]}, le matériel serait le même.`,
  'ledger.other-convention-none': ({ convention }) => `${CONVENTIONS[convention]}, rien ne conviendrait.`,
};

/** A spare server as it is ordered: `1 x Standard server avec 4 x 4 TB RAID 5`. */
export function spareText({ servers, machine, layouts }: ServersFigures): string {
  return `${number(servers)} x ${[machine, ...layouts.map(layoutText)].join(' avec ')}`;
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 au lieu de 8 x 18 TB RAID 6`. */
export function changedText(changed: readonly ChangedLayout[]): string {
  return changed.map(({ after, before }) => `${layoutText(after)} au lieu de ${layoutText(before)}`).join(' et ');
}

/** `2 x Standard server, 3 x 1 TB RAID 5 et 8 x 20 TB RAID 6`. */
export function serversText({ servers, machine, layouts }: ServersFigures): string {
  const told = layouts.length === 0 ? [machine] : [machine, layouts.map(layoutText).join(' et ')];
  return `${number(servers)} x ${told.join(', ')}`;
}

function layoutText({ disks, raid }: LayoutFigures): string {
  return disks === null ? raid : `${number(disks.count)} x ${number(disks.sizeTb)} TB ${raid}`;
}

function tidy(tb: number): number {
  return Number(tb.toPrecision(6));
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
