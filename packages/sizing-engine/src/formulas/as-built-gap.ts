import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#as-built';

/** Rate of a camera while it is recorded, from its long-run rate. */
export const rateWhileRecorded = formula({
  id: 'as-built.rate-while-recorded',
  title: 'Rate while recorded',
  expression: 'kbps * 100 / recordedPercent',
  inputs: { kbps: 'kbit/s', recordedPercent: '%' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: ({ kbps, recordedPercent }) => (kbps * 100) / recordedPercent,
});

/** Actual rate as a multiple of the planned one. */
export const rateRatio = formula({
  id: 'as-built.rate-ratio',
  title: 'Actual rate to planned rate',
  expression: 'actual / planned',
  inputs: { actual: 'kbit/s', planned: 'kbit/s' },
  unit: '1',
  source: 'by definition',
  compute: ({ actual, planned }) => actual / planned,
});

/** Actual recorded share as a multiple of the planned one. */
export const shareRatio = formula({
  id: 'as-built.share-ratio',
  title: 'Actual recorded share to planned one',
  expression: 'actual / planned',
  inputs: { actual: '%', planned: '%' },
  unit: '1',
  source: 'by definition',
  compute: ({ actual, planned }) => actual / planned,
});

/** Space of the recordings as a multiple of the planned space. */
export const spaceRatio = formula({
  id: 'as-built.space-ratio',
  title: 'Space taken to planned space',
  expression: 'actual / planned',
  inputs: { actual: 'TB', planned: 'TB' },
  unit: '1',
  source: 'by definition',
  compute: ({ actual, planned }) => actual / planned,
});

/** Days held beyond the planned ones; negative where days are missing. */
export const gapInDays = formula({
  id: 'as-built.gap-days',
  title: 'Days held beyond the planned ones',
  expression: 'held - planned',
  inputs: { held: 'day', planned: 'day' },
  unit: 'day',
  source: 'by definition',
  compute: ({ held, planned }) => held - planned,
});

/**
 * Days that the setting of a recorder leaves: those held where it deletes by age, else those it is set to, planned ones at most.
 */
export const daysOfSetting = formula({
  id: 'as-built.days-of-setting',
  title: 'Days that the retention setting leaves',
  expression: 'held >= set ? held : min(set, planned)',
  inputs: { held: 'day', set: 'day', planned: 'day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ held, set, planned }) => (held >= set ? held : Math.min(set, planned)),
});

/** Part of a gap in days that comes from the days that the recorder is set to. */
export const daysFromSetting = formula({
  id: 'as-built.days-from-setting',
  title: 'Days that come from the retention setting',
  expression: 'left - planned',
  inputs: { left: 'day', planned: 'day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ left, planned }) => left - planned,
});

/** Planned space of the days that the setting of a recorder leaves. */
export const plannedSpaceOfSetting = formula({
  id: 'as-built.planned-space-of-setting',
  title: 'Planned space of the days that the setting leaves',
  expression: 'space * (left / planned)',
  inputs: { space: 'TB', left: 'day', planned: 'day' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ space, left, planned }) => space * (left / planned),
});

/** Days of some cameras of a group as days of the whole group, which is weighted by rates. */
export const daysInGroup = formula({
  id: 'as-built.days-in-group',
  title: 'Part of the cameras that space ends, as days of the group',
  expression: 'days * kbps * cameras / (groupKbps * groupCameras)',
  inputs: { days: 'day', kbps: 'kbit/s', cameras: 'camera', groupKbps: 'kbit/s', groupCameras: 'camera' },
  unit: 'day',
  source: SOURCE,
  compute: ({ days, kbps, cameras, groupKbps, groupCameras }) => (days * kbps * cameras) / (groupKbps * groupCameras),
});

const RATIOS = { planned: 'day', rate: '1', share: '1', space: '1' } as const;

/**
 * Part of a gap in days that comes from the rate while recorded: the mean of its effect over all six orders in which rate,
 * recorded share and space can change (the Shapley value). The three parts add up to the gap to the planned days, or to the fewer days
 * that the recorder is set to.
 */
export const daysFromRate = formula({
  id: 'as-built.days-from-rate',
  title: 'Days that come from the rate',
  expression: 'planned * (1 / rate - 1) * (2 + 1 / share + space + 2 * space / share) / 6',
  inputs: RATIOS,
  unit: 'day',
  source: SOURCE,
  compute: ({ planned, rate, share, space }) => partOf(planned, 1 / rate, [1 / share, space]),
});

/** Part of a gap in days that comes from the recorded share; as {@link daysFromRate}. */
export const daysFromShare = formula({
  id: 'as-built.days-from-share',
  title: 'Days that come from the recorded share',
  expression: 'planned * (1 / share - 1) * (2 + 1 / rate + space + 2 * space / rate) / 6',
  inputs: RATIOS,
  unit: 'day',
  source: SOURCE,
  compute: ({ planned, rate, share, space }) => partOf(planned, 1 / share, [1 / rate, space]),
});

/** Part of a gap in days that comes from the space that the recordings take; as {@link daysFromRate}. */
export const daysFromCapacity = formula({
  id: 'as-built.days-from-capacity',
  title: 'Days that come from the space',
  expression: 'planned * (space - 1) * (2 + 1 / rate + 1 / share + 2 / rate / share) / 6',
  inputs: RATIOS,
  unit: 'day',
  source: SOURCE,
  compute: ({ planned, rate, share, space }) => partOf(planned, space, [1 / rate, 1 / share]),
});

/** Effect of one of three factors of a product, averaged over the orders in which they change from 1. */
function partOf(planned: number, own: number, [one, other]: readonly [number, number]): number {
  return (planned * (own - 1) * (2 + one + other + 2 * one * other)) / 6;
}

/** Space missing for the planned days or the fewer that the recorder is set to; negative where there is more than they need. */
export const missingSpace = formula({
  id: 'as-built.missing-space',
  title: 'Space missing for the planned days',
  expression: 'needed - used',
  inputs: { needed: 'TB', used: 'TB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ needed, used }) => needed - used,
});

/** Part of the missing space that comes from the rate while recorded: the mean over both orders of rate and recorded share. */
export const spaceFromRate = formula({
  id: 'as-built.space-from-rate',
  title: 'Space that the rate takes',
  expression: 'planned * (rate - 1) * (1 + share) / 2',
  inputs: { planned: 'TB', rate: '1', share: '1' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ planned, rate, share }) => (planned * (rate - 1) * (1 + share)) / 2,
});

/** Part of the missing space that comes from the recorded share; as {@link spaceFromRate}. */
export const spaceFromShare = formula({
  id: 'as-built.space-from-share',
  title: 'Space that the recorded share takes',
  expression: 'planned * (share - 1) * (1 + rate) / 2',
  inputs: { planned: 'TB', rate: '1', share: '1' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ planned, rate, share }) => (planned * (share - 1) * (1 + rate)) / 2,
});

/** Part of the missing space that was planned but is not there. */
export const spaceFromCapacity = formula({
  id: 'as-built.space-from-capacity',
  title: 'Planned space that is not taken',
  expression: 'planned - used',
  inputs: { planned: 'TB', used: 'TB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ planned, used }) => planned - used,
});
