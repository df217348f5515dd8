import { inputDifferences } from '../../comparison/input-differences.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import type { CapacityConvention, ServerSettings } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
import { limitShare } from '../limits/limit-share.ts';
import { cappedStorage, diskUtilization } from '../../formulas/utilization.ts';
import type { Alternative, AlternativeStorage } from '../result/alternative-result.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import { spareCount } from '../failure/spares.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { ServersFigures } from '../result/sayings-of-hardware.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';
import { explainCapacity, type DiskLayout } from '../storage/raid-layout.ts';
import { withAlternative } from './apply-alternative.ts';

/** The proposal that an alternative is compared with. */
export interface AlternativeSources {
  /** Those that the proposal was calculated from. */
  readonly settings: ServerSettings;
  readonly catalogue: Catalogue;
  /** What the search for it started from. */
  readonly because: readonly Quantity[];
}

/** The proposal that all alternatives of a design are compared with. */
export function alternativeSources({ design, catalogue, demand }: SizingQuestion): AlternativeSources {
  return { settings: design.serverSettings, catalogue, because: totalsOfDemand(demand) };
}

/** The best hardware by the other capacity convention; undefined where nothing fits. */
export interface InOtherConvention<Solution> {
  readonly convention: CapacityConvention;
  readonly solution: Solution | undefined;
}

/** What a search found of an alternative. */
export interface FoundAlternative extends Pick<Alternative, 'differences' | 'warnings' | 'settings'> {
  /** What is bought, spares as the settings of the design give them. */
  readonly hardware: ServersFigures;
  /** Those that record. */
  readonly servers: number;
  readonly fullestCameras: number;
  readonly rawTb: number;
  readonly storages: readonly FoundStorage[];
  /** Spare servers, where they are others than those that the settings of the design give. */
  readonly spares?: Quantity<'server'>;
}

interface FoundStorage extends Pick<AlternativeStorage, 'storage'> {
  readonly layout: DiskLayout;
  /** What the fullest server stores on it, with overhead and reserve where they apply. */
  readonly needTb: number;
}

/** An alternative with the history of its figures and the settings that it changes. */
export function explainedAlternative(
  { hardware, servers, spares, fullestCameras, rawTb, storages, ...found }: FoundAlternative,
  sources: AlternativeSources,
): Explained<Alternative> {
  const { settings, catalogue, because } = sources;
  const after = withAlternative(settings, found);
  const serversOf = searchResult(servers, 'server', { rule: saying('found.alternative-servers'), because });
  return {
    title:
      spares === undefined
        ? saying('hardware.servers', hardware)
        : saying('hardware.servers-and-spares', { ...hardware, servers: servers + spares.value, spares: spares.value }),
    ...found,
    servers: serversOf,
    spares: spares ?? spareCount(settings.resilience, serversOf),
    fullestCameras: searchResult(fullestCameras, 'camera', {
      rule: saying('found.alternative-cameras'),
      because,
    }),
    rawTb: searchResult(rawTb, 'TB', { rule: saying('found.alternative-nameplate'), because }),
    storages: storages.map((storage) => explainedStorage(storage, { ...sources, settings: after })),
    bill: null,
    billTotal: null,
    priceDifference: null,
    changes: inputDifferences(
      { cameras: [], serverSettings: settings },
      { cameras: [], serverSettings: after },
      catalogue,
    ),
  };
}

function explainedStorage(
  { storage, layout, needTb }: FoundStorage,
  { settings, catalogue, because }: AlternativeSources,
): Explained<AlternativeStorage> {
  const { raid } = layout;
  const disks = searchResult(layout.disks, 'disk', { rule: saying('found.alternative-disks'), because });
  const diskTb = searchResult(layout.diskTb, 'TB/disk', { rule: saying('found.alternative-disk-size'), because });
  const { arrays, counted } = explainCapacity(
    raid,
    { disks, diskTb },
    { model: catalogue.storageModel, convention: settings.capacityConvention },
  );
  const need = searchResult(needTb, 'TB', { rule: saying('found.alternative-storage'), because });
  const fillPercent = limitShare(need, withinCap(counted, settings));
  const formattedPercent = diskUtilization({ load: need, limit: counted });
  return { storage, raidType: raid.name, disks, diskSize: diskTb, arrays, fillPercent, formattedPercent };
}

/** Part of a capacity that may be filled: appliances have a cap for it. */
function withinCap(
  capacityTb: Quantity<'TB'>,
  { hardwareType, huskyServerSettings: { maxDiskUtilization } }: ServerSettings,
): Quantity<'TB'> {
  if (hardwareType !== HardwareType.husky) return capacityTb;
  const path = 'serverSettings.huskyServerSettings.maxDiskUtilization';
  return cappedStorage({ capacityTb, capPercent: given(path, maxDiskUtilization, '%') });
}
