import { AS_BUILT_PAGE_TEXTS } from '#texts/editor/as-built-page.ts';
import { AS_BUILT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { Design } from '@site-designer/sizing-engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { HowToReport, ReportDrop } from '../../features/as-built/report/report-drop.tsx';
import { ReportStateNote } from '../../features/as-built/report/report-state-note.tsx';
import { ReportWorker } from '../../features/as-built/report/report-worker-client.ts';
import { useReport } from '../../features/as-built/report/use-report.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor, useRows, useServerSettings } from '../../features/design-editor/document/editor-context.ts';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { Link } from '../../ui/base/link.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { AsBuiltReport } from './as-built-report.tsx';
import { useIssuedBaseline, type IssuedBaseline } from './use-issued-baseline.ts';
import sheet from '../../ui/base/sheet.module.css';
import styles from '../../features/as-built/check/as-built.module.css';
import { useDesignGroups } from '../../features/as-built/check/use-check.ts';

export function AsBuiltScreen(): ReactNode {
  const design = useDesignOnScreen();
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  return (
    <>
      <PageTitle>{TEXTS.of(name)}</PageTitle>
      <div className={`${styles.crumbs} no-print`}>
        <DesignCrumbs page={AS_BUILT_PAGE_TEXTS.open} back={TEXTS.backToDesign} />
      </div>
      <ConflictBanner />
      <article className={`${sheet.sheet} ${styles.page}`}>
        <div className={sheet.line}>
          <h1 dir="auto">{TEXTS.of(name)}</h1>
          <div className={`${sheet.line} no-print`}>
            <SaveStateNote />
            <HistoryButtons />
          </div>
        </div>
        {design && <Check design={design} name={name} />}
      </article>
    </>
  );
}

function useDesignOnScreen(): Design | undefined {
  const cameras = useRows();
  const serverSettings = useServerSettings();
  return useMemo(() => serverSettings && { cameras, serverSettings }, [cameras, serverSettings]);
}

interface CheckProps {
  readonly design: Design;
  readonly name: string;
}

/** The check against what was issued of the design, else against the design. */
function Check(props: CheckProps): ReactNode {
  const edited = useEditor(({ siteDesignEditor }) => siteDesignEditor.design);
  const place = edited && { ...edited, siteDesignId: edited.id };
  const { data: issued, cause, reload } = useIssuedBaseline(place);
  if (issued === undefined) return <Missing cause={cause} onRetry={reload} />;
  return <CheckAgainst {...props} siteDesignId={edited?.id ?? 0} issued={issued} />;
}

interface CheckAgainstProps extends CheckProps {
  readonly siteDesignId: number;
  readonly issued: IssuedBaseline | null;
}

function CheckAgainst({ design, name, siteDesignId, issued }: CheckAgainstProps): ReactNode {
  const worker = useWorker();
  const { state, read } = useReport(worker, siteDesignId);
  const groups = useDesignGroups(issued?.design ?? design);
  const isRead = state.kind === 'read';
  if (groups === undefined) return <p role="alert">{issued ? TEXTS.issuedOutOfBounds : TEXTS.outOfBounds}</p>;
  if (groups.length === 0) return <p>{TEXTS.noCameras}</p>;
  return (
    <>
      <Baseline issued={issued} />
      {!isRead && <p className={styles.intro}>{TEXTS.intro}</p>}
      <p className="muted no-print">{TEXTS.privacy}</p>
      <ReportDrop isAnother={isRead} onFile={(file) => read(file)}>
        {!isRead && <HowToReport />}
      </ReportDrop>
      <ReportStateNote state={state} onRead={read} />
      {isRead && (
        // Another report starts with its own date and an unfiltered list of cameras.
        <AsBuiltReport
          key={`${state.file.name} ${state.file.lastModified} ${JSON.stringify(state.given)}`}
          {...{ design, issued, name, groups, worker, siteDesignId, read }}
          state={state}
        />
      )}
    </>
  );
}

/** Says what the report is compared with. */
function Baseline({ issued }: Pick<CheckAgainstProps, 'issued'>): ReactNode {
  if (issued === null) return <p>{TEXTS.againstDesign}</p>;
  return (
    <p>
      {TEXTS.againstIssued} <Link to={issued.address}>{TEXTS.issued(issued.name, formatDay(issued.issuedUtc))}</Link>
    </p>
  );
}

/** A worker that lives as long as the page. */
function useWorker(): ReportWorker {
  const [worker] = useState(() => new ReportWorker());
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}
