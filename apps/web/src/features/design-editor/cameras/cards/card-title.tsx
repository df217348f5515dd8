import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { seenHalf } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import styles from '../grid/camera-grid.module.css';
import type { StreamLine } from '../grid/grid-lines.ts';
import { useBreaksRule } from '../tab/retention-marks.tsx';

interface CardTitleProps {
  readonly line: StreamLine;
  readonly isClosed: boolean;
  readonly onTurn: ((cameraGroupId: number) => void) | undefined;
}

/** Opens and closes a card. A closed card shows a summary of the group. */
export function CardTitle({ line, isClosed, onTurn }: CardTitleProps): ReactNode {
  const { row, groupNumber, groupName } = line;
  const breaksRule = useBreaksRule(row.cameraGroupId);
  return (
    <button
      type="button"
      className={styles.turn}
      aria-expanded={!isClosed}
      data-turn
      onClick={() => onTurn?.(row.cameraGroupId)}
    >
      <Icon name={isClosed ? 'chevron' : 'down'} size={14} />
      {CAMERA_TEXTS.group(groupNumber)}
      {breaksRule && (
        <span className={styles.broken} title={RULE_TEXTS.groupBreaks}>
          <Icon name="warning" size={14} />
          <span className="visually-hidden">{RULE_TEXTS.groupBreaks}</span>
        </span>
      )}
      {isClosed && (
        <>
          <span className={styles.cardName} dir="auto">
            {groupName}
          </span>
          <span className={styles.cardFigures}>
            {CAMERA_TEXTS.cardFigures(row.quantity, row.bitrateKbit[seenHalf(row)])}
          </span>
        </>
      )}
    </button>
  );
}
