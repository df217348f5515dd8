import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#retention-reach';

/**
 * Video of all servers that the disks hold, TB. The need, which is above 0, grows in proportion to the video; capacity and need
 * are those of the fullest server. The capacity is what the utilization cap allows, where
 * there is one.
 */
export const videoHeld = formula({
  id: 'retention-reach.video-held',
  title: 'Video that the disks hold',
  expression: 'video * capacity / need',
  inputs: { video: 'TB', capacity: 'TB', need: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ video, capacity, need }) => (video * capacity) / need,
});

/** Days that the disks hold, where every row is kept for the same time; parts of a day included. */
export const daysHeld = formula({
  id: 'retention-reach.days-held',
  title: 'Days that the disks hold',
  expression: 'asked * room / video',
  inputs: { asked: 'day', room: 'TB', video: 'TB' },
  unit: 'day',
  source: SOURCE,
  compute: ({ asked, room, video }) => (asked * room) / video,
});

/** Part of each row's retention that the disks hold, where the rows differ. */
export const shareHeld = formula({
  id: 'retention-reach.share-held',
  title: 'Part of the retention that the disks hold',
  expression: 'asked * room / video',
  inputs: { asked: '%', room: 'TB', video: 'TB' },
  unit: '%',
  source: SOURCE,
  compute: ({ asked, room, video }) => (asked * room) / video,
});

/** A multiple of the requested retention, in days. */
export const daysOf = formula({
  id: 'retention-reach.days',
  title: 'Retention to compare with',
  expression: 'asked * times',
  inputs: { asked: 'day', times: '1' },
  unit: 'day',
  source: 'by definition',
  compute: ({ asked, times }) => asked * times,
});

/** A multiple of the requested retention, in percent of it. */
export const shareOf = formula({
  id: 'retention-reach.share',
  title: 'Part of the retention to compare with',
  expression: 'asked * times',
  inputs: { asked: '%', times: '1' },
  unit: '%',
  source: 'by definition',
  compute: ({ asked, times }) => asked * times,
});

/** Video of a multiple of the requested retention. */
export const videoFor = formula({
  id: 'retention-reach.video',
  title: 'Video of the retention to compare with',
  expression: 'video * times',
  inputs: { video: 'TB', times: '1' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ video, times }) => video * times,
});
