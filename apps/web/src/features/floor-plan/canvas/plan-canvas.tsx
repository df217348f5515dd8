import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Plan } from '@site-designer/api-contract';
import { PLAN_STEPS, PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import type { Point } from '../geometry/points.ts';
import { NOTHING, withCloset } from '../model/plan-model.ts';
import { SELECT, type CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import { useDraft, type Draft } from './drafts.ts';
import type { Dragging } from './drag-types.ts';
import { MovingMarks, MovingZones, neededOf, StillLayers } from './layers.tsx';
import { Cross, DraftLine, Hatch, MarqueeFrame, ViewButtons } from './overlays.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { ToolHint } from './tool-hint.tsx';
import { useCross } from './use-cross.ts';
import { useDrag } from './use-drag.ts';
import { pressPlanKey, type KeyHost } from './use-plan-keys.ts';
import { useViewport } from './use-viewport.ts';
import { toPlan, type Viewport } from './view.ts';

/** What a dragged group is called while it is over the plan. */
export const GROUP_DRAG = 'application/x-camera-group';

/** The plan, to be moved and enlarged, with all that is on it. */
export function PlanCanvas(props: CanvasProps): ReactNode {
  const { plan, tool, onTool } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { width, viewport, setViewport, fit, zoom } = useViewport(frame, plan);
  const draft = useDraft(props, viewport.scale);
  const [hover, setHover] = useState<Point>();
  const cross = useCross({ tool, viewport, plan, frame });
  const onPress = (at: Point): void => pressPlan(props, draft, at);
  const drag = useDrag({ ...props, frame, viewport, setViewport, onPress, neededOf: (id) => neededOf(props, id) });
  const pan = (dx: number, dy: number): void => setViewport((view) => ({ ...view, x: view.x + dx, y: view.y + dy }));
  const helpId = useId();

  const at = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return toPlan({ x: event.clientX - left, y: event.clientY - top }, viewport, plan);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drawing that keys and pointers change
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={TEXTS.plan}
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys need the focus
      tabIndex={0}
      data-plan
      data-draws={tool.kind !== 'select'}
      data-tool={drag.isPanning ? 'pan' : tool.kind}
      {...drag.events}
      onPointerDown={(event) => pressThing(props, drag, event)}
      onFocus={(event) => focusThing(props, event)}
      onPointerMove={(event) => {
        drag.events.onPointerMove(event);
        if (draft.points.length > 0) setHover(at(event));
      }}
      onDoubleClick={draft.end}
      onBlur={cross.leave}
      onKeyDown={(event) => {
        if (!cross.press(event, onPress)) pressKey({ ...props, viewport, zoom, fit, pan }, draft, event);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = Number(event.dataTransfer.getData(GROUP_DRAG));
        if (dropped !== 0) props.onPlace(dropped, at(event));
      }}
    >
      <p id={helpId} hidden>
        {TEXTS.planHelp}
      </p>
      <Drawing {...props} drag={drag} viewport={viewport}>
        <DraftLine draft={draft} hover={cross.at ?? hover} size={1 / viewport.scale} kind={tool.kind} />
        {cross.at && <Cross at={cross.at} size={1 / viewport.scale} />}
      </Drawing>
      <ToolHint {...props} draft={draft} onEnd={() => onTool(SELECT)} onScale={() => onTool({ kind: 'scale' })} />
      <ViewButtons zoom={zoom} fit={fit} />
      <ScaleBar metresPerPixel={plan.metresPerPixel} scale={viewport.scale} width={width} />
    </div>
  );
}

interface DrawingProps extends CanvasProps {
  readonly drag: Dragging;
  readonly viewport: Viewport;
  /** What is being drawn. */
  readonly children: ReactNode;
}

/** The plan, and over it what is dragged: a plan may have thousands of walls, which are not drawn again for one camera. */
function Drawing(props: DrawingProps): ReactNode {
  const { plan, picture, placing, groups, sight, covers, selected, drag, viewport, children } = props;
  const size = 1 / viewport.scale;
  const dragged = drag.preview === undefined ? NOTHING : selected;
  return (
    <>
      <svg className={styles.svg}>
        <Hatch size={size} />
        <InPlan plan={plan} viewport={viewport}>
          <StillLayers {...{ plan, picture, placing, groups, sight, covers, selected, dragged, size }} />
        </InPlan>
      </svg>
      <svg className={classNames(styles.moving, styles.best)}>
        <InPlan plan={plan} viewport={viewport}>
          <MovingZones {...{ drag, dragged, sight }} />
        </InPlan>
      </svg>
      <svg className={styles.moving}>
        <InPlan plan={plan} viewport={viewport}>
          <MovingMarks {...{ plan, placing, groups, sight, selected, drag, dragged, size }} />
          {children}
        </InPlan>
        {drag.marquee && <MarqueeFrame {...drag.marquee} />}
      </svg>
    </>
  );
}

interface InPlanProps {
  readonly plan: Plan;
  readonly viewport: Viewport;
  readonly children: ReactNode;
}

/** Where lengths are pixels of the picture. */
function InPlan({ plan: { rotation, width, height }, viewport: { x, y, scale }, children }: InPlanProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g transform={`rotate(${rotation} ${width / 2} ${height / 2})`}>{children}</g>
    </g>
  );
}

/** The part of the plan that an event is about. */
function thingAt({ target }: { readonly target: EventTarget }): DOMStringMap | undefined {
  const mark =
    target instanceof Element ? target.closest('[data-camera], [data-closet], [data-area], [data-wall]') : null;
  return mark instanceof SVGElement ? mark.dataset : undefined;
}

/** Begins to drag what is pressed, else the plan. */
function pressThing(props: CanvasProps, drag: Dragging, event: PointerEvent): void {
  const { camera, closet } = thingAt(event) ?? {};
  if (camera !== undefined) drag.pressCamera(Number(camera), event);
  else if (closet !== undefined) drag.pressCloset(closet, event);
  else if (!focusThing(props, event)) drag.events.onPointerDown(event);
}

/** Selects what is focused; false where it is nothing of the plan. */
function focusThing({ selected, onSelect }: CanvasProps, event: FocusEvent | PointerEvent): boolean {
  const { camera, closet, area, wall } = thingAt(event) ?? {};
  if (area !== undefined) onSelect({ kind: 'area', id: Number(area) });
  else if (wall !== undefined) onSelect({ kind: 'wall', id: Number(wall) });
  else if (closet !== undefined) onSelect({ kind: 'closet', name: closet });
  else if (camera === undefined) return false;
  else if (selected.kind !== 'cameras' || !selected.ids.has(Number(camera)))
    onSelect({ kind: 'cameras', ids: new Set([Number(camera)]) });
  return true;
}

/** Keys of the line that is drawn come before those of the plan. */
function pressKey(host: KeyHost, draft: Draft, event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('input, select, textarea, button')) return;
  if (draft.points.length > 0 && ['Enter', 'Backspace', 'Escape'].includes(event.key)) {
    event.preventDefault();
    if (event.key === 'Enter') draft.end();
    else if (event.key === 'Backspace') draft.back();
    else draft.clear();
  } else if (pressPlanKey(host, event)) event.preventDefault();
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
