import type { BitrateModel, Catalogue, Codec, Complexity, Resolution } from '../catalogue/schema.ts';
import { requireStructure } from './structure.ts';

/** Entries by id, in an array: ids are small whole numbers, and array access is the quickest look-up. */
export type ById<T> = readonly (T | undefined)[];

/** The lists that every camera row is looked up in. */
export interface CatalogueIndex {
  readonly codecs: ById<Codec>;
  readonly complexities: ById<Complexity>;
  readonly resolutions: ById<Resolution>;
  readonly rates: RateFigures;
}

/** What rates are calculated with, as bare numbers: reading them from the facts of a frozen catalogue takes several times as long. */
interface RateFigures extends ReturnType<typeof modelFigures> {
  readonly codecs: { readonly continuous: ById<number>; readonly motion: ById<number> };
  readonly complexities: ById<number>;
}

/** What the rate of a stream is calculated with. */
const INDEXED = { bitrateModel: {}, codecs: [{}], complexities: [{}], resolutions: [{}] };

type Indexed = Pick<Catalogue, keyof typeof INDEXED>;

const INDEXES = new WeakMap<Indexed, CatalogueIndex>();

/**
 * The index of a catalogue, made once for each: catalogues do not change.
 *
 * @throws SizingError `out-of-domain` where one of the lists or the model of bit rates is missing.
 */
export function indexOf(catalogue: Indexed): CatalogueIndex {
  const known = INDEXES.get(catalogue);
  if (known !== undefined) return known;
  requireStructure(catalogue, INDEXED, 'catalogue');
  const { bitrateModel, codecs, complexities, resolutions } = catalogue;
  const numbers = <T extends { readonly id: number }>(entries: readonly T[], valueOf: (entry: T) => number) =>
    byId(entries).map((entry) => entry && valueOf(entry));
  const index = {
    codecs: byId(codecs),
    complexities: byId(complexities),
    resolutions: byId(resolutions),
    rates: {
      ...modelFigures(bitrateModel),
      codecs: {
        continuous: numbers(codecs, (codec) => codecFactor(codec, 'continuous').value),
        motion: numbers(codecs, (codec) => codecFactor(codec, 'motion').value),
      },
      complexities: numbers(complexities, ({ factor }) => factor.value),
    },
  };
  INDEXES.set(catalogue, index);
  return index;
}

/** The figures of the model by the names of the formulas' inputs. */
function modelFigures(model: BitrateModel) {
  return {
    anchorKbps: model.anchorKbps.value,
    anchorArea: model.anchorArea.value,
    anchorFps: model.anchorFps.value,
    decline: model.frameRateDecline.value,
    lowFps: model.lowFrameRates.below.value,
    lowExponent: model.lowFrameRates.exponent.value,
    mjpegKbitPerFrame: model.mjpegKbitPerFrame.value,
    mjpegAreaExponent: model.mjpegAreaExponent.value,
  };
}

/** A codec's rate relative to H.264 in a half. */
export function codecFactor({ factor, motionFactor }: Codec, half: 'continuous' | 'motion'): Codec['factor'] {
  return half === 'motion' ? (motionFactor ?? factor) : factor;
}

/** Entries of a list by their ids. */
export function byId<T extends { readonly id: number }>(entries: readonly T[]): ById<T> {
  const index: (T | undefined)[] = [];
  for (const entry of entries) index[entry.id] = entry;
  return index;
}
