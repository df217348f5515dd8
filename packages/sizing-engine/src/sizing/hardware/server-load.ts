import type { Catalogue, StorageModel } from '../../catalogue/schema.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import { isDirectAttached } from '../../design/resilience.ts';
import { readIops, transferSpeed, writeIopsOf } from '../../formulas/disk-load.ts';
import { clientDataRate, meanStreamRate } from '../../formulas/network.ts';
import { overheadFactor } from '../../formulas/servers.ts';
import { groomedData, writesGrooming } from '../../formulas/tiers.ts';
import type { Deals } from '../deal/deals.ts';
import type { StorageRole } from '../result/limit-code.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import type { StorageNeed } from '../storage/storage-layout.ts';

/** One of the databases of a recording server. */
export type DatabaseName = 'liveDatabase' | 'archiveDatabase';

/** What a result calls the storage of a database. */
export const STORAGE_ROLES = {
  liveDatabase: 'live',
  archiveDatabase: 'archive',
} as const satisfies Readonly<Record<DatabaseName, StorageRole>>;

/** The demand with system overhead where it counts: on data and storage, not on streams. */
interface LoadedServers {
  readonly deals: Deals;
  /** Playback of one server, Mbit/s: every server serves its own clients. */
  readonly clientMbit: number;
}

/** Put the system overhead on what cameras ask for. */
export function withOverhead(deals: Deals, { mainSettings }: GenericServerSettings): LoadedServers {
  const factor = overheadFactor(mainSettings.systemOverhead);
  const loaded = deals.scaled({ rate: factor, storage: factor });
  const { peakMbit: cameraMbit, streams } = loaded.total;
  const meanMbit = meanStreamRate.compute({ cameraMbit, streams });
  const clientStreams = mainSettings.concurrentSmartClientStreams;
  return { deals: loaded, clientMbit: clientDataRate.compute({ clientStreams, meanMbit }) };
}

/**
 * What each database of a server must give.
 *
 * @param load - Of the server, with overhead.
 * @param clientMbit - What its clients read.
 */
export function databaseNeeds(
  load: PlanLoad,
  clientMbit: number,
  { settings, catalogue, deals }: NeedQuestion,
): readonly { readonly name: DatabaseName; readonly need: StorageNeed }[] {
  const model = catalogue.storageModel;
  return databasePasses(settings, deals).map(({ name, rewrittenShare, passes }) => {
    const video = isLiveWindow(name, settings) ? load.liveTb : load.storageTb;
    const tb = video + model.reserve.value;
    return { name, need: storageNeed(load, { tb, passes, rewrittenShare, clientMbit, model }) };
  });
}

/** What decides what the databases of a server must give. */
interface NeedQuestion {
  readonly settings: GenericServerSettings;
  readonly catalogue: Catalogue;
  readonly deals: Pick<Deals, 'groomedShare'>;
}

/** Whether a database holds a window of the recordings, rather than the whole retention. */
export function isLiveWindow(name: DatabaseName, { advancedSettings }: GenericServerSettings): boolean {
  return name === 'liveDatabase' && advancedSettings.archiving;
}

/** How often the camera data of a server passes one of its databases whole, and the part of it that is written there again. */
interface DatabasePasses {
  readonly name: DatabaseName;
  readonly rewrittenShare: number;
  readonly passes: number;
}

/** The databases of a server, and how often its camera data passes each of them. */
function databasePasses(
  { advancedSettings }: Pick<GenericServerSettings, 'advancedSettings'>,
  { groomedShare }: Pick<Deals, 'groomedShare'>,
): readonly DatabasePasses[] {
  if (!advancedSettings.archiving) return [{ name: 'liveDatabase', rewrittenShare: 0, passes: 1 }];
  // Archiving reads recordings once more, and so does the move to the second archive on the same disks.
  return [
    { name: 'liveDatabase', rewrittenShare: 0, passes: 2 },
    { name: 'archiveDatabase', rewrittenShare: groomedShare, passes: groomedShare > 0 ? 2 : 1 },
  ];
}

/** Those of the databases that stand on a storage network. */
export function passesOnSan(
  settings: Pick<GenericServerSettings, 'advancedSettings'>,
  deals: Pick<Deals, 'groomedShare'>,
): readonly DatabasePasses[] {
  return databasePasses(settings, deals).filter(({ name }) => !isDirectAttached(settings.advancedSettings[name]));
}

/** What one storage of a server with a load must give. */
export function storageNeed(
  { streams, peakMbit }: PlanLoad,
  { tb, passes, rewrittenShare, clientMbit, model }: StorageShare,
): StorageNeed {
  const perMbit = model.writeIopsPerMbit.value;
  const groomedMbit = groomedData.compute({ cameraMbit: peakMbit, share: rewrittenShare });
  const movedMbit = passes * peakMbit + groomedMbit + clientMbit;
  const writes = writeIopsOf({ streams, cameraMbit: peakMbit, perStream: model.writeIopsPerStream.value, perMbit });
  return {
    tb,
    writeIops: writesGrooming.compute({ writes, perMbit, groomedMbit }),
    readIops: readIops.compute({ perMbit: model.readIopsPerMbit.value, movedMbit }),
    megabytesPerSecond: transferSpeed.compute({ movedMbit }),
  };
}

interface StorageShare extends Pick<DatabasePasses, 'passes' | 'rewrittenShare'> {
  /** With the reserve. */
  readonly tb: number;
  readonly clientMbit: number;
  readonly model: StorageModel;
}
