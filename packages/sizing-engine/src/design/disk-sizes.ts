import type { Catalogue } from '../catalogue/schema.ts';
import type { StorageSettings } from './design.ts';
import { entryOf } from '../checks/lookup.ts';
import { SERVER_BOUNDS, type Bounds } from './bounds.ts';

/**
 * Bounds of the smallest disk size for a disk type, TB.
 *
 * @example
 * ```ts
 * diskSizeMinBounds(DiskType.ssd, catalogue); // { min: 0, max: 7 }
 * ```
 */
export function diskSizeMinBounds(diskType: number, catalogue: Pick<Catalogue, 'diskFamilies'>): Bounds {
  return { min: SERVER_BOUNDS.diskSizeMin.min, max: diskSizeCap(diskType, catalogue) };
}

/** Greatest disk size that a disk type is stored with, TB. */
export function diskSizeCap(diskType: number, catalogue: Pick<Catalogue, 'diskFamilies'>): number {
  return entryOf(catalogue.diskFamilies, diskType, 'diskType').sizeCapTb.value;
}

/**
 * Choose another disk type: a smallest or greatest size beyond the type's cap becomes the cap.
 *
 * A greatest size that stood at the old type's cap meant "any size", so it moves to the new type's cap.
 *
 * @throws SizingError `unknown-entry` for an unknown disk type.
 * @example
 * ```ts
 * changeDiskType({ ...storage, diskSizeMin: 10 }, DiskType.ssd, catalogue).diskSizeMin; // 7
 * ```
 */
export function changeDiskType(
  storage: StorageSettings,
  diskType: number,
  catalogue: Pick<Catalogue, 'diskFamilies'>,
): StorageSettings {
  const cap = diskSizeCap(diskType, catalogue);
  const anySize = storage.diskSizeMax >= diskSizeCap(storage.diskType, catalogue);
  return {
    ...storage,
    diskType,
    diskSizeMin: Math.min(storage.diskSizeMin, cap),
    diskSizeMax: anySize ? cap : Math.min(storage.diskSizeMax, cap),
  };
}

/** Storage settings as they are stored: a greatest size beyond the type's cap becomes the cap. */
export function settleStorage(storage: StorageSettings, catalogue: Pick<Catalogue, 'diskFamilies'>): StorageSettings {
  return { ...storage, diskSizeMax: Math.min(storage.diskSizeMax, diskSizeCap(storage.diskType, catalogue)) };
}
