import type { Catalogue, Codec } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../checks/catalogue-index.ts';
import { bitrateKbps, type RateHalf } from '../../bitrate/bitrate.ts';
import { FPS_BOUNDS } from '../../bitrate/fps-bounds.ts';
import type { CameraRow, Extras } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { ROWS_TOGETHER, type RowPart } from '../../design/row-part.ts';
import { wholeKbps } from '../../formulas/bitrate.ts';
import { averageKbps, besidesOnEvents, besidesVideo, bufferedShare, peakKbps } from '../../formulas/recording.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { hasBuffers } from './row-kinds.ts';

/** Rates of the two halves, kbit/s, and the share of time that is recorded as motion. */
export interface HalfRates {
  readonly continuousKbps: number;
  readonly motionKbps: number;
  readonly share: number;
}

/**
 * What one stream writes on average while its recording mode is in force, kbit/s.
 *
 * @example
 * ```ts
 * averageOf(Recording.event, { continuousKbps: 0, motionKbps: 2702, share: 0.4 }); // 1080.8
 * ```
 */
export function averageOf(recording: Recording, { continuousKbps, motionKbps, share }: HalfRates): number {
  switch (recording) {
    case Recording.constant:
      return continuousKbps;
    case Recording.event:
      return motionKbps * share;
    case Recording.speedup:
      return averageKbps({ continuousKbps, motionKbps, continuousShare: 1 - share, motionShare: share });
  }
}

/** What one stream of a row moves at its peak and writes on average, kbit/s. */
export interface StreamRates {
  readonly peakKbps: number;
  readonly averageKbps: number;
}

/** Rates of the halves of a row, and what one of its streams makes of them. */
export type RatesOfRow = HalfRates & StreamRates;

/** The rates of a row, in an object that those of other rows can be put into: designs have thousands of rows. */
export class RowRates implements RatesOfRow {
  continuousKbps = 0;
  motionKbps = 0;
  share = 0;
  peakKbps = 0;
  averageKbps = 0;

  /** Work out what one stream makes of the halves, once they are set. */
  settle(recording: Recording): void {
    this.peakKbps = peakKbps(this);
    this.averageKbps = averageOf(recording, this);
  }
}

/** Sound and metadata of one camera: what it writes besides video, as long as its first stream is recorded. */
export function besidesOf(recording: Recording, extras: Extras, motionShare: number): StreamRates {
  const peak = besidesVideo.compute(extras);
  const isOnEvents = recording === Recording.event;
  return {
    peakKbps: peak,
    averageKbps: isOnEvents ? besidesOnEvents.compute({ besidesKbps: peak, motionShare }) : peak,
  };
}

/** Places of the halves among the rates of a picture at a frame rate. */
const CONTINUOUS = 0;
const MOTION = 1;

/** Frame rates that a rate is calculated for, and 0. */
const FRAME_RATES = FPS_BOUNDS.max + 1;

const HALVES = 2;

/** Most rates of which a table is kept: more than any list of codecs and resolutions that a person chooses from. */
const MOST_KNOWN = 2 ** 18;

/** The greatest whole number of 32 bits; greater rates are calculated each time. */
const MOST_KNOWN_KBPS = 2 ** 31 - 1;

/** Rates of a catalogue that were calculated before: designs have thousands of rows, and few kinds of streams. */
interface KnownRates {
  /** Numbers that the ids of the lists lie below. */
  readonly codecs: number;
  readonly resolutions: number;
  /** kbit/s by the number of the rate; 0 where it was not calculated yet. */
  readonly kbps: Int32Array;
}

const KNOWN = new WeakMap<Catalogue, KnownRates>();

/** The rates of a catalogue that are known, which all sizings with it share: catalogues do not change. */
function knownRatesOf(catalogue: Catalogue): KnownRates {
  const known = KNOWN.get(catalogue);
  if (known !== undefined) return known;
  const made = noRatesOf(catalogue);
  KNOWN.set(catalogue, made);
  return made;
}

/** A table in which no rate has a place. */
const NO_PLACES: KnownRates = { codecs: 0, resolutions: 0, kbps: new Int32Array(0) };

/** An empty table; one without places if a company chose ids so great, or below 0, that the rates do not fit into one. */
function noRatesOf({ codecs, complexities, resolutions }: Catalogue): KnownRates {
  const ids = [codecs, complexities, resolutions].map((list) => list.map(({ id }) => id));
  const below = ids.map((list) => Math.max(...list) + 1) as [number, number, number];
  const rates = below[0] * below[1] * below[2] * FRAME_RATES * HALVES;
  if (ids.flat().some((id) => id < 0) || rates > MOST_KNOWN) return NO_PLACES;
  return { codecs: below[0], resolutions: below[2], kbps: new Int32Array(rates) };
}

/** Works out the rates of rows. */
export class RatesReader {
  readonly #model: Catalogue['bitrateModel'];
  readonly #index: CatalogueIndex;
  /** Of the rows of a part. */
  readonly #rates = Array.from({ length: ROWS_TOGETHER }, () => new RowRates());
  readonly #leastMeasured: number;
  readonly #mostMeasured: number;
  readonly #known: KnownRates;
  /** Whether a calculated rate stood outside the frame rates that were measured. */
  isExtrapolated = false;

  constructor(catalogue: Catalogue) {
    this.#model = catalogue.bitrateModel;
    this.#index = indexOf(catalogue);
    this.#known = knownRatesOf(catalogue);
    const { min, max } = this.#model.measuredFps;
    this.#leastMeasured = min.value;
    this.#mostMeasured = max.value;
  }

  /** The rates of the rows of a part, in force until the next part is read. */
  readPart({ rows, from, end }: RowPart): readonly RowRates[] {
    const rates = this.#rates;
    for (let number = from; number < end; number += 1) this.read(rows[number]!, rates[number - from]!);
    return rates;
  }

  /** The rates of a row, put into an object. */
  read(row: CameraRow, rates: RowRates): RowRates {
    const { recording } = row;
    const codec = knownEntry(this.#index.codecs, row.codec, 'codec');
    rates.continuousKbps = recording === Recording.event ? 0 : this.#continuousKbps(row, codec);
    rates.motionKbps = recording === Recording.constant ? 0 : this.#motionKbps(row, codec);
    rates.share = motionShareOf(row);
    rates.settle(recording);
    return rates;
  }

  // Halves are named field by field: to look fields up by the name of a half takes longer than all that is done with them.

  #continuousKbps(row: CameraRow, codec: Codec): number {
    if (row.continuousIsCustomBitrate) return row.bitrateKbit.continuous;
    const fps = row.fps.continuous;
    this.#noteFps(fps, codec);
    const picture = this.#pictureNumber(codec, row.complexity.continuous, row.resolution.continuous);
    const kbps = this.#known.kbps[rateNumber(picture, fps, CONTINUOUS)]!;
    return kbps > 0 ? kbps : this.#newKbps(row, codec, 'continuous');
  }

  #motionKbps(row: CameraRow, codec: Codec): number {
    if (row.motionIsCustomBitrate) return row.bitrateKbit.motion;
    const fps = row.fps.motion;
    this.#noteFps(fps, codec);
    const picture = this.#pictureNumber(codec, row.complexity.motion, row.resolution.motion);
    const kbps = this.#known.kbps[rateNumber(picture, fps, MOTION)]!;
    return kbps > 0 ? kbps : this.#newKbps(row, codec, 'motion');
  }

  #noteFps(fps: number, codec: Codec): void {
    const isMeasured = fps >= this.#leastMeasured && fps <= this.#mostMeasured;
    if (!isMeasured && codec.kind !== 'mjpeg') this.isExtrapolated = true;
  }

  #pictureNumber({ id }: Codec, complexity: number, resolution: number): number {
    return (complexity * this.#known.resolutions + resolution) * this.#known.codecs + id;
  }

  #newKbps({ fps, complexity, resolution }: CameraRow, codec: Codec, half: RateHalf): number {
    const { complexities, resolutions } = this.#index;
    const entries = {
      model: this.#model,
      codec,
      complexity: knownEntry(complexities, complexity[half], 'complexity'),
      resolution: knownEntry(resolutions, resolution[half], 'resolution'),
    };
    const kbps = wholeKbps({ kbps: bitrateKbps({ fps: fps[half], half }, entries) });
    const picture = this.#pictureNumber(codec, complexity[half], resolution[half]);
    const place = rateNumber(picture, fps[half], half === 'motion' ? MOTION : CONTINUOUS);
    this.#known.kbps[place] = kbps > MOST_KNOWN_KBPS ? 0 : kbps;
    return kbps;
  }
}

function rateNumber(picture: number, fps: number, half: number): number {
  return (picture * FRAME_RATES + fps) * HALVES + half;
}

function motionShareOf(row: CameraRow): number {
  const motionPercent = row.motion.motion;
  return hasBuffers(row) ? bufferedShare({ ...row.extras, motionPercent }) : motionPercent / 100;
}
