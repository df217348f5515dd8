import { EXPLANATION_TEXTS as TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { CameraRow, Measurement } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { measuredText } from '../ui/figures/measured-text.ts';
import styles from './step-level.module.css';
import { useStepTable } from './step-table.ts';
import { isReported } from './words.ts';

interface GivenSourceProps {
  /** Path of the figure in the design, or in a camera report. */
  readonly path: string;
  readonly isDefault: boolean;
}

export function GivenSource({ path, isDefault }: GivenSourceProps): ReactNode {
  const { rows } = useStepTable();
  const measurement = measurementAt(rows, path);
  return (
    <>
      <p className={styles.source}>{givenText(path, isDefault)}</p>
      {measurement && <p className={styles.source}>{measuredText(measurement)}</p>}
    </>
  );
}

function givenText(path: string, isDefault: boolean): string {
  if (isReported(path)) return TEXTS.reportedHere;
  return isDefault ? TEXTS.defaultHere : TEXTS.givenHere;
}

const RATE_PATH = /^cameras\[(\d+)\]\.bitrateKbit\.(continuous|motion)$/;

function measurementAt(rows: readonly CameraRow[], path: string): Measurement | null | undefined {
  const [, row, half] = RATE_PATH.exec(path) ?? [];
  return half === undefined ? undefined : rows[Number(row)]?.measured?.[half as 'continuous' | 'motion'];
}
