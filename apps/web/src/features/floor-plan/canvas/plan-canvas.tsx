import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PLAN_CAMERAS, PLAN_STEPS, PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import type { Point } from '../geometry/points.ts';
import { NOTHING, problemsOf, withCloset } from '../plan-model.ts';
import { SELECT, type CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import { CameraMark } from './camera-mark.tsx';
import { useDraft, type Draft } from './drafts.ts';
import { ScaleBar } from './scale-bar.tsx';
import { Aim, Areas, ClosetMark, lineOf, Walls } from './shapes.tsx';
import { ToolHint } from './tool-hint.tsx';
import { useDrag } from './use-drag.ts';
import { pressPlanKey } from './use-plan-keys.ts';
import { useViewport } from './use-viewport.ts';
import { toPlan } from './view.ts';
import { Zones } from './zones.tsx';

/** What a dragged group is called while it is over the plan. */
export const GROUP_DRAG = 'application/x-camera-group';

/** The plan, to be moved and enlarged, with all that is on it. */
export function PlanCanvas(props: CanvasProps): ReactNode {
  const { plan, tool, placing, onTool } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { shown, viewport, setViewport, fit, zoom } = useViewport(frame, plan);
  const draft = useDraft(props, viewport.scale);
  const [hover, setHover] = useState<Point>();
  const drag = useDrag({
    ...props,
    frame,
    viewport,
    setViewport,
    neededOf: (id) => neededOf(props, id),
    onPress: (at) => pressPlan(props, draft, at),
  });

  function press(event: KeyboardEvent): void {
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const isDrawn = (event.key === 'Enter' && draft.points.length > 0) || (event.key === 'Backspace' && draft.back());
    if (event.key === 'Enter' && draft.points.length > 0) draft.end();
    const pan = (dx: number, dy: number): void => setViewport((view) => ({ ...view, x: view.x + dx, y: view.y + dy }));
    if (event.key === 'Escape') draft.clear();
    if (isDrawn || pressPlanKey({ ...props, viewport, zoom, fit, pan }, event)) event.preventDefault();
  }

  const at = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return toPlan({ x: event.clientX - left, y: event.clientY - top }, viewport, plan);
  };
  const isDrawing = tool.kind !== 'select';
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={TEXTS.plan}
      aria-roledescription={TEXTS.plan}
      aria-description={TEXTS.planHelp}
      tabIndex={0}
      data-plan
      data-draws={isDrawing}
      data-tool={drag.isPanning ? 'pan' : tool.kind}
      {...drag.events}
      onPointerMove={(event) => {
        drag.events.onPointerMove(event);
        if (draft.points.length > 0) setHover(at(event));
      }}
      onDoubleClick={draft.end}
      onKeyDown={press}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = Number(event.dataTransfer.getData(GROUP_DRAG));
        if (dropped !== 0) props.onPlace(dropped, at(event));
      }}
    >
      <svg className={styles.svg} role="presentation">
        <Hatch size={1 / viewport.scale} />
        <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
          <g transform={`rotate(${plan.rotation} ${plan.width / 2} ${plan.height / 2})`}>
            <Layers {...props} placing={drag.preview ?? placing} drag={drag} size={1 / viewport.scale} />
            <DraftLine draft={draft} hover={hover} size={1 / viewport.scale} isArea={tool.kind === 'area'} />
          </g>
        </g>
        {drag.marquee && <Marquee {...drag.marquee} />}
      </svg>
      <ToolHint {...props} draft={draft} onEnd={() => onTool(SELECT)} onScale={() => onTool({ kind: 'scale' })} />
      <div className={styles.corner} onPointerDown={(event) => event.stopPropagation()}>
        <PlainIcon label={TEXTS.zoomIn} path="M8 3v10M3 8h10" onClick={() => zoom(1.25)} />
        <PlainIcon label={TEXTS.zoomOut} path="M3 8h10" onClick={() => zoom(0.8)} />
        <PlainIcon label={TEXTS.fit} path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" onClick={fit} />
      </div>
      <ScaleBar metresPerPixel={plan.metresPerPixel} scale={viewport.scale} width={shown.width} />
    </div>
  );
}

interface PlainIconProps {
  readonly label: string;
  readonly path: string;
  readonly onClick: () => void;
}

function PlainIcon({ label, path, onClick }: PlainIconProps): ReactNode {
  return (
    <button type="button" className={styles.plain} title={label} aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 16 16"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}

function pressPlan(props: CanvasProps, draft: Draft, at: Point): void {
  const { tool, plan, placing, onPlacing, onSelect, onPlace, onTool } = props;
  if (tool.kind === 'select') onSelect(NOTHING);
  else if (tool.kind === 'place') onPlace(tool.cameraGroupId, at);
  else if (tool.kind !== 'closet') draft.add(at);
  else if (tool.name !== undefined) {
    onPlacing(PLAN_STEPS.closet, withCloset(placing, { name: tool.name, planId: plan.id, ...at, heightM: 2.5 }));
    onSelect({ kind: 'closet', name: tool.name });
    onTool(SELECT);
  }
}

interface LayersProps extends CanvasProps {
  readonly drag: ReturnType<typeof useDrag>;
  readonly size: number;
}

function Layers(props: LayersProps): ReactNode {
  const { plan, picture, placing, groups, sight, covers, selected, onSelect, drag, size } = props;
  const here = useMemo(
    () => placing.placements.filter(({ planId }) => planId === plan.id),
    [placing.placements, plan.id],
  );
  const ids = selected.kind === 'cameras' ? selected.ids : NOTHING.ids;
  const isDragged = drag.preview !== undefined;
  const still = useStill(here, isDragged ? ids : NO_IDS);
  const wrong = useMemo(() => {
    const plans = new Map([[plan.id, plan]]);
    return new Set(problemsOf(here, { groups, plans }).map(([{ id }]) => id));
  }, [here, groups, plan]);
  const only = ids.size === 1 ? here.find(({ id }) => ids.has(id)) : undefined;
  const selectedId = selected.kind === 'area' || selected.kind === 'wall' ? selected : undefined;
  return (
    <>
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
      <Zones placements={still} dragged={isDragged ? here.filter(({ id }) => ids.has(id)) : NONE} sight={sight} />
      <Areas
        areas={useMemo(() => placing.areas.filter(({ planId }) => planId === plan.id), [placing.areas, plan.id])}
        covers={covers}
        size={size}
        selectedId={selectedId?.kind === 'area' ? selectedId.id : undefined}
        onPress={(id) => onSelect({ kind: 'area', id })}
      />
      <Walls
        walls={plan.walls}
        size={size}
        selectedId={selectedId?.kind === 'wall' ? selectedId.id : undefined}
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
      <Cameras {...props} here={here} ids={ids} wrong={wrong} />
      {only && (
        <Aim
          placement={only}
          seen={sight.of(only)}
          angleDeg={drag.lens ?? sight.of(only)?.view.angleDeg}
          needed={drag.distance ?? neededOf(props, only.cameraGroupId)}
          size={size}
          onTurn={drag.pressHandle}
          onAngle={groups.get(only.cameraGroupId)?.first.optics?.corridor === false ? drag.pressAngle : undefined}
        />
      )}
    </>
  );
}

const NONE: readonly never[] = [];
const NO_IDS: ReadonlySet<number> = new Set();

function useStill<T extends { readonly id: number }>(here: readonly T[], dragged: ReadonlySet<number>): readonly T[] {
  const last = useRef<readonly T[]>([]);
  const next = dragged.size === 0 ? here : here.filter(({ id }) => !dragged.has(id));
  const isSame = next.length === last.current.length && next.every((each, index) => each === last.current[index]);
  if (!isSame) last.current = next;
  return last.current;
}

function neededOf({ plan, groups }: CanvasProps, cameraGroupId: number): number | undefined {
  const purpose = groups.get(cameraGroupId)?.first.purpose;
  return purpose && plan.metresPerPixel !== null ? purpose.distanceM / plan.metresPerPixel : undefined;
}

interface CamerasProps extends LayersProps {
  readonly here: CanvasProps['placing']['placements'];
  readonly ids: ReadonlySet<number>;
  readonly wrong: ReadonlySet<number>;
}

function Cameras({ here, ids, wrong, groups, plan, size, drag, onSelect }: CamerasProps): ReactNode {
  // The same functions at each frame: marks that have not changed are not drawn again.
  const press = useRef(drag.pressCamera);
  press.current = drag.pressCamera;
  const focus = useRef<(id: number) => void>(() => undefined);
  focus.current = (id) => ids.has(id) || onSelect({ kind: 'cameras', ids: new Set([id]) });
  const [handlers] = useState(() => ({
    onPress: (...args: Parameters<typeof drag.pressCamera>) => press.current(...args),
    onFocus: (id: number) => focus.current(id),
  }));
  return here.map(({ id, x, y, directionDeg, label, cameraGroupId }) => (
    <CameraMark
      key={id}
      {...{ id, x, y, directionDeg, label, size }}
      rotation={plan.rotation}
      name={PLAN_CAMERAS.camera(label, groups.get(cameraGroupId)?.title ?? '', Math.round(directionDeg))}
      isSelected={ids.has(id)}
      isWrong={wrong.has(id)}
      {...handlers}
    />
  ));
}

function Hatch({ size }: { readonly size: number }): ReactNode {
  const step = 7 * size;
  return (
    <defs>
      <pattern id="plan-hatch" width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={styles.hatch} x1={0} y1={0} x2={0} y2={step} strokeWidth={1.6 * size} />
      </pattern>
    </defs>
  );
}

interface DraftLineProps {
  readonly draft: Draft;
  readonly hover: Point | undefined;
  readonly size: number;
  readonly isArea: boolean;
}

function DraftLine({ draft: { points }, hover, size, isArea }: DraftLineProps): ReactNode {
  if (points.length === 0) return null;
  const all = hover === undefined ? points : [...points, hover];
  const Line = isArea ? 'polygon' : 'polyline';
  return (
    <>
      <Line
        className={styles.draft}
        points={lineOf(all)}
        strokeWidth={2 * size}
        strokeDasharray={`${6 * size} ${4 * size}`}
      />
      {points.map(({ x, y }, index) => (
        <circle key={index} className={styles.point} cx={x} cy={y} r={4.5 * size} strokeWidth={2 * size} />
      ))}
    </>
  );
}

function Marquee({ a, b }: { readonly a: Point; readonly b: Point }): ReactNode {
  return (
    <rect
      className={styles.marquee}
      x={Math.min(a.x, b.x)}
      y={Math.min(a.y, b.y)}
      width={Math.abs(a.x - b.x)}
      height={Math.abs(a.y - b.y)}
    />
  );
}
