import { describe, expect, it } from 'vitest';
import { Recording } from '../../src/doors/enumerations.ts';
import { withWayOut } from '../../src/doors/design.ts';
import { withFewerFrames, withLowerRates } from '../../src/sizing/as-built/lower-rates.ts';
import { catalogue, genericDesign, rowOf } from '../support/designs.ts';

describe('rates that are lowered by some percent', () => {
  const row = rowOf({ motionIsCustomBitrate: true, bitrateKbit: { continuous: 0, motion: 2150 } });

  it('are the same for a way out and for a remedy: 2 150 kbit/s less 6 % is 2 021', () => {
    const [taken] = withWayOut(genericDesign([row]), { settings: null, recorded: { ratePercent: 94 } }).cameras;
    expect(taken!.bitrateKbit).toEqual({ continuous: 0, motion: 2021 });
    expect(withLowerRates(row, 6).bitrateKbit).toEqual({ motion: 2021 });
  });
});

describe('a row with at most so many frames per second', () => {
  const row = rowOf({
    recording: Recording.speedup,
    fps: { continuous: 5, motion: 25 },
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
    bitrateKbit: { continuous: 800, motion: 4000 },
  });

  it('keeps frames and rate of the half that has no more than that', () => {
    const patch = withFewerFrames(row, 10, catalogue)!;
    expect(patch.fps).toEqual({ motion: 10 });
    expect(patch.bitrateKbit!.continuous).toBe(800);
    expect(patch.bitrateKbit!.motion).toBeLessThan(4000);
  });

  it('stays as it is where both halves have no more than that', () => {
    expect(withFewerFrames(row, 25, catalogue)).toBeUndefined();
  });
});
