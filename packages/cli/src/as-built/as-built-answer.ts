import { matchCameras, type CameraReport, type MatchedReport, type MatchOptions } from '@site-designer/camera-report';
import { writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import {
  asBuiltCheck,
  asBuiltRemedies,
  withMeasuredRates,
  type AsBuiltOptions,
  type AsBuiltRemedies,
  type Catalogue,
  type ExplainedAsBuiltCheck,
} from '@site-designer/sizing-engine';
import { applyChange, consecutiveIds } from '@site-designer/sizing-engine/design';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/** What the command is asked. */
export interface AsBuiltQuestion {
  readonly design: NamedDesign;
  readonly catalogue: Catalogue;
  readonly report: CameraReport;
}

/** A design beside its report. */
export interface AsBuilt extends AsBuiltQuestion {
  readonly check: ExplainedAsBuiltCheck;
  readonly matching: MatchedReport;
  readonly remedies: AsBuiltRemedies | null;
}

/** A date that no figure depends on: remedies carry measured rates, which are not shown. */
const ANY_DATE = '2000-01-01';

/** Match the cameras of a report, check them, and look for what would keep the planned days. */
export function asBuiltAnswer(
  question: AsBuiltQuestion,
  {
    patterns,
    groomedStorages,
    recordingDays,
  }: Pick<MatchOptions, 'patterns'> & {
    readonly groomedStorages: readonly string[];
    readonly recordingDays: number | undefined;
  },
): AsBuilt {
  const { design, catalogue, report } = question;
  const { groups } = asBuiltCheck({ design, cameras: [] }, catalogue);
  const matching = matchCameras(report.cameras, groups, { ...(patterns !== undefined && { patterns }) });
  const options: AsBuiltOptions = { groomedStorages, ...(recordingDays !== undefined && { recordingDays }) };
  const check = asBuiltCheck({ design, cameras: matching.matched }, catalogue, options);
  const source = { measuredUtc: report.newestRecording ?? ANY_DATE };
  return { ...question, check, matching, remedies: asBuiltRemedies({ design, check }, catalogue, source) };
}

/**
 * The design file with the actual rates as measured ones.
 *
 * @throws Failure where the report has no date and none is typed, and for a date that is none.
 */
export function withActualRates({ design, catalogue, report, check }: AsBuilt, date: string | undefined): string {
  const measuredUtc = date ?? report.newestRecording;
  if (measuredUtc === undefined) {
    throw new Failure(EXIT.usage, 'The report does not tell when it was made: add --date, such as --date 2026-05-04');
  }
  const { change, notTaken } = withMeasuredRates({ design, check }, catalogue, { measuredUtc });
  const { design: after, errors } = applyChange(design, change, { catalogue, ids: consecutiveIds(0) });
  const [error] = errors;
  if (error !== undefined) throw new Failure(EXIT.usage, `--date "${measuredUtc}": ${error.message}`);
  const [left] = notTaken;
  if (change.patches.size === 0 && left !== undefined) throw new Failure(EXIT.usage, `--measured: ${left.message}`);
  return writeDesignFile(after);
}
