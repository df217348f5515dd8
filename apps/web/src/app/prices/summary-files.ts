import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, SummarySite } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { billRows, billTable } from '@site-designer/price-list';
import { fullestOf } from '@site-designer/texts';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../lib/files/download.ts';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { daysText, fromText, hardwareText, statusText } from './summary-words.ts';

type Row = readonly (string | number)[];

/** The sites, then a blank line and the bill of materials of all. */
export function downloadSummaryCsv(projectName: string, summary: ProjectSummary): void {
  const text = csvOf([...siteRows(summary), [], ...billRows(summary)]);
  download(csvBlob(text), TEXTS.fileName(fileNameOf(projectName), 'csv'));
}

/** A sheet of the sites and one of the bill of materials. */
export async function downloadSummaryWorkbook(projectName: string, summary: ProjectSummary): Promise<void> {
  const { summaryWorkbook } = await loadChunk(import('@site-designer/price-list/write-bill'));
  const bytes = await summaryWorkbook({
    sites: { name: TEXTS.sites, rows: siteRows(summary) },
    bill: { name: TEXTS.bill, table: billTable(summary) },
  });
  download(workbookBlob(bytes), TEXTS.fileName(fileNameOf(projectName), 'xlsx'));
}

function siteRows(summary: ProjectSummary): readonly Row[] {
  const { sites, totals, physical, billTotal } = summary;
  const { from, cameras, streams, storage, power, heat, rackUnits, days, fill, price, status, problem } = TEXTS.columns;
  const figures = [cameras, streams, storage, power, heat, rackUnits, ...networkTitles(summary)];
  return [
    [TEXTS.site, TEXTS.design, from, TEXTS.hardware, ...figures, days, fill, price, status, problem],
    ...sites.map((site): Row => {
      const { name, siteDesignName, errorMessage } = site;
      const lacking = site.physical?.isWithoutHost === true ? TEXTS.powerWithoutHost : '';
      const missing = site.siteDesignId === null ? TEXTS.noDesign : (errorMessage ?? lacking);
      const fill = fullestOf(site.answer?.storages)?.fillPercent ?? '';
      const kept = [daysText(site), fill, priceOf(site.billTotal), statusText(site)];
      const figuresOfSite = [...figuresOf(site), ...networkCells(site.network, summary)];
      return [name, siteDesignName ?? '', fromText(site), hardwareText(site), ...figuresOfSite, ...kept, missing];
    }),
    [
      TEXTS.total,
      '',
      '',
      '',
      ...figuresOf({ totals, physical }),
      ...networkCells(summary.network, summary),
      '',
      '',
      priceOf(billTotal),
      '',
      summary.problem ?? '',
    ],
  ];
}

function priceOf(billTotal: SummarySite['billTotal']): string {
  return billTotal?.amount ?? '';
}

type Figures = Pick<ProjectSummary, 'totals'> | Pick<SummarySite, 'totals'>;

function figuresOf({ totals, physical }: Figures & Pick<SummarySite, 'physical'>): Row {
  const demand =
    totals === null ? BLANK : [totals.cameras, totals.cameraStreams, totals.storageTb].map(({ value }) => value);
  const room = physical === null ? BLANK : [physical.typicalW, physical.heatBtuPerHour, physical.rackUnits];
  return [...demand, ...room];
}

const BLANK = ['', '', ''] as const;

const NETWORK_FIGURES = ['switches', 'ports', 'reservedW', 'workstations'] as const;

/** Only of a project that plans switches or workstations. */
function networkTitles({ network }: ProjectSummary): Row {
  return network === null ? [] : NETWORK_FIGURES.map((figure) => TEXTS.columns[figure]);
}

function networkCells(network: ProjectSummary['network'], summary: ProjectSummary): Row {
  return summary.network === null ? [] : NETWORK_FIGURES.map((figure) => network?.[figure] ?? '');
}
