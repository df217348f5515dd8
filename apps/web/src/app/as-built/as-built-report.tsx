import { APPLY_TEXTS, AS_BUILT_RESULT_TEXTS, AS_BUILT_STEPS, AS_BUILT_TEXTS, REMEDY_TEXTS } from '#texts/as-built.ts';
import type { MatchedReport } from '@site-designer/camera-report';
import { type Design } from '@site-designer/sizing-engine';
import { withMeasuredRates, type AsBuiltGroup } from '@site-designer/sizing-engine/as-built';
import { useMemo, type ReactNode } from 'react';
import { GapHatching } from '../../features/as-built/check/gap-bar.tsx';
import type { ReportWorker } from '../../features/as-built/report/report-worker-client.ts';
import { useChosenGroups, type GroupChoice } from '../../features/as-built/check/use-chosen-groups.ts';
import type { ReadState } from '../../features/as-built/report/report-state.ts';
import type { ReportSteps } from '../../features/as-built/report/use-report.ts';
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
  useGroupTitles,
  useMatching,
  useReportCheck,
  type ReportCheck,
} from '../../features/as-built/check/use-check.ts';
import { useDesignStep } from './use-design-step.tsx';
import { useRemedies } from '../../features/as-built/check/use-remedies.ts';

interface AsBuiltReportProps {
  readonly design: Design;
  readonly name: string;
  readonly groups: readonly AsBuiltGroup[];
  readonly worker: ReportWorker;
  readonly siteDesignId: number;
  readonly read: ReportSteps['read'];
  readonly state: ReadState;
}

export function AsBuiltReport(props: AsBuiltReportProps): ReactNode {
  const { design, groups, siteDesignId, state } = props;
  const choice = useChosenGroups(siteDesignId);
  const options = useCheckOptions(state, choice.chosen.groomedStorages);
  const matching = useMatching(state.report, groups, choice.chosen);
  const check = useReportCheck(design, matching, options.values);
  if (check === undefined) return <p role="alert">{AS_BUILT_TEXTS.outOfBounds}</p>;
  return (
    <ExplanationProvider question={check.design} answer={check.check} reported={check.names}>
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

function Sections({ design, name, worker, read, state, choice, options, matching, check }: SectionsProps): ReactNode {
  const titles = useGroupTitles(design);
  const { ask, question } = useDesignStep(design, titles);
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
            <Remedies found={found} onTake={ask} />
          </Section>
          <ApplyRates check={check} options={options} onApply={ask} />
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

interface ApplyRatesProps extends Pick<SectionsProps, 'check' | 'options'> {
  readonly onApply: ReturnType<typeof useDesignStep>['ask'];
}

function ApplyRates({ check: { design, check }, options: { measuredUtc }, onApply }: ApplyRatesProps): ReactNode {
  const catalogue = useCatalogue();
  const rates = useMemo(
    () => withMeasuredRates({ design, check }, catalogue, { measuredUtc }),
    [design, check, catalogue, measuredUtc],
  );
  return (
    <div className={`${sheet.line} no-print`}>
      <Button
        look="primary"
        onClick={() => onApply({ title: APPLY_TEXTS.title, label: AS_BUILT_STEPS.rates, ...rates })}
      >
        {APPLY_TEXTS.open}
      </Button>
      <span className="muted">{APPLY_TEXTS.hint}</span>
    </div>
  );
}
