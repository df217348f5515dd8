import { streamKbps } from '../../bitrate/bitrate.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import { rowsByGroup, firstOf } from '../../design/camera-groups.ts';
import type { CameraRow } from '../../design/design.ts';
import { LensType } from '../../design/enumerations.ts';
import { seenHalf } from '../../design/recording-mode.ts';
import { liveRateOfGroup } from '../../formulas/edge-network.ts';
import type { DesignQuestion } from '../question/question.ts';
import type { CableRun } from '../../site/cable-run.ts';
import type { CameraNetwork } from '../../site/site-row.ts';

/** Rate of the live stream of a group, kbit/s: typed, or calculated with the complexity of its first stream. */
export function liveKbps(first: CameraRow, catalogue: Catalogue): number {
  const { liveStream } = first;
  if (liveStream === null) return 0;
  if (liveStream.kbps !== null) return liveStream.kbps;
  const { codec, resolution, size, fps } = liveStream;
  const complexityId = first.complexity[seenHalf(first)];
  return streamKbps({ codecId: codec, complexityId, resolutionId: resolution, size, half: 'motion' }, fps, catalogue);
}

/** The streams that show a picture of a camera of its own: the first, and that of each further lens. */
export function pictureRows(rows: readonly CameraRow[]): readonly CameraRow[] {
  const first = firstOf(rows);
  return rows.filter((row) => row === first || row.lensType === LensType.multiChild);
}

/** Cameras of a group as the network sees them. All of one group are alike. */
export interface ConnectedGroup extends CameraNetwork {
  readonly cameraGroupId: number;
  /** Its number among the groups that are summed. */
  readonly number: number;
  /** Number of its first row in the design. */
  readonly place: number;
  readonly cameras: number;
  /** What a switch reserves for a camera, W. */
  readonly reservedW: number;
  /** What a camera draws, W; null where that is not known. */
  readonly drawnW: number | null;
  /** Cables along floor plans, where no length is typed. */
  readonly run: CableRun | undefined;
  /** Rate of a live stream, kbit/s; 0 where there is none. */
  readonly liveKbps: number;
  /** Pictures of a camera. */
  readonly pictures: number;
  /** What a camera sends, Mbit/s: recorded streams at their peak, and live streams. */
  readonly rateMbit: number;
}

/** The groups of a design, the newest first. */
export function connectedGroups({ design, range, catalogue }: DesignQuestion): ConnectedGroup[] {
  const { deals } = range.value;
  const numbers = new Map(Array.from({ length: deals.groups }, (_, number) => [deals.idOf(number), number]));
  const reserved = new Map(catalogue.siteModel.poeClasses.map((each) => [each.id, each.reserved.value]));
  const runs = new Map(design.cableRuns?.map((run) => [run.cameraGroupId, run]));
  const places = new Map(design.cameras.map((row, place) => [row, place]));
  // The newest first, whatever the order of the rows: sums are the same to the last digit then.
  const newest = [...rowsByGroup(design.cameras)].toSorted(([a], [b]) => b - a);
  return newest.map(([cameraGroupId, rows]): ConnectedGroup => {
    const first = firstOf(rows)!;
    const { network } = first;
    const pictures = pictureRows(rows).length;
    const live = liveKbps(first, catalogue);
    const isFed = network.poeClass !== null;
    const number = numbers.get(cameraGroupId)!;
    return {
      ...network,
      cameraGroupId,
      number,
      place: places.get(first)!,
      cameras: first.quantity,
      reservedW: network.poeClass === null ? 0 : reserved.get(network.poeClass)!,
      drawnW: isFed ? network.watts : 0,
      run: network.cableM === null ? runs.get(cameraGroupId) : undefined,
      liveKbps: live,
      pictures,
      // Without the overhead of a server, which is not on the wire.
      rateMbit: deals.peakOf(number) + liveRateOfGroup.compute({ cameras: 1, pictures, kbps: live }),
    };
  });
}
