import type { PictureSize } from '../../bitrate/picture-size.ts';
import type { Station, TileRule } from '../../site/site-settings.ts';
import { pixelsOf, type Candidate, type Picture } from './pictures.ts';

/** Pictures of a group with the stream that their tiles get. */
export interface TileStream {
  readonly picture: Picture;
  readonly stream: Candidate;
  /** What each has to be decoded of, Mpx/s. */
  readonly pixels: number;
  /** Pictures of the group, or as many as are shown of them. */
  readonly pictures: number;
}

/** The size of a tile of a station, pixels. */
export function tileOf({ columns, rows }: Pick<Station, 'columns' | 'rows'>, monitor: PictureSize): PictureSize {
  return { width: Math.floor(monitor.width / columns), height: Math.floor(monitor.height / rows) };
}

/**
 * The stream that a tile gets by the rule of its video system.
 *
 * @example
 * ```ts
 * streamOfTile([full, half], { width: 960, height: 540 }, 'smallestAtLeast'); // half, if it is 1280 x 720
 * ```
 */
export function streamOfTile(candidates: Picture['candidates'], tile: PictureSize, rule: TileRule): Candidate {
  switch (rule) {
    case 'full':
      return candidates[0];
    case 'smallestAtLeast': {
      const enough = candidates.filter(({ width, height }) => width >= tile.width && height >= tile.height);
      return enough.length > 0 ? smallest(enough) : largest(candidates);
    }
    case 'largestAtMost': {
      const fitting = candidates.filter(({ width, height }) => width <= tile.width && height <= tile.height);
      return fitting.length > 0 ? largest(fitting) : smallest(candidates);
    }
  }
}

function smallest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, each) => (isBefore(each, best, areaOf(each) - areaOf(best)) ? each : best));
}

function largest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, each) => (isBefore(each, best, areaOf(best) - areaOf(each)) ? each : best));
}

/** Of equal sizes the lowest stream id comes first, the live stream last. */
function isBefore(each: Candidate, best: Candidate, difference: number): boolean {
  return difference < 0 || (difference === 0 && orderOf(each) < orderOf(best));
}

function orderOf({ streamId }: Candidate): number {
  return streamId ?? Number.POSITIVE_INFINITY;
}

function areaOf({ width, height }: Candidate): number {
  return width * height;
}

/** All pictures with the streams of their tiles, the heaviest first; of equals the newest group, then the oldest stream. */
export function tileStreams(pictures: readonly Picture[], tile: PictureSize, rule: TileRule): TileStream[] {
  return pictures
    .map((picture): TileStream => {
      const stream = streamOfTile(picture.candidates, tile, rule);
      return { picture, stream, pixels: pixelsOf(stream), pictures: picture.cameras };
    })
    .toSorted(
      (a, b) =>
        b.pixels - a.pixels ||
        b.picture.cameraGroupId - a.picture.cameraGroupId ||
        a.picture.pictureStreamId - b.picture.pictureStreamId,
    );
}

/** The first so many pictures. */
export function firstPictures(streams: readonly TileStream[], most: number): TileStream[] {
  const shown: TileStream[] = [];
  let left = most;
  for (const each of streams) {
    if (left <= 0) break;
    shown.push(each.pictures <= left ? each : { ...each, pictures: left });
    left -= each.pictures;
  }
  return shown;
}
