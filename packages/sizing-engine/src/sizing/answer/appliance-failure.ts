import { cited } from '../../derivation/quantity.ts';
import { movedData, throughputOfDisks, transferSpeed } from '../../formulas/disk-load.ts';
import { outageVideo } from '../../formulas/failure.ts';
import { disksOfAll, withinLimit } from '../../formulas/servers.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { FailingServers } from '../failure/failing-servers.ts';
import type { Deals } from '../deal/deals.ts';
import type { ApplianceFigures } from '../figures/appliance-figures.ts';
import type { ApplianceSolution } from '../hardware/appliances.ts';
import { brokenBy } from '../limits/limit.ts';
import { saying } from '../result/sayings.ts';

interface Sources {
  readonly figures: ApplianceFigures;
  readonly deals: Deals;
  readonly catalogue: Catalogue;
}

/** Appliances in the form that failures are computed for; a spare is one more of the same. */
export function failingAppliances(
  { plan, layout, limits }: ApplianceSolution,
  { figures, deals, catalogue: { failureModel } }: Sources,
): FailingServers {
  const { servers, capacity, rated, rate, clientRate, cappedStorage, disks, diskTb } = figures;
  const perDisk = cited(failureModel.id, saying('field.appliance-disk-speed'), failureModel.applianceDiskThroughput);
  return {
    plan,
    servers,
    rated,
    deals,
    clientRate,
    storages: [
      {
        role: 'live',
        layout,
        hasWorkloadRating: true,
        disks,
        disksOfAll: disksOfAll({ disks, servers }),
        diskTb,
        capacity,
        reserve: undefined,
        throughput: throughputOfDisks({ dataDisks: capacity.dataDisks, perDisk }),
        transfer: transferSpeed({ movedMbit: movedData({ cameraMbit: rate, playbackMbit: clientRate }) }),
        isArchived: false,
        needOf: ({ storageTb }) => storageTb,
        lockedOf: ({ lockedTb }) => lockedTb,
      },
    ],
    rateOf: ({ peakMbit }) => peakMbit,
    overheadFactor: 1,
    dailyOf: (daily) => daily,
    brokenBy: (load) => brokenBy(limits, load),
    spareFor: (daily, days) => {
      const need = outageVideo({ daily, days });
      return {
        need,
        isEnough: withinLimit(need.value, cappedStorage.value),
        layout: null,
        explained: () => ({ capacity: capacity.counted, room: capacity.counted, disks: null }),
      };
    },
  };
}
