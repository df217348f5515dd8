import type { Placing } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { GROUP_DRAG } from '../canvas/plan-canvas.tsx';
import { placedIn, type PlanGroup } from '../model/plan-model.ts';
import styles from './panel.module.css';

interface GroupListProps {
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly placing: Placing;
  /** The group whose cameras are being placed. */
  readonly armed: number | undefined;
  /** By keyboard a camera is placed at once. */
  readonly onPress: (cameraGroupId: number, isByKeyboard: boolean) => void;
}

/** The groups, with how many of their cameras are placed. */
export function GroupList({ groups, placing, armed, onPress }: GroupListProps): ReactNode {
  return (
    <section className={styles.card} aria-labelledby="plan-cameras">
      <h2 id="plan-cameras">{TEXTS.title}</h2>
      <ul className={styles.groups}>
        {[...groups.values()].map(({ cameraGroupId, title, quantity }) => {
          const placed = placedIn(placing.placements, cameraGroupId).length;
          const isDone = placed >= quantity;
          return (
            <li key={cameraGroupId}>
              <button
                type="button"
                className={styles.group}
                aria-pressed={armed === cameraGroupId}
                disabled={isDone}
                draggable={!isDone}
                onDragStart={(event) => event.dataTransfer.setData(GROUP_DRAG, String(cameraGroupId))}
                onClick={({ detail }) => onPress(cameraGroupId, detail === 0)}
              >
                {isDone ? <Icon name="check" /> : <Grip />}
                <span className={styles.name} dir="auto">
                  {title}
                </span>
                <span className={styles.count}>{isDone ? TEXTS.allPlaced : TEXTS.placed(placed, quantity)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="caption">{TEXTS.how}</p>
    </section>
  );
}

function Grip(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden="true">
      {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.1} />))}
    </svg>
  );
}
