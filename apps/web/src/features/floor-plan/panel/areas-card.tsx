import type { CoveredArea, Plan } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { areaOf } from '../geometry/points.ts';
import { pixelsOf } from '../geometry/zones.ts';
import type { Covers } from '../use-covers.ts';
import styles from './panel.module.css';

interface AreasCardProps {
  readonly plan: Plan;
  readonly areas: readonly CoveredArea[];
  readonly covers: Covers;
  readonly onDraw: () => void;
  readonly onShow: (id: number) => void;
}

/** The areas that are to be covered, each with the share that is. */
export function AreasCard({ plan, areas, covers, onDraw, onShow }: AreasCardProps): ReactNode {
  const { metresPerPixel } = plan;
  return (
    <section className={styles.card} aria-labelledby="plan-areas">
      <div className={styles.head}>
        <h2 id="plan-areas">{TEXTS.areas}</h2>
        <span className={styles.actions}>
          {covers.isPending && (
            <Button size="small" onClick={covers.stop}>
              {TEXTS.stop}
            </Button>
          )}
          <Button size="small" icon="plus" onClick={onDraw}>
            {TEXTS.drawArea}
          </Button>
        </span>
      </div>
      {areas.length === 0 ? (
        <p className="muted">{TEXTS.noAreas}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="plan-areas">
          <table className={styles.areas}>
            <thead>
              <tr>
                <th scope="col">{TEXTS.areaHead}</th>
                <th scope="col">{TEXTS.needs}</th>
                <th scope="col" className={styles.right}>
                  {TEXTS.size}
                </th>
                <th scope="col" className={styles.right}>
                  {TEXTS.covered}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {areas.map(({ id, points, standard, level }, index) => {
                const cover = covers.byArea.get(id);
                const percent = cover && Math.floor(cover.share * 100 + 1e-9);
                return (
                  <tr key={id}>
                    <th scope="row">
                      <button type="button" className={styles.link} onClick={() => onShow(id)}>
                        {TEXTS.area(index + 1)}
                      </button>
                    </th>
                    <td>{`${level}, ${pixelsOf(standard, level)} px/m`}</td>
                    <td className={styles.right}>
                      {metresPerPixel === null ? '' : `${Math.round(areaOf(points) * metresPerPixel ** 2)} m²`}
                    </td>
                    <td className={styles.right}>{percent === undefined ? TEXTS.computing : `${percent} %`}</td>
                    <td className={styles.meter}>{percent !== undefined && <i style={{ width: `${percent}%` }} />}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
