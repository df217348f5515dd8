import { describe, expect, it } from 'vitest';
import { Recording } from '../../src/doors/enumerations.ts';
import { withFewerFrames } from '../../src/sizing/as-built/lower-rates.ts';
import { catalogue, rowOf } from '../support/designs.ts';

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
