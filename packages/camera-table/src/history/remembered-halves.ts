import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import {
  HALVED_FIELDS,
  isCustom,
  RATE_FIELDS,
  SPEEDUP_BASE_FPS,
  type DesignChange,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import type { Stack } from './steps.ts';

/** Rows with the steps that led to them. */
interface RowsWithPast {
  readonly rows: readonly CameraRow[];
  readonly past: Stack | undefined;
}

/**
 * A change in which rows that go back to a recording mode get the continuous half that they had in it. Constant recording and
 * the base of speedup share that half of a row, so the former values are taken from the earlier steps.
 */
export function withRememberedHalves(change: DesignChange, { rows, past }: RowsWithPast): DesignChange {
  const { patches } = change;
  if (patches === undefined || past === undefined) return change;
  const switched = rows.filter(({ id, recording }) => sharesHalf(patches.get(id)?.recording ?? recording, recording));
  if (switched.length === 0) return change;
  const states = statesOf(past, new Set(switched.map(({ id }) => id)));
  const remembered = switched.map((row) => {
    const patch = patches.get(row.id) ?? {};
    return [row.id, withHalf(patch, row, states.get(row.id) ?? [])] as const;
  });
  return { ...change, patches: new Map([...patches, ...remembered]) };
}

function sharesHalf(next: Recording, before: Recording): boolean {
  return next !== before && next !== Recording.event;
}

/** Rows as they were after each step and before the first, the latest first. */
function statesOf(past: Stack, ids: ReadonlySet<number>): ReadonlyMap<number, CameraRow[]> {
  const states = new Map<number, CameraRow[]>();
  for (let stack: Stack | undefined = past; stack; stack = stack.below) {
    for (const { before, after } of stack.step.changes) {
      const id = (after ?? before)?.id ?? 0;
      if (ids.has(id)) states.set(id, [...(states.get(id) ?? []), ...[after ?? [], before ?? []].flat()]);
    }
  }
  return states;
}

/** A frame rate has a start of its own, a share follows from the mode, a picture is an id or a size, and a rate comes back where it was typed. */
const COMING_BACK = HALVED_FIELDS.filter((field) => !['fps', 'motion', 'resolution', 'bitrateKbit'].includes(field));

function withHalf(patch: RowPatch, now: CameraRow, states: readonly CameraRow[]): RowPatch {
  const then = states.find(({ recording }) => recording === patch.recording);
  // The half that an event row has kept belongs to the other mode.
  const isOfOther = now.recording === Recording.event && states.some(({ recording }) => recording !== Recording.event);
  if (then === undefined && !isOfOther) return patch;
  return {
    ...patch,
    fps: { continuous: then?.fps.continuous ?? firstFps(patch, now), ...patch.fps },
    ...(then &&
      Object.fromEntries(COMING_BACK.map((field) => [field, { continuous: then[field].continuous, ...patch[field] }]))),
    ...(then && picture(patch, then)),
    ...typedRates(patch, now, then),
  };
}

/** The resolution that comes back, or the typed size, where the patch sets neither. */
function picture({ resolution, size }: RowPatch, then: CameraRow): Pick<RowPatch, 'resolution' | 'size'> {
  if (resolution?.continuous !== undefined || size?.continuous !== undefined) return {};
  return {
    resolution: { continuous: then.resolution.continuous, ...resolution },
    size: { continuous: then.size.continuous, ...size },
  };
}

/** The typed rates of both halves, with where that of the half that comes back was measured. */
function typedRates(patch: RowPatch, now: CameraRow, then: CameraRow | undefined): RowPatch {
  if (RATE_FIELDS.some((field) => patch[field] !== undefined)) return {};
  const rates = {
    ...(then && isCustom(then, 'continuous') && { continuous: then.bitrateKbit.continuous }),
    // Restoring the half would clear it.
    ...(isCustom(now, 'motion') && { motion: now.bitrateKbit.motion }),
    ...patch.bitrateKbit,
  };
  return {
    ...(Object.keys(rates).length > 0 && { bitrateKbit: rates }),
    ...(then && { measured: { continuous: then.measured.continuous, ...patch.measured } }),
  };
}

function firstFps({ recording, fps }: RowPatch, now: CameraRow): number {
  return recording === Recording.speedup ? SPEEDUP_BASE_FPS : (fps?.motion ?? now.fps.motion);
}
