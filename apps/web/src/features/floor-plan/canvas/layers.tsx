import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Placement, Placing } from '@site-designer/api-contract';
import { NOTHING, type Selected } from '../model/plan-model.ts';
import { Aim } from './aim.tsx';
import { Cameras } from './cameras.tsx';
import type { CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import type { Dragging } from './drag-types.ts';
import { Areas, ClosetMark, Walls } from './shapes.tsx';
import { paperOf } from './view.ts';
import { Zones } from './zones.tsx';

interface StillProps extends Pick<
  CanvasProps,
  'plan' | 'picture' | 'placing' | 'groups' | 'sight' | 'covers' | 'selected'
> {
  /** What is being dragged, which is drawn by itself. */
  readonly dragged: Selected;
  /** Pixels of the picture for one of the screen. */
  readonly size: number;
}

const NO_CAMERAS: readonly Placement[] = [];

/** What is on the plan, from the drawing up. It is not drawn again while something is dragged, however much it is. */
export const StillLayers = memo(function StillLayers(props: StillProps): ReactNode {
  const { plan, picture, placing, groups, sight, covers, selected, dragged, size } = props;
  const cameras = useMemo(
    () => placing.placements.filter(({ id, planId }) => planId === plan.id && !camerasOf(dragged).has(id)),
    [placing.placements, plan.id, dragged],
  );
  // What hundreds of cameras see between thousands of walls takes a second: the picture and the page do not wait for it.
  const watching = useDeferredValue(picture === undefined ? NO_CAMERAS : cameras, NO_CAMERAS);
  const watched = useDeferredValue(sight);
  const paper = paperOf(plan);
  const areas = useMemo(() => placing.areas.filter(({ planId }) => planId === plan.id), [placing.areas, plan.id]);
  return (
    <>
      <clipPath id="plan-paper">
        <rect {...paper} />
      </clipPath>
      <rect className={styles.paper} {...paper} />
      {picture && (
        <image
          className={styles.picture}
          href={picture}
          width={plan.width}
          height={plan.height}
          opacity={plan.opacity}
          preserveAspectRatio="none"
          clipPath="url(#plan-paper)"
        />
      )}
      <Zones placements={watching} sight={watched} />
      <Areas {...{ areas, covers, size }} selectedId={selected.kind === 'area' ? selected.id : undefined} />
      <Walls walls={plan.walls} size={size} selectedId={selected.kind === 'wall' ? selected.id : undefined} />
      <Closets
        {...{ plan, placing, selected, size }}
        isShown={(name) => dragged.kind !== 'closet' || dragged.name !== name}
      />
      <Cameras {...{ cameras, plan, groups, size }} all={placing.placements} ids={camerasOf(selected)} />
    </>
  );
});

interface MovingProps extends Pick<CanvasProps, 'plan' | 'placing' | 'groups' | 'sight' | 'selected'> {
  readonly drag: Dragging;
  readonly dragged: Selected;
  readonly size: number;
}

/** What the dragged cameras show. */
export function MovingZones({ drag, dragged, sight }: Pick<MovingProps, 'drag' | 'dragged' | 'sight'>): ReactNode {
  const ids = camerasOf(dragged);
  if (drag.preview === undefined || ids.size === 0) return null;
  return <Zones placements={drag.preview.placements.filter(({ id }) => ids.has(id))} sight={sight} />;
}

/** What is dragged, and the handles of the selected camera. */
export function MovingMarks(props: MovingProps): ReactNode {
  const { plan, placing, groups, selected, drag, dragged, size } = props;
  const ids = camerasOf(dragged);
  const { preview } = drag;
  return (
    <>
      {preview && dragged.kind === 'closet' && (
        <Closets {...{ plan, selected, size }} placing={preview} isShown={(name) => name === dragged.name} />
      )}
      {preview && ids.size > 0 && (
        <Cameras
          {...{ plan, groups, size, ids }}
          cameras={preview.placements.filter(({ id }) => ids.has(id))}
          all={placing.placements}
        />
      )}
      <SelectedAim {...props} />
    </>
  );
}

function camerasOf(selected: Selected): ReadonlySet<number> {
  return selected.kind === 'cameras' ? selected.ids : NOTHING.ids;
}

interface ClosetsProps extends Pick<CanvasProps, 'plan' | 'selected'> {
  readonly placing: Placing;
  readonly size: number;
  readonly isShown: (name: string) => boolean;
}

function Closets({ plan, placing, selected, size, isShown }: ClosetsProps): ReactNode {
  return placing.closets
    .filter(({ planId, name }) => planId === plan.id && isShown(name))
    .map((closet) => (
      <ClosetMark
        key={closet.name}
        {...{ closet, size }}
        rotation={plan.rotation}
        isSelected={selected.kind === 'closet' && selected.name === closet.name}
      />
    ));
}

function SelectedAim({ plan, placing, groups, sight, drag, size, selected }: MovingProps): ReactNode {
  const ids = camerasOf(selected);
  const { placements } = drag.preview ?? placing;
  const camera = ids.size === 1 ? placements.find(({ id, planId }) => ids.has(id) && planId === plan.id) : undefined;
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
