import {
  APPLY_TEXTS,
  AS_BUILT_RESULT_TEXTS,
  AS_BUILT_STEPS,
  AS_BUILT_TEXTS,
  REMEDY_TEXTS,
} from '#texts/editor/as-built.ts';
import type { MatchedReport } from '@site-designer/camera-report';
import { isSameRow } from '@site-designer/camera-table';
import { type Design } from '@site-designer/sizing-engine';
import { withMeasuredRates, type AsBuiltGroup } from '@site-designer/sizing-engine/as-built';
import { reportNotes } from '@site-designer/texts';
import { useMemo, useState, type ReactNode } from 'react';
import { GapHatching } from '../../features/as-built/check/gap-bar.tsx';
import type { ReportWorker } from '../../features/as-built/report/report-worker-client.ts';
import { useChosenGroups, type GroupChoice } from '../../features/as-built/check/use-chosen-groups.ts';
import type { ReadState } from '../../features/as-built/report/report-state.ts';
import type { ReportSteps } from '../../features/as-built/report/use-report.ts';
import { explainerOf } from '../../explained/explainer.ts';
import { ExplanationProvider } from '../../explained/explanation-context.tsx';
import { ExplanationPanel } from '../../explained/explanation-panel.tsx';
import { Section } from '../../explained/section.tsx';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import sheet from '../../ui/base/sheet.module.css';
import { CamerasSection } from '../../features/as-built/check/cameras-section.tsx';
import { CheckHead } from '../../features/as-built/check/check-head.tsx';
import { CheckOptions, useCheckOptions, type CheckOptionValues } from '../../features/as-built/check/check-options.tsx';
import { FindingList } from '../../features/as-built/check/finding-list.tsx';
import { GroupsTable } from '../../features/as-built/check/groups-table.tsx';
import { Remedies } from '../../features/as-built/check/remedies.tsx';
import {
  checkOf,
  useGroupTitles,
  useMatching,
  useReportCheck,
  type ReportCheck,
} from '../../features/as-built/check/use-check.ts';
import { useDesignStep } from './use-design-step.tsx';
import type { IssuedBaseline } from './use-issued-baseline.ts';
import { useRemedies } from '../../features/as-built/check/use-remedies.ts';

interface AsBuiltReportProps {
  readonly design: Design;
  /** What the report is compared with instead of the design. */
  readonly issued: IssuedBaseline | null;
  readonly name: string;
  readonly groups: readonly AsBuiltGroup[];
  readonly worker: ReportWorker;
  readonly siteDesignId: number;
  readonly read: ReportSteps['read'];
  readonly state: ReadState;
}

export function AsBuiltReport(props: AsBuiltReportProps): ReactNode {
  const { design, issued, groups, siteDesignId, state } = props;
  const choice = useChosenGroups(siteDesignId);
  const options = useCheckOptions(state, choice.chosen.groomedStorages);
  const matching = useMatching(state.report, groups, choice.chosen);
  const check = useReportCheck(issued?.design ?? design, matching, options.values);
  const explainer = useMemo(() => check && explainerOf(check.check), [check]);
  if (check === undefined) return <p role="alert">{AS_BUILT_TEXTS.outOfBounds}</p>;
  return (
    <ExplanationProvider question={check.design} explainer={explainer} reported={check.names}>
      <GapHatching />
      <Sections {...props} {...{ choice, options, matching, check }} />
      <ExplanationPanel />
    </ExplanationProvider>
  );
}

interface SectionsProps extends AsBuiltReportProps {
  readonly choice: GroupChoice;
  readonly options: CheckOptionValues;
  readonly matching: MatchedReport;
  readonly check: ReportCheck;
}

function Sections(props: SectionsProps): ReactNode {
  const { design, issued, name, worker, read, state, choice, options, matching, check } = props;
  const titles = useGroupTitles(check.design);
  const { ask, question } = useDesignStep(design, titles);
  const canTake = useMemo(() => issued === null || hasSameRows(design, issued.design), [design, issued]);
  const found = useRemedies(worker, check, options.measuredUtc);
  const { totals, findings } = check.check;
  const isAnyChecked = totals.checkedCameras > 0;
  return (
    <>
      <CheckHead
        {...{ name, state, check, matching, read }}
        remedies={found.kind === 'found' ? found.remedies : null}
      />
      <CheckOptions state={state} options={options} choice={choice} />
      <Section level={2} title={AS_BUILT_RESULT_TEXTS.groups}>
        <GroupsTable check={check.check} titles={titles} />
      </Section>
      {isAnyChecked && (
        <>
          <Section level={2} title={REMEDY_TEXTS.title}>
            <Remedies found={found} onTake={canTake ? ask : undefined} />
          </Section>
          <ApplyRates {...{ design, issued, check, matching, options }} onApply={ask} />
        </>
      )}
      {findings.length + state.report.notes.length > 0 && (
        <Section level={2} title={AS_BUILT_RESULT_TEXTS.findings}>
          <FindingList findings={findings} notes={state.report.notes} titles={titles} />
        </Section>
      )}
      <CamerasSection {...{ state, matching, check, titles, choice }} />
      {question}
    </>
  );
}

/** Whether a change of one of the designs means the same in the other. */
function hasSameRows({ cameras }: Design, other: Design): boolean {
  const rows = new Map(other.cameras.map((row) => [row.id, row]));
  return (
    cameras.length === rows.size &&
    cameras.every((row) => {
      const same = rows.get(row.id);
      return same !== undefined && isSameRow(row, same);
    })
  );
}

interface ApplyRatesProps extends Pick<SectionsProps, 'design' | 'issued' | 'check' | 'matching' | 'options'> {
  readonly onApply: ReturnType<typeof useDesignStep>['ask'];
}

/** Takes over the rates of the groups that the design has, whatever the report is compared with. */
function ApplyRates({ design, issued, check, matching, options, onApply }: ApplyRatesProps): ReactNode {
  const catalogue = useCatalogue();
  const [isRefused, setIsRefused] = useState(false);
  const apply = (): void => {
    const groups = new Set(design.cameras.map(({ cameraGroupId }) => cameraGroupId));
    const cameras = matching.matched.filter(({ cameraGroupId }) => groups.has(cameraGroupId));
    const own = issued === null ? check.check : checkOf({ design, cameras }, catalogue, options.values);
    setIsRefused(own === undefined);
    if (own === undefined) return;
    const source = { measuredUtc: options.measuredUtc, note: reportNotes(own) };
    const rates = withMeasuredRates({ design, check: own }, catalogue, source);
    onApply({ title: APPLY_TEXTS.title, label: AS_BUILT_STEPS.rates, ...rates });
  };
  return (
    <div className={`${sheet.line} no-print`}>
      <Button look="primary" onClick={apply}>
        {APPLY_TEXTS.open}
      </Button>
      <span className="muted">{issued === null ? APPLY_TEXTS.hint : APPLY_TEXTS.hintIssued}</span>
      {isRefused && <p role="alert">{AS_BUILT_TEXTS.outOfBounds}</p>}
    </div>
  );
}
