import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';
import { sumOf, total } from './total.ts';

const SOURCE = 'docs/model.md#as-built';

/** Bytes of one GiB, as the report of the video management system counts space. */
const BYTES_PER_GIB = 2 ** 30;

/** Long-run rate of one camera of a design, hours without recording included. `rows` is the video of its group in one day. */
export const plannedRate = formula({
  id: 'as-built.planned-rate',
  title: 'Planned long-run rate of a camera',
  expression: 'sum(rows) * 8 / 86400 / 1000 / cameras',
  inputs: { rows: each('B'), cameras: 'camera' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: ({ rows, cameras }) => (total(rows) * 8) / 86_400 / 1000 / cameras,
});

/** Video of one camera of a design at the end of its retention. */
export const plannedSpace = formula({
  id: 'as-built.planned-space',
  title: 'Planned space of a camera',
  expression: 'sum(rows) / 10^12 / cameras',
  inputs: { rows: each('B'), cameras: 'camera' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ rows, cameras }) => total(rows) / 1e12 / cameras,
});

/** Cameras of a group as a report counts them: each lens of a multi-lens camera has a line of its own. */
export const reportedCameras = formula({
  id: 'as-built.reported-cameras',
  title: 'Lines that the group has in a report',
  expression: 'cameras * lenses',
  inputs: { cameras: 'camera', lenses: '1' },
  unit: 'camera',
  source: SOURCE,
  compute: ({ cameras, lenses }) => cameras * lenses,
});

/** Share of the day for which a stream of a design is recorded. */
export const plannedPercent = formula({
  id: 'as-built.planned-percent',
  title: 'Planned recorded share',
  expression: 'share * 100 * hoursPerDay / 24',
  inputs: { share: '1', hoursPerDay: 'h/day' },
  unit: '%',
  source: SOURCE,
  compute: ({ share, hoursPerDay }) => (share * 100 * hoursPerDay) / 24,
});

/** Mean of shares, with equal weight for each camera. */
export const meanPercent = formula({
  id: 'as-built.mean-percent',
  title: 'Mean recorded share',
  expression: 'sum(shares) / cameras',
  inputs: { shares: each('%'), cameras: 'camera' },
  unit: '%',
  source: SOURCE,
  compute: ({ shares, cameras }) => total(shares) / cameras,
});

/** Mean of rates, with equal weight for each camera. */
export const meanRate = formula({
  id: 'as-built.mean-rate',
  title: 'Mean rate of the cameras',
  expression: 'sum(rates) / cameras',
  inputs: { rates: each('kbit/s'), cameras: 'camera' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: ({ rates, cameras }) => total(rates) / cameras,
});

/** Space of several cameras, or of several parts. */
export const totalSpace = sumOf('parts', 'TB', { id: 'as-built.total-space', title: 'Space together' });

/** Space of a number of cameras with equal space. */
export const spaceOf = formula({
  id: 'as-built.space-of-cameras',
  title: 'Space of the cameras',
  expression: 'each * cameras',
  inputs: { each: 'TB', cameras: 'camera' },
  unit: 'TB',
  source: 'by definition',
  compute: (inputs) => inputs.each * inputs.cameras,
});

/** Rate of a number of cameras with the same mean rate. */
export const rateOf = formula({
  id: 'as-built.rate-of-cameras',
  title: 'Rate of the cameras',
  expression: 'kbps * cameras / 1000',
  inputs: { kbps: 'kbit/s', cameras: 'camera' },
  unit: 'Mbit/s',
  source: 'by definition',
  compute: ({ kbps, cameras }) => (kbps * cameras) / 1000,
});

/** Sum of rates of groups. */
export const totalOfRates = sumOf('groups', 'Mbit/s', {
  id: 'as-built.total-rate',
  title: 'Rate of all checked cameras',
});

/** Decimal TB of the space that a report counts in GiB. */
export const usedSpace = formula({
  id: 'as-built.used-space',
  title: 'Space that the recordings take',
  expression: 'usedGib * 2^30 / 10^12',
  inputs: { usedGib: 'GiB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ usedGib }) => (usedGib * BYTES_PER_GIB) / 1e12,
});

/**
 * Actual long-run rate of a camera: its space over the days held, time without recording included. Not valid where an archive
 * keeps a reduced frame rate or a lock holds old video.
 */
export const actualRate = formula({
  id: 'as-built.actual-rate',
  title: 'Actual long-run rate of a camera',
  expression: 'usedGib * 2^30 * 8 / (days * 86400) / 1000',
  inputs: { usedGib: 'GiB', days: 'day' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: ({ usedGib, days }) => (usedGib * BYTES_PER_GIB * 8) / (days * 86_400) / 1000,
});

/** Days that some space holds at a long-run rate. */
export const daysInSpace = formula({
  id: 'as-built.days-in-space',
  title: 'Days that the space holds',
  expression: 'space * 10^12 * 8 / (kbps * 1000 * 86400)',
  inputs: { space: 'TB', kbps: 'kbit/s' },
  unit: 'day',
  source: SOURCE,
  compute: ({ space, kbps }) => (space * 1e12 * 8) / (kbps * 1000 * 86_400),
});

/** Mean days of several cameras, weighted by their rates: the days that their space together holds. */
export const meanDays = formula({
  id: 'as-built.mean-days',
  title: 'Mean days of the cameras',
  expression: 'space * 10^12 * 8 / (kbps * cameras * 1000 * 86400)',
  inputs: { space: 'TB', kbps: 'kbit/s', cameras: 'camera' },
  unit: 'day',
  source: SOURCE,
  compute: ({ space, kbps, cameras }) => (space * 1e12 * 8) / (kbps * cameras * 1000 * 86_400),
});

/** Space that some days need at a long-run rate. */
export const spaceForDays = formula({
  id: 'as-built.space-for-days',
  title: 'Space that the planned days need',
  expression: 'kbps * 1000 / 8 * 86400 * days / 10^12',
  inputs: { kbps: 'kbit/s', days: 'day' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ kbps, days }) => (((kbps * 1000) / 8) * 86_400 * days) / 1e12,
});
