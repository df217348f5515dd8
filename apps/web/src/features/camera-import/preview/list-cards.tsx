import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ImportColumn } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { SelectBox } from '../../../ui/item-list/select-box.tsx';
import { withLines } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import type { ListLine } from '../worker/import-question.ts';
import { canDecide, isTaken, kindWord, readingsOf, titleOf } from './line-words.ts';
import styles from './list-cards.module.css';

interface ListCardsProps {
  readonly lines: readonly ListLine[];
  readonly columns: readonly ImportColumn[];
}

/** The lines on a narrow screen: each a card, with a box that takes it or leaves it out. */
export function ListCards({ lines, columns }: ListCardsProps): ReactNode {
  return (
    <ul className={styles.list} aria-label={TEXTS.listOf}>
      {lines.map((line) => (
        <Card key={line.line} line={line} columns={columns} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly line: ListLine;
  readonly columns: readonly ImportColumn[];
}

function Card({ line, columns }: CardProps): ReactNode {
  const session = useSession();
  const { line: number, kind, why } = line;
  // The box shows a decision at once, before the worker has read the list anew.
  const decision = useImport(({ versions }) => versions?.now.lines.get(number));
  const isIn = isTaken(line);
  return (
    <li className={styles.card} data-kind={kind} data-taken={isIn}>
      <span className={styles.number}>{number}</span>
      <div className={styles.text}>
        <strong dir="auto">{titleOf(line, columns)}</strong>
        <p className="muted" dir="auto">
          {isIn ? readingsOf(line, columns).join(' · ') : why}
        </p>
        <strong className={styles.kind}>{kindWord(line)}</strong>
      </div>
      {canDecide(line) && (
        <SelectBox
          label={TEXTS.takeLine(number)}
          isSelected={decision === undefined ? isIn : decision === 'take'}
          isPart={kind === 'undecided' && decision === undefined}
          onChange={(takes) => session.change((now) => withLines(now, [number], takes ? 'take' : 'leave'))}
        />
      )}
    </li>
  );
}
