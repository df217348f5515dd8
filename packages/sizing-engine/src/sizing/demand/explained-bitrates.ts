import type { BitrateModel, Resolution } from '../../catalogue/schema.ts';
import { codecFactor, type CatalogueIndex } from '../../checks/catalogue-index.ts';
import { citedColumn } from '../../derivation/column.ts';
import { cited, type Column, type GradedFact } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import {
  frameArea,
  frameRateFactor,
  highEndFrameRate,
  interFrameRate,
  mjpegRate,
  wholeRate,
} from '../../formulas/bitrate.ts';
import type { Half } from '../../design/camera-row.ts';
import { sizeText, type PictureSize } from '../../bitrate/picture-size.ts';
import { isMeasuredFps } from '../../bitrate/bitrate.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { factColumn, type RowClass, type TypedColumn } from './row-classes.ts';
import { saying } from '../result/sayings.ts';

/** The constants of the bit-rate model, the same for all rows. */
export type ModelConstants = ReturnType<typeof modelConstants>;

/** Cite the constants of the bit-rate model once, so that a derivation has each once. */
export function modelConstants(model: BitrateModel) {
  return {
    anchorKbps: cited(model.id, saying('field.anchor-rate'), model.anchorKbps),
    anchorArea: cited(model.id, saying('field.anchor-area'), model.anchorArea),
    anchorFps: cited(model.id, saying('field.anchor-frame-rate'), model.anchorFps),
    lowFps: cited(model.id, saying('field.low-frame-rate'), model.lowFrameRates.below),
    lowExponent: cited(model.id, saying('field.low-frame-rate-power'), model.lowFrameRates.exponent),
    rangeBelow: cited(model.id, saying('field.low-frame-rate-range'), model.lowFrameRates.rangeBelow),
    kbitPerFrame: cited(model.id, saying('field.mjpeg-frame'), model.mjpegKbitPerFrame),
    exponent: cited(model.id, saying('field.mjpeg-growth'), model.mjpegAreaExponent),
  };
}

interface Context {
  readonly model: BitrateModel;
  readonly constants: ModelConstants;
  readonly index: CatalogueIndex;
  readonly typed: TypedColumn;
  /** Whether the rate is for the high end of a range, which few frames do not lower. */
  readonly isHighEnd?: boolean;
}

/** Calculated bit rates of one half of rows of one kind, explained; their numbers are those of `calculateBitrate`. */
export function explainedBitrates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const kbps =
    rowClass.codec === 'mjpeg' ? mjpegRates(rowClass, half, context) : interFrameRates(rowClass, half, context);
  return wholeRate.overRows({ kbps });
}

function interFrameRates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const { anchorKbps, anchorFps, lowFps, lowExponent } = context.constants;
  return interFrameRate.overRows({
    ...pictureColumns(rowClass, half, context),
    anchorKbps,
    codec: codecColumn(rowClass, half, context),
    frameRate: frameRateFactor.overRows({
      fps: fpsColumn(half, context),
      anchorFps,
      decline: declineColumn(rowClass, half, context),
      lowFps,
      lowExponent,
    }),
  });
}

/** A smart codec has another factor in the motion half, and is cited so. */
function codecColumn({ rows }: RowClass, half: Half, { index }: Context): Column<'1'> {
  return citedColumn(saying('field.factor'), {
    unit: '1',
    entries: () => rows().map(({ codec }) => knownEntry(index.codecs, codec, 'codec')),
    cite: (codec) => {
      const isInMotion = half === 'motion' && codec.motionFactor !== undefined;
      return { entry: saying('cited.codec', { codec: codec.name, isInMotion }), fact: codecFactor(codec, half) };
    },
  });
}

/** The decline of bits per frame: measured at some frame rates, assumed to go on like that at all others. */
function declineColumn({ rows }: RowClass, half: Half, { model }: Context): Column<'s/frame'> {
  const { frameRateDecline: measured, measuredFps } = model;
  const extrapolated: GradedFact<'s/frame'> = {
    ...measured,
    origin: 'assumed',
    source: saying('source.extrapolated', {
      source: measured.source,
      minFps: measuredFps.min.value,
      maxFps: measuredFps.max.value,
    }),
  };
  return citedColumn(saying('field.frame-rate-decline'), {
    unit: 's/frame',
    entries: () => rows().map(({ fps }) => (isMeasuredFps(fps[half], model) ? measured : extrapolated)),
    cite: (fact) => ({ entry: model.id, fact }),
  });
}

function mjpegRates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const { kbitPerFrame, exponent } = context.constants;
  return mjpegRate.overRows({
    ...pictureColumns(rowClass, half, context),
    kbitPerFrame,
    fps: fpsColumn(half, context),
    exponent,
  });
}

function fpsColumn(half: Half, { typed, constants, isHighEnd = false }: Context): Column<'frame/s'> {
  const fps = typed(`fps.${half}`, 'frame/s', (row) => row.fps[half]);
  return isHighEnd ? highEndFrameRate.overRows({ fps, rangeBelow: constants.rangeBelow }) : fps;
}

/** What both kinds of codec need to know of the picture. */
function pictureColumns(rowClass: RowClass, half: Half, { constants, index }: Context) {
  return {
    area: frameArea.overRows({
      width: sideColumn('width', rowClass, { half, index }),
      height: sideColumn('height', rowClass, { half, index }),
    }),
    anchorArea: constants.anchorArea,
    complexity: factColumn(saying('field.factor'), rowClass, {
      kind: 'complexity',
      unit: '1',
      index: index.complexities,
      idOf: ({ complexity }) => complexity[half],
      factOf: ({ factor }) => factor,
    }),
  };
}

/** A side of the picture: the size of a resolution is its definition, and a typed size is cited as it was given. */
function sideColumn(
  side: keyof PictureSize,
  { rows }: RowClass,
  { half, index }: Pick<Context, 'index'> & { readonly half: Half },
): Column<'pixel'> {
  return citedColumn(side === 'width' ? saying('field.width') : saying('field.height'), {
    unit: 'pixel',
    entries: () =>
      rows().map((row): PictureSize & Partial<Resolution> => row.size[half] ?? resolutionOf(row, half, index)),
    cite: (picture) => ({
      entry: saying('cited.resolution', { name: picture.name ?? sizeText(picture) }),
      fact: {
        value: picture[side],
        unit: 'pixel',
        origin: 'definition',
        source: picture.name === undefined ? saying('source.typed-size', { half }) : 'by definition',
      },
    }),
  });
}

function resolutionOf({ resolution }: CameraRow, half: Half, { resolutions }: CatalogueIndex): Resolution {
  return knownEntry(resolutions, resolution[half], 'resolution');
}
