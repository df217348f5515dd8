import { AS_BUILT_TEXTS } from '#texts/editor/as-built.ts';
import { matchCameras, type CameraReport, type MatchedCamera, type MatchedReport } from '@site-designer/camera-report';
import { SizingError, type Design } from '@site-designer/sizing-engine';
import {
  asBuiltCheck,
  type AsBuiltCamera,
  type AsBuiltGroup,
  type AsBuiltOptions,
  type ExplainedAsBuiltCheck,
} from '@site-designer/sizing-engine/as-built';
import type { Catalogue } from '@site-designer/sizing-engine';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import { useDeferredValue, useMemo } from 'react';
import type { ChosenGroups } from './remembered-groups.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { logError } from '../../../lib/calls/log.ts';

/** The groups of a design in the form that matches a report; undefined if the design is out of bounds. */
export function useDesignGroups(design: Design): readonly AsBuiltGroup[] | undefined {
  const catalogue = useCatalogue();
  return useMemo(() => checkOf({ design, cameras: [] }, catalogue)?.groups, [design, catalogue]);
}

/** Names of groups; a group without a name has its number. */
export function useGroupTitles({ cameras }: Design): ReadonlyMap<number, string> {
  return useMemo(() => groupTitles(namedGroups(cameras), ownSpeaker), [cameras]);
}

/** The cameras of a report with their groups. */
export function useMatching(
  report: CameraReport,
  groups: readonly AsBuiltGroup[],
  { assigned, patterns }: ChosenGroups,
): MatchedReport {
  return useMemo(
    () => matchCameras(report.cameras, groups, { assigned, patterns }),
    [report, groups, assigned, patterns],
  );
}

/** A camera beside its plan, with its index in the check. */
export interface CheckedCamera {
  readonly result: AsBuiltCamera;
  readonly index: number;
}

export interface ReportCheck {
  readonly design: Design;
  readonly check: ExplainedAsBuiltCheck;
  /** The checked cameras, in the order of the check. */
  readonly cameras: readonly MatchedCamera[];
  readonly names: readonly string[];
  readonly byKey: ReadonlyMap<string, CheckedCamera>;
}

/** The check of the matched cameras. Thousands of cameras take a moment, so choices are painted before it. */
export function useReportCheck(
  design: Design,
  matching: MatchedReport,
  options: AsBuiltOptions,
): ReportCheck | undefined {
  const catalogue = useCatalogue();
  const question = useMemo(() => ({ design, cameras: matching.matched, options }), [design, matching, options]);
  const settled = useDeferredValue(question);
  return useMemo(() => {
    const { cameras } = settled;
    const check = checkOf(settled, catalogue, settled.options);
    if (check === undefined) return undefined;
    return {
      design: settled.design,
      check,
      cameras,
      names: cameras.map(({ name }) => name),
      byKey: new Map(check.cameras.map((result, index) => [result.key, { result, index }])),
    };
  }, [settled, catalogue]);
}

interface Question {
  readonly design: Design;
  readonly cameras: readonly MatchedCamera[];
}

/** The check; undefined if the design is out of bounds. */
export function checkOf(
  question: Question,
  catalogue: Catalogue,
  options?: AsBuiltOptions,
): ExplainedAsBuiltCheck | undefined {
  try {
    return asBuiltCheck(question, catalogue, options);
  } catch (cause) {
    if (!(cause instanceof SizingError)) throw cause;
    logError(AS_BUILT_TEXTS.outOfBounds, cause);
    return undefined;
  }
}
