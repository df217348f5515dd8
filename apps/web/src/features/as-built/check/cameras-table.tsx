import { MATCHING_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { spanOf } from './gap-scale.ts';
import type { ListedCamera } from './shown-cameras.ts';
import { useMedia } from '../../../lib/hooks/use-media.ts';
import { topsOf, useVisibleRows } from '../../../lib/hooks/use-visible-rows.ts';
import type { SelectOption } from '../../../ui/fields/select.tsx';
import { CameraRow, COLUMN_TITLES, type CameraRowContext } from './camera-row.tsx';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import styles from './cameras-table.module.css';
import type { ReportCheck } from './use-check.ts';

interface CamerasTableProps {
  readonly shown: readonly ListedCamera[];
  readonly check: ReportCheck | undefined;
  readonly groups: readonly SelectOption[];
  readonly titles: ReadonlyMap<number, string>;
  readonly onAssign: CameraRowContext['onAssign'];
}

/** Heights of a row and of a card, as the style sheet has them. */
const ROW_HEIGHT = 56;
const CARD_HEIGHT = 216;

/** The cameras of the report with their groups and figures. Only visible rows are rendered. */
export function CamerasTable({ shown, check, groups, titles, onAssign }: CamerasTableProps): ReactNode {
  const isPhone = useMedia('(max-width: 699px)');
  const [frame, body] = [useRef<HTMLElement>(null), useRef<HTMLTableSectionElement>(null)];
  const tops = useMemo(() => topsOf(shown, () => (isPhone ? CARD_HEIGHT : ROW_HEIGHT)), [shown, isPhone]);
  const { from, to } = useVisibleRows({ frame, body, tops });
  if (shown.length === 0) return <p className="muted">{TEXTS.nothing}</p>;
  const context: CameraRowContext = {
    check,
    groups,
    titles,
    span: spanOf(check?.check.cameras.map(({ gap }) => gap) ?? []),
    onAssign,
  };
  return (
    // The list scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} className={styles.box} aria-label={TEXTS.table} tabIndex={0}>
      <table className={styles.table} aria-rowcount={shown.length + 1}>
        <TableHead titles={COLUMN_TITLES} rowIndex={1} />
        <tbody ref={body}>
          <Spacer height={tops[from]!} />
          {shown.slice(from, to).map((listed, place) => (
            // The head is the first row.
            <CameraRow key={listed.camera.key} listed={listed} rowIndex={from + place + 2} context={context} />
          ))}
          <Spacer height={tops.at(-1)! - tops[to]!} />
        </tbody>
      </table>
    </section>
  );
}

function Spacer({ height }: { readonly height: number }): ReactNode {
  if (height === 0) return null;
  return <tr aria-hidden="true" className={styles.spacer} style={{ height }} />;
}
