import { RECORDED_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import { documentFormatsOf, groupPromises, ownSpeaker } from '@site-designer/texts';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useMemo, useState, type ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { Table, type Column } from '../../../explained/table.tsx';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { LOCALE } from '../../../lib/format/locale.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Share } from './precise-figures.tsx';
import { useGroupStorage, type GroupPart } from './group-storage.ts';

/** Groups that stand there unasked. */
const FIRST = 20;

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
  const [isWhole, setIsWhole] = useState(false);
  const cameras = question?.cameras;
  const first = isWhole ? undefined : FIRST;
  const shown = useMemo(
    () => (cameras ? groupPromises(cameras, catalogue, { formats: FORMATS, first }) : []),
    [cameras, catalogue, first],
  );
  const groups = useMemo(() => [...rowsByGroup(cameras ?? []).values()], [cameras]);
  const parts = useGroupStorage(groups);
  const { cameras: count, storageTb } = proposal.totals;
  return (
    <>
      <Table
        label={TEXTS.table}
        columns={COLUMNS}
        rows={shown.flatMap((streams, group) => rowsOf(streams, { group, part: parts?.[group] }))}
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
      {shown.length < groups.length && (
        <Button size="small" className="no-print" onClick={() => setIsWhole(true)}>
          {TEXTS.more(groups.length - shown.length)}
        </Button>
      )}
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
