import { CONFLICT_TEXTS } from '#texts/editor.ts';
import { cameraForm, type CameraForm, type Clash, columnOf, textOf } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../lib/catalogue-context.ts';
import styles from './clash-table.module.css';

interface ClashTableProps {
  readonly clashes: readonly Clash[];
  /** The rows as they were before either side changed them. */
  readonly rows: readonly CameraRow[];
  readonly theirsWins: ReadonlySet<string>;
  readonly onChoose: (id: string, isTheirs: boolean) => void;
}

/** Both values of every cell that both sides changed, for the user to choose from. */
export function ClashTable({ clashes, rows, theirsWins, onChoose }: ClashTableProps): ReactNode {
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  if (clashes.length === 0) return null;
  return (
    <table className={styles.clashes}>
      <caption>{CONFLICT_TEXTS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{CONFLICT_TEXTS.where}</th>
          <th scope="col">{CONFLICT_TEXTS.mine}</th>
          <th scope="col">{CONFLICT_TEXTS.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {clashes.map((clash) => (
          <tr key={clash.id}>
            <th scope="row">{placeOf(clash, rows)}</th>
            {(['mine', 'theirs'] as const).map((side) => (
              <td key={side}>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={`clash ${clash.id}`}
                    checked={theirsWins.has(clash.id) === (side === 'theirs')}
                    onChange={() => onChoose(clash.id, side === 'theirs')}
                  />
                  {valueIn(clash[side], clash, form)}
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function placeOf({ rowId, column }: Clash, rows: readonly CameraRow[]): string {
  const groups = [...rowsByGroup(rows).values()];
  const index = groups.findIndex((streams) => streams.some(({ id }) => id === rowId));
  const stream = (groups[index] ?? []).findIndex(({ id }) => id === rowId) + 1;
  const place = CONFLICT_TEXTS.place(groups.length - index, stream);
  return column === undefined ? place : CONFLICT_TEXTS.cell(columnOf(column).title, place);
}

function valueIn(row: CameraRow | undefined, { column }: Clash, form: CameraForm): string {
  if (!row) return CONFLICT_TEXTS.deleted;
  return column === undefined ? CONFLICT_TEXTS.changed : textOf(row, columnOf(column), form) || CONFLICT_TEXTS.noName;
}
