import type { Catalogue, Fact } from '../catalogue/schema.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Column } from '../derivation/column.ts';
import { cited } from '../derivation/quantity.ts';
import { frameArea, frameRateFactor, interFrameRate, mjpegRate, wholeRate } from '../formulas/bitrate.ts';
import { knownEntry } from '../lookup.ts';
import type { Half } from '../selection/camera-rules.ts';
import { factColumn, type RowClass, type TypedColumn } from './row-classes.ts';

interface Context {
  readonly catalogue: Catalogue;
  readonly index: CatalogueIndex;
  readonly typed: TypedColumn;
}

/** Calculated bit rates of one half of rows of one kind, explained; their numbers are those of `calculateBitrate`. */
export function explainedBitrates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const kbps =
    rowClass.codec === 'mjpeg' ? mjpegRates(rowClass, half, context) : interFrameRates(rowClass, half, context);
  return wholeRate.overRows({ kbps });
}

function interFrameRates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const { bitrateModel: model } = context.catalogue;
  const { codecs } = context.index;
  return interFrameRate.overRows({
    ...pictureColumns(rowClass, half, context),
    anchorKbps: cited(model.id, 'rate of the anchor stream', model.anchorKbps),
    codec: factColumn(
      'factor',
      rowClass.rows.map(({ codec }) => knownEntry(codecs, codec, 'codec')),
      {
        kind: 'codec',
        factOf: ({ factor }) => factor,
      },
    ),
    frameRate: frameRateFactor.overRows({
      fps: fpsColumn(half, context),
      anchorFps: cited(model.id, 'frame rate of the anchor stream', model.anchorFps),
      decline: cited(model.id, 'decline of bits per frame', model.frameRateDecline),
    }),
  });
}

function mjpegRates(rowClass: RowClass, half: Half, context: Context): Column<'kbit/s'> {
  const { bitrateModel: model } = context.catalogue;
  return mjpegRate.overRows({
    ...pictureColumns(rowClass, half, context),
    kbitPerFrame: cited(model.id, 'MJPEG frame of the anchor area', model.mjpegKbitPerFrame),
    fps: fpsColumn(half, context),
    exponent: cited(model.id, 'growth of MJPEG frames with their area', model.mjpegAreaExponent),
  });
}

function fpsColumn(half: Half, { typed }: Context): Column<'frame/s'> {
  return typed(`fps.${half}`, 'frame/s', ({ fps }) => fps[half]);
}

/** What both kinds of codec need to know of the picture. */
function pictureColumns({ rows }: RowClass, half: Half, { catalogue, index }: Context) {
  const { bitrateModel: model } = catalogue;
  const resolutions = rows.map(({ resolution }) => knownEntry(index.resolutions, resolution[half], 'resolution'));
  const complexities = rows.map(({ complexity }) => knownEntry(index.complexities, complexity[half], 'complexity'));
  const kind = 'resolution';
  return {
    area: frameArea.overRows({
      width: factColumn('width', resolutions, { kind, factOf: ({ width }) => pixels(width) }),
      height: factColumn('height', resolutions, { kind, factOf: ({ height }) => pixels(height) }),
    }),
    anchorArea: cited(model.id, 'frame area of the anchor stream', model.anchorArea),
    complexity: factColumn('factor', complexities, { kind: 'complexity', factOf: ({ factor }) => factor }),
  };
}

/** The size of a resolution is its definition. */
function pixels(value: number): Fact<'pixel'> {
  return { value, unit: 'pixel', origin: 'spec', source: 'by definition' };
}
