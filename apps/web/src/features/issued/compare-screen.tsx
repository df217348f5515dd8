import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import {
  compareIssuedProposal,
  listIssuedProposals,
  type IssuedProposalHeading,
  type ProposalDifference,
  type ProposalDifferences,
} from '@site-designer/api-contract/proposal-addresses';
import { csvOf } from '@site-designer/camera-table';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { proposalName, type IssuedHost } from './issued-api.ts';
import { ModelChanges } from './model-changes.tsx';
import { TableHead } from '../../ui/tables/table-head.tsx';
import sheet from '../../ui/base/sheet.module.css';
import styles from './issued.module.css';
import { Missing } from '../../ui/states/missing.tsx';
import { LOCALE } from '../../lib/format/locale.ts';

interface CompareScreenProps {
  readonly host: IssuedHost;
  readonly place: { readonly projectId: number; readonly proposalId: number };
  /** `design`, `today`, or the id of another issued proposal. */
  readonly to: string;
  readonly onChoose: (to: string) => void;
}

/** Differences between an issued proposal and its design, the design sized today, or another issued proposal. */
export function CompareScreen({ host, place, to, onChoose }: CompareScreenProps): ReactNode {
  const { projectId, proposalId } = place;
  const { data: proposals } = useLoaded(
    String(projectId),
    async () => (await host.call(listIssuedProposals, { params: { projectId } })).data.proposals,
  );
  const { data, cause, reload } = useLoaded(
    `${proposalId} ${to}`,
    async () => (await host.call(compareIssuedProposal, { params: place, querystring: { to } })).data,
  );
  const own = proposals?.find(({ id }) => id === proposalId);
  const name = own === undefined ? '…' : proposalName(own);
  const names = { name, otherName: otherName(to, proposals) };
  return (
    <div className="stack">
      <div className={sheet.line}>
        <h1>{TEXTS.title(name)}</h1>
        <Choice proposals={(proposals ?? []).filter(({ id }) => id !== proposalId)} to={to} onChoose={onChoose} />
        <Button icon="print" className={styles.tools} onClick={() => window.print()}>
          {TEXTS.print}
        </Button>
        {data !== undefined && (
          <Button icon="download" className={styles.tools} onClick={() => downloadDifferences(names, data.differences)}>
            {TEXTS.csv}
          </Button>
        )}
      </div>
      {data === undefined ? <Missing cause={cause} onRetry={reload} /> : <Differences {...names} {...data} />}
    </div>
  );
}

interface ChoiceProps {
  readonly proposals: readonly IssuedProposalHeading[];
  readonly to: string;
  readonly onChoose: (to: string) => void;
}

/** Ids of issued proposals are positive. */
const KINDS = { design: -1, today: -2 } as const;

function Choice({ proposals, to, onChoose }: ChoiceProps): ReactNode {
  const options = [
    { id: KINDS.design, name: TEXTS.design },
    { id: KINDS.today, name: TEXTS.today },
    ...proposals.map((proposal) => ({ id: proposal.id, name: proposalName(proposal) })),
  ];
  const value = to === 'design' || to === 'today' ? KINDS[to] : Number(to);
  const nameOf = (id: number): string => (id === KINDS.design ? 'design' : id === KINDS.today ? 'today' : String(id));
  return <Select label={TEXTS.with} value={value} options={options} onChange={(id) => onChoose(nameOf(id))} />;
}

/** The other side of the comparison, as a column heading. */
function otherName(to: string, proposals: readonly IssuedProposalHeading[] = []): string {
  if (to === 'design' || to === 'today') return TEXTS.after[to];
  const other = proposals.find(({ id }) => String(id) === to);
  return other === undefined ? '…' : TEXTS.after.other(proposalName(other));
}

interface Names {
  readonly name: string;
  readonly otherName: string;
}

type DifferencesProps = Names & ProposalDifferences;

function Differences({ differences, modelChanges, ...names }: DifferencesProps): ReactNode {
  if (differences.length === 0) return <p className="muted">{TEXTS.none}</p>;
  const [head = [], ...rows] = rowsOf(names, differences);
  return (
    <>
      <ModelChanges changes={modelChanges} />
      <div className={styles.frame}>
        <table className={classNames(styles.table, styles.differences)} aria-label={TEXTS.title(names.name)}>
          <TableHead titles={head} classOf={classOf} />
          <tbody>
            {rows.map(([title, before, after, unit], index) => (
              <tr key={differences[index]?.path}>
                <th scope="row">{title}</th>
                <td className={styles.number}>{before}</td>
                <td className={styles.number}>{after}</td>
                <td className={styles.unit}>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function classOf(column: number): string | undefined {
  return column === 1 || column === 2 ? styles.number : undefined;
}

/** The same table on the screen, on paper and in a file. */
function rowsOf(
  { name, otherName: other }: Names,
  differences: readonly ProposalDifference[],
): readonly (readonly string[])[] {
  return [
    [TEXTS.value, TEXTS.before(name), other, TEXTS.unit],
    ...differences.map(({ title, before, after, unit }) => [
      title,
      valueText(before),
      valueText(after),
      unit === '1' ? '' : unit,
    ]),
  ];
}

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 6 });

function valueText(value: ProposalDifference['before']): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return typeof value === 'number' ? NUMBER.format(value) : value;
}

function downloadDifferences(names: Names, differences: readonly ProposalDifference[]): void {
  const file = new Blob([csvOf(rowsOf(names, differences))], { type: 'text/csv;charset=utf-8' });
  download(file, `${fileNameOf(TEXTS.fileName(names.name))}.csv`);
}
