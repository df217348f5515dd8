import type { Catalogue } from '../../catalogue/schema.ts';
import { toTenths } from '../../checks/field-check.ts';
import { applyChange } from '../../design/apply-change.ts';
import { settleRows } from '../../design/camera-row.ts';
import type { CameraRow, Design } from '../../design/design.ts';
import { consecutiveIds, type DesignChange } from '../../design/design-change.ts';
import type { RowPatch } from '../../design/camera-row.ts';
import { smallest } from '../search/bisection.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import { fixedHardware, presentSizes, type FixedHardware } from '../goals/fixed-hardware.ts';
import { smallestDisks } from '../goals/goal-seek.ts';
import { mostLess } from '../no-solution/less-recorded.ts';
import { validated } from '../question/validate.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { fastestOf, withFewerFrames, withLowerRates } from './lower-rates.ts';
import { HALF_A_DAY, SHORT_SAMPLE_DAYS } from './findings.ts';
import { withMeasuredRates, type CheckedDesign, type MeasuredRatesSource } from './measured-rates.ts';

/** A change that keeps the recordings for the planned days, or what comes before one: a longer report, other set days. */
export interface AsBuiltRemedy {
  readonly kind:
    | 'longer-sample'
    | 'set-days'
    | 'designed-storage'
    | 'retention'
    | 'frame-rate'
    | 'bit-rate'
    | 'larger-disks'
    | 'more-servers';
  /** The change as a title of a step: the sentence without its full stop. */
  readonly title: Saying;
  /** The change in a sentence. */
  readonly text: Saying;
  /** One step for {@link applyChange} on the design, its measured rates included; null where the change is not one of the design. */
  readonly change: DesignChange | null;
}

function remedyOf(remedy: Omit<AsBuiltRemedy, 'text'>): AsBuiltRemedy {
  return { ...remedy, text: saying('remedy.sentence', { title: remedy.title }) };
}

/** Whether the hardware of a design holds the actual recordings, and changes with which it would. */
export interface AsBuiltRemedies {
  /** Whether it keeps the planned days at the actual rates; then the design needs no change. */
  readonly isHeld: boolean;
  /**
   * None where nothing has to change, or no single change is enough; a change that leaves less than half of the days, frames or bits is
   * none. A longer report comes first where one has less than a week, then the days that recorders are set to where they are fewer than
   * planned. Each other one was sized. Where the hardware of the design is enough, but the space of recordings ends them before, the
   * space that they have on it.
   */
  readonly remedies: readonly AsBuiltRemedy[];
}

/**
 * What to change to reach the planned days at the actual rates, on the hardware of the design's proposal: days that recorders are set
 * to, shorter retention, lower frame rates or bit rates, larger disks, more servers. Each change of the design or its hardware is the
 * least of its kind that holds, and was sized.
 *
 * The hardware is that of the design: where less was built, its space is missing on top. Lower frame rates are taken of the groups that
 * record at a higher rate than planned, and lower the actual rate as the model says.
 *
 * @returns Null where nothing fits the design, so that there is no hardware to compare with, or nothing was measured.
 * @throws SizingError as {@link withMeasuredRates}.
 * @example
 * ```ts
 * asBuiltRemedies({ design, check }, publishedCatalogue, { measuredUtc: '2026-05-04' })?.remedies[0].title;
 * // { say: 'remedy.retention', days: 12, present: { min: 30, max: 30 } }
 * ```
 */
export function asBuiltRemedies(
  checked: CheckedDesign,
  catalogue: Catalogue,
  source: MeasuredRatesSource,
): AsBuiltRemedies | null {
  const { patches } = withMeasuredRates(checked, catalogue, source).change;
  const settled = validated(checked.design, catalogue);
  const design = { ...settled, cameras: settleRows(settled.cameras, catalogue) };
  const hardware = fixedHardware(design, catalogue);
  if (hardware === undefined || patches.size === 0) return null;
  const search = new RemedySearch(design, { hardware, catalogue, patches, higher: higherRates(checked) });
  const { isHeld } = search;
  const remedies = [...setDays(checked, isHeld), ...(isHeld ? designedStorage(checked) : search.remedies())];
  return { isHeld, remedies: remedies.length === 0 ? [] : [...longerSample(checked), ...remedies] };
}

/** Rates of a few days say little, and a change made for them may be wrong. */
function longerSample({ check }: CheckedDesign): AsBuiltRemedy[] {
  const groups = check.groups.filter(({ fewestDays }) => fewestDays !== null && fewestDays < SHORT_SAMPLE_DAYS).length;
  if (groups === 0) return [];
  const title = saying('remedy.longer-sample', { days: SHORT_SAMPLE_DAYS, groups });
  return [remedyOf({ kind: 'longer-sample', title, change: null })];
}

/** Recorders that are set to fewer days than planned. */
function setDays({ check }: CheckedDesign, isHeld: boolean): AsBuiltRemedy[] {
  const groups = check.groups.filter(({ gap }) => (gap?.parts.retentionSetting ?? 0) < -HALF_A_DAY);
  if (groups.length === 0) return [];
  const planned = new Set(groups.map(({ planned: { days } }) => toTenths(days)));
  const title = saying('remedy.set-days', {
    days: planned.size === 1 ? [...planned][0]! : null,
    groups: groups.length,
    neededTb: groups.reduce((sum, { storage }) => sum + storage!.neededTb, 0),
    isHeld,
  });
  return [remedyOf({ kind: 'set-days', title, change: null })];
}

/** Space of the design that recordings do not use although it ends them before the planned days, or the fewer that are set. */
function designedStorage({ check }: CheckedDesign): AsBuiltRemedy[] {
  const missing = check.groups.reduce(
    (sum, { gap, storage }) => sum + (gap !== null && gap.days < -HALF_A_DAY ? storage!.missingTb : 0),
    0,
  );
  if (missing <= 0) return [];
  const title = saying('remedy.designed-storage', { missingTb: missing });
  return [remedyOf({ kind: 'designed-storage', title, change: null })];
}

/** A smaller excess counts as planned: a report rounds its figures. */
const ABOVE_ROUNDING = 1.01;

/** Groups that record at a higher rate than planned. */
function higherRates({ check }: CheckedDesign): ReadonlySet<number> {
  const groups = check.groups.filter(
    ({ actual, planned }) => actual !== null && actual.rateKbps > ABOVE_ROUNDING * planned.rateKbps,
  );
  return new Set(groups.map(({ cameraGroupId }) => cameraGroupId));
}

type Patches = ReadonlyMap<number, RowPatch>;

interface SearchContext {
  readonly hardware: FixedHardware;
  readonly catalogue: Catalogue;
  /** The actual rates. */
  readonly patches: Patches;
  readonly higher: ReadonlySet<number>;
}

class RemedySearch {
  readonly #design: Design;
  readonly #context: SearchContext;
  /** The rows with the actual rates. */
  readonly #measured: readonly CameraRow[];

  constructor(design: Design, context: SearchContext) {
    this.#design = design;
    this.#context = context;
    this.#measured = this.#rowsWith(context.patches);
  }

  get isHeld(): boolean {
    return this.#holds(this.#measured);
  }

  remedies(): AsBuiltRemedy[] {
    return [this.#retention(), this.#frameRate(), this.#bitRate(), this.#largerDisks(), this.#moreServers()].flatMap(
      (remedy) => remedy ?? [],
    );
  }

  #holds(rows: readonly CameraRow[]): boolean {
    const { hardware } = this.#context;
    return hardware.holds(rows, presentSizes(hardware));
  }

  /** The rows of the design with some fields. Every remedy keeps the bounds of typed values. */
  #rowsWith(patches: Patches): readonly CameraRow[] {
    const { catalogue } = this.#context;
    return applyChange(this.#design, { patches }, { catalogue, ids: consecutiveIds(0) }).design.cameras;
  }

  #holdsWith(patches: Patches): boolean {
    return this.#holds(this.#rowsWith(patches));
  }

  /** The actual rates, and for some rows something else besides. */
  #patchedRows(more: (row: CameraRow) => RowPatch | undefined): Patches {
    return new Map(
      this.#measured.flatMap((row) => {
        const patch = { ...this.#context.patches.get(row.id), ...more(row) };
        return Object.keys(patch).length === 0 ? [] : [[row.id, patch]];
      }),
    );
  }

  #retention(): AsBuiltRemedy | undefined {
    const shorter = (days: number): Patches =>
      this.#patchedRows(({ retentionDays }) => ({ retentionDays: retentionDays - days }));
    const { min, max } = retentionSpan(this.#design.cameras);
    const days = smallest(mostLess(min), (change) => this.#holdsWith(shorter(change)));
    if (days === undefined) return undefined;
    return remedyOf({
      kind: 'retention',
      title: saying('remedy.retention', { days, present: { min, max } }),
      change: { patches: shorter(days) },
    });
  }

  #frameRate(): AsBuiltRemedy | undefined {
    const { catalogue, patches, higher } = this.#context;
    const rows = this.#measured.filter(({ id, cameraGroupId }) => patches.has(id) && higher.has(cameraGroupId));
    const meant = new Set(rows);
    const groups = new Set(rows.map(({ cameraGroupId }) => cameraGroupId)).size;
    // A remedy is a whole number of frames.
    const fastest = Math.ceil(fastestOf(rows));
    const capped = (fewer: number): Patches =>
      this.#patchedRows((row) => (meant.has(row) ? withFewerFrames(row, fastest - fewer, catalogue) : undefined));
    const fewer = smallest(mostLess(fastest), (change) => this.#holdsWith(capped(change)));
    if (fewer === undefined) return undefined;
    return remedyOf({
      kind: 'frame-rate',
      title: saying('remedy.frame-rate', { fps: fastest - fewer, groups }),
      change: { patches: capped(fewer) },
    });
  }

  #bitRate(): AsBuiltRemedy | undefined {
    const lowered = (percent: number): Patches =>
      this.#patchedRows((row) => (this.#context.patches.has(row.id) ? withLowerRates(row, percent) : undefined));
    const percent = smallest(mostLess(100), (change) => this.#holdsWith(lowered(change)));
    if (percent === undefined) return undefined;
    return remedyOf({
      kind: 'bit-rate',
      title: saying('remedy.bit-rate', { percent }),
      change: { patches: lowered(percent) },
    });
  }

  #largerDisks(): AsBuiltRemedy | undefined {
    const { hardware } = this.#context;
    const disks = smallestDisks(hardware, this.#measured);
    if (disks === undefined) return undefined;
    const present = presentSizes(hardware);
    const larger = disks
      .map(({ storage, diskTb, disks: count }, index) => ({
        storage,
        disks: count,
        diskTb,
        presentTb: present[index]!,
      }))
      .filter(({ diskTb, presentTb }) => diskTb !== presentTb);
    return remedyOf({ kind: 'larger-disks', title: saying('remedy.larger-disks', { larger }), change: null });
  }

  #moreServers(): AsBuiltRemedy | undefined {
    const { hardware } = this.#context;
    const sizes = presentSizes(hardware);
    const cameras = this.#measured.reduce((sum, { quantity }) => sum + quantity, 0);
    const more = smallest(cameras - hardware.servers, (change) =>
      hardware.holds(this.#measured, sizes, hardware.servers + change),
    );
    if (more === undefined) return undefined;
    return remedyOf({
      kind: 'more-servers',
      title: saying('remedy.more-servers', { more, servers: hardware.servers + more }),
      change: null,
    });
  }
}
