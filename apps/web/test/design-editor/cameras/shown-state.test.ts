import { newRow, openedModel, type EditorModel } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NOWHERE, type GridState } from '../../../src/features/design-editor/cameras/grid/grid-state.ts';
import { createShownStore } from '../../../src/features/design-editor/cameras/grid/shown-state.ts';

const CELL = { rowId: 1, column: 'quantity' } as const;
const OTHER = { rowId: 2, column: 'quantity' } as const;

function modelOf(quantity: number): EditorModel {
  return openedModel([newRow({ ...NEW_STREAM, quantity }, publishedCatalogue, { id: 1 })]);
}

const draftOf = (text: string) => ({ cell: CELL, text, message: undefined, isCaretMode: false });

/** What waits for the next frame, and for the tasks behind it. */
let frames: (() => void)[] = [];
let tasks: (() => void)[] = [];

function paint(): void {
  for (const frame of frames.splice(0)) frame();
  for (const task of tasks.splice(0)) task();
}

beforeEach(() => {
  [frames, tasks] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('scheduler', { postTask: (work: () => void) => Promise.resolve(tasks.push(work)) });
});

/** The two stores and what the table is told of them. */
function opened() {
  const rows = createStore(() => ({ siteDesignEditor: { model: modelOf(1) } }));
  const grid = createStore<GridState>()(() => ({ ...NOWHERE, chosen: { active: CELL, end: CELL } }));
  const shown = createShownStore(rows, grid);
  const told: number[] = [];
  const end = shown.subscribe(({ model }) => told.push(model.rows[0]!.quantity));
  const type = (quantity: number): void => {
    grid.setState({ draft: draftOf(String(quantity)) });
    rows.setState({
      siteDesignEditor: { model: { ...modelOf(quantity), past: rows.getState().siteDesignEditor.model.past } },
    });
  };
  return { rows, grid, shown, told, type, end };
}

test('rows update after the frame that shows a typed key, once for all keys of a frame', () => {
  const { shown, told, type } = opened();
  const before = shown.getState();
  type(2);
  type(23);
  expect(told).toEqual([]);
  expect(shown.getState()).toBe(before);
  paint();
  expect(told).toEqual([23]);
  expect(shown.getState().grid.draft?.text).toBe('23');
});

test('an action on the table is shown at once, with what was typed before', () => {
  const { grid, shown, told, type } = opened();
  type(2);
  grid.setState({ draft: undefined, chosen: { active: OTHER, end: OTHER } });
  expect(told).toEqual([2]);
  expect(shown.getState().grid.chosen?.active).toEqual(OTHER);
  paint();
  expect(told).toEqual([2]);
});

test('an undo step is shown at once, even during typing', () => {
  const { rows, told, type } = opened();
  type(2);
  const past = { step: { label: 'paste', changes: [] }, below: undefined };
  rows.setState({ siteDesignEditor: { model: { ...modelOf(9), past } } });
  expect(told).toEqual([9]);
});

test('without task priorities in the browser, a key and its row are shown together', () => {
  vi.unstubAllGlobals();
  const { told, type } = opened();
  type(2);
  expect(told.at(-1)).toBe(2);
});

test('a removed table gets no updates', () => {
  const { told, type, end } = opened();
  type(2);
  end();
  paint();
  expect(told).toEqual([]);
});

test('changes before the table subscribes are shown', () => {
  const rows = createStore(() => ({ siteDesignEditor: { model: modelOf(1) } }));
  const shown = createShownStore(
    rows,
    createStore<GridState>()(() => NOWHERE),
  );
  rows.setState({ siteDesignEditor: { model: modelOf(5) } });
  expect(shown.getState().model.rows[0]!.quantity).toBe(5);
  expect(shown.getState()).toBe(shown.getState());
});
