import { LEGENDS } from '#texts/proposal/charts.ts';
import { RETENTION_TEXTS as TEXTS } from '#texts/proposal/retention-reach.ts';
import type { CameraRow, RetentionNeed, RetentionReach, StorageReach, TierStorage } from '@site-designer/sizing-engine';
import { Fragment, type ReactNode } from 'react';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { COLON } from '@site-designer/texts';
import { decimalText } from '../../../lib/format/format-figure.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { groupText } from '../../../explained/words.ts';
import { Explained } from '../../../explained/explained.tsx';
import { Legend } from '../../../explained/legend.tsx';
import styles from './retention-chart.module.css';
import { RetentionPicture, tiersOf } from './retention-picture.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../../../explained/table.tsx';

export function RetentionChart({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { retentionReach: reach, tiers, reach: storages } = proposal;
  if (reach === null) return null;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {sentenceOf(reach).map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
        {tiers && ' '}
        {tiers && tierSentence(tiers)}
        {storages?.map((storage, index) => (
          <Fragment key={storage.storage}> {longerSentence(storage, `reach[${index}]`)}</Fragment>
        ))}
      </figcaption>
      <RetentionPicture reach={reach} />
      <Legend marks={tiersOf(reach) ? LEGENDS.retentionInTiers : LEGENDS.retention} />
      <details className={styles.table}>
        <summary>{TEXTS.table}</summary>
        <RetentionTable reach={reach} />
        {question && storages && <AloneTable reach={storages} rows={question.cameras} />}
      </details>
    </figure>
  );
}

function sentenceOf(reach: RetentionReach): readonly ReactNode[] {
  const { asked, unit } = reach;
  const held = {
    expected: heldFigure(reach, 'likely', TEXTS.expected.phrase),
    busy: heldFigure(reach, 'low', TEXTS.busy.phrase),
    calm: heldFigure(reach, 'high', TEXTS.calm.phrase),
  };
  return unit === '%' ? TEXTS.heldShare(held) : TEXTS.heldDays(quantityText(asked, unit), held);
}

/** Rounded down to whole days or percent: a part of a day does not count as held. */
function heldFigure(reach: RetentionReach, field: 'likely' | 'low' | 'high', scenes: string): ReactNode {
  return (
    <Explained path={`retentionReach.${field}`} name={TEXTS.heldOf(scenes)}>
      {quantityText(Math.floor(reach[field]), reach.unit)}
    </Explained>
  );
}

/** The effect of the second archive on older recordings. */
function tierSentence({ groomAfterDays, savedTb }: TierStorage): ReactNode {
  const figure = (path: string, name: string, text: string): ReactNode => (
    <Explained path={`tiers.${path}`} name={name}>
      {text}
    </Explained>
  );
  const days = figure('groomAfterDays', TEXTS.takesOver, quantityText(groomAfterDays, 'days'));
  const saved = figure('savedTb', TEXTS.saved, quantityText(savedTb, 'TB'));
  return TEXTS.tiers({ days, saved }).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function longerSentence({ togetherFactor, fillDays }: StorageReach, path: string): ReactNode {
  const times = (
    <Explained path={`${path}.togetherFactor`} name={TEXTS.together}>
      {decimalText(togetherFactor)}
    </Explained>
  );
  const fill = (
    <Explained path={`${path}.fillDays`} name={TEXTS.fillDays}>
      {quantityText(fillDays, 'days')}
    </Explained>
  );
  return TEXTS.longer({ times, fill }).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Designs may have thousands of groups. */
const MOST_GROUPS = 50;

interface AloneProps {
  readonly reach: readonly StorageReach[];
  readonly rows: readonly CameraRow[];
}

function AloneTable({ reach, rows }: AloneProps): ReactNode {
  const groups = rowsByGroup(rows);
  return reach.map(({ storage, alone }, place) => (
    <Fragment key={storage}>
      <Table
        label={TEXTS.aloneTitle}
        columns={ALONE_COLUMNS}
        rows={alone.slice(0, MOST_GROUPS).map(({ cameraGroupId, days }, index) => ({
          path: `reach[${place}].alone[${index}].days`,
          group: groupText(rows.indexOf(groups.get(cameraGroupId)![0]!), rows),
          days,
        }))}
        rowKey={({ path }) => path}
      />
      <p>
        {alone.length > MOST_GROUPS && `${TEXTS.moreGroups(alone.length - MOST_GROUPS)}. `}
        {TEXTS.aloneNote}
      </p>
    </Fragment>
  ));
}

interface AloneRow {
  readonly path: string;
  readonly group: string;
  readonly days: number;
}

const ALONE_COLUMNS: readonly Column<AloneRow>[] = [
  { title: TEXTS.group, cell: ({ group }) => group },
  {
    title: TEXTS.alone,
    isNumber: true,
    cell: ({ path, group, days }) => (
      <Explained path={path} name={TEXTS.aloneOf(group)}>
        {quantityText(days, 'days')}
      </Explained>
    ),
  },
];

function RetentionTable({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const { unit, room, needs } = reach;
  const rows = needs.map((need, index) => ({
    ...need,
    title: quantityText(need.retention, unit),
    path: `retentionReach.needs[${index}]`,
  }));
  return (
    <>
      <p>
        {TEXTS.room}
        {COLON}
        <Explained path="retentionReach.room" name={TEXTS.room}>
          {quantityText(room, 'TB')}
        </Explained>
      </p>
      <Table
        label={TEXTS.caption}
        columns={tiersOf(reach) ? [...COLUMNS, ...TIER_COLUMNS] : COLUMNS}
        rows={rows}
        rowKey={({ path }) => path}
      />
    </>
  );
}

interface NeedRow extends RetentionNeed {
  readonly title: string;
  readonly path: string;
}

const SCENES = { value: TEXTS.expected, low: TEXTS.calm, high: TEXTS.busy } as const;

const COLUMNS: readonly Column<NeedRow>[] = [
  { title: TEXTS.retention, cell: ({ title }) => title },
  ...(['value', 'low', 'high'] as const).map((end) => ({
    title: SCENES[end].title,
    cell: (row: NeedRow) => <NeedFigure row={row} path={end} tb={row[end]} of={SCENES[end].phrase} />,
    isNumber: true,
  })),
];

const TIER_COLUMNS: readonly Column<NeedRow>[] = (['fullTb', 'groomedTb'] as const).map((tier) => ({
  title: TEXTS.inTiers[tier].title,
  cell: (row) =>
    row.tiers && <NeedFigure row={row} path={`tiers.${tier}`} tb={row.tiers[tier]} of={TEXTS.inTiers[tier].phrase} />,
  isNumber: true,
}));

interface NeedFigureProps {
  readonly row: NeedRow;
  /** Path of the figure within its need. */
  readonly path: string;
  readonly tb: number;
  /** Its need, within a sentence. */
  readonly of: string;
}

function NeedFigure({ row, path, tb, of }: NeedFigureProps): ReactNode {
  return (
    <Explained path={`${row.path}.${path}`} name={TEXTS.storageFor(row.title, of)}>
      {quantityText(tb, 'TB')}
    </Explained>
  );
}
