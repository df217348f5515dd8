import { groupedBy } from '../../checks/grouped-by.ts';
import { requireStructure } from '../../checks/structure.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { Defaults } from '../../derivation/defaults.ts';
import { separateFigures } from '../../derivation/explained.ts';
import type { DesignInput } from '../../design/design.ts';
import { defaultsFor } from '../../design/untouched.ts';
import { SizingError } from '../../errors.ts';
import { problem } from '../../problem.ts';
import { withFigures, type ExplainedResult } from '../question/explain.ts';
import { validated } from '../question/validate.ts';
import type { AsBuiltCheck, AsBuiltOptions, RecordedCamera } from './as-built-result.ts';
import { asBuiltTotals } from './as-built-totals.ts';
import { checkedCamera, type CheckedLine } from './checked-camera.ts';
import { checkedGroup } from './checked-group.ts';
import { plannedGroups, type PlannedGroup } from './planned-group.ts';

/** A design, and the report of its recorders. */
export interface AsBuiltQuestion {
  readonly design: DesignInput;
  readonly cameras: readonly RecordedCamera[];
}

/** A check that can explain its figures. */
export interface ExplainedAsBuiltCheck extends AsBuiltCheck, ExplainedResult {}

/**
 * Compare a design with the report of its recorders: planned and actual long-run rates, recorded shares and days of each group
 * and camera, and how much of each difference comes from the rate, from the recorded share and from the space.
 *
 * Not in it: cameras that were not matched to a group, and system overhead, since a report counts recordings alone. Cameras
 * whose space does not show their rate (a lock, a groomed archive) are listed and not computed. Where a recorder deletes by
 * age, the space is what the recordings took and not what the disks could hold.
 *
 * @param question - The design, and the cameras of the report, each with the group that it was matched to.
 * @returns Plain data but for the figures' histories, which JSON leaves out; {@link explain} opens them.
 * @throws SizingError `out-of-domain` as {@link calculateProposal} does, and for a figure of the report that is negative or not
 * finite; `unknown-entry` for a group that the design does not have.
 * @see docs/decisions/as-built.md: which split of a gap, and why.
 * @example
 * ```ts
 * const check = asBuiltCheck({ design, cameras }, publishedCatalogue);
 * check.groups[0].gap; // { days: -55, parts: { rate: -31.25, recordedShare: -23.75, capacity: 0 } }
 * explain(check, 'groups[0].gap.parts.rate');
 * ```
 */
export function asBuiltCheck(
  question: AsBuiltQuestion,
  catalogue: Catalogue,
  options: AsBuiltOptions = {},
): ExplainedAsBuiltCheck {
  requireStructure(question, { cameras: [{}] }, '');
  requireStructure(options, {}, 'options');
  const { design, cameras } = question;
  const settled = validated(design, catalogue);
  const groups = plannedGroups(settled, catalogue);
  requireFigures(cameras);
  const lines = checkedLines(cameras, groups, options);
  const ofGroup = groupedBy(lines, ({ cameraGroupId }) => cameraGroupId);
  const checkedGroups = groups.map((group) => checkedGroup(group, ofGroup.get(group.cameraGroupId) ?? []));
  const plain = separateFigures<AsBuiltCheck>({
    totals: asBuiltTotals(checkedGroups),
    groups: checkedGroups.map(({ result }) => result),
    cameras: lines.map(({ result }) => result),
    findings: checkedGroups.flatMap(({ findings }) => findings),
  });
  return withFigures(plain, besideReport(defaultsFor(settled, catalogue)));
}

const FIGURES = ['usedSpaceGib', 'daysHeld', 'recordedPercent', 'setDays'] as const;

function requireFigures(cameras: readonly RecordedCamera[]): void {
  for (const [number, camera] of cameras.entries()) {
    for (const field of FIGURES) {
      const value = camera[field];
      if (value === null || (Number.isFinite(value) && value >= 0)) continue;
      throw new SizingError('out-of-domain', `cameras[${number}].${field}`, problem('field.at-least', { min: 0 }));
    }
  }
}

/** No value of a report is a default of the design. */
function besideReport({ isDefault, ofRows }: Defaults): Defaults {
  return {
    isDefault: (path) => !path.startsWith('report.') && isDefault(path),
    ofRows: (path, row) => (path.startsWith('report.') ? null : ofRows(path, row)),
  };
}

function checkedLines(
  cameras: readonly RecordedCamera[],
  groups: readonly PlannedGroup[],
  options: AsBuiltOptions,
): CheckedLine[] {
  const planned = new Map(groups.map((group) => [group.cameraGroupId, group]));
  return cameras.map((camera, number) => {
    const group = planned.get(camera.cameraGroupId);
    if (group !== undefined) return checkedCamera(camera, { number, group, options });
    const subject = `cameras[${number}].cameraGroupId`;
    throw new SizingError('unknown-entry', subject, problem('field.no-such-group', { id: camera.cameraGroupId }));
  });
}
