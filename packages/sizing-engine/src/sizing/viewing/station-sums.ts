import type { Decoder } from '../../catalogue/schema.ts';
import { FULL_HD } from '../../formulas/viewing.ts';
import type { TileStream } from './tiles.ts';

/** What some pictures ask of a station; sums of bare numbers, since every number of tiles is looked at. */
export interface StationSums {
  /** Decoded by the card, Mpx/s by family. */
  readonly h264: number;
  readonly h265: number;
  /** Of the heaviest stream that the card decodes, percent of one engine. */
  readonly oneStream: number;
  /** Megapixels of the pictures that the card decodes. */
  readonly decodedMegapixels: number;
  /** Decoded without a card, Mpx/s. */
  readonly software: number;
  readonly mbit: number;
}

/** The figures of a card for a stream; undefined where it does not decode it. */
function framesOf({ stream }: Pick<TileStream, 'stream'>, decoder: Decoder | undefined): number | undefined {
  const { family, width } = stream;
  if (decoder === undefined || family === 'mjpeg') return undefined;
  const { fps1080, h264MaxWidth } = decoder;
  if (family === 'h264' && h264MaxWidth !== null && width > h264MaxWidth.value) return undefined;
  return fps1080[family].value;
}

/** Sum what some pictures ask of a station. */
export function sumsOf(streams: readonly TileStream[], decoder: Decoder | undefined): StationSums {
  const sums = { h264: 0, h265: 0, oneStream: 0, decodedMegapixels: 0, software: 0, mbit: 0 };
  for (const each of streams) {
    const { stream, pixels, pictures } = each;
    sums.mbit += (pictures * stream.kbps) / 1000;
    const frames = framesOf(each, decoder);
    if (frames === undefined) sums.software += pictures * pixels;
    else {
      sums[stream.family as 'h264' | 'h265'] += pictures * pixels;
      sums.decodedMegapixels += (pictures * stream.width * stream.height) / 1_000_000;
      sums.oneStream = Math.max(sums.oneStream, (100 * pixels) / (frames * FULL_HD));
    }
  }
  return sums;
}
