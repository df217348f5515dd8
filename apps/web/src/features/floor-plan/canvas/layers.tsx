import { useMemo, type ReactNode } from 'react';
import { NOTHING } from '../model/plan-model.ts';
import { Aim } from './aim.tsx';
import { Cameras } from './cameras.tsx';
import type { CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import type { Dragging } from './drag-types.ts';
import { Areas, ClosetMark, Walls } from './shapes.tsx';
import { Zones } from './zones.tsx';

interface LayersProps extends CanvasProps {
  readonly drag: Dragging;
  /** Pixels of the picture for one of the screen. */
  readonly size: number;
}

/** All that is on the plan, from the drawing up. */
export function Layers(props: LayersProps): ReactNode {
  const { plan, picture, placing, groups, onSelect, drag, size } = props;
  const shown = drag.preview ?? placing;
  const cameras = useMemo(
    () => shown.placements.filter(({ planId }) => planId === plan.id),
    [shown.placements, plan.id],
  );
  const { selected } = props;
  const ids = selected.kind === 'cameras' ? selected.ids : NOTHING.ids;
  return (
    <>
      <clipPath id="plan-paper">
        <rect width={plan.width} height={plan.height} />
      </clipPath>
      <rect className={styles.paper} width={plan.width} height={plan.height} />
      {picture !== undefined && (
        <image
          className={styles.picture}
          href={picture}
          width={plan.width}
          height={plan.height}
          opacity={plan.opacity}
          preserveAspectRatio="none"
        />
      )}
      <Sights {...props} cameras={cameras} ids={ids} />
      <Drawn {...props} placing={shown} />
      <Cameras
        {...{ cameras, ids, plan, groups, size }}
        onPress={drag.pressCamera}
        onFocus={(id) => onSelect({ kind: 'cameras', ids: new Set([id]) })}
      />
      <SelectedAim {...props} cameras={cameras} ids={ids} />
    </>
  );
}

interface WithCameras extends LayersProps {
  readonly cameras: CanvasProps['placing']['placements'];
  readonly ids: ReadonlySet<number>;
}

const NONE: readonly never[] = [];

function Sights({ plan, placing, sight, drag, cameras, ids }: WithCameras): ReactNode {
  const isDragged = drag.preview !== undefined;
  // What is stored stays the same while something is dragged.
  const still = useMemo(
    () => placing.placements.filter(({ id, planId }) => planId === plan.id && !(isDragged && ids.has(id))),
    [placing.placements, plan.id, isDragged, ids],
  );
  const moving = isDragged ? cameras.filter(({ id }) => ids.has(id)) : NONE;
  return <Zones placements={still} dragged={moving} sight={sight} />;
}

function Drawn({ plan, placing, covers, selected, onSelect, drag, size }: LayersProps): ReactNode {
  const areas = useMemo(() => placing.areas.filter(({ planId }) => planId === plan.id), [placing.areas, plan.id]);
  const isSelected = (kind: 'area' | 'wall') => (selected.kind === kind ? selected.id : undefined);
  return (
    <>
      <Areas
        {...{ areas, covers, size }}
        selectedId={isSelected('area')}
        onPress={(id) => onSelect({ kind: 'area', id })}
      />
      <Walls
        walls={plan.walls}
        size={size}
        selectedId={isSelected('wall')}
        onPress={(id) => onSelect({ kind: 'wall', id })}
      />
      {placing.closets
        .filter(({ planId }) => planId === plan.id)
        .map((closet) => (
          <ClosetMark
            key={closet.name}
            {...{ closet, size }}
            rotation={plan.rotation}
            isSelected={selected.kind === 'closet' && selected.name === closet.name}
            onPress={drag.pressCloset}
            onFocus={(name) => onSelect({ kind: 'closet', name })}
          />
        ))}
    </>
  );
}

function SelectedAim({ plan, groups, sight, drag, size, cameras, ids }: WithCameras): ReactNode {
  const camera = ids.size === 1 ? cameras.find(({ id }) => ids.has(id)) : undefined;
  if (camera === undefined) return null;
  const seen = sight.of(camera);
  const { hfovDeg, distance } = drag.optics;
  const isPlain = groups.get(camera.cameraGroupId)?.first.optics?.corridor === false;
  return (
    <Aim
      placement={camera}
      hasView={seen !== undefined}
      angleDeg={hfovDeg ?? seen?.view.angleDeg ?? 0}
      reach={seen?.view.reach ?? 0}
      needed={distance ?? neededOf({ plan, groups }, camera.cameraGroupId)}
      size={size}
      onPress={drag.pressHandle}
      hasAngle={isPlain}
    />
  );
}

/** Pixels to what a group is to show; undefined where nobody says so, or the plan has no scale. */
export function neededOf(
  { plan, groups }: Pick<CanvasProps, 'plan' | 'groups'>,
  cameraGroupId: number,
): number | undefined {
  const purpose = groups.get(cameraGroupId)?.first.purpose;
  return purpose && plan.metresPerPixel !== null ? purpose.distanceM / plan.metresPerPixel : undefined;
}
