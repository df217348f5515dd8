import type { CoveredArea, Plan } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { areaOf } from '../geometry/points.ts';
import { pixelsOf } from '../geometry/zones.ts';
import type { Covers } from '../model/use-covers.ts';
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
        <AreaTable {...{ plan, areas, covers, onShow }} />
      )}
    </section>
  );
}

function AreaTable({ plan, areas, covers, onShow }: Omit<AreasCardProps, 'onDraw'>): ReactNode {
  return (
    <div className={styles.scroll}>
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
          </tr>
        </thead>
        <tbody>
          {areas.map((area, index) => (
            <AreaRow
              key={area.id}
              area={area}
              number={index + 1}
              metresPerPixel={plan.metresPerPixel}
              share={covers.byArea.get(area.id)?.share}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AreaRowProps extends Pick<AreasCardProps, 'onShow'> {
  readonly area: CoveredArea;
  readonly number: number;
  readonly metresPerPixel: number | null;
  readonly share: number | undefined;
}

function AreaRow({ area, number, metresPerPixel, share, onShow }: AreaRowProps): ReactNode {
  const { id, points, standard, level } = area;
  const percent = share === undefined ? undefined : Math.floor(share * 100 + 1e-9);
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.link} onClick={() => onShow(id)}>
          {TEXTS.area(number)}
        </button>
      </th>
      <td>{`${level}, ${pixelsOf(standard, level)} px/m`}</td>
      <td className={styles.right}>
        {metresPerPixel === null ? '' : `${Math.round(areaOf(points) * metresPerPixel ** 2)} m²`}
      </td>
      <td className={styles.right}>
        {percent === undefined ? TEXTS.computing : `${percent} %`}
        {percent !== undefined && (
          <span className={styles.meter} aria-hidden="true">
            <i style={{ width: `${percent}%` }} />
          </span>
        )}
      </td>
    </tr>
  );
}
