import { describe, expect, it } from 'vitest';
import { asBuiltCheck, asBuiltRemedies, type AsBuiltRemedy } from '../../src/doors/as-built.ts';
import { applyChange } from '../../src/index.ts';
import { Recording } from '../../src/doors/enumerations.ts';
import { consecutiveIds } from '../../src/doors/design.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { english } from '../support/in-english.ts';
import { reportOf } from '../support/reports.ts';

describe('what to change', () => {
  const source = { measuredUtc: '2026-05-04', note: 'Report 7' };
  const site = genericDesign(groupsOf({ streamName: 'Yard', quantity: 60, retentionDays: 90 }), {
    maxCamerasPerServer: 100,
  });
  const check = asBuiltCheck(
    { design: site, cameras: reportOf(site, () => ({ rate: 1.7, share: 1, days: 0.6 })) },
    catalogue,
  );
  const found = asBuiltRemedies({ design: site, check }, catalogue, source)!;

  it('is nothing where the hardware holds the planned days', () => {
    const asPlanned = asBuiltCheck({ design: site, cameras: reportOf(site) }, catalogue);
    expect(asBuiltRemedies({ design: site, check: asPlanned }, catalogue, source)).toEqual({
      isHeld: true,
      remedies: [],
    });
  });

  it('is the missing space where the hardware of the design is enough and recordings use less of it', () => {
    const cameras = reportOf(site, () => ({ rate: 1, share: 1, days: 0.5 }));
    const half = asBuiltCheck({ design: site, cameras }, catalogue);
    const { isHeld, remedies } = asBuiltRemedies({ design: site, check: half }, catalogue, source)!;
    expect(isHeld).toBe(true);
    // 60 cameras of 1080.8 kbit/s for the other 45 days.
    expect(english.rendered(remedies)).toEqual([
      {
        kind: 'designed-storage',
        title: expect.stringMatching(/^Give the recordings 31\.5 TB more/) as string,
        text: expect.stringMatching(/actual rates\.$/) as string,
        change: null,
      },
    ]);
  });

  describe('where recorders are set to fewer days than planned', () => {
    const constant = genericDesign(
      groupsOf({ streamName: 'Lobby', quantity: 100, recording: Recording.constant, retentionDays: 90 }),
    );
    const remediesAt = (rate: number, daysHeld = 35) => {
      const cameras = reportOf(constant, () => ({ rate, share: 1, days: daysHeld / 90 })).map((camera) => ({
        ...camera,
        daysHeld,
        setDays: daysHeld,
      }));
      const set = asBuiltCheck({ design: constant, cameras }, catalogue);
      const { isHeld, remedies } = asBuiltRemedies({ design: constant, check: set }, catalogue, source)!;
      return { isHeld, kinds: remedies.map(({ kind }) => kind), texts: remedies.map(({ text }) => english.say(text)) };
    };

    it('is their setting alone where the design has room', () => {
      expect(remediesAt(1)).toEqual({
        isHeld: true,
        kinds: ['set-days'],
        texts: ['Set the recorders of 1 group to 90 days: the design has room.'],
      });
    });

    it('is their setting first, with the space that it needs, and then what makes room', () => {
      const { isHeld, kinds, texts } = remediesAt(3);
      expect(isHeld).toBe(false);
      // At three times the rate, days, frames and bits would be less than half of what is there.
      expect(kinds).toEqual(['set-days', 'more-servers']);
      expect(texts[0]).toBe(
        'Set the recorders of 1 group to 90 days: at 90 days these rates need 788 TB, more than the design has room for.',
      );
      expect(remediesAt(1.7).texts[1]).toMatch(/^Keep recordings for \d+ instead of 90 days\.$/);
    });

    it('is a longer report before all of it, where one has less than a week', () => {
      const { kinds, texts } = remediesAt(3, 3);
      expect(kinds.slice(0, 2)).toEqual(['longer-sample', 'set-days']);
      expect(texts[0]).toBe(
        'Check again with a report of at least 7 days before anything is changed: the rates of 1 group are those of less.',
      );
    });
  });

  it('is every single change that is enough, settings first', () => {
    expect(found.isHeld).toBe(false);
    expect(found.remedies.map(({ kind, text }) => [kind, english.say(text)])).toEqual([
      ['retention', 'Keep recordings for 56 instead of 90 days.'],
      ['frame-rate', 'Record at most 8 frames per second in 1 group whose rate is higher than planned.'],
      ['bit-rate', 'Lower the bit rate of the cameras of the report to 62 % of the actual one.'],
      ['more-servers', 'Add 1 recording server of the same kind, 2 in all.'],
    ]);
  });

  it('ignores groups whose rate is higher by the rounding of a report', () => {
    const two = genericDesign(groupsOf({ quantity: 60, retentionDays: 90 }, { quantity: 2, retentionDays: 90 }), {
      maxCamerasPerServer: 100,
    });
    const cameras = reportOf(two, (id) =>
      id === 1 ? { rate: 1.7, share: 1, days: 0.6 } : { rate: 1.0005, share: 1, days: 1 },
    );
    const { remedies } = asBuiltRemedies(
      { design: two, check: asBuiltCheck({ design: two, cameras }, catalogue) },
      catalogue,
      source,
    )!;
    const { text, change } = remedies.find(({ kind }) => kind === 'frame-rate')!;
    expect(english.say(text)).toMatch(/in 1 group whose rate is higher than planned\.$/);
    const { design: after } = applyChange(two, change!, { catalogue, ids: consecutiveIds(0) });
    expect(after.cameras.find(({ cameraGroupId }) => cameraGroupId === 2)!.fps).toEqual(
      two.cameras.find(({ cameraGroupId }) => cameraGroupId === 2)!.fps,
    );
  });

  it('includes the measured rates, so that it is one step', () => {
    const { change } = found.remedies.find(({ kind }) => kind === 'retention')!;
    const { design: after } = applyChange(site, change!, { catalogue, ids: consecutiveIds(0) });
    expect(after.cameras[0]).toMatchObject({
      motionIsCustomBitrate: true,
      measured: { motion: { note: 'Report 7' } },
    });
    expect(after.cameras[0]!.retentionDays).toBeLessThan(90);
  });

  it.each<[string, { readonly quantity: number; readonly rate: number }, readonly AsBuiltRemedy['kind'][]]>([
    ['more servers alone, where a camera fills one', { quantity: 60, rate: 50 }, ['more-servers']],
    ['nothing, where a camera fills more than one', { quantity: 60, rate: 90 }, []],
    ['no more servers than cameras', { quantity: 1, rate: 50 }, ['larger-disks']],
  ])('is %s', (_, { quantity, rate }, kinds) => {
    const quiet = genericDesign(
      groupsOf({
        quantity,
        retentionDays: 90,
        motionIsCustomBitrate: true,
        bitrateKbit: { continuous: 0, motion: 270 },
      }),
      { maxCamerasPerServer: 100 },
    );
    const cameras = reportOf(quiet, () => ({ rate, share: 1, days: 0.6 }));
    const { isHeld, remedies } = asBuiltRemedies(
      { design: quiet, check: asBuiltCheck({ design: quiet, cameras }, catalogue) },
      catalogue,
      source,
    )!;
    expect(isHeld).toBe(false);
    expect(remedies.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('names only the disks that must be larger', () => {
    const archived = genericDesign(groupsOf({ quantity: 2, retentionDays: 90 }), { archiving: true });
    const cameras = reportOf(archived, () => ({ rate: 1.5, share: 1, days: 0.6 }));
    const { remedies } = asBuiltRemedies(
      { design: archived, check: asBuiltCheck({ design: archived, cameras }, catalogue) },
      catalogue,
      source,
    )!;
    expect(english.say(remedies.find(({ kind }) => kind === 'larger-disks')!.text)).toBe(
      'Use in each server 3 disks of 4 TB (now 2 TB) for the archive.',
    );
  });

  it('is unknown where nothing was measured, or nothing fits', () => {
    const nothing = asBuiltCheck({ design: site, cameras: [] }, catalogue);
    expect(asBuiltRemedies({ design: site, check: nothing }, catalogue, source)).toBeNull();
  });
});
