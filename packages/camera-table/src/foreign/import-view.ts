import type { Sheet } from '../cells/file-cell.ts';
import type { ImportChoices, ImportContext, ImportView, LineKind } from './choices.ts';

const NO_KINDS: Readonly<Record<LineKind, number>> = {
  title: 0,
  header: 0,
  camera: 0,
  section: 0,
  total: 0,
  goods: 0,
  filtered: 0,
  note: 0,
  blank: 0,
  left: 0,
  undecided: 0,
};

/** What an import does: every line of the sheet with its kind, and the groups that come of those that are taken. */
export function importView(_sheet: Sheet, _choices: ImportChoices, _context: ImportContext): ImportView {
  return {
    lines: [],
    groups: [],
    missing: [],
    checks: [],
    counts: {
      lines: 0,
      headers: 0,
      taken: 0,
      leftOut: 0,
      undecided: 0,
      kinds: NO_KINDS,
      groups: 0,
      cameras: 0,
      changed: 0,
      added: 0,
      same: 0,
      missing: 0,
    },
    columns: [],
    refused: [],
    notes: [],
    problems: [],
    change: { cameras: [], patches: new Map(), removedCameraIds: [] },
  };
}
