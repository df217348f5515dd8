import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PLAN_STEPS, PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import type { Point } from '../geometry/points.ts';
import { NOTHING, withCloset } from '../model/plan-model.ts';
import { SELECT, type CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import { useDraft, type Draft } from './drafts.ts';
import { Layers, neededOf } from './layers.tsx';
import { DraftLine, Hatch, MarqueeFrame, ViewButtons } from './overlays.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { ToolHint } from './tool-hint.tsx';
import { useDrag } from './use-drag.ts';
import { pressPlanKey, type KeyHost } from './use-plan-keys.ts';
import { useViewport } from './use-viewport.ts';
import { toPlan } from './view.ts';

/** What a dragged group is called while it is over the plan. */
export const GROUP_DRAG = 'application/x-camera-group';

/** The plan, to be moved and enlarged, with all that is on it. */
export function PlanCanvas(props: CanvasProps): ReactNode {
  const { plan, tool, onTool } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { width, viewport, setViewport, fit, zoom } = useViewport(frame, plan);
  const draft = useDraft(props, viewport.scale);
  const [hover, setHover] = useState<Point>();
  const onPress = (at: Point): void => pressPlan(props, draft, at);
  const drag = useDrag({ ...props, frame, viewport, setViewport, onPress, neededOf: (id) => neededOf(props, id) });
  const pan = (dx: number, dy: number): void => setViewport((view) => ({ ...view, x: view.x + dx, y: view.y + dy }));
  const helpId = useId();

  const at = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return toPlan({ x: event.clientX - left, y: event.clientY - top }, viewport, plan);
  };
  const size = 1 / viewport.scale;
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
      onPointerMove={(event) => {
        drag.events.onPointerMove(event);
        if (draft.points.length > 0) setHover(at(event));
      }}
      onDoubleClick={draft.end}
      onKeyDown={(event) => pressKey({ ...props, viewport, zoom, fit, pan }, draft, event)}
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
      <svg className={styles.svg}>
        <Hatch size={size} />
        <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
          <g transform={`rotate(${plan.rotation} ${plan.width / 2} ${plan.height / 2})`}>
            <Layers {...props} drag={drag} size={size} />
            <DraftLine draft={draft} hover={hover} size={size} isArea={tool.kind === 'area'} />
          </g>
        </g>
        {drag.marquee && <MarqueeFrame {...drag.marquee} />}
      </svg>
      <ToolHint {...props} draft={draft} onEnd={() => onTool(SELECT)} onScale={() => onTool({ kind: 'scale' })} />
      <ViewButtons zoom={zoom} fit={fit} />
      <ScaleBar metresPerPixel={plan.metresPerPixel} scale={viewport.scale} width={width} />
    </div>
  );
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
