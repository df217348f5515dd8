import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import { type CellReading, type ImportColumn, textKey } from '@site-designer/camera-table/foreign';
import { memo, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { withLines } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import { ColumnSelect } from '../sections/column-select.tsx';
import type { ImportSummary, ListLine } from '../worker/import-question.ts';
import { FramedTable } from './framed-table.tsx';
import styles from './list.module.css';
import { isTaken, kindWord, shortWhy, otherReading, withUnit } from './line-words.ts';

interface ListViewProps {
  readonly lines: readonly ListLine[];
  readonly summary: ImportSummary;
}

/** The lines as they stand in the list, each with its kind, and below a cell what is read where that differs. */
export function ListView({ lines, summary: { columns, refused } }: ListViewProps): ReactNode {
  const chosen = useImport(({ shown }) => shown.line);
  const first = lines.some(({ line }) => line === chosen) ? chosen : lines[0]?.line;
  const instead = useMemo(() => insteadOf(refused), [refused]);
  return (
    <FramedTable label={TEXTS.listOf}>
      <Head columns={columns} />
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.line}
            {...{ line, columns, instead }}
            isChosen={line.line === chosen}
            isStop={line.line === first}
          />
        ))}
      </tbody>
    </FramedTable>
  );
}

/** What stands instead of a refused text, by its key. */
function insteadOf(refused: ImportSummary['refused']): ReadonlyMap<string, string> {
  return new Map(refused.map(({ target, text, stands }) => [textKey(target, text), stands]));
}

const Head = memo(function Head({ columns }: { readonly columns: readonly ImportColumn[] }): ReactNode {
  const isChosen = useImport(({ versions }) => versions?.now.layout === 'lines');
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.number}>
          <span className="visually-hidden">{TEXTS.lineNumber}</span>
        </th>
        <th scope="col" className={styles.kindHead}>
          {TEXTS.kindAndWhy}
        </th>
        {columns.map((column, at) => (
          <th key={at} scope="col" className={classNames(styles.column, column.target === 'streamName' && styles.name)}>
            <span className={styles.header} dir="auto" title={column.header}>
              {column.header}
            </span>
            {isChosen && <ColumnSelect column={column} at={at} isHeaded />}
          </th>
        ))}
      </tr>
    </thead>
  );
});

interface RowProps {
  readonly line: ListLine;
  readonly columns: readonly ImportColumn[];
  readonly instead: ReadonlyMap<string, string>;
  readonly isChosen: boolean;
  /** Whether Tab comes to it: one line has that, arrow keys lead to the others. */
  readonly isStop: boolean;
}

const Row = memo(function Row({ line, columns, instead, isChosen, isStop }: RowProps): ReactNode {
  return (
    <tr data-kind={line.kind} data-taken={isTaken(line)} data-chosen={isChosen}>
      <td className={styles.number}>{line.line}</td>
      <th scope="row" className={styles.kind}>
        <Kind {...{ line, isChosen, isStop }} />
      </th>
      {onlyFilled(line) === -1 ? (
        columns.map((column, at) => (
          <td key={at} className={column.target === 'quantity' ? styles.amount : undefined}>
            <Cell cell={line.cells[at]} column={column} isTaken={isTaken(line)} instead={instead} />
          </td>
        ))
      ) : (
        <Alone line={line} columns={columns.length} />
      )}
    </tr>
  );
});

/** The one cell of a line that has a text, where it is left out: a title, or a section. */
function onlyFilled(line: ListLine): number {
  const filled = line.cells.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  return filled.length === 1 && !isTaken(line) ? filled[0]! : -1;
}

/** It has the room of the empty cells. */
function Alone({ line, columns }: { readonly line: ListLine; readonly columns: number }): ReactNode {
  return (
    <td colSpan={columns} dir="auto">
      {line.cells[onlyFilled(line)]?.text}
    </td>
  );
}

function Kind({ line, isChosen, isStop }: Omit<RowProps, 'columns' | 'instead'>): ReactNode {
  const session = useSession();
  const { line: number, check } = line;
  const [word, why] = [kindWord(line), shortWhy(line)];
  const decide = (decision: 'take' | 'leave') => () => session.change((now) => withLines(now, [number], decision));
  return (
    <>
      <button
        type="button"
        className={styles.press}
        data-line={number}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        onKeyDown={(event) => moveFocus(event, (next) => session.show({ line: next }))}
        aria-label={TEXTS.kindOf(number, word, why)}
        onClick={() => session.show({ line: isChosen ? undefined : number })}
      >
        <strong>{word}</strong> <span className={styles.why}>{why}</span>
      </button>
      {check && (
        <span className={check.says === check.taken ? styles.met : styles.unmet}>
          <Icon name={check.says === check.taken ? 'check' : 'warning'} size={12} />
          {TEXTS.saysTaken(check.taken)}
        </span>
      )}
      {line.kind === 'undecided' && (
        <span className={styles.decide}>
          <Button size="small" tabIndex={isStop ? 0 : -1} aria-label={TEXTS.takeLine(number)} onClick={decide('take')}>
            {TEXTS.take}
          </Button>
          <Button
            size="small"
            tabIndex={isStop ? 0 : -1}
            aria-label={TEXTS.leaveLine(number)}
            onClick={decide('leave')}
          >
            {TEXTS.leave}
          </Button>
        </span>
      )}
    </>
  );
}

interface CellProps {
  readonly cell: CellReading | undefined;
  readonly column: ImportColumn;
  readonly isTaken: boolean;
  readonly instead: ReadonlyMap<string, string>;
}

function Cell({ cell, column: { target }, isTaken: isRead, instead }: CellProps): ReactNode {
  if (!cell) return null;
  const { text, state, message } = cell;
  const isRefused = isRead && state === 'refused';
  const stands = isRefused && target !== null ? instead.get(textKey(target, text)) : undefined;
  const below = stands ? TEXTS.stands(withUnit(stands, target)) : isRead ? otherReading(cell, target) : '';
  return (
    <span className={classNames(isRefused && styles.refused)} title={message} dir="auto">
      {text}
      {below !== '' && <small>{below}</small>}
    </span>
  );
}

/** Arrow keys go from line to line. */
function moveFocus(event: KeyboardEvent<HTMLElement>, choose: (line: number) => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const lines = event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
  const buttons = [...lines];
  const at = buttons.indexOf(event.currentTarget);
  const next = step === undefined || at === -1 ? undefined : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(Number(next.dataset['line']));
}
