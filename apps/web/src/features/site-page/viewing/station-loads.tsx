import { withinLimit } from '@site-designer/sizing-engine/bounds';
import type { ReactNode } from 'react';
import { VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { Amount, amountText } from '../page/amount.tsx';
import { LoadBar } from '../page/load-bar.tsx';
import type { Station, ViewingPlan } from '../page/network-plan.ts';
import styles from './station.module.css';

interface StationLoadsProps {
  readonly station: Station;
  readonly result: ViewingPlan['stations'][number];
  readonly place: number;
}

/** How one station stands against each of its limits, and how many pictures fit. */
export function StationLoads({ result, place }: StationLoadsProps): ReactNode {
  const path = `viewing.stations[${place}]`;
  return (
    <>
      <h3>{TEXTS.loads}</h3>
      <ul className={styles.list}>
        {result.loads.map(({ limit, value, max, unit }, at) => (
          <li key={limit}>
            <div className={styles.load} data-is-over={!withinLimit(value, max) || undefined}>
              <span>{TEXTS.load[limit]}</span>
              <span>
                <Amount value={value} unit={unit} path={`${path}.loads[${at}].value`} name={TEXTS.load[limit]} />{' '}
                {TEXTS.of(amountText(max, unit))}
              </span>
            </div>
            <LoadBar parts={[{ share: value / max, look: withinLimit(value, max) ? 'solid' : 'over' }]} />
          </li>
        ))}
      </ul>
      <p className="muted">{TEXTS.most(result.maxTiles, result.pictures, result.tiles)}</p>
    </>
  );
}
