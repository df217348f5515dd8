import { BILL_TEXTS } from '#texts/proposal/proposal.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, ProjectSystem, SummarySite } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BillTable } from '../../features/proposal/figures/bill-of-materials.tsx';
import { Demand } from '../../features/proposal/figures/demand.tsx';
import { Licences } from '../../features/proposal/figures/licences.tsx';
import { PhysicalFigures } from '../../features/proposal/figures/physical-figures.tsx';
import { Section } from '../../explained/section.tsx';
import { Table, type Column } from '../../explained/table.tsx';
import { usePageHeader } from '../../explained/use-page-header.ts';
import { logError } from '../../lib/calls/log.ts';
import { useTimedMessage } from '../../lib/hooks/use-timed-message.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { priceListAddress } from '../pages/addresses.ts';
import sheet from '../../ui/base/sheet.module.css';
import styles from './summary.module.css';
import { downloadSummaryCsv, downloadSummaryWorkbook, fromText } from './summary-files.ts';

interface SummaryReportProps {
  readonly projectId: number;
  readonly projectName: string;
  readonly summary: ProjectSummary;
  readonly onSystem: (system: ProjectSystem) => void;
}

export function SummaryReport({ projectId, projectName, summary, onSystem }: SummaryReportProps): ReactNode {
  const { sites, totals, bill, billTotal, systemLines, problem, physical, licences } = summary;
  const [printsPrices, setPrintsPrices] = useState(false);
  const standing = sites.filter(({ machines }) => machines.length > 0);
  const failed = sites.filter((site) => site.failed).length;
  const undesigned = sites.filter(({ siteDesignId }) => siteDesignId === null).length;
  usePageHeader({ subject: TEXTS.of(projectName) });
  return (
    <article className={sheet.sheet}>
      <div className={sheet.line}>
        <h1 dir="auto">{TEXTS.of(projectName)}</h1>
        <Tools projectName={projectName} summary={summary}>
          {billTotal.pricedLines > 0 && (
            <Checkbox label={BILL_TEXTS.printPrices} isSelected={printsPrices} onChange={setPrintsPrices} />
          )}
        </Tools>
      </div>
      <p className="muted">{sites.length === 0 ? TEXTS.noSites : TEXTS.hint}</p>
      {sites.length > 1 && (
        <Checkbox
          label={TEXTS.oneSystem}
          isSelected={summary.system === 'one'}
          onChange={(isOne) => onSystem(isOne ? 'one' : 'perSite')}
        />
      )}
      {problem !== null && <Banner tone="over">{problem}</Banner>}
      {failed > 0 && <Banner tone="over">{TEXTS.unsized(failed)}</Banner>}
      {undesigned > 0 && <Banner tone="near">{TEXTS.undesigned(undesigned)}</Banner>}
      {sites.length > 0 && (
        <>
          <Section level={2} title={TEXTS.sites}>
            <Table
              label={TEXTS.sites}
              columns={columnsFor(projectId)}
              rows={sites}
              rowKey={({ siteId }) => String(siteId)}
            />
          </Section>
          <Section level={2} title={TEXTS.demand}>
            <Demand totals={totals} warnings={[]} />
          </Section>
        </>
      )}
      {bill.length > 0 && (
        <>
          <Section level={2} title={TEXTS.bill}>
            <BillTable {...{ bill, billTotal, systemLines, printsPrices, enterPrices }} />
            <p className="muted">{TEXTS.withoutOffers}</p>
          </Section>
          <Section level={2} title={TEXTS.physical}>
            <PhysicalFigures proposal={{ physical, bill }} sites={standing.length > 1 ? standing : undefined} />
          </Section>
          <Section level={2} title={TEXTS.licences}>
            <Licences proposal={{ licences }} />
          </Section>
        </>
      )}
    </article>
  );
}

function enterPrices(designations: readonly string[]): ReactNode {
  return <Link to={priceListAddress(designations)}>{BILL_TEXTS.enterPrices}</Link>;
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

function columnsFor(projectId: number): readonly Column<SummarySite>[] {
  const designs = ({ siteId }: SummarySite) => `/project/${projectId}/site/${siteId}/sitedesign`;
  return [
    {
      title: TEXTS.site,
      cell: (site) => (
        <Link to={designs(site)} dir="auto">
          {site.name}
        </Link>
      ),
    },
    {
      title: TEXTS.design,
      cell: (site) => {
        if (site.siteDesignId === null) return <span className={styles.problem}>{TEXTS.noDesign}</span>;
        return (
          <>
            <Link to={`${designs(site)}/${site.siteDesignId}`} dir="auto">
              {site.siteDesignName}
            </Link>{' '}
            <span className="muted">({fromText(site)})</span>
          </>
        );
      },
    },
    { title: TEXTS.hardware, cell: hardwareCell },
    { title: TEXTS.cameras, isNumber: true, isWideOnly: true, cell: ({ totals }) => figure(totals?.cameras.value, '') },
    {
      title: TEXTS.storage,
      isNumber: true,
      isWideOnly: true,
      cell: ({ totals }) => figure(totals?.storageTb.value, 'TB'),
    },
    {
      title: TEXTS.power,
      isNumber: true,
      isWideOnly: true,
      cell: ({ physical }) => (
        <>
          {figure(physical?.typicalW, 'W')}
          {physical?.isWithoutHost === true && <span className="muted"> {TEXTS.withoutHost}</span>}
        </>
      ),
    },
    {
      title: TEXTS.rackUnits,
      isNumber: true,
      isWideOnly: true,
      cell: ({ physical }) => figure(physical?.rackUnits, 'U'),
    },
  ];
}

function hardwareCell({ hardware, failed, errorMessage }: SummarySite): ReactNode {
  if (!failed) return hardware;
  return (
    <span className={styles.problem}>
      <strong>{TEXTS.nothingFits}:</strong> {errorMessage}
    </span>
  );
}

function figure(value: number | undefined, unit: string): ReactNode {
  return value === undefined ? null : <Figure value={value} unit={unit} />;
}
