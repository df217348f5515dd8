import { applyChange, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect } from 'vitest';
import type { FileCells } from '../src/cells/file-cell.ts';
import { ownIds } from '../src/cells/groups.ts';
import { changeOfImport, guessedChoices, importView, type ImportChoices } from '../src/foreign/index.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { tableOf } from '../src/selection/selection.ts';
import { form } from './form.ts';

/** A list imported into a design with these rows, by the choices that are guessed: the rows after it, and what is told. */
export function imported(before: readonly CameraRow[], cells: FileCells, decided: Partial<ImportChoices> = {}) {
  const context = { table: tableOf(before), form, ids: SAME_IDS };
  const sheet = { name: '', cells };
  const view = importView(sheet, { ...guessedChoices([sheet], context), ...decided }, context);
  const change = changeOfImport(view);
  const { design, errors } = applyChange({ cameras: before }, change, { catalogue, ids: ownIds() });
  expect(errors).toEqual([]);
  return {
    rows: design.cameras,
    change,
    /** Line, column, text and reason of each cell that is not taken. */
    refused: view.refused.flatMap(({ target, text, message, lines }) =>
      lines.map((line) => [line, target, text, message]),
    ),
    /** Why a line is left out or undecided; headers, titles and blank lines aside. */
    notTaken: view.lines.filter(({ kind }) => !TAKEN.has(kind)).map(({ why }) => why),
    /** Headers of columns that are not read. */
    unread: view.columns.filter(({ target, header }) => target === null && header !== '').map(({ header }) => header),
    notes: view.notes,
    problems: view.problems.map(({ message }) => message),
  };
}

const TAKEN: ReadonlySet<string> = new Set(['camera', 'header', 'title', 'blank']);
