import type { Catalogue } from '../../catalogue/schema.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import { writeIopsOf } from '../../formulas/disk-load.ts';
import type { Demand } from '../demand/demand.ts';
import type { StorageNeed } from '../storage/storage-layout.ts';

/** One of the databases of a recording server. */
export type DatabaseName = 'liveDatabase' | 'archiveDatabase';

/** The demand with system overhead where it counts: on data and storage, not on streams. */
interface LoadedDemand {
  readonly cameras: number;
  readonly streams: number;
  readonly peakMbit: number;
  /** Playback of one server, Mbit/s: every server serves its own clients. */
  readonly clientMbit: number;
  readonly retentionTb: number;
  readonly liveTb: number;
}

/** Put the system overhead on a demand. */
export function withOverhead(demand: Demand, { mainSettings }: GenericServerSettings): LoadedDemand {
  const factor = 1 + mainSettings.systemOverhead / 100;
  const peakMbit = demand.peakMbit * factor;
  return {
    cameras: demand.cameras,
    streams: demand.streams,
    peakMbit,
    clientMbit: (mainSettings.concurrentSmartClientStreams * peakMbit) / demand.streams,
    retentionTb: demand.storageTb * factor,
    liveTb: demand.liveTb * factor,
  };
}

/**
 * What each database of the fullest server must give.
 *
 * @param share - Part of every total that the server carries.
 */
export function databaseNeeds(
  load: LoadedDemand,
  share: number,
  question: { readonly settings: GenericServerSettings; readonly catalogue: Catalogue },
): readonly { readonly name: DatabaseName; readonly need: StorageNeed }[] {
  const { archiving } = question.settings.advancedSettings;
  const need = (totalTb: number, isArchived: boolean): StorageNeed =>
    storageNeed(load, { share, totalTb, isArchived, catalogue: question.catalogue });
  if (!archiving) return [{ name: 'liveDatabase', need: need(load.retentionTb, false) }];
  return [
    { name: 'liveDatabase', need: need(load.liveTb, true) },
    { name: 'archiveDatabase', need: need(load.retentionTb, false) },
  ];
}

function storageNeed(
  load: LoadedDemand,
  {
    share,
    totalTb,
    isArchived,
    catalogue,
  }: { readonly share: number; readonly totalTb: number; readonly isArchived: boolean; readonly catalogue: Catalogue },
): StorageNeed {
  const { storageModel: model } = catalogue;
  const cameraMbit = load.peakMbit * share;
  // What is archived is read once more on its way out.
  const movedMbit = (isArchived ? 2 : 1) * cameraMbit + load.clientMbit;
  return {
    tb: totalTb * share + model.reserve.value,
    writeIops: writeIopsOf({
      streams: load.streams * share,
      cameraMbit,
      perStream: model.writeIopsPerStream.value,
      perMbit: model.writeIopsPerMbit.value,
    }),
    readIops: model.readIopsPerMbit.value * movedMbit,
    megabytesPerSecond: movedMbit / 8,
  };
}
