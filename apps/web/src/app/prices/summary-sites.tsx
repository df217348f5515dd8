import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, SummarySite } from '@site-designer/api-contract';
import { COLON, fullestOf } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { numberText, quantityText } from '../../lib/format/format-quantity.ts';
import { Link } from '../../ui/base/link.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import cards from '../../ui/tables/card-table.module.css';
import { TableHead } from '../../ui/tables/table-head.tsx';
import {
  amountText,
  daysText,
  fromText,
  hardwareText,
  hasNoSpare,
  networkText,
  portsText,
  serversOf,
  statusText,
} from './summary-words.ts';
import styles from './summary.module.css';

interface SitesProps {
  readonly projectId: number;
  readonly summary: ProjectSummary;
  readonly printsPrices: boolean;
}

/** A row of the table: of a site, of the whole system or of their sum. */
interface Row {
  readonly key: string;
  readonly site: ReactNode;
  readonly from: ReactNode;
  readonly hardware: ReactNode;
  readonly cameras: ReactNode;
  readonly storage: ReactNode;
  readonly days: ReactNode;
  readonly fill: ReactNode;
  readonly power: ReactNode;
  readonly rackUnits: ReactNode;
  readonly network: ReactNode;
  readonly price: ReactNode;
  readonly status: ReactNode;
}

type Column = Exclude<keyof Row, 'key'>;

const ALL_COLUMNS: readonly Column[] = [
  'site',
  'from',
  'hardware',
  'cameras',
  'storage',
  'days',
  'fill',
  'power',
  'rackUnits',
  'network',
  'price',
  'status',
];
/** Where figures come from matters to the seller alone. */
const SCREEN_ONLY: ReadonlySet<Column> = new Set(['from', 'status']);
const NUMBERS: ReadonlySet<Column> = new Set(['cameras', 'storage', 'days', 'power', 'rackUnits', 'price']);

/** Each site with what it records and costs, what the whole system buys once, and their sum. Narrow screens show cards. */
export function SummarySites({ projectId, summary, printsPrices }: SitesProps): ReactNode {
  // Only some projects plan switches or workstations.
  const columns = ALL_COLUMNS.filter((column) => column !== 'network' || summary.network !== null);
  const titles = columns.map((column) => (column === 'from' ? TEXTS.fromTitle : TEXTS[column]));
  const classOf = (place: number): string =>
    classNames(
      NUMBERS.has(columns[place]!) && styles.number,
      columns[place] === 'price' && !printsPrices && 'no-print',
      SCREEN_ONLY.has(columns[place]!) && 'no-print',
    );
  const cells = (row: Row, isSum: boolean) =>
    columns.map((column, place) =>
      place === 0 && !isSum ? (
        <th key={column} scope="row">
          {row[column]}
        </th>
      ) : (
        <td key={column} className={classOf(place)} data-title={titles[place]}>
          {row[column]}
        </td>
      ),
    );
  const sum = sumRow(summary);
  const whole = systemRow(summary);
  return (
    <table className={classNames(cards.table, styles.sites)} aria-label={TEXTS.sites}>
      <TableHead titles={titles} classOf={classOf} />
      <tbody>
        {[...summary.sites.map((site) => siteRow(site, projectId)), ...(whole === undefined ? [] : [whole])].map(
          (row) => (
            <tr key={row.key}>{cells(row, false)}</tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>{cells(sum, true)}</tr>
      </tfoot>
    </table>
  );
}

const NOTHING: Omit<Row, 'key' | 'site'> = {
  from: null,
  hardware: null,
  cameras: null,
  storage: null,
  days: null,
  fill: null,
  power: null,
  rackUnits: null,
  network: null,
  price: null,
  status: null,
};

function siteRow(site: SummarySite, projectId: number): Row {
  const designs = `/project/${projectId}/site/${site.siteId}/sitedesign`;
  const { siteId, name, siteDesignId, totals, physical, billTotal } = site;
  const named = {
    key: String(siteId),
    site: (
      <Link to={designs} dir="auto">
        {name}
      </Link>
    ),
  };
  if (siteDesignId === null) {
    return { ...NOTHING, ...named, hardware: <span className={styles.problem}>{TEXTS.noDesign}</span> };
  }
  return {
    ...named,
    from: (
      <Link to={`${designs}/${siteDesignId}`} dir="auto">
        {fromText(site)}
      </Link>
    ),
    hardware: <Hardware site={site} />,
    cameras: totals && numberText(totals.cameras.value),
    storage: totals && <Figure value={totals.storageTb.value} unit="TB" />,
    days: daysText(site) || null,
    fill: <Fill site={site} />,
    power: physical && (
      <span>
        <Figure value={physical.typicalW} unit="W" />
        {physical.isWithoutHost === true && <span className="muted"> {TEXTS.withoutHost}</span>}
      </span>
    ),
    rackUnits: physical && <Figure value={physical.rackUnits} unit="U" />,
    network: <Network network={site.network} />,
    price: billTotal && <Price billTotal={billTotal} />,
    status: <span className={styles.status}>{statusText(site)}</span>,
  };
}

function Hardware({ site }: { readonly site: SummarySite }): ReactNode {
  const { failed, errorMessage } = site;
  if (failed) {
    return (
      <span className={styles.problem}>
        <strong>{TEXTS.nothingFits}</strong>
        {COLON}
        {errorMessage}
      </span>
    );
  }
  return (
    <span>
      {hardwareText(site)} {hasNoSpare(site) && <span className={styles.near}>{TEXTS.noSpare}</span>}
    </span>
  );
}

function Network({ network }: Pick<SummarySite, 'network'>): ReactNode {
  const ports = portsText(network);
  return (
    <span>
      {networkText(network)}
      {ports !== '' && <span className={styles.part}> {ports}</span>}
    </span>
  );
}

function Fill({ site }: { readonly site: SummarySite }): ReactNode {
  const fullest = fullestOf(site.answer?.storages);
  if (fullest === undefined) return null;
  const { fillPercent, capPercent } = fullest;
  return (
    <span className={styles.fill}>
      <span>{quantityText(fillPercent, '%')}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${Math.min(fillPercent, 100)}%` }} />
        {capPercent !== null && <span className={styles.cap} style={{ left: `${capPercent}%` }} />}
      </span>
    </span>
  );
}

function Price({ billTotal }: { readonly billTotal: ProjectSummary['billTotal'] }): ReactNode {
  const { pricedLines, lines } = billTotal;
  if (pricedLines === 0) return <span className={styles.near}>{TEXTS.noPrice}</span>;
  return (
    <span>
      {amountText(billTotal)}
      {pricedLines < lines && <span className={styles.part}> {TEXTS.pricedLines(pricedLines, lines)}</span>}
    </span>
  );
}

/** What a whole system buys once; none where each site is one. */
function systemRow({ bill, systemLines, systemTotal }: ProjectSummary): Row | undefined {
  if (systemTotal === null) return undefined;
  const lines = bill.slice(-systemLines);
  return {
    ...NOTHING,
    key: 'system',
    site: TEXTS.wholeSystem,
    from: TEXTS.wholeSystemFrom,
    hardware: [...new Set(lines.map(({ designation }) => designation))].join(', '),
    price: <Price billTotal={systemTotal} />,
  };
}

function sumRow(summary: ProjectSummary): Row {
  const { sites, totals, physical, billTotal } = summary;
  const { recording, spares } = serversOf(summary);
  const designed = sites.filter(({ siteDesignId }) => siteDesignId !== null).length;
  return {
    ...NOTHING,
    key: 'sum',
    site: TEXTS.ofSites(designed, sites.length),
    hardware: recording === 0 ? null : TEXTS.serversSum(recording, spares),
    cameras: numberText(totals.cameras.value),
    storage: <Figure value={totals.storageTb.value} unit="TB" />,
    power: <Figure value={physical.typicalW} unit="W" />,
    rackUnits: <Figure value={physical.rackUnits} unit="U" />,
    network: <Network network={summary.network} />,
    price: billTotal.lines > 0 ? <Price billTotal={billTotal} /> : null,
  };
}
