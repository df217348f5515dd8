import type { CameraRow } from '../../design/design.ts';
import { recordedBytes, peakKbps } from '../../formulas/recording.ts';
import type { PlanGroup } from '../plan/plan-group.ts';
import { averageOf, type HalfRates } from './stream-load.ts';

/** Running sums of one camera group. */
interface GroupSum {
  readonly cameraGroupId: number;
  firstStreamId: number;
  /** The quantity of the first stream. */
  cameras: number;
  streams: number;
  peakKbit: number;
  bytes: number;
  liveBytes: number;
}

/** Running sums of a demand by camera group: what one camera of each asks of its server. */
export class GroupSums {
  readonly #sums = new Map<number, GroupSum>();
  #last: GroupSum | undefined;

  /** @param liveBytes - What the live database holds of the row while archiving runs. */
  add(row: CameraRow, rates: HalfRates, liveBytes: number): void {
    const { quantity, recording, hoursPerDay, retentionDays } = row;
    const sum = this.#sumOf(row);
    sum.streams += quantity;
    sum.peakKbit += quantity * peakKbps(rates);
    sum.bytes += recordedBytes({
      streams: quantity,
      averageKbps: averageOf(recording, rates),
      hoursPerDay,
      retentionDays,
    });
    sum.liveBytes += liveBytes;
  }

  #sumOf({ cameraGroupId, streamId, quantity }: CameraRow): GroupSum {
    // Streams of a group mostly stand together.
    const known = this.#last?.cameraGroupId === cameraGroupId ? this.#last : this.#sums.get(cameraGroupId);
    const sum = known ?? {
      cameraGroupId,
      firstStreamId: streamId,
      cameras: quantity,
      streams: 0,
      peakKbit: 0,
      bytes: 0,
      liveBytes: 0,
    };
    if (known === undefined) this.#sums.set(cameraGroupId, sum);
    else if (streamId < sum.firstStreamId) {
      sum.firstStreamId = streamId;
      sum.cameras = quantity;
    }
    this.#last = sum;
    return sum;
  }

  /** The groups of the rows, in the order in which they first occurred. */
  groups(): PlanGroup[] {
    return Array.from(this.#sums.values(), ({ cameraGroupId, cameras, streams, peakKbit, bytes, liveBytes }) => ({
      cameraGroupId,
      cameras,
      perCamera: {
        streams: streams / cameras,
        peakMbit: peakKbit / 1000 / cameras,
        storageTb: bytes / 1e12 / cameras,
        liveTb: liveBytes / 1e12 / cameras,
      },
    }));
  }
}
