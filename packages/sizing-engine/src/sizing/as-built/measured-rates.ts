import { refuse, requireStructure } from '../../checks/structure.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import { CAMERA_BOUNDS, SAMPLE_BOUNDS } from '../../design/row-fields.ts';
import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import { settleRows } from '../../design/camera-row.ts';
import type { CameraRow, DesignInput, Measurement } from '../../design/design.ts';
import { checkMeasurement } from '../../design/measurement.ts';
import type { DesignChange } from '../../design/design-change.ts';
import { Recording } from '../../design/enumerations.ts';
import { flagsFromRecording } from '../../design/recording-mode.ts';
import type { RowPatch } from '../../design/camera-row.ts';
import type { Bounds } from '../../checks/field-check.ts';
import { bufferedShare } from '../../formulas/recording.ts';
import { besidesOf, motionShareOf, streamRatesOf } from '../demand/stream-rates.ts';
import { validated } from '../question/validate.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { AsBuiltCheck, AsBuiltFigures, AsBuiltGroup } from './as-built-result.ts';

/** A design, and its check. */
export interface CheckedDesign {
  readonly design: DesignInput;
  readonly check: Pick<AsBuiltCheck, 'groups'>;
}

/** What is stored with the rates. */
export interface MeasuredRatesSource {
  /** When the report was made: a date, or a date and time, of ISO 8601. */
  readonly measuredUtc: string;
  /** Of all groups, or of each by its `cameraGroupId`. Default: none. */
  readonly note?: string | Readonly<Record<number, string>>;
  /** Groups whose rates are taken. Default: every group with a checked camera. */
  readonly cameraGroupIds?: readonly number[];
}

/** A group whose actual rate cannot be typed into the design. */
export interface RateNotTaken {
  readonly cameraGroupId: number;
  readonly message: Saying;
}

/** The change that makes a design record what its cameras do. */
export interface MeasuredRates {
  /** One step for {@link applyChange}; without patches where no rate can be applied. */
  readonly change: DesignChange & { readonly patches: ReadonlyMap<number, RowPatch> };
  readonly notTaken: readonly RateNotTaken[];
}

/**
 * The actual rates of a check as measured rates of the design.
 *
 * Event recording takes the recorded share as its share of motion where the report tells it; then rates are such that the long-run rate
 * of a camera is the actual one, so a sizing gives the days of the report. Sound and metadata are unchanged. Where a group has
 * several streams they change in proportion. Rates are of the design's recording: constant recording that was interrupted has
 * its mean rate, which is below the one while recorded.
 *
 * @param source - When the report was made; nothing else of it is needed.
 * @throws SizingError `out-of-domain` as {@link calculateProposal} does, and for an invalid date or a note that is too long.
 * @example
 * ```ts
 * const { change } = withMeasuredRates({ design, check }, publishedCatalogue, { measuredUtc: '2026-05-04' });
 * applyChange(design, change, { catalogue, ids: consecutiveIds(0) }).design.cameras[0].bitrateKbit.motion; // 4127
 * ```
 */
export function withMeasuredRates(
  checked: CheckedDesign,
  catalogue: Catalogue,
  source: MeasuredRatesSource,
): MeasuredRates {
  requireStructure(checked, { check: { groups: [{}] } }, '');
  requireStructure(source, {}, 'source');
  const { design, check } = checked;
  requireSource(source);
  const rows = rowsByGroup(settleRows(validated(design, catalogue).cameras, catalogue));
  const patches = new Map<number, RowPatch>();
  const notTaken: RateNotTaken[] = [];
  for (const group of check.groups) {
    const { cameraGroupId, actual } = group;
    const streams = rows.get(cameraGroupId);
    const isMeant = source.cameraGroupIds?.includes(cameraGroupId) ?? true;
    if (actual === null || streams === undefined || !isMeant) continue;
    const taken = measuredRows(streams, { group, actual, measurement: measurementOf(group, actual, source) });
    if ('say' in taken) notTaken.push({ cameraGroupId, message: taken });
    else for (const [id, patch] of taken) patches.set(id, patch);
  }
  return { change: { patches }, notTaken };
}

function requireSource({ measuredUtc, note = '' }: MeasuredRatesSource): void {
  const notes = typeof note === 'string' ? [note] : Object.values(note);
  for (const each of notes.length === 0 ? [''] : notes)
    refuse(checkMeasurement({ measuredUtc, note: each, sampleHours: SAMPLE_BOUNDS.sampleHours.min }, 'source'));
}

function measurementOf(
  { cameraGroupId }: AsBuiltGroup,
  { days }: AsBuiltFigures,
  { measuredUtc, note = '' }: MeasuredRatesSource,
): Measurement {
  return {
    measuredUtc,
    sampleHours: within(SAMPLE_BOUNDS.sampleHours, days * 24),
    note: typeof note === 'string' ? note : (note[cameraGroupId] ?? ''),
  };
}

function within({ min, max }: Bounds, value: number): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

interface MeasuredGroup {
  readonly group: AsBuiltGroup;
  readonly actual: AsBuiltFigures;
  readonly measurement: Measurement;
}

/** Patches of the streams of a group by row id, or why there are none. */
function measuredRows(
  streams: readonly CameraRow[],
  { group, actual, measurement }: MeasuredGroup,
): (readonly [number, RowPatch])[] | Saying {
  const shared = streams.map((row) => withShare(row, actual, group.planned));
  const first = firstOf(shared)!;
  const { averageKbps: besidesKbps } = besidesOf(first.recording, first.extras, motionShareOf(first));
  const besides = inTheLongRun(first, besidesKbps);
  const video = shared.reduce((sum, row) => sum + inTheLongRun(row, streamRatesOf(row).averageKbps), 0);
  const linesOfCamera = group.designedCameras / first.quantity;
  const factor = (actual.rateKbps * linesOfCamera - besides) / video;
  if (factor <= 0) return saying('rate-not-taken.no-video');
  const patches = shared.map((row) => [row.id, measuredPatch(row, factor, measurement)] as const);
  const { min, max } = CAMERA_BOUNDS.bitrateKbit;
  const wrong = patches
    .flatMap(([, { bitrateKbit = {} }]) => Object.values(bitrateKbit))
    .find((kbps) => kbps < min || kbps > max);
  return wrong === undefined ? patches : saying('rate-not-taken.out-of-bounds', { kbps: wrong, min, max });
}

/** A row with the share of motion that makes its recorded share the actual one; itself where that is not known. */
function withShare(row: CameraRow, actual: AsBuiltFigures, planned: AsBuiltFigures): CameraRow {
  const { recordedPercent } = actual;
  if (row.recording !== Recording.event || !recordedPercent || !planned.recordedPercent) return row;
  const buffers = bufferedShare({ ...row.extras, motionPercent: 0 });
  const share = (motionShareOf(row) * recordedPercent) / planned.recordedPercent;
  const motion = within(CAMERA_BOUNDS.motion, (share - buffers) * 100);
  return { ...row, motion: { ...row.motion, motion } };
}

/** A rate while the recording mode is in force, over all of the day. */
function inTheLongRun({ hoursPerDay }: CameraRow, kbps: number): number {
  return (kbps * hoursPerDay) / 24;
}

function measuredPatch(row: CameraRow, factor: number, measurement: Measurement): RowPatch {
  const used = flagsFromRecording(row.recording);
  const ofUsed = <T>(of: (half: 'continuous' | 'motion') => T) => ({
    ...(used.continuous && { continuous: of('continuous') }),
    ...(used.motion && { motion: of('motion') }),
  });
  return {
    ...(row.recording === Recording.event && { motion: { motion: row.motion.motion } }),
    bitrateKbit: ofUsed((half) => Math.round(row.bitrateKbit[half] * factor)),
    measured: ofUsed(() => measurement),
  };
}
