import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { totalOfRates, totalSpace } from '../../formulas/as-built.ts';
import { totalCameras } from '../../formulas/recording.ts';
import type { AsBuiltTotals } from './as-built-result.ts';
import type { CameraCounts, CheckedGroup } from './checked-group.ts';
import type { StorageQuantities } from './gap.ts';

/** All groups of a check together. */
export function asBuiltTotals(groups: readonly CheckedGroup[]): Explained<AsBuiltTotals> {
  const rates = groups.flatMap((group) => group.rates ?? []);
  const camerasOf = (count: keyof CameraCounts) =>
    totalCameras({ groups: groups.map(({ cameras }) => cameras[count]) });
  const storages = groups.flatMap(({ storage }) => storage ?? []);
  return {
    designedCameras: camerasOf('designed'),
    reportedCameras: camerasOf('reported'),
    checkedCameras: camerasOf('checked'),
    plannedMbit: rates.length === 0 ? null : totalOfRates({ groups: rates.map(({ planned }) => planned) }),
    actualMbit: rates.length === 0 ? null : totalOfRates({ groups: rates.map(({ actual }) => actual) }),
    storage: storages.length === 0 ? null : storageTogether(storages),
    shortTb: storages.length === 0 ? null : shortOf(storages),
  };
}

/** Groups without enough space only: space that another group has to spare keeps none of their recordings. */
function shortOf(storages: readonly StorageQuantities[]): Quantity<'TB'> {
  return totalSpace({ parts: storages.flatMap(({ missingTb }) => (missingTb.value > 0 ? missingTb : [])) });
}

function storageTogether(storages: readonly StorageQuantities[]): StorageQuantities {
  const sum = (of: (storage: StorageQuantities) => Quantity<'TB'> | null): Quantity<'TB'> =>
    totalSpace({ parts: storages.flatMap((storage) => of(storage) ?? []) });
  const isShareKnown = storages.some(({ parts }) => parts.recordedShare !== null);
  return {
    plannedTb: sum(({ plannedTb }) => plannedTb),
    usedTb: sum(({ usedTb }) => usedTb),
    neededTb: sum(({ neededTb }) => neededTb),
    missingTb: sum(({ missingTb }) => missingTb),
    parts: {
      rate: sum(({ parts }) => parts.rate),
      recordedShare: isShareKnown ? sum(({ parts }) => parts.recordedShare) : null,
      capacity: sum(({ parts }) => parts.capacity),
    },
  };
}
