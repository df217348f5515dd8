import type { StationInput } from '@site-designer/sizing-engine';
import { expect, test } from 'vitest';
import { rowOf } from '../../../../packages/sizing-engine/test/support/designs.ts';
import { proposalOf } from '../../../../packages/sizing-engine/test/support/site.ts';
import { outcomeOf } from '../../src/features/site-page/viewing/cure-outcome.ts';

/** 16 cameras of 4K on a monitor of 4 x 4 tiles, with a Turing card. */
function stationOf(change: Partial<StationInput> = {}, withLive = false) {
  const liveStream = withLive ? { resolution: 5, size: null, fps: 15, codec: 3, kbps: null } : null;
  const rows = [
    rowOf({
      quantity: 16,
      fps: { continuous: 0, motion: 15 },
      resolution: { continuous: 14, motion: 14 },
      liveStream,
    }),
  ];
  const station = { id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4, decoder: 'turing', ...change };
  return proposalOf(rows, { viewing: { stations: [station] } }).viewing!.stations[0]!;
}

test('a second stream for the tiles brings the load of the card from 124.5 to 13.8 percent', () => {
  expect(outcomeOf(stationOf(), stationOf({}, true))).toBe('124.51 % to 13.83 %');
});

test('a card that decodes less of the codec is no way out', () => {
  expect(outcomeOf(stationOf(), stationOf({ decoder: 'ampere' }))).toBeUndefined();
});

test('where another limit is the fullest afterwards, it is named', () => {
  expect(outcomeOf(stationOf({ decoder: '' }), stationOf({ decoder: 'l4' }))).toBe(
    '1,990.66 Mpx/s to 26.58 % (Decoding)',
  );
});
