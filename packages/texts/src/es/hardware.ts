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
import { counted, list, number, wordFor } from './grammar.ts';

const LINKS: Readonly<Record<LinkUsage, string>> = {
  cameras: 'Cámaras',
  clients: 'Clientes',
  storage: 'Almacenamiento',
  management: 'Gestión',
};

const SHARED_LINK = 'Un solo enlace para cámaras y clientes';

const LEDGER_STEPS: Readonly<Record<LedgerCode, string>> = {
  video: 'Vídeo de toda la retención',
  tiers: 'Segundo archivo con velocidad de fotogramas reducida',
  live: 'Base de datos en vivo',
  'evidence-lock': 'Reserva para el bloqueo de evidencias',
  overhead: 'Sobrecarga del sistema',
  reserve: 'Reserva de cada volumen',
  cap: 'Máximo de utilización',
  convention: 'Necesidad decimal frente a TiB',
  raid: 'RAID',
  formatting: 'Sistema de ficheros',
  rounding: 'Discos y servidores enteros',
};

const CONVENTIONS: Readonly<Record<CapacityConvention, string>> = {
  exact: 'Con la convención exacta (bytes con bytes)',
  vendor: 'Con la convención de los fabricantes (TB con TiB)',
};

export const hardware: Sentences<HardwareSayings> = {
  'hardware.servers': serversText,
  'hardware.servers-and-spares': ({ spares, ...servers }) =>
    `${serversText(servers)}, ${wordFor(spares, 'incluido', 'incluidos')} ${counted(spares, 'servidor de reserva', 'servidores de reserva')}`,
  'hardware.data-sheet': ({ appliance }) => `Hoja de datos de ${appliance}`,

  'differs.servers': ({ after, before }) => `${counted(after, 'servidor', 'servidores')} en lugar de ${number(before)}`,
  'differs.name': ({ after, before }) => `${after} en lugar de ${before}`,
  'differs.nameplate': ({ afterTb, beforeTb }) =>
    `${tidy(afterTb)} TB de capacidad nominal en lugar de ${tidy(beforeTb)} TB`,
  'differs.convention': ({ convention }) =>
    convention === 'exact' ? 'si los TB se cuentan byte por byte' : 'si los TB se cuentan como los fabricantes',
  'differs.layouts': ({ changed }) => `${changedText(changed)} por servidor`,
  'differs.spare': ({ spare }) => `un servidor de reserva más, que cuesta ${spareText(spare)}`,
  'differs.no-camera-lost': () => 'se graban todas las cámaras aunque un servidor esté fuera de servicio',

  'link.usage': ({ of }) => LINKS[of],
  'link.details': ({ of, isShared }) => {
    if (isShared) return SHARED_LINK;
    return of === 'cameras' ? 'Red de cámaras' : 'Gestión remota';
  },
  'link.client-details': ({ client, isShared }) => (isShared ? SHARED_LINK : `Red de ${client}`),
  'link.storage-details': ({ connectivities }) => connectivities.join(', '),

  'ledger.step': ({ step }) => LEDGER_STEPS[step],
  'ledger.other-convention': ({ convention, hardware: other }) =>
    `${CONVENTIONS[convention]} el resultado sería ${serversText(other)}.`,
  'ledger.other-convention-same': ({ convention }) => `${CONVENTIONS[convention]} el hardware sería el mismo.`,
  'ledger.other-convention-none': ({ convention }) => `${CONVENTIONS[convention]} no serviría ningún hardware.`,
};

/** A spare server as it is ordered: `1 x Standard server con 4 x 4 TB RAID 5`. */
export function spareText({ servers, machine, layouts }: ServersFigures): string {
  return `${servers} x ${[machine, ...layouts.map(layoutText)].join(' con ')}`;
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 en lugar de 8 x 18 TB RAID 6`. */
export function changedText(changed: readonly ChangedLayout[]): string {
  return list(changed.map(({ after, before }) => `${layoutText(after)} en lugar de ${layoutText(before)}`));
}

/** `2 x Standard server, 3 x 1 TB RAID 5 y 8 x 20 TB RAID 6`. */
export function serversText({ servers, machine, layouts }: ServersFigures): string {
  const told = layouts.length === 0 ? [machine] : [machine, list(layouts.map(layoutText))];
  return `${servers} x ${told.join(', ')}`;
}

function layoutText({ disks, raid }: LayoutFigures): string {
  return disks === null ? raid : `${disks.count} x ${number(disks.sizeTb)} TB ${raid}`;
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
  return `${disks} x ${number(diskTb)} TB ${raid}`;
}
