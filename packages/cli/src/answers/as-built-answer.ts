import { matchCameras, type CameraReport, type MatchedReport, type MatchOptions } from '@site-designer/camera-report';
import { writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import { SizingError, type Catalogue } from '@site-designer/sizing-engine';
import {
  asBuiltCheck,
  asBuiltRemedies,
  withMeasuredRates,
  type AsBuiltOptions,
  type AsBuiltRemedies,
  type CheckedDesign,
  type ExplainedAsBuiltCheck,
  type MeasuredRates,
} from '@site-designer/sizing-engine/as-built';
import { applyChange } from '@site-designer/sizing-engine';
import { consecutiveIds } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles, errorText, reportNotes } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { said } from '../texts/said.ts';

interface AsBuiltQuestion {
  readonly design: NamedDesign;
  /** Number and revision of the issued proposal that the design is from; null for a design file. */
  readonly issuedAs: string | null;
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
  const source = { measuredUtc: report.newestRecording ?? ANY_DATE, note: reportNotes(check) };
  return { ...question, check, matching, remedies: asBuiltRemedies({ design, check }, catalogue, source) };
}

/** A design file, and the groups whose actual rates it does not have. */
interface ActualRates {
  readonly content: string;
  readonly warnings: readonly string[];
}

/**
 * The design file with the actual rates as measured ones.
 *
 * @throws Failure where the report has no date and none is typed, for a date that is none, and where no rate can be taken.
 */
export function withActualRates({ design, catalogue, report, check }: AsBuilt, date: string | undefined): ActualRates {
  const measuredUtc = date ?? report.newestRecording;
  if (measuredUtc === undefined) {
    throw new Failure(
      EXIT.usage,
      said('The report does not tell when it was made: add --date, such as --date 2026-05-04'),
    );
  }
  const { change, notTaken } = measuredRates({ design, check }, catalogue, measuredUtc);
  const titles = groupTitles(check.groups, ownSpeaker);
  const warnings = notTaken.map(
    ({ cameraGroupId, message }) => `${titles.get(cameraGroupId)}: ${ownSpeaker.say(message)}`,
  );
  if (change.patches.size === 0) {
    throw new Failure(
      EXIT.usage,
      said('--measured: no camera has a rate that can be taken. {why}', { why: warnings.join(' ') }).trim(),
    );
  }
  const { design: after } = applyChange(design, change, { catalogue, ids: consecutiveIds(0) });
  return { content: writeDesignFile(after), warnings };
}

function measuredRates(checked: CheckedDesign, catalogue: Catalogue, measuredUtc: string): MeasuredRates {
  try {
    return withMeasuredRates(checked, catalogue, { measuredUtc, note: reportNotes(checked.check) });
  } catch (error) {
    if (!(error instanceof SizingError)) throw error;
    throw new Failure(EXIT.usage, `--date "${measuredUtc}": ${errorText(error)}`);
  }
}
