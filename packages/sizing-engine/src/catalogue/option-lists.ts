import type { CatalogueNames, Option } from './schema.ts';

function counted(ids: readonly number[], name: (id: number) => string): readonly Option[] {
  return ids.map((id, index) => ({ id, name: name(id), sortOrder: index + 1 }));
}

/** Product names of the published catalogue, and of proposals issued before catalogues had them. */
export const PUBLISHED_NAMES = {
  series: 'Husky IVO',
  software: 'XProtect',
  client: 'Smart Client',
} as const satisfies CatalogueNames;

export const HARDWARE_TYPES = [
  { id: 0, name: 'Generic hardware', sortOrder: 1 },
  { id: 1, name: PUBLISHED_NAMES.series, sortOrder: 2 },
] as const satisfies readonly Option[];

export const LENS_TYPES = [
  { id: 0, name: 'Single lens', sortOrder: 1 },
  { id: 1, name: 'Multi-lens', sortOrder: 2 },
  { id: 2, name: 'Further lens', sortOrder: 3 },
] as const satisfies readonly Option[];

export const RECORDINGS = [
  { id: 0, name: 'Constant', sortOrder: 1 },
  { id: 1, name: 'Event', sortOrder: 2 },
  { id: 2, name: 'Speedup', sortOrder: 3 },
] as const satisfies readonly Option[];

export const CONNECTIVITIES = [
  { id: 1, name: 'Direct attached', sortOrder: 1 },
  { id: 2, name: 'iSCSI SAN', sortOrder: 2 },
  { id: 3, name: 'Fibre Channel SAN', sortOrder: 3 },
] as const satisfies readonly Option[];

export const FORM_FACTORS = [
  { id: 0, name: 'Auto', sortOrder: 0 },
  { id: 1, name: 'Rack 1U', sortOrder: 1 },
  { id: 2, name: 'Rack 2U', sortOrder: 2 },
  { id: 3, name: 'Desktop', sortOrder: 3 },
  { id: 4, name: 'Tower', sortOrder: 4 },
] as const satisfies readonly Option[];

/** Archive runs a day; the id is the number itself. */
export const ARCHIVE_FREQUENCIES = counted([1, 2, 3, 4, 6, 8, 12, 24], (id) =>
  id === 1 ? 'Once a day' : `${id} times a day`,
);

/** Most disks of a generic server; the id is the number itself. */
export const SERVER_DISK_QUANTITIES = counted([4, 8, 12, 16, 24], String);

/** RAID types that the lists offer while no appliance model is chosen, by form factor, as specified. */
export const AUTO_MODEL_RAID_TYPES = {
  0: [1, 4, 5, 6],
  1: [1],
  2: [4, 5, 6],
  3: [1],
  4: [1],
} as const satisfies Readonly<Record<number, readonly number[]>>;
