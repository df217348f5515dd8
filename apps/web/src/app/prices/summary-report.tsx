import { BILL_TEXTS } from '#texts/proposal/proposal.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, ProjectSystem } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { Licences } from '../../features/proposal/bill/licences.tsx';
import { PhysicalFigures } from '../../features/proposal/figures/physical-figures.tsx';
import { Section } from '../../explained/section.tsx';
import { usePageHeader } from '../../explained/use-page-header.ts';
import { logError } from '../../lib/calls/log.ts';
import { useTimedMessage } from '../../lib/hooks/use-timed-message.ts';
import { Link } from '../../ui/base/link.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import sheet from '../../ui/base/sheet.module.css';
import { SummaryBill } from './summary-bill.tsx';
import { SummaryCard } from './summary-card.tsx';
import { downloadSummaryCsv, downloadSummaryWorkbook } from './summary-files.ts';
import { SummaryKnow } from './summary-know.tsx';
import { SummarySites } from './summary-sites.tsx';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { Switch } from './switch.tsx';

interface SummaryReportProps {
  readonly projectId: number;
  readonly projectName: string;
  readonly summary: ProjectSummary;
  readonly onSystem: (system: ProjectSystem) => void;
}

export function SummaryReport({ projectId, projectName, summary, onSystem }: SummaryReportProps): ReactNode {
  const { sites, bill, billTotal, physical, licences, system } = summary;
  const [printsPrices, setPrintsPrices] = useState(false);
  const standing = sites.filter(({ machines }) => machines.length > 0);
  usePageHeader({ subject: TEXTS.of(projectName) });
  return (
    <article className={sheet.sheet} data-print-for="customer">
      <div className={sheet.line}>
        <h1 dir="auto">{TEXTS.of(projectName)}</h1>
        <Tools projectName={projectName} summary={summary}>
          <Documents projectId={projectId} summary={summary} />
          {billTotal.pricedLines > 0 && (
            <Checkbox label={BILL_TEXTS.printPrices} isSelected={printsPrices} onChange={setPrintsPrices} />
          )}
        </Tools>
      </div>
      <p className="muted no-print">{sites.length === 0 ? TEXTS.noSites : TEXTS.hint}</p>
      {sites.length > 1 && (
        <GuardedFields>
          <Switch
            label={TEXTS.system}
            chosen={system}
            choices={[
              { id: 'one', text: TEXTS.oneSystem },
              { id: 'perSite', text: TEXTS.perSite(sites.length) },
            ]}
            onChoose={onSystem}
          />
        </GuardedFields>
      )}
      <Problems summary={summary} />
      {sites.length > 0 && (
        <>
          <SummaryCard summary={summary} printsPrices={printsPrices} />
          <Section level={2} title={TEXTS.sites}>
            <SummarySites projectId={projectId} summary={summary} printsPrices={printsPrices} />
          </Section>
          <SummaryKnow summary={summary} />
        </>
      )}
      {bill.length > 0 && (
        <>
          <SummaryBill summary={summary} printsPrices={printsPrices} />
          <Section level={2} title={TEXTS.physical} className="no-print">
            <PhysicalFigures proposal={{ physical, bill }} sites={standing} />
          </Section>
          <Section level={2} title={TEXTS.licences} className="no-print">
            <Licences proposal={{ licences }} />
          </Section>
        </>
      )}
    </article>
  );
}

/** What can be handed on of the whole project. */
function Documents({ projectId, summary: { bill, network } }: Pick<SummaryReportProps, 'projectId' | 'summary'>) {
  return (
    <>
      {bill.length > 0 && (
        <Link className={buttonClass()} to={`/project/${projectId}/document`}>
          {TEXTS.document}
        </Link>
      )}
      {network !== null && network.switches > 0 && (
        <Link className={buttonClass()} to={`/project/${projectId}/network-request`}>
          {TEXTS.networkRequest}
        </Link>
      )}
    </>
  );
}

/** Why the sums are no whole. */
function Problems({ summary: { sites, problem } }: Pick<SummaryReportProps, 'summary'>): ReactNode {
  const failed = sites.filter((site) => site.failed).length;
  const undesigned = sites.filter(({ siteDesignId }) => siteDesignId === null).length;
  return (
    <>
      {problem !== null && <Banner tone="over">{problem}</Banner>}
      {failed > 0 && <Banner tone="over">{TEXTS.unsized(failed)}</Banner>}
      {undesigned > 0 && <Banner tone="near">{TEXTS.undesigned(undesigned)}</Banner>}
    </>
  );
}

interface ToolsProps {
  readonly projectName: string;
  readonly summary: ProjectSummary;
  readonly children: ReactNode;
}

function Tools({ projectName, summary, children }: ToolsProps): ReactNode {
  const { message, show } = useTimedMessage();
  const exportWorkbook = (): void => {
    downloadSummaryWorkbook(projectName, summary).catch((cause: unknown) => {
      logError(TEXTS.noWorkbook, cause);
      show(TEXTS.noWorkbook);
    });
  };
  return (
    <div className={`${sheet.line} no-print`}>
      {children}
      <Button icon="print" onClick={() => window.print()}>
        {TEXTS.print}
      </Button>
      <Button onClick={() => downloadSummaryCsv(projectName, summary)}>{TEXTS.csv}</Button>
      <Button onClick={exportWorkbook}>{TEXTS.xlsx}</Button>
      <output className="muted">{message}</output>
    </div>
  );
}
