import { AS_BUILT_RESULT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { ReactNode } from 'react';
import { daysText } from './gap-scale.ts';
import { Explained } from '../../../explained/explained.tsx';
import { formatQuantity } from '../../../lib/format/format-quantity.ts';
import styles from './as-built.module.css';

export interface ComparedFigure {
  /** Null if the report does not contain it. */
  readonly value: number | null;
  readonly path: string;
  readonly name: string;
}

interface ComparedProps {
  readonly planned: ComparedFigure;
  /** Undefined if nothing could be checked. */
  readonly actual: ComparedFigure | undefined;
  readonly unit: 'kbit/s' | 'Mbit/s' | '%' | 'days';
}

export function Compared({ planned, actual, unit }: ComparedProps): ReactNode {
  return (
    <span className={styles.compared}>
      <span className="muted">
        <AsBuiltFigure figure={planned} unit={unit} />
      </span>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">, {TEXTS.to} </span>
      {actual === undefined ? '–' : <AsBuiltFigure figure={actual} unit={unit} />}
    </span>
  );
}

interface AsBuiltFigureProps {
  readonly figure: ComparedFigure;
  readonly unit: ComparedProps['unit'];
}

export function AsBuiltFigure({ figure: { value, path, name }, unit }: AsBuiltFigureProps): ReactNode {
  if (value === null) return <span className="muted">{TEXTS.unknown}</span>;
  const shown = formatQuantity(value, unit);
  const number = unit === 'days' ? daysText(value) : shown.number;
  return (
    <Explained path={path} name={name}>
      <span className={styles.figure} title={shown.precise}>
        {number} <span className={styles.unit}>{shown.unit}</span>
      </span>
    </Explained>
  );
}
