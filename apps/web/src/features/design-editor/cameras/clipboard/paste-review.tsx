import { REVIEW_TEXTS } from '#texts/editor/cameras.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import {
  type BlockReading,
  type CameraForm,
  type ColumnKey,
  columnOf,
  type PlannedLine,
} from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { Banner } from '../../../../ui/dialogs/banner.tsx';
import { ButtonGroup } from '../../../../ui/buttons/button-group.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useEditor } from '../../document/editor-context.ts';
import { countGroups, excessOf } from '../../document/group-excess.ts';
import styles from './paste-review.module.css';
import { PlannedChanges } from './planned-changes.tsx';

interface PasteReviewProps {
  readonly texts?: (typeof REVIEW_TEXTS)['paste' | 'import'];
  /** The readings of the source, the default first; undefined while there is nothing to review. */
  readonly readings: readonly BlockReading[] | undefined;
  readonly form: CameraForm;
  readonly notes?: readonly string[];
  readonly unknownHeaders?: readonly string[];
  /** Number of a row in the table, from 1. */
  readonly lineOf: (rowId: number) => number;
  readonly onTake: (lines: readonly PlannedLine[]) => void;
  readonly onClose: () => void;
}

/** Review of a paste with problems: refused texts can be corrected before anything is changed. */
export function PasteReview({
  texts = REVIEW_TEXTS.paste,
  notes = [],
  unknownHeaders = [],
  readings,
  ...rest
}: PasteReviewProps): ReactNode {
  return (
    <Dialog title={texts.title} size="wide" isOpen={readings !== undefined} onClose={rest.onClose}>
      {readings && <Readings {...{ texts, notes, unknownHeaders, readings }} {...rest} />}
    </Dialog>
  );
}

/** If the columns can be read in two ways, the user selects one. */
function Readings({
  readings,
  ...rest
}: Required<PasteReviewProps> & { readonly readings: readonly BlockReading[] }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const reading = readings[chosen];
  return (
    <>
      {readings.length > 1 && (
        <Select
          label={REVIEW_TEXTS.columns}
          value={chosen}
          options={readings.map(({ layout }, id) => ({ id, name: REVIEW_TEXTS.layouts[layout] }))}
          onChange={setChosen}
        />
      )}
      {reading && <Review key={chosen} reading={reading} {...rest} />}
    </>
  );
}

interface ReviewProps extends Required<Omit<PasteReviewProps, 'readings'>> {
  readonly reading: BlockReading;
}

function Review({
  texts,
  reading: { lines: pasted, unreadColumns },
  form,
  notes,
  unknownHeaders,
  lineOf,
  onTake,
  onClose,
}: ReviewProps): ReactNode {
  const [lines, setLines] = useState(pasted);
  // Corrected entries stay in the list, so that it does not move during the correction.
  const [wrong] = useState(() => valuesRefused(pasted));
  const left = lines.reduce((count, { refusals }) => count + refusals.length, 0);
  const taken = lines.filter(isTaken);
  const added = effectOf(taken);
  const excess = useEditor(({ siteDesignEditor: { model, formData } }) =>
    added.groups === 0 ? undefined : excessOf(countGroups(model.rows) + added.groups, formData),
  );

  function correct({ places, column }: RefusedValue, text: string): void {
    setLines(lines.map((line, at) => (places.includes(at) ? line.corrected(column, text) : line)));
  }

  return (
    <div className="stack">
      <p className="muted">
        {left === 0 ? REVIEW_TEXTS.allTaken(taken.length) : REVIEW_TEXTS.someRefused(taken.length, left)}
        {` ${REVIEW_TEXTS.effect(added)}`}
      </p>
      {excess !== undefined && <Banner tone="over">{excess}</Banner>}
      <Notes {...{ notes, unreadColumns, unknownHeaders, lines }} />
      <RefusedValues {...{ wrong, lines, lineOf }} onCorrect={correct} />
      <PlannedChanges lines={lines} form={form} lineOf={lineOf} />
      <ButtonGroup
        align="right"
        primary={{
          text: left === 0 ? texts.take : texts.takeWithout(left),
          isDisabled: excess !== undefined,
          onPress: () => onTake(lines),
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

/** Problems that cannot be corrected here. */
function Notes({
  notes,
  unreadColumns,
  unknownHeaders,
  lines,
}: Required<Pick<PasteReviewProps, 'notes' | 'unknownHeaders'>> & Omit<BlockReading, 'layout'>): ReactNode {
  const problems = lines.flatMap(({ problem }) => problem ?? []);
  return (
    <>
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {unreadColumns > 0 && <p className={styles.problems}>{REVIEW_TEXTS.beyond(unreadColumns)}</p>}
      {unknownHeaders.length > 0 && <p className={styles.problems}>{REVIEW_TEXTS.notRead(unknownHeaders)}</p>}
      {problems.length > 0 && <p className={styles.problems}>{REVIEW_TEXTS.leftOut(shortened(problems))}</p>}
    </>
  );
}

const MOST_PROBLEMS = 5;

function shortened(problems: readonly string[]): readonly string[] {
  const rest = problems.length - MOST_PROBLEMS;
  return rest > 0 ? [...problems.slice(0, MOST_PROBLEMS), REVIEW_TEXTS.moreProblems(rest)] : problems;
}

interface RefusedValuesProps extends Pick<PasteReviewProps, 'lineOf'> {
  readonly wrong: readonly RefusedValue[];
  readonly lines: readonly PlannedLine[];
  readonly onCorrect: (value: RefusedValue, text: string) => void;
}

/** The refused texts of a column, each once, with fields to correct them. */
function RefusedValues({ wrong, lines, lineOf, onCorrect }: RefusedValuesProps): ReactNode {
  if (wrong.length === 0) return null;
  return (
    <>
      <ul className={styles.cells} aria-label={REVIEW_TEXTS.refusedCells}>
        {wrong.slice(0, MOST_FIELDS).map((value) => {
          const line = lines[value.places[0]!]!;
          return (
            <li key={`${value.places[0]}.${value.column}`}>
              <TextField
                label={labelOf(value, line, lineOf)}
                value={line.texts.get(value.column) ?? ''}
                message={line.refusals.find(({ column }) => column === value.column)?.message}
                onChange={(text) => onCorrect(value, text)}
              />
            </li>
          );
        })}
      </ul>
      {wrong.length > MOST_FIELDS && <p>{REVIEW_TEXTS.moreRefused(wrong.length - MOST_FIELDS)}</p>}
    </>
  );
}

/** More than a user would correct by hand. */
const MOST_FIELDS = 60;

function labelOf({ places, column }: RefusedValue, { rowId }: PlannedLine, lineOf: PasteReviewProps['lineOf']): string {
  const { title } = columnOf(column);
  if (places.length > 1) return REVIEW_TEXTS.cellsOfLines(title, places.length);
  return rowId === undefined
    ? REVIEW_TEXTS.cellOfLine(title, places[0]! + 1)
    : REVIEW_TEXTS.cellOfRow(title, lineOf(rowId));
}

/** A text that a column refuses, in one line or many: it is corrected once. */
interface RefusedValue {
  readonly column: ColumnKey;
  readonly places: readonly number[];
}

function valuesRefused(lines: readonly PlannedLine[]): readonly RefusedValue[] {
  const values = new Map<string, { column: ColumnKey; places: number[] }>();
  for (const [at, { refusals }] of lines.entries()) {
    for (const { column, text } of refusals) {
      const key = `${column} ${text}`;
      const value = values.get(key) ?? { column, places: [] };
      value.places.push(at);
      values.set(key, value);
    }
  }
  return [...values.values()];
}

function isTaken({ problem }: PlannedLine): boolean {
  return problem === undefined;
}

interface Effect {
  readonly changed: number;
  readonly groups: number;
  readonly streams: number;
}

function effectOf(taken: readonly PlannedLine[]): Effect {
  const changed = taken.filter(({ rowId, patch }) => rowId !== undefined && Object.keys(patch).length > 0).length;
  const fresh = taken.filter(({ rowId }) => rowId === undefined);
  const groups = new Set(fresh.filter(({ group }) => typeof group !== 'number').map((line) => line.group ?? line)).size;
  return { changed, groups, streams: fresh.length - groups };
}
