import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapacityConvention } from '../../src/index.ts';
import { bestLayout, layoutSearch } from '../../src/sizing/storage/storage-layout.ts';
import { storageSettings } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';
import { naiveBestLayout } from '../support/naive.ts';
import { smallCatalogues } from '../support/small-catalogues.ts';

const tenths = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: max * 10 }).map((n) => n / 10);

/** What a storage may be asked for: as much as a few dozen disks give. */
const need = fc.record({ tb: tenths(300), reads: tenths(200), writes: tenths(100), megabytes: tenths(500) });

const context = fc.record({
  convention: fc.constantFrom<CapacityConvention>('vendor', 'exact'),
  catalogue: fc.oneof(fc.constant(catalogue), smallCatalogues),
  most: fc.integer({ min: 1, max: 40 }),
});

describe('trying every disk layout', () => {
  it('finds no better one', () => {
    fc.assert(
      fc.property(need, storageSettings, context, (wanted, settings, given) => {
        const layout = bestLayout(
          { tb: wanted.tb, readIops: wanted.reads, writeIops: wanted.writes, megabytesPerSecond: wanted.megabytes },
          layoutSearch({ settings, catalogue: given.catalogue, convention: given.convention }),
          given.most,
        );
        const naive = naiveBestLayout(wanted, settings, given);
        expect(layout && { raid: layout.raid.id, disks: layout.disks, diskTb: layout.diskTb }).toEqual(naive);
      }),
    );
  });
});
