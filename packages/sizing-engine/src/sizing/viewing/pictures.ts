import type { PictureSize } from '../../bitrate/picture-size.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import { indexOf } from '../../checks/catalogue-index.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRow } from '../../design/design.ts';
import { LensType } from '../../design/enumerations.ts';
import { seenHalf } from '../../design/recording-mode.ts';
import type { LiveStream } from '../../site/site-row.ts';
import { liveKbps, pictureRows } from '../network/connected-groups.ts';

/** How a stream is decoded: with the figures of one of two families, or without a card. */
type CodecFamily = 'h264' | 'h265' | 'mjpeg';

/** A stream that a tile may get. */
export interface Candidate {
  /** Null for the live stream. */
  readonly streamId: number | null;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly kbps: number;
  readonly family: CodecFamily;
}

/** A picture of each camera of a group, and the streams that show it; the first is its own. */
export interface Picture {
  readonly cameraGroupId: number;
  /** The first stream of the camera, or that of a further lens. */
  readonly pictureStreamId: number;
  readonly cameras: number;
  readonly candidates: readonly [Candidate, ...Candidate[]];
}

/** All pictures of a design. The live stream of a group joins each of them. */
export function picturesOf(rows: readonly CameraRow[], catalogue: Catalogue): Picture[] {
  return [...rowsByGroup(rows)].flatMap(([cameraGroupId, group]) => {
    const first = firstOf(group)!;
    const live = liveCandidate(first, catalogue);
    const further = group.filter((row) => row !== first && row.lensType !== LensType.multiChild);
    return pictureRows(group).map((row): Picture => {
      const others = row === first ? further : [];
      return {
        cameraGroupId,
        pictureStreamId: row.streamId,
        cameras: first.quantity,
        candidates: [
          recordedCandidate(row, catalogue),
          ...others.toSorted((a, b) => a.streamId - b.streamId).map((each) => recordedCandidate(each, catalogue)),
          ...(live === undefined ? [] : [live]),
        ],
      };
    });
  });
}

/** The size of the unturned picture of a row. */
export function pictureOf(row: CameraRow, catalogue: Catalogue): PictureSize {
  const half = seenHalf(row);
  return sizeOf({ resolution: row.resolution[half], size: row.size[half] }, catalogue);
}

function recordedCandidate(row: CameraRow, catalogue: Catalogue): Candidate {
  const half = seenHalf(row);
  return {
    streamId: row.streamId,
    ...pictureOf(row, catalogue),
    fps: row.fps[half],
    kbps: row.bitrateKbit[half],
    family: familyOf(row.codec, catalogue),
  };
}

function liveCandidate(first: CameraRow, catalogue: Catalogue): Candidate | undefined {
  const { liveStream } = first;
  if (liveStream === null) return undefined;
  return {
    streamId: null,
    ...sizeOf(liveStream, catalogue),
    fps: liveStream.fps,
    kbps: liveKbps(first, catalogue),
    family: familyOf(liveStream.codec, catalogue),
  };
}

function sizeOf({ resolution, size }: Pick<LiveStream, 'resolution' | 'size'>, catalogue: Catalogue): PictureSize {
  const { width, height } = size ?? knownEntry(indexOf(catalogue).resolutions, resolution, 'resolution');
  return { width, height };
}

function familyOf(codecId: number, catalogue: Catalogue): CodecFamily {
  const codec = knownEntry(indexOf(catalogue).codecs, codecId, 'codec');
  return codec.kind === 'mjpeg' ? 'mjpeg' : (codec.decodedAs ?? 'h264');
}

/** What a stream has to be decoded of, Mpx/s. */
export function pixelsOf({ width, height, fps }: Candidate): number {
  return (width * height * fps) / 1_000_000;
}
