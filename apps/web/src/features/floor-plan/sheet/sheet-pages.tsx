import { PLAN_SHEETS as TEXTS } from '#texts/editor/plan-sheets.ts';
import type { PlanSheets } from '@site-designer/api-contract/plan-sheets';
import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './sheet.module.css';

/** The floor plans of a document with their pictures. */
export interface PlanPagesProps {
  readonly plans: PlanSheets;
  readonly pictures: ReadonlyMap<number, string>;
  /** Whether the cameras are listed, with the notes for who hangs them. */
  readonly hasList: boolean;
}

/** The floor plans of a document, each with its cameras. */
export function PlanPages({ plans, pictures, hasList }: PlanPagesProps): ReactNode {
  return (
    <>
      {plans.sheets.map((sheet) => (
        <section key={sheet.id} className={styles.sheet} aria-label={TEXTS.drawing(sheet.name)}>
          <h3 className={styles.name} dir="auto">
            {sheet.name}
          </h3>
          <div className={styles.drawing}>
            <Drawing sheet={sheet} plans={plans} picture={pictures.get(sheet.id)} />
          </div>
          {hasList && sheet.cameras.length > 0 && (
            <table className={styles.list} aria-label={TEXTS.cameras(sheet.name)}>
              <thead>
                <tr>
                  <th scope="col">{TEXTS.camera}</th>
                  <th scope="col">{TEXTS.group}</th>
                  <th scope="col">{TEXTS.direction}</th>
                  <th scope="col">{TEXTS.note}</th>
                </tr>
              </thead>
              <tbody>
                {sheet.cameras.map(({ label, group, directionDeg, note }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td dir="auto">{group}</td>
                    <td>{TEXTS.degrees(Math.round(directionDeg))}</td>
                    <td dir="auto">{note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
      <p className={styles.estimate}>{TEXTS.estimate}</p>
    </>
  );
}
