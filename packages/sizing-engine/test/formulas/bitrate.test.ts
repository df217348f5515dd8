import { describe, expect, it } from 'vitest';
import { calculateBitrate, calculateProposal, explain, SizingError } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf, type rowOf } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

const DEFAULT_STREAM = { codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 };

describe('the frame-rate law', () => {
  const scale = (fps: number) =>
    computed('bitrate.frame-rate-factor', { fps, anchorFps: 15, decline: 0.006_84, lowFps: 5, lowExponent: 0.57 });

  it('is exactly 1 at the anchor frame rate', () => {
    expect(scale(15)).toBe(1);
  });

  it('gives less than twice the rate for twice the frames', () => {
    // 30 (1 - 0.2052) / (15 (1 - 0.1026)) = 23.844 / 13.461 = 1.771 339
    expectClose(scale(30), 23.844 / 13.461, 1e-12);
  });

  it('meets its second branch at 5 frames a second', () => {
    // 5 (1 - 0.0342) / 13.461 = 0.358 740
    expectClose(scale(5), 4.829 / 13.461, 1e-12);
    expectClose(scale(4.999_999), scale(5), 1e-6);
  });

  it('falls below 5 frames a second with the power of 0.57, since key frames keep coming', () => {
    // 0.358 740 x 0.2^0.57 = 0.358 740 x 0.399 562 = 0.143 339; x 0.6^0.57 = 0.358 740 x 0.747 388 = 0.268 118
    expectClose(scale(1), 0.143_339, 1e-5);
    expectClose(scale(3), 0.268_118, 1e-5);
  });
});

describe('the bit rate of a stream', () => {
  it('of the default settings is the one the specification gives', () => {
    expect(calculateBitrate(DEFAULT_STREAM, catalogue)).toBe(2702);
  });

  // Each worked from 2702 kbit/s at 1080p, 15 fps, medium-low; MJPEG from 1336 kbit a frame.
  it.each([
    [1, 'MJPEG', 20_040, '1336 x 15'],
    [2, 'MPEG-4', 3918, '2702 x 1.45 = 3917.9'],
    [3, 'H.264', 2702, 'the anchor'],
    [4, 'H.265', 1567, '2702 / 1.724 = 1567.29'],
    [5, 'H.264 smart', 1621, '2702 x 0.60 = 1621.2'],
    [6, 'H.265 smart', 909, '2702 x 0.58 / 1.724 = 909.03'],
  ])('in codec %i (%s) is %i kbit/s while nothing moves: %s', (codecId, _, kbps) => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, codecId, half: 'continuous' }, catalogue)).toBe(kbps);
  });

  it.each([
    [3, 'H.264', 2702, 'as while nothing moves'],
    [5, 'H.264 smart', 2432, '2702 x 0.90 = 2431.8'],
    [6, 'H.265 smart', 1411, '2702 x 0.90 / 1.724 = 1410.56'],
  ])('in codec %i (%s) is %i kbit/s while something moves: %s', (codecId, _, kbps) => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, codecId, half: 'motion' }, catalogue)).toBe(kbps);
    expect(calculateBitrate({ ...DEFAULT_STREAM, codecId }, catalogue)).toBe(kbps);
  });

  it('at 1 frame a second is 387 kbit/s', () => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, fps: 1 }, catalogue)).toBe(387);
  });

  it.each([
    [1, 1801, '2702 / 1.5 = 1801.3'],
    [2, 2702, 'the anchor'],
    [3, 4053, '2702 x 1.5'],
    [4, 6080, '2702 x 2.25 = 6079.5'],
    [5, 9007, '2702 x 10 / 3 = 9006.7'],
  ])('on rung %i of complexity is %i kbit/s: %s', (complexityId, kbps) => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, complexityId }, catalogue)).toBe(kbps);
  });

  it.each([
    [1, 132, '2702 x 352 x 288 / 2 073 600 = 132.10'],
    [5, 1201, '2702 x 4 / 9 = 1200.9'],
    [11, 5134, '2702 x 2592 x 1520 / 2 073 600 = 5133.8'],
    [14, 10_808, '2702 x 4'],
    [16, 10_007, '2702 x 6400 x 1200 / 2 073 600 = 10 007.4'],
    [17, 43_232, '2702 x 16, above what a person may type'],
  ])('of resolution %i is %i kbit/s: %s', (resolutionId, kbps) => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, resolutionId }, catalogue)).toBe(kbps);
  });

  it('of all factors together is their product', () => {
    // H.265, medium-high, 4K, 30 fps: 2702 / 1.724 x 2.25 x 4 x 1.771 339 = 24 985.6
    const kbps = calculateBitrate({ codecId: 4, complexityId: 4, resolutionId: 14, fps: 30 }, catalogue);
    expect(kbps).toBe(24_986);
  });

  it('of MJPEG grows more slowly than the picture', () => {
    // 720p: 1336 x 10 x (4/9)^0.83 x 1.5 = 1336 x 10 x 0.510 14 x 1.5 = 10 223
    const kbps = calculateBitrate({ codecId: 1, complexityId: 3, resolutionId: 5, fps: 10 }, catalogue);
    expect(kbps).toBe(Math.round(13_360 * (4 / 9) ** 0.83 * 1.5));
    expectClose(kbps, 10_223, 1e-3);
  });

  it('of MJPEG is linear in the frame rate', () => {
    expect(calculateBitrate({ ...DEFAULT_STREAM, codecId: 1, fps: 60 }, catalogue)).toBe(4 * 20_040);
  });

  it('is never less than 1 kbit/s', () => {
    expect(computed('bitrate.whole', { kbps: 0.2 })).toBe(1);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.9, 12.55, 60.1, 61])(
    'at %s frames a second is refused',
    (fps) => {
      expect(() => calculateBitrate({ ...DEFAULT_STREAM, fps }, catalogue)).toThrow(
        expect.objectContaining({ name: SizingError.name, code: 'out-of-domain', subject: 'fps' }),
      );
    },
  );

  it('of an unknown half is refused', () => {
    const half = 'event' as unknown as 'motion';
    expect(() => calculateBitrate({ ...DEFAULT_STREAM, half }, catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject: 'half' }),
    );
  });

  it('of an unknown codec, complexity or resolution is refused', () => {
    for (const unknown of [{ codecId: 7 }, { complexityId: 0 }, { resolutionId: 18 }]) {
      expect(() => calculateBitrate({ ...DEFAULT_STREAM, ...unknown }, catalogue)).toThrow(
        expect.objectContaining({ name: SizingError.name, code: 'unknown-entry', subject: Object.keys(unknown)[0] }),
      );
    }
  });

  it('of an id that is no number is refused, whatever it names', () => {
    const ask = () => calculateBitrate({ ...DEFAULT_STREAM, codecId: 'length' as unknown as number }, catalogue);
    expect(ask).toThrow(expect.objectContaining({ code: 'unknown-entry', subject: 'codecId' }));
  });
});

describe('the range of a bit rate', () => {
  const rateOf = (change: Parameters<typeof rowOf>[0]) =>
    calculateProposal(genericDesign(groupsOf(change ?? {})), catalogue).totals.peakMbit;

  it('of an inter-frame codec is that of published tables around 1', () => {
    const { value, low, high } = rateOf({});
    const { interFrame } = catalogue.bitrateModel.ranges;
    expectClose(value, 2.702);
    expectClose(low, 2.702 * interFrame.low.value);
    expectClose(high, 2.702 * interFrame.high.value);
  });

  it.each([
    { fps: 1, kbps: [231, 387, 1255] },
    { fps: 2, kbps: [344, 575, 1255] },
    { fps: 3, kbps: [433, 724, 1255] },
  ])('of an inter-frame codec has a high end that fewer frames than 3 a second do not lower: $fps', ({ fps, kbps }) => {
    const { value, low, high } = rateOf({ fps: { continuous: 0, motion: fps } });
    expect([low, value, high].map((mbit) => Math.round(mbit * 1000))).toEqual(kbps);
  });

  it('of speedup takes each half at its own range', () => {
    const base = { recording: 2, fps: { continuous: 1, motion: 15 }, motion: { continuous: 0, motion: 40 } } as const;
    const { averageMbit } = calculateProposal(genericDesign(groupsOf(base)), catalogue).totals;
    const { interFrame } = catalogue.bitrateModel.ranges;
    expectClose(averageMbit.value, 0.387 * 0.6 + 2.702 * 0.4);
    expectClose(averageMbit.low, 0.387 * 0.6 * interFrame.low.value + 2.702 * 0.4 * interFrame.low.value);
    expectClose(averageMbit.high, 0.724 * 0.6 * interFrame.high.value + 2.702 * 0.4 * interFrame.high.value);
  });

  it('of MJPEG is its own', () => {
    const { low, high } = rateOf({ codec: 1 });
    const { mjpeg } = catalogue.bitrateModel.ranges;
    expectClose(low, 20.04 * mjpeg.low.value);
    expectClose(high, 20.04 * mjpeg.high.value);
  });

  it('of a rate that the user states is 0.9 to 1.1', () => {
    const custom = { bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true };
    const { value, low, high } = rateOf(custom);
    expect(value).toBe(4);
    expectClose(low, 3.6);
    expectClose(high, 4.4);
  });

  it('below 3 frames a second has a high end that is explained as assumed', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({ fps: { continuous: 0, motion: 1 } })), catalogue);
    const { steps } = explain(proposal, 'totals.peakMbit.high');
    expect(steps.map(({ origin }) => origin)).toContainEqual(
      expect.objectContaining({
        field: { say: 'field.low-frame-rate-range' },
        grade: 'assumed',
      }),
    );
  });

  it('is explained by the factor and who says so', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({})), catalogue);
    const { steps } = explain(proposal, 'totals.peakMbit.high');
    expect(steps.map(({ origin }) => origin)).toContainEqual(
      expect.objectContaining({
        kind: 'catalogue',
        field: { say: 'field.end-of-range', end: 'high' },
        grade: 'measured',
      }),
    );
  });
});
