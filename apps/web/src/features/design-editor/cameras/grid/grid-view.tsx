import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { foundCells, single, type CameraForm, viewOf, type ViewQuestion } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { cellSelector, isSameCell } from '../cells/cell-draft.ts';
import styles from './grid-view.module.css';
import { sortTitle, useGroupServers } from '../tab/group-servers.tsx';
import type { Grid } from './use-grid.ts';

interface GridViewProps {
  readonly grid: Grid;
  readonly form: CameraForm;
  /** All rows of the design. */
  readonly rows: readonly CameraRow[];
}

const { view: TEXTS } = CAMERA_TEXTS;

/** The bar above the table during a search, or while a view sorts or hides groups. */
export function GridView({ grid, form, rows }: GridViewProps): ReactNode {
  const { controller, shown, view, isFinding } = grid;
  const servers = useGroupServers();
  if (!isFinding && !view) return null;
  const { sort, filter = '' } = view?.question ?? {};
  const ask = (question: ViewQuestion): void =>
    controller.state.setState({ view: viewOf(rows, question, { ...form, servers }) });

  function showAll(): void {
    controller.focus.request();
    ask({ sort: undefined, filter: '' });
  }

  return (
    <div className={styles.bar}>
      {isFinding && <Find {...{ grid, form }} onFilter={(text) => ask({ sort, filter: text })} />}
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
  readonly onFilter: (text: string) => void;
}

function Find({ grid, form, onFilter }: FindProps): ReactNode {
  const { controller, table, selection } = grid;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => foundCells(table, text, form), [table, text, form]);
  const at = found.findIndex((cell) => isSameCell(cell, selection?.active));
  useLayoutEffect(() => input.current?.focus(), []);
  useLayoutEffect(() => {
    if (at >= 0) document.querySelector(cellSelector(found[at]!))?.scrollIntoView?.({ block: 'nearest' });
  }, [found, at]);

  function step(direction: 1 | -1): void {
    const next = found.at((at < 0 && direction < 0 ? 0 : at) + direction) ?? found[0];
    if (next) controller.choose(single(next));
  }

  function close(): void {
    controller.focus.request();
    controller.state.setState({ isFinding: false });
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else step(event.shiftKey ? -1 : 1);
  }

  return (
    <search className={styles.find}>
      <TextField
        ref={input}
        label={TEXTS.find}
        isLabelHidden
        type="search"
        icon="search"
        value={text}
        onChange={setText}
        onKeyDown={press}
      />
      <output className={styles.state}>{text.trim() !== '' && TEXTS.found(at + 1, found.length)}</output>
      <IconButton icon="back" label={TEXTS.previous} isIdle={found.length === 0} onClick={() => step(-1)} />
      <IconButton icon="chevron" label={TEXTS.next} isIdle={found.length === 0} onClick={() => step(1)} />
      <Button size="small" disabled={found.length === 0} onClick={() => onFilter(text)}>
        {TEXTS.filter}
      </Button>
      <IconButton icon="close" label={TEXTS.close} onClick={close} />
    </search>
  );
}
