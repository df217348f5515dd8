import type { Catalogue, StorageModel } from '../../catalogue/schema.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import { writeIopsOf } from '../../formulas/disk-load.ts';
import type { Deals } from '../plan/deals.ts';
import type { StorageRole } from '../limit-code.ts';
import type { PlanLoad } from '../plan/plan-group.ts';
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
  const factor = 1 + mainSettings.systemOverhead / 100;
  const loaded = deals.scaled({ rate: factor, storage: factor });
  const { peakMbit, streams } = loaded.total;
  return { deals: loaded, clientMbit: (mainSettings.concurrentSmartClientStreams * peakMbit) / streams };
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
  { settings, catalogue }: { readonly settings: GenericServerSettings; readonly catalogue: Catalogue },
): readonly { readonly name: DatabaseName; readonly need: StorageNeed }[] {
  const need = (tb: number, isArchived: boolean): StorageNeed =>
    storageNeed(load, { tb, isArchived, clientMbit, model: catalogue.storageModel });
  if (!settings.advancedSettings.archiving) return [{ name: 'liveDatabase', need: need(load.storageTb, false) }];
  return [
    { name: 'liveDatabase', need: need(load.liveTb, true) },
    { name: 'archiveDatabase', need: need(load.storageTb, false) },
  ];
}

function storageNeed(
  { streams, peakMbit }: PlanLoad,
  { tb, isArchived, clientMbit, model }: StorageShare,
): StorageNeed {
  // What is archived is read once more on its way out.
  const movedMbit = (isArchived ? 2 : 1) * peakMbit + clientMbit;
  return {
    tb: tb + model.reserve.value,
    writeIops: writeIopsOf({
      streams,
      cameraMbit: peakMbit,
      perStream: model.writeIopsPerStream.value,
      perMbit: model.writeIopsPerMbit.value,
    }),
    readIops: model.readIopsPerMbit.value * movedMbit,
    megabytesPerSecond: movedMbit / 8,
  };
}

interface StorageShare {
  readonly tb: number;
  readonly isArchived: boolean;
  readonly clientMbit: number;
  readonly model: StorageModel;
}
