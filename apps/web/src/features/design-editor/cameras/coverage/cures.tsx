import { COVERAGE_TEXTS as TEXTS } from '#texts/editor/coverage.ts';
import type { CameraForm } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import { levelName } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Explained } from '../../../../explained/explained.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PIXELS, type GroupCoverage } from './coverage-context.tsx';
import styles from './coverage.module.css';
import { takenCure } from './taken-cure.ts';

interface CuresProps {
  readonly row: CameraRow;
  readonly groupNumber: number;
  readonly coverage: GroupCoverage;
  readonly form: CameraForm;
  readonly onEdit: (rowId: number, patch: RowPatch) => void;
}

/** What would give a group its purpose, each with what changes, what it costs, and one button. */
export function Cures(props: CuresProps): ReactNode {
  const { row, groupNumber, coverage, form, onEdit } = props;
  const { place, shown } = coverage;
  const { required, cures } = shown;
  if (required === null) return null;
  return (
    <div className={styles.below}>
      <section className={styles.cures} aria-label={TEXTS.cures(groupNumber)} data-cures>
        <p className={styles.has}>
          {TEXTS.has(required.distanceM)}{' '}
          <Explained path={`coverage[${place}].required.density`} name={TEXTS.densityName}>
            {TEXTS.density(required.density)}
          </Explained>
          {TEXTS.of(PIXELS[required.level]!, levelName(required.level))}
        </p>
        {cures.map((cure, at) => {
          const { then, now, patch } = takenCure(cure, row, form);
          const isFree = cure.addedKbps === 0 && cure.addedTb === 0;
          return (
            <div key={cure.kind} className={styles.cure} data-cure={cure.kind}>
              <span className={styles.kind}>{TEXTS.kinds[cure.kind]}</span>
              <span className={styles.change}>
                <strong>
                  <Explained path={`coverage[${place}].cures[${at}].value`} name={TEXTS.kinds[cure.kind]}>
                    {then}
                  </Explained>
                </strong>{' '}
                {TEXTS.now(now)}
              </span>
              <span className={styles.effect}>{TEXTS.effects[cure.kind]}</span>
              <span className={styles.cost} data-costs={!isFree || undefined}>
                {isFree ? TEXTS.free : TEXTS.costs(cure.addedKbps, cure.addedTb)}
              </span>
              <Button size="small" tabIndex={-1} onClick={() => onEdit(row.id, patch)}>
                {TEXTS.use(then)}
              </Button>
            </div>
          );
        })}
      </section>
    </div>
  );
}
