import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, SummarySite } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { billRows, billTable } from '@site-designer/price-list';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../lib/files/download.ts';
import { loadChunk } from '../../lib/calls/load-chunk.ts';

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

/** Why the design of a site counts, with the number of its proposal; empty where none does. */
export function fromText({ from, number, revision }: SummarySite): string {
  return from === null ? '' : TEXTS.from[from](`${number} ${revision}`);
}

function siteRows(summary: ProjectSummary): readonly Row[] {
  const { sites, totals, physical } = summary;
  const { from, cameras, streams, storage, power, heat, rackUnits, problem } = TEXTS.columns;
  return [
    [TEXTS.site, TEXTS.design, from, TEXTS.hardware, cameras, streams, storage, power, heat, rackUnits, problem],
    ...sites.map((site): Row => {
      const { name, siteDesignName, hardware, errorMessage } = site;
      const lacking = site.physical?.isWithoutHost === true ? TEXTS.powerWithoutHost : '';
      const missing = site.siteDesignId === null ? TEXTS.noDesign : (errorMessage ?? lacking);
      return [name, siteDesignName ?? '', fromText(site), hardware ?? '', ...figuresOf(site), missing];
    }),
    [TEXTS.total, '', '', '', ...figuresOf({ totals, physical }), summary.problem ?? ''],
  ];
}

type Figures = Pick<ProjectSummary, 'totals'> | Pick<SummarySite, 'totals'>;

function figuresOf({ totals, physical }: Figures & Pick<SummarySite, 'physical'>): Row {
  const demand =
    totals === null ? BLANK : [totals.cameras, totals.cameraStreams, totals.storageTb].map(({ value }) => value);
  const room = physical === null ? BLANK : [physical.typicalW, physical.heatBtuPerHour, physical.rackUnits];
  return [...demand, ...room];
}

const BLANK = ['', '', ''] as const;
