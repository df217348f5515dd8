import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { foundCells, single, type CameraForm } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { cellSelector, isSameCell } from '../cells/cell-draft.ts';
import styles from './grid-view.module.css';
import { sortTitle } from '../tab/group-servers.tsx';
import { ALL, useAsk } from './use-ask.ts';
import type { Grid } from './use-grid.ts';

interface GridViewProps {
  readonly grid: Grid;
  readonly form: CameraForm;
  /** All rows of the design. */
  readonly rows: readonly CameraRow[];
}

const { view: TEXTS } = CAMERA_TEXTS;

/** The bar above the table: a search that filters the groups while it is typed, and what a view sorts or hides. */
export function GridView({ grid, form, rows }: GridViewProps): ReactNode {
  const { controller, shown, view } = grid;
  const ask = useAsk(controller.state, form);
  const { sort, filter = '' } = view?.question ?? {};

  function showAll(): void {
    controller.focus.request();
    ask(ALL);
  }

  return (
    <div className={styles.bar}>
      <Find {...{ grid, form, filter }} onFilter={(text) => ask({ filter: text })} />
      {view && (
        <>
          <output className={styles.state}>
            {TEXTS.shown(rowsByGroup(shown).size, rowsByGroup(rows).size)}
            {filter !== '' && ` ${TEXTS.filtered(filter)}`}
            {sort && ` ${TEXTS.sorted(sortTitle(sort.column), sort.direction)}`}
          </output>
          <Button size="small" onClick={showAll}>
            {TEXTS.all}
          </Button>
        </>
      )}
    </div>
  );
}

interface FindProps extends Pick<GridViewProps, 'grid' | 'form'> {
  readonly filter: string;
  readonly onFilter: (text: string) => void;
}

/** Where the last step of a search went. */
interface Place {
  readonly at: number;
  readonly of: number;
}

function Find({ grid, form, filter, onFilter }: FindProps): ReactNode {
  const { controller, table, selection, isFinding } = grid;
  const [place, setPlace] = useState<Place>();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isFinding) return;
    input.current?.select();
    controller.state.setState({ isFinding: false });
  }, [isFinding, controller]);
  useLayoutEffect(() => {
    const { active } = controller.state.getState().chosen ?? {};
    if (place && active) document.querySelector(cellSelector(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [place, controller]);

  function step(direction: 1 | -1): void {
    const found = foundCells(table, filter, form);
    const now = found.findIndex((cell) => isSameCell(cell, selection?.active));
    const at = (now < 0 && direction < 0 ? 0 : now) + direction;
    const next = found.at(at) ?? found[0];
    if (next) controller.choose(single(next));
    setPlace({ at: next ? found.indexOf(next) + 1 : 0, of: found.length });
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') return step(event.shiftKey ? -1 : 1);
    controller.focus.request();
    type('');
    controller.state.setState(({ chosen }) => ({ chosen: chosen && { ...chosen } }));
  }

  function type(text: string): void {
    setPlace(undefined);
    onFilter(text);
  }

  return (
    <search className={styles.find}>
      <TextField
        ref={input}
        label={TEXTS.find}
        placeholder={TEXTS.find}
        isLabelHidden
        type="search"
        icon="search"
        value={filter}
        onChange={type}
        onKeyDown={press}
      />
      <output className={styles.state}>{filter !== '' && place && TEXTS.found(place.at, place.of)}</output>
    </search>
  );
}
