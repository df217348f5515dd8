import { LEGENDS } from '#texts/proposal/charts.ts';
import { GROUP_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { figureParts, type Derivation, type FigurePart } from '@site-designer/sizing-engine/explanations';
import { useMemo, type ReactNode } from 'react';
import { useLater } from '../../../lib/hooks/use-later.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { useExplanation } from '../../../explained/explanation-context.tsx';
import { groupText } from '../../../explained/words.ts';
import { Share } from '../figures/precise-figures.tsx';
import { Legend } from '../../../explained/legend.tsx';
import styles from './storage-by-group.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

/** Most bars; the other groups share one line. */
const MOST_GROUPS = 10;
const STORAGE = 'totals.storageTb.value';

/** Storage by camera group: a bar for each group, the largest first. */
export function StorageByGroup(): ReactNode {
  const explanation = useExplanation();
  const whole = useLater(useMemo(() => explanation?.explain(STORAGE), [explanation]));
  const rows = explanation?.rows;
  const parts = useMemo(() => whole && rows && partsOf(whole, rows), [whole, rows]);
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

interface Part extends FigurePart {
  readonly title: string;
  /** Indices of its rows in the design. */
  readonly numbers: readonly number[];
  /** Share of the largest group, 0 to 1. The sum of the other groups has no bar, which would make the others indistinguishable. */
  readonly length: number | undefined;
}

function partsOf(derivation: Derivation, rows: readonly CameraRow[]): Part[] {
  const places = new Map(rows.map((row, number) => [row, number]));
  const groups = [...rowsByGroup(rows).values()].map((streams) => streams.map((row) => places.get(row)!));
  const figures = figureParts(derivation, groups);
  const sorted = groups
    .map((numbers, index) => ({ numbers, figure: figures[index]! }))
    .toSorted((a, b) => b.figure.value - a.figure.value);
  const shown = sorted.slice(0, MOST_GROUPS).map(({ numbers, figure }) => ({
    ...figure,
    numbers,
    title: groupText(numbers[0]!, rows),
    length: figure.value / sorted[0]!.figure.value,
  }));
  const others = sorted.slice(MOST_GROUPS);
  if (others.length === 0) return shown;
  const numbers = others.flatMap((group) => group.numbers);
  const [rest] = figureParts(derivation, [numbers]);
  return [...shown, { ...rest!, numbers, title: TEXTS.others(others.length), length: undefined }];
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

function shareFigure({ title, numbers, percent }: Part): ReactNode {
  return (
    <Explained path={STORAGE} numbers={numbers} isShare name={TEXTS.shareOf(title)}>
      <Share percent={percent} />
    </Explained>
  );
}

function storageFigure({ title, numbers, value, unit }: Part): ReactNode {
  return (
    <Explained path={STORAGE} numbers={numbers} name={TEXTS.storageOf(title)}>
      <Figure value={value} unit={unit} />
    </Explained>
  );
}
