import type { Catalogue, Codec } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../catalogue-index.ts';
import { FPS_BOUNDS, bitrateKbps, type RateHalf } from '../../bitrate/bitrate.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { wholeKbps } from '../../formulas/bitrate.ts';
import { bufferedShare } from '../../formulas/recording.ts';
import { knownEntry } from '../../lookup.ts';
import { hasBuffers } from './row-kinds.ts';
import { RowRates } from './stream-load.ts';

/** Frame rates that a rate is calculated for, and 0. */
const FRAME_RATES = FPS_BOUNDS.max + 1;

/** The halves of a row. */
const HALVES = 2;

/** Numbers that the ids of lists lie below; they are one more than the greatest id. */
type IdsBelow = Readonly<Record<keyof CatalogueIndex, number>>;

/**
 * Numbers that the ids of a catalogue lie below, if every rate can have a number of its own; undefined where a company chose ids
 * so great, or below 0, that two rates would share one.
 */
function idsBelow({ codecs, complexities, resolutions }: Catalogue): IdsBelow | undefined {
  const ids = [codecs, complexities, resolutions].map((list) => list.map(({ id }) => id));
  const [ofCodecs, ofComplexities, ofResolutions] = ids.map((list) => Math.max(...list) + 1) as [
    number,
    number,
    number,
  ];
  const rates = ofCodecs * ofComplexities * ofResolutions * FRAME_RATES * HALVES;
  if (ids.flat().some((id) => id < 0) || rates > Number.MAX_SAFE_INTEGER) return undefined;
  return { codecs: ofCodecs, complexities: ofComplexities, resolutions: ofResolutions };
}

/** Works out the rates of rows, one after the other, in one object. */
export class RatesReader {
  readonly #model: Catalogue['bitrateModel'];
  readonly #index: CatalogueIndex;
  readonly #rates = new RowRates();
  readonly #leastMeasured: number;
  readonly #mostMeasured: number;
  readonly #below: IdsBelow | undefined;
  /** Rates that were calculated before: designs have thousands of rows, and few kinds of streams. */
  readonly #known = new Map<number, number>();
  /** Whether a calculated rate stood outside the frame rates that were measured. */
  isExtrapolated = false;

  constructor(catalogue: Catalogue) {
    this.#model = catalogue.bitrateModel;
    this.#index = indexOf(catalogue);
    this.#below = idsBelow(catalogue);
    const { min, max } = this.#model.measuredFps;
    this.#leastMeasured = min.value;
    this.#mostMeasured = max.value;
  }

  /** The rates of a row, in force until the next one is read. */
  read(row: CameraRow, codec: Codec): RowRates {
    const { recording } = row;
    const rates = this.#rates;
    rates.continuousKbps = recording === Recording.event ? 0 : this.#continuousKbps(row, codec);
    rates.motionKbps = recording === Recording.constant ? 0 : this.#motionKbps(row, codec);
    rates.share = motionShareOf(row);
    rates.settle(recording);
    return rates;
  }

  #continuousKbps(row: CameraRow, codec: Codec): number {
    return row.continuousIsCustomBitrate ? row.bitrateKbit.continuous : this.#calculatedKbps(row, codec, 'continuous');
  }

  #motionKbps(row: CameraRow, codec: Codec): number {
    return row.motionIsCustomBitrate ? row.bitrateKbit.motion : this.#calculatedKbps(row, codec, 'motion');
  }

  #calculatedKbps(row: CameraRow, codec: Codec, half: RateHalf): number {
    const fps = row.fps[half];
    const isMeasured = fps >= this.#leastMeasured && fps <= this.#mostMeasured;
    if (!isMeasured && codec.kind !== 'mjpeg') this.isExtrapolated = true;
    const below = this.#below;
    if (below === undefined) return this.#unknownKbps(row, codec, half);
    const picture = (row.complexity[half] * below.resolutions + row.resolution[half]) * below.codecs + row.codec;
    const key = (picture * FRAME_RATES + fps) * HALVES + (half === 'motion' ? 1 : 0);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const kbps = this.#unknownKbps(row, codec, half);
    this.#known.set(key, kbps);
    return kbps;
  }

  #unknownKbps({ fps, complexity, resolution }: CameraRow, codec: Codec, half: RateHalf): number {
    const { complexities, resolutions } = this.#index;
    const entries = {
      model: this.#model,
      codec,
      complexity: knownEntry(complexities, complexity[half], 'complexity'),
      resolution: knownEntry(resolutions, resolution[half], 'resolution'),
    };
    return wholeKbps({ kbps: bitrateKbps({ fps: fps[half], half }, entries) });
  }
}

function motionShareOf(row: CameraRow): number {
  const motionPercent = row.motion.motion;
  return hasBuffers(row) ? bufferedShare({ ...row.extras, motionPercent }) : motionPercent / 100;
}
