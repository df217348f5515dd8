import { IMPORT_DIFFERENCE_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ReactNode } from 'react';
import { SelectBox } from '../../../ui/item-list/select-box.tsx';
import { withDifference } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import type { DifferenceBlock, DifferenceRow, ImportSummary } from '../worker/import-question.ts';
import { FramedTable } from './framed-table.tsx';
import styles from './list.module.css';

/** What an update does to the design, with a box at each group. */
export function DifferencesView({ rows }: { readonly rows: readonly DifferenceRow[] }): ReactNode {
  const summary = useImport(({ viewed }) => viewed?.summary);
  const chosen = useImport(({ shown }) => shown.line);
  return (
    <>
      <FramedTable label={TEXTS.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <span className="visually-hidden">{TEXTS.taken}</span>
            </th>
            <th scope="col">{TEXTS.group}</th>
            <th scope="col">{TEXTS.field}</th>
            <th scope="col" className={styles.amount}>
              {TEXTS.before}
            </th>
            <th scope="col" className={styles.amount}>
              {TEXTS.after}
            </th>
            <th scope="col" className={styles.amount}>
              {TEXTS.line}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row
              key={`${row.key} ${row.field?.title ?? ''}`}
              row={row}
              isChosen={chosen !== undefined && row.line === chosen}
              block={summary && rows[at - 1]?.block !== row.block ? blockTitle(row.block, summary) : undefined}
            />
          ))}
        </tbody>
      </FramedTable>
      {summary && <Afterwards summary={summary} />}
    </>
  );
}

function blockTitle(block: DifferenceBlock, { blocks, changedFields }: ImportSummary): string {
  const { groups, cameras } = blocks[block];
  return block === 'changed' ? TEXTS.changed(groups, changedFields) : TEXTS[block](groups, cameras);
}

interface RowProps {
  readonly row: DifferenceRow;
  readonly isChosen: boolean;
  /** The title of its block where it is the first of it. */
  readonly block: string | undefined;
}

function Row({ row, isChosen, block }: RowProps): ReactNode {
  const session = useSession();
  const { key, name, isTaken, isFirst, field, line } = row;
  const label = row.block === 'missing' ? TEXTS.remove(name) : TEXTS.take(name);
  return (
    <>
      {block !== undefined && (
        <tr data-block>
          <th scope="colgroup" colSpan={6}>
            {block}
          </th>
        </tr>
      )}
      <tr data-chosen={isChosen} data-taken={row.block !== 'same'}>
        <td className={styles.box}>
          {isFirst && row.block !== 'same' && (
            <SelectBox
              label={label}
              isSelected={isTaken}
              onChange={(takes) => session.change((now) => withDifference(now, key, takes ? 'take' : 'leave'))}
            />
          )}
        </td>
        <th scope="row" className={styles.kind} dir="auto">
          {isFirst && name}
        </th>
        {field ? <FieldCells field={field} /> : <td colSpan={3}>{textOf(row)}</td>}
        <td className={styles.amount}>{line ?? '–'}</td>
      </tr>
    </>
  );
}

function FieldCells({
  field: { title, before, after },
}: {
  readonly field: NonNullable<DifferenceRow['field']>;
}): ReactNode {
  const difference = Number(after) - Number(before);
  return (
    <>
      <td>{title}</td>
      <td className={styles.amount}>{before}</td>
      <td className={styles.amount}>
        <strong>{after}</strong>
        {difference !== 0 && Number.isFinite(difference) && <span className="muted"> {TEXTS.more(difference)}</span>}
      </td>
    </>
  );
}

function textOf({ block, group, isTaken }: DifferenceRow): ReactNode {
  const { cameras, resolution, codec, fps, recording, days } = group;
  if (block === 'same') return TEXTS.nothingDiffers(cameras);
  const short = TEXTS.inShort(cameras, [resolution, codec, TEXTS.fps(fps), recording], days);
  if (block !== 'missing') return short;
  return (
    <>
      {short}. <strong>{isTaken ? TEXTS.goes : TEXTS.stays}</strong>
      {!isTaken && TEXTS.stayHint}
    </>
  );
}

function Afterwards({ summary: { before, after } }: { readonly summary: ImportSummary }): ReactNode {
  return (
    <p className={styles.afterwards}>
      <span>
        {TEXTS.afterwards} <strong>{TEXTS.size(after)}</strong>{' '}
        <span className="muted">{TEXTS.now(TEXTS.size(before))}</span>
      </span>
      <span className="muted">{TEXTS.matched}</span>
    </p>
  );
}
