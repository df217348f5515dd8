import { RECORDED_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import { documentFormatsOf, groupPromises, ownSpeaker } from '@site-designer/texts';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useMemo, useState, type ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { Table, type Column } from '../../../explained/table.tsx';
import { classNames } from '../../../lib/format/class-names.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { LOCALE } from '../../../lib/format/locale.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import sheet from '../../../ui/base/sheet.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Share } from './precise-figures.tsx';
import { useGroupStorage, type GroupPart } from './group-storage.ts';

/** Groups that stand there unasked. */
const FIRST = 20;
/** Most groups at a time: more take longer to draw than a page may stand still. */
const AT_ONCE = 200;

const FORMATS = documentFormatsOf(LOCALE, ownSpeaker);

type Promise = ReturnType<typeof groupPromises>[number][number];

interface RecordedRow extends Promise {
  readonly key: string;
  /** Of the first stream of a group: what its streams take together. */
  readonly part: GroupPart | undefined;
}

/** What each group records and how long it is kept, and what that takes. */
export function WhatIsRecorded({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const catalogue = useCatalogue();
  const [asked, setAsked] = useState<number>();
  const cameras = question?.cameras;
  const groups = useMemo(() => [...rowsByGroup(cameras ?? []).values()], [cameras]);
  // Groups may have been deleted since they were asked for.
  const from = asked === undefined || asked >= groups.length ? 0 : asked;
  const to = from + (asked === undefined ? FIRST : AT_ONCE);
  const shown = useMemo(
    () => (cameras ? groupPromises(cameras, catalogue, { formats: FORMATS, from, to }) : []),
    [cameras, catalogue, from, to],
  );
  const parts = useGroupStorage(groups);
  const { cameras: count, storageTb } = proposal.totals;
  return (
    <>
      <Table
        label={TEXTS.table}
        columns={COLUMNS}
        rows={shown.flatMap((streams, group) => rowsOf(streams, { group: from + group, part: parts?.[from + group] }))}
        rowKey={({ key }) => key}
        total={[
          TEXTS.groups(groups.length),
          <Explained key="cameras" path="totals.cameras.value" name={TEXTS.columns.cameras}>
            {quantityText(count.value, '')}
          </Explained>,
          null,
          null,
          null,
          null,
          <Explained key="storage" path="totals.storageTb.value" name={TEXTS.columns.storage}>
            <Figure value={storageTb.value} unit="TB" />
          </Explained>,
        ]}
      />
      <MoreGroups {...{ asked, from, to }} groups={groups.length} onAsk={setAsked} />
      <p className="caption">
        {TEXTS.range}{' '}
        <Explained path="totals.storageTb.low" name={TEXTS.lowEnd}>
          {quantityText(storageTb.low, 'TB')}
        </Explained>{' '}
        {TEXTS.to}{' '}
        <Explained path="totals.storageTb.high" name={TEXTS.highEnd}>
          {quantityText(storageTb.high, 'TB')}
        </Explained>
      </p>
    </>
  );
}

interface MoreGroupsProps {
  /** The first of those that are asked for; undefined where the first few stand there unasked. */
  readonly asked: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly groups: number;
  readonly onAsk: (from: number) => void;
}

/** Shows all groups; of thousands, those before and after. */
function MoreGroups({ asked, from, to, groups, onAsk }: MoreGroupsProps): ReactNode {
  if (asked === undefined) {
    if (to >= groups) return null;
    return (
      <Button size="small" className="no-print" onClick={() => onAsk(0)}>
        {TEXTS.more(groups - to)}
      </Button>
    );
  }
  if (groups <= AT_ONCE) return null;
  return (
    <div className={classNames(sheet.line, 'no-print')}>
      <span className="muted">{TEXTS.groupsOf(from + 1, Math.min(to, groups), groups)}</span>
      <Button size="small" disabled={from === 0} onClick={() => onAsk(from - AT_ONCE)}>
        {TEXTS.previous}
      </Button>
      <Button size="small" disabled={to >= groups} onClick={() => onAsk(to)}>
        {TEXTS.next}
      </Button>
    </div>
  );
}

interface OfGroup {
  readonly group: number;
  readonly part: GroupPart | undefined;
}

function rowsOf(streams: readonly Promise[], { group, part }: OfGroup): RecordedRow[] {
  return streams.map((stream, place) => ({
    ...stream,
    key: `${group} ${place}`,
    part: place === 0 ? part : undefined,
  }));
}

const { columns } = TEXTS;

const COLUMNS: readonly Column<RecordedRow>[] = [
  { title: columns.group, cell: ({ group, stream }) => (stream === null ? group : TEXTS.stream(stream)) },
  {
    title: columns.cameras,
    isNumber: true,
    cell: ({ cameras, stream }) => (stream === null ? quantityText(cameras, '') : null),
  },
  { title: columns.picture, isWideOnly: true, cell: ({ picture }) => picture },
  { title: columns.fps, isWideOnly: true, cell: ({ fps }) => TEXTS.fps(fps) },
  { title: columns.recorded, isWideOnly: true, cell: ({ recorded }) => recorded },
  { title: columns.kept, isNumber: true, cell: ({ days }) => quantityText(days, 'days') },
  { title: columns.storage, isNumber: true, cell: storageCell },
  { title: columns.share, isNumber: true, isWideOnly: true, cell: shareCell },
];

function storageCell({ group, part }: RecordedRow): ReactNode {
  if (part === undefined) return null;
  return (
    <Explained path={part.path} numbers={part.numbers} name={TEXTS.storageOf(group)}>
      <Figure value={part.value} unit={part.unit} />
    </Explained>
  );
}

function shareCell({ group, part }: RecordedRow): ReactNode {
  if (part === undefined) return null;
  return (
    <Explained path={part.path} numbers={part.numbers} isShare name={TEXTS.shareOf(group)}>
      <Share percent={part.percent} />
    </Explained>
  );
}
