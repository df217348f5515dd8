import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBitrate, type CameraRow, type Catalogue } from '../../src/index.ts';
import { Recording } from '../../src/design/index.ts';
import { RatesReader, RowRates } from '../../src/sizing/demand/row-rates.ts';
import { unruledRow } from '../support/arbitraries.ts';
import { catalogue, rowOf } from '../support/designs.ts';

const HALVES = ['continuous', 'motion'] as const;

const ratesOf = (reader: RatesReader, row: CameraRow): RowRates => reader.read(row, new RowRates());

/** The rate of one half as it is calculated without anything remembered. */
function rateAlone(row: CameraRow, half: (typeof HALVES)[number], own: Catalogue): number {
  const query = { codecId: row.codec, complexityId: row.complexity[half], resolutionId: row.resolution[half] };
  return calculateBitrate({ ...query, fps: row.fps[half], half }, own);
}

/** Fields from which a rate is calculated, in one half or in both. */
const CHANGES = fc.oneof(
  fc.constantFrom(...catalogue.codecs).map(({ id }) => ({ codec: id })),
  ...HALVES.flatMap((half) => [
    fc.constantFrom(...catalogue.complexities).map(({ id }) => ({ complexity: half, id })),
    fc.constantFrom(...catalogue.resolutions).map(({ id }) => ({ resolution: half, id })),
    fc.integer({ min: 1, max: 60 }).map((id) => ({ fps: half, id })),
  ]),
  fc.constantFrom(...Object.values(Recording)).map((recording) => ({ recording })),
  fc.boolean().map((continuousIsCustomBitrate) => ({ continuousIsCustomBitrate })),
  fc.boolean().map((motionIsCustomBitrate) => ({ motionIsCustomBitrate })),
);

/** A row that differs from another one in a single field. */
function nextTo(row: CameraRow, change: Record<string, unknown>): CameraRow {
  const { id, ...field } = change;
  if (id === undefined) return { ...row, ...field };
  const [[name, half]] = Object.entries(field) as [['fps' | 'complexity' | 'resolution', string]];
  return { ...row, [name]: { ...row[name], [half]: id } };
}

/** Rows of which each differs from the one before it in one field. */
const similarRows = fc
  .tuple(unruledRow, fc.array(CHANGES, { minLength: 1, maxLength: 30 }))
  .map(([first, changes]) =>
    changes.reduce<CameraRow[]>((rows, change) => [...rows, nextTo(rows.at(-1)!, change)], [first]),
  );

/** Rows of every codec, picture and frame rate, recorded in both halves. */
function everyRow(own: Catalogue, frameRates: readonly number[]): CameraRow[] {
  const picture = own.codecs.flatMap(({ id: codec }) =>
    own.complexities.flatMap(({ id: complexity }) =>
      own.resolutions.map(({ id: resolution }) => ({ codec, complexity, resolution })),
    ),
  );
  return picture.flatMap(({ codec, complexity, resolution }) =>
    frameRates.map((fps) => ({
      ...rowOf({ recording: Recording.speedup, fps: { continuous: fps, motion: 61 - fps } }),
      codec,
      complexity: { continuous: complexity, motion: complexity },
      resolution: { continuous: resolution, motion: resolution },
    })),
  );
}

/** Rows of which the rates are not those of the model when they are read for the first or the second time. */
function wrongRates(own: Catalogue, frameRates: readonly number[]): CameraRow[] {
  const reader = new RatesReader(own);
  return everyRow(own, frameRates).filter((row) => {
    const [continuous, motion] = HALVES.map((half) => rateAlone(row, half, own));
    return [ratesOf(reader, row), ratesOf(reader, row)].some(
      ({ continuousKbps, motionKbps }) => continuousKbps !== continuous || motionKbps !== motion,
    );
  });
}

describe('rates of rows that are read one after the other', () => {
  it('are those of each row alone, whatever was read before', () => {
    fc.assert(
      fc.property(similarRows, (rows) => {
        const together = new RatesReader(catalogue);
        const read = rows.map((row) => ratesOf(together, row));
        expect(read).toEqual(rows.map((row) => ratesOf(new RatesReader(catalogue), row)));
      }),
    );
  });

  it('are those of the bit-rate model for every codec, picture and frame rate', () => {
    const frameRates = Array.from({ length: 60 }, (_, place) => place + 1);
    expect(wrongRates(catalogue, frameRates)).toHaveLength(0);
  });

  it.each([
    ['great', (id: number) => id * 1_000_003 + 4_000_000],
    ['negative', (id: number) => -id],
    ['great and small', (id: number) => (id % 2 === 0 ? id : id * 1_048_576)],
  ])('are so where a catalogue has %s ids', (_, idOf) => {
    const renumbered = <T extends { readonly id: number }>(entries: readonly T[]): T[] =>
      entries.map((entry) => ({ ...entry, id: idOf(entry.id) }));
    const { codecs, complexities, resolutions } = catalogue;
    const own = {
      ...catalogue,
      codecs: renumbered(codecs),
      complexities: renumbered(complexities),
      resolutions: renumbered(resolutions),
    };
    expect(wrongRates(own, [1, 3, 30, 60])).toHaveLength(0);
  });

  it('are so where pictures are so large that a rate takes more than 32 bits', () => {
    const resolutions = catalogue.resolutions.map((each) => ({ ...each, width: each.width * 100_000 }));
    expect(wrongRates({ ...catalogue, resolutions }, [1, 60])).toHaveLength(0);
  });
});
