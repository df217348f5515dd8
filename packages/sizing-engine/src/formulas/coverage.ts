import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#coverage';

const RADIANS = Math.PI / 180;
/** A steeper or flatter look has no ground point; its tangent would be 0. */
const LEAST_TANGENT = 1e-9;

/** Angle of a lens along the width of the sensor, degrees. A printed angle wins over it. */
export const lensAngle = formula({
  id: 'coverage.lens-angle',
  title: 'Angle of the lens',
  expression: '2 * atan(sensorMm / (2 * focalMm)) * 180 / pi',
  inputs: { sensorMm: 'mm', focalMm: 'mm' },
  unit: 'degree',
  source: SOURCE,
  compute: ({ sensorMm, focalMm }) => (2 * Math.atan(sensorMm / (2 * focalMm))) / RADIANS,
});

/** Angle along the height of a picture, degrees. The angle of the lens is along its width. */
export const heightAngle = formula({
  id: 'coverage.height-angle',
  title: 'Angle along the height',
  expression: '2 * atan(tan(lens / 2 * pi / 180) * height / width) * 180 / pi',
  inputs: { lens: 'degree', width: 'pixel', height: 'pixel' },
  unit: 'degree',
  source: SOURCE,
  compute: ({ lens, width, height }) => (2 * Math.atan((Math.tan((lens / 2) * RADIANS) * height) / width)) / RADIANS,
});

/** Distance between a camera and what it looks at, m. A mount below it is allowed. */
export const slantDistance = formula({
  id: 'coverage.slant-distance',
  title: 'Slant distance',
  expression: 'sqrt(groundM^2 + (mountM - aimM)^2)',
  inputs: { groundM: 'm', mountM: 'm', aimM: 'm' },
  unit: 'm',
  source: SOURCE,
  compute: ({ groundM, mountM, aimM }) => Math.sqrt(groundM ** 2 + (mountM - aimM) ** 2),
});

/** Pixels of a metre across the middle of the picture. */
export const density = formula({
  id: 'coverage.density',
  title: 'Pixels a metre',
  expression: 'width / (2 * slantM * tan(lens / 2 * pi / 180))',
  inputs: { width: 'pixel', slantM: 'm', lens: 'degree' },
  unit: 'pixel/m',
  source: SOURCE,
  compute: ({ width, slantM, lens }) => width / (2 * slantM * Math.tan((lens / 2) * RADIANS)),
});

/** How far along the ground a level reaches, m; 0 where it does not reach the height of what is looked at. */
export const groundReach = formula({
  id: 'coverage.ground-reach',
  title: 'Reach along the ground',
  expression: 'sqrt(max(0, (width / (2 * level * tan(lens / 2 * pi / 180)))^2 - (mountM - aimM)^2))',
  inputs: { width: 'pixel', level: 'pixel/m', lens: 'degree', mountM: 'm', aimM: 'm' },
  unit: 'm',
  source: SOURCE,
  compute: ({ width, level, lens, mountM, aimM }) =>
    Math.sqrt(Math.max(0, (width / (2 * level * Math.tan((lens / 2) * RADIANS))) ** 2 - (mountM - aimM) ** 2)),
});

/** Nearest ground point that a camera sees, m; 0 where it also sees what is straight below it. */
export const nearestPoint = formula({
  id: 'coverage.nearest-point',
  title: 'Nearest ground point',
  expression: `tilt + vertical / 2 >= 90 ? 0 : mountM / max(${LEAST_TANGENT}, tan((tilt + vertical / 2) * pi / 180))`,
  inputs: { mountM: 'm', tilt: 'degree', vertical: 'degree' },
  unit: 'm',
  source: SOURCE,
  compute: ({ mountM, tilt, vertical }) =>
    tilt + vertical / 2 >= 90 ? 0 : mountM / Math.max(LEAST_TANGENT, Math.tan((tilt + vertical / 2) * RADIANS)),
});

/** Farthest ground point that a camera sees, m. */
export const farthestPoint = formula({
  id: 'coverage.farthest-point',
  title: 'Farthest ground point',
  expression: `mountM / max(${LEAST_TANGENT}, tan((tilt - vertical / 2) * pi / 180))`,
  inputs: { mountM: 'm', tilt: 'degree', vertical: 'degree' },
  unit: 'm',
  source: SOURCE,
  compute: ({ mountM, tilt, vertical }) => mountM / Math.max(LEAST_TANGENT, Math.tan((tilt - vertical / 2) * RADIANS)),
});

/** Angle of a lens that gives a level at a distance, degrees, as one types it. */
export const angleNeeded = formula({
  id: 'coverage.angle-needed',
  title: 'Angle that the level needs',
  expression: '2 * atan(width / (2 * level * slantM)) * 180 / pi',
  inputs: { width: 'pixel', level: 'pixel/m', slantM: 'm' },
  unit: 'degree',
  source: SOURCE,
  compute: ({ width, level, slantM }) => (2 * Math.atan(width / (2 * level * slantM))) / RADIANS,
});

/** Tilt with which a camera looks straight at what it is to show, degrees below the horizon; 0 where that is above it. */
export const tiltNeeded = formula({
  id: 'coverage.tilt-needed',
  title: 'Tilt towards the aim point',
  expression: 'max(0, atan2(mountM - aimM, groundM) * 180 / pi)',
  inputs: { mountM: 'm', aimM: 'm', groundM: 'm' },
  unit: 'degree',
  source: SOURCE,
  compute: ({ mountM, aimM, groundM }) => Math.max(0, (Math.atan2(mountM - aimM, groundM) * 180) / Math.PI),
});
