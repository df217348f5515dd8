import { LEGENDS } from '#texts/charts.ts';
import { GROUP_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useMemo, type ReactNode } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Explained } from '../explanation/explained.tsx';
import { useExplanation } from '../explanation/explanation-context.tsx';
import { summedRows, type SummedRow } from '../explanation/summed-rows.ts';
import { BYTES_PER_TB, groupText } from '../explanation/words.ts';
import { Share } from '../figures/share.tsx';
import { Legend } from './legend.tsx';
import styles from './storage-by-group.module.css';
import { Table, type Column } from '../figures/table.tsx';

/** Most bars that are drawn; the other groups are one line. */
const MOST_GROUPS = 10;
const STORAGE = 'totals.storageTb.value';

/** Which cameras fill the disks: a bar for each group, the largest first. */
export function StorageByGroup(): ReactNode {
  const explanation = useExplanation();
  const parts = useMemo(
    () => explanation && partsOf(explanation.rows, summedRows(explanation.explain(STORAGE))),
    [explanation],
  );
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.storageByGroup}
        columns={COLUMNS}
        rows={parts ?? []}
        rowKey={({ title }) => title}
      />
      <Legend marks={LEGENDS.groups} />
    </>
  );
}

interface Part {
  readonly title: string;
  /** Numbers of its rows in the design. */
  readonly numbers: readonly number[];
  readonly tb: number;
  /** Of all storage, 0 to 1. */
  readonly share: number;
  /** Of the largest group, 0 to 1; what is left together has no bar, beside which the others could not be told apart. */
  readonly length: number | undefined;
}

function partsOf(rows: readonly CameraRow[], summed: readonly SummedRow[]): Part[] {
  const bytes = new Map(summed.map(({ number, value }) => [number, value]));
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const groups = [...rowsByGroup(rows).values()]
    .map((streams) => sumOf(streams.map((row) => numbers.get(row)!)))
    .toSorted((a, b) => b.bytes - a.bytes);
  const shown = groups.slice(0, MOST_GROUPS).map((group) => ({ ...group, title: groupText(group.numbers[0]!, rows) }));
  const others = groups.slice(MOST_GROUPS);
  const rest = { ...sumOf(others.flatMap((group) => group.numbers)), title: TEXTS.others(others.length) };
  const parts = others.length === 0 ? shown : [...shown, rest];
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  return parts.map((part) => ({
    ...part,
    tb: part.bytes / BYTES_PER_TB,
    share: part.bytes / total,
    length: part === rest ? undefined : part.bytes / shown[0]!.bytes,
  }));

  function sumOf(of: readonly number[]) {
    return { numbers: of, bytes: of.reduce((sum, number) => sum + (bytes.get(number) ?? 0), 0) };
  }
}

const COLUMNS: readonly Column<Part>[] = [
  { title: TEXTS.group, cell: ({ title }) => title },
  { title: TEXTS.part, cell: ({ length }) => length !== undefined && <Bar length={length} />, isPicture: true },
  { title: TEXTS.share, cell: shareFigure, isNumber: true },
  { title: TEXTS.storage, cell: storageFigure, isNumber: true },
];

function Bar({ length }: { readonly length: number }): ReactNode {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.part} width={`${length * 100}%`} height="100%" rx="2" />
    </svg>
  );
}

function shareFigure({ title, numbers, share }: Part): ReactNode {
  return (
    <Explained path={STORAGE} numbers={numbers} isShare name={TEXTS.shareOf(title)}>
      <Share percent={share * 100} />
    </Explained>
  );
}

function storageFigure({ title, numbers, tb }: Part): ReactNode {
  return (
    <Explained path={STORAGE} numbers={numbers} name={TEXTS.storageOf(title)}>
      <Figure value={tb} unit="TB" />
    </Explained>
  );
}
