import type { Catalogue, Resolution } from '../../catalogue/schema.ts';
import type { PictureSize } from '../../bitrate/picture-size.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, decided, given, type Quantity } from '../../derivation/quantity.ts';
import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRow } from '../../design/design.ts';
import {
  angleNeeded,
  density,
  farthestPoint,
  groundReach,
  heightAngle,
  lensAngle,
  nearestPoint,
  slantDistance,
  tiltNeeded,
} from '../../formulas/coverage.ts';
import { LIMIT_TOLERANCE } from '../../formulas/servers.ts';
import { LEVELS } from '../../site/levels.ts';
import type { Optics, Purpose } from '../../site/site-row.ts';
import type { DesignQuestion } from '../question/question.ts';
import type { CoverageCure, CoverageResult } from '../result/coverage-result.ts';
import { saying } from '../result/sayings.ts';
import type { Warning } from '../result/warning.ts';
import { pictureOf } from '../viewing/pictures.ts';
import { costOf } from './cost-of-resolution.ts';

/** What the cameras of each group with an angle show; undefined where none has one. */
export function coverageOf({ design, range, catalogue }: DesignQuestion): Explained<CoverageResult>[] | undefined {
  // Most designs say nothing of lenses.
  if (!range.rows.hasViews) return undefined;
  const places = new Map(design.cameras.map((row, place) => [row, place]));
  const newest = [...rowsByGroup(design.cameras)].toSorted(([a], [b]) => b - a);
  const groups = newest.flatMap(([, rows]) => {
    const view = viewOf(firstOf(rows)!, { places, catalogue });
    return view === undefined ? [] : [groupCoverage(view, catalogue)];
  });
  return groups.length === 0 ? undefined : groups;
}

/** Groups that say what they are to show, and not with which lens. */
export function coverageWarnings({ design, range }: Pick<DesignQuestion, 'design' | 'range'>): Warning[] {
  if (!range.rows.hasViews) return [];
  const lacking = [...rowsByGroup(design.cameras).values()].filter((rows) => {
    const { optics, purpose } = firstOf(rows)!;
    return purpose !== null && !hasAngle(optics);
  });
  if (lacking.length === 0) return [];
  return [
    { code: 'purpose-without-angle', message: saying('warning.purpose-without-angle', { groups: lacking.length }) },
  ];
}

function hasAngle(optics: Optics | null): optics is Optics {
  return optics !== null && (optics.hfovDeg !== null || (optics.sensorWidthMm !== null && optics.focalMm !== null));
}

/** How a camera of a group looks at the ground. */
interface View {
  readonly row: CameraRow;
  readonly optics: Optics;
  readonly picture: PictureSize;
  readonly lens: Quantity<'degree'>;
  readonly width: Quantity<'pixel'>;
  readonly horizontal: Quantity<'degree'>;
  readonly vertical: Quantity<'degree'>;
  readonly mountM: Quantity<'m'>;
  readonly aimM: Quantity<'m'>;
  readonly path: string;
}

function viewOf(
  row: CameraRow,
  { places, catalogue }: { readonly places: ReadonlyMap<CameraRow, number>; readonly catalogue: Catalogue },
): View | undefined {
  const { optics } = row;
  if (!hasAngle(optics)) return undefined;
  const path = `cameras[${places.get(row)!}]`;
  const picture = pictureOf(row, catalogue);
  const side = (field: 'width' | 'height'): Quantity<'pixel'> =>
    cited(saying('cited.camera-group'), saying(`field.${field}`), { ...PIXELS, value: picture[field] });
  const lens =
    optics.hfovDeg === null
      ? lensAngle({
          sensorMm: given(`${path}.optics.sensorWidthMm`, optics.sensorWidthMm!, 'mm'),
          focalMm: given(`${path}.optics.focalMm`, optics.focalMm!, 'mm'),
        })
      : given(`${path}.optics.hfovDeg`, optics.hfovDeg, 'degree');
  const width = side('width');
  const other = heightAngle({ lens, width, height: side('height') });
  return {
    row,
    optics,
    picture,
    lens,
    width,
    horizontal: optics.corridor ? other : lens,
    vertical: optics.corridor ? lens : other,
    mountM: given(`${path}.optics.mountHeightM`, optics.mountHeightM, 'm'),
    aimM: given(`${path}.optics.aimHeightM`, optics.aimHeightM, 'm'),
    path,
  };
}

const PIXELS = { unit: 'pixel', origin: 'calculated', source: 'docs/model.md#coverage' } as const;

function groupCoverage(view: View, catalogue: Catalogue): Explained<CoverageResult> {
  const { row, horizontal, vertical } = view;
  const required = row.purpose === null ? undefined : requiredOf(view, row.purpose, catalogue);
  const above = faceAngle(view);
  return {
    cameraGroupId: row.cameraGroupId,
    hfovDeg: horizontal,
    vfovDeg: vertical,
    approximate: horizontal.value > WIDEST_EXACT || vertical.value > WIDEST_EXACT,
    reach: Object.values(LEVELS).flatMap((levels) =>
      Object.entries(levels).map(([level, pixels]) => ({ level, groundM: reachOf(view, level, pixels) })),
    ),
    ...groundPoints(view),
    required: required?.result ?? null,
    cures: required?.cures ?? [],
    notes: above !== undefined && above > STEEPEST_FACE ? ['face-angle'] : [],
  };
}

/** Degrees; a real lens that is wider shows more in the middle. */
const WIDEST_EXACT = 90;
/** Degrees below the horizon above which faces are seen from above. */
const STEEPEST_FACE = 13;

function levelOf(level: string, pixels: number): Quantity<'pixel/m'> {
  return cited(saying('cited.level', { level }), saying('field.pixels-per-metre'), {
    value: pixels,
    unit: 'pixel/m',
    origin: 'practice',
    source: saying('source.levels'),
  });
}

/** Null where the level does not reach the height of what is looked at. */
function reachOf({ width, lens, mountM, aimM }: View, level: string, pixels: number): Quantity<'m'> | null {
  const below = slantDistance.compute({ groundM: 0, mountM: mountM.value, aimM: aimM.value });
  if (density.compute({ width: width.value, slantM: below, lens: lens.value }) < pixels) return null;
  return groundReach({ width, level: levelOf(level, pixels), lens, mountM, aimM });
}

function groundPoints({
  optics,
  vertical,
  mountM,
  path,
}: View): Pick<Explained<CoverageResult>, 'nearestM' | 'farthestM'> {
  if (optics.tiltDeg === null) return { nearestM: null, farthestM: null };
  const tilt = given(`${path}.optics.tiltDeg`, optics.tiltDeg, 'degree');
  return {
    nearestM: nearestPoint({ mountM, tilt, vertical }),
    farthestM: tilt.value <= vertical.value / 2 ? null : farthestPoint({ mountM, tilt, vertical }),
  };
}

function faceAngle({ row, optics, mountM, aimM }: View): number | undefined {
  if (optics.tiltDeg !== null) return optics.tiltDeg;
  if (row.purpose === null) return undefined;
  return tiltNeeded.compute({ mountM: mountM.value, aimM: aimM.value, groundM: row.purpose.distanceM });
}

/** Angles that differ by less are the same. */
const SAME_ANGLE = 1e-9;

interface Required {
  readonly result: Explained<NonNullable<CoverageResult['required']>>;
  readonly cures: readonly Explained<CoverageCure>[];
}

function requiredOf(view: View, purpose: Purpose, catalogue: Catalogue): Required {
  const { width, lens, mountM, aimM, path } = view;
  const levels: Readonly<Record<string, number>> = LEVELS[purpose.standard];
  const pixels = levels[purpose.level]!;
  const groundM = given(`${path}.purpose.distanceM`, purpose.distanceM, 'm');
  const slantM = slantDistance({ groundM, mountM, aimM });
  const found = density({ width, slantM, lens });
  const isDense = isEnough(found.value, pixels);
  const isSeen = isInPicture(view, purpose);
  return {
    result: { level: purpose.level, distanceM: groundM, density: found, met: isDense && isSeen },
    cures: [
      ...(isDense ? [] : densityCures(view, { level: purpose.level, pixels, slantM }, catalogue)),
      ...(isSeen
        ? []
        : [{ kind: 'tilt', value: tiltNeeded({ mountM, aimM, groundM }), unit: 'degree', ...FREE } as const]),
    ],
  };
}

function isEnough(found: number, pixels: number): boolean {
  return found >= pixels * (1 - LIMIT_TOLERANCE);
}

/** Whether the aim point is within the height of the picture; an unknown tilt is taken to look at it. */
function isInPicture({ optics, vertical }: View, { distanceM }: Purpose): boolean {
  const { tiltDeg, mountHeightM, aimHeightM } = optics;
  if (tiltDeg === null) return true;
  const [tilt, half] = [radians(tiltDeg), radians(vertical.value / 2)];
  const aim = Math.atan2(mountHeightM - aimHeightM, distanceM);
  return tilt - half <= aim + SAME_ANGLE && aim <= tilt + half + SAME_ANGLE;
}

const FREE = { addedKbps: 0, addedTb: 0 } as const;

interface WantedLevel {
  readonly level: string;
  readonly pixels: number;
  readonly slantM: Quantity<'m'>;
}

function densityCures(
  view: View,
  { level, pixels, slantM }: WantedLevel,
  catalogue: Catalogue,
): Explained<CoverageCure>[] {
  const { row, width, lens } = view;
  const needed = levelOf(level, pixels);
  const angle = angleNeeded({ width, level: needed, slantM });
  const finer = finerPicture(
    (pictureWidth) =>
      isEnough(density.compute({ width: pictureWidth, slantM: slantM.value, lens: lens.value }), pixels),
    catalogue,
  );
  const reach = reachOf(view, level, pixels);
  return [
    ...(angle.value < 1 ? [] : [{ kind: 'lens', value: angle, unit: 'degree', ...FREE } as const]),
    ...(finer === undefined
      ? []
      : [
          {
            kind: 'resolution',
            value: decided(finer.id, '1', {
              rule: saying('rule.finer-resolution'),
              chosen: finer.name,
              because: [needed, slantM, lens],
            }),
            unit: 'id',
            ...costOf(row, finer, catalogue),
          } as const,
        ]),
    ...(reach === null ? [] : [{ kind: 'distance', value: reach, unit: 'm', ...FREE } as const]),
  ];
}

/** A picture so much wider than high is that of another camera. */
const PANORAMA = 4;

/** The resolution of the fewest pixels that is enough. */
function finerPicture(isWideEnough: (width: number) => boolean, { resolutions }: Catalogue): Resolution | undefined {
  return resolutions
    .filter(({ width, height }) => width / height <= PANORAMA && isWideEnough(width))
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
