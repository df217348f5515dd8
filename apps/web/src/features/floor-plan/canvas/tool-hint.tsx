import { TENTHS } from '../../../lib/format/tenths.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PLAN_HINTS, PLAN_SCALE, PLAN_STEPS, PLAN_TEXTS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { distanceOf } from '../geometry/points.ts';
import { placedIn } from '../model/plan-model.ts';
import type { CanvasProps } from './canvas-props.ts';
import styles from './canvas.module.css';
import type { Draft } from './drafts.ts';

interface ToolHintProps extends CanvasProps {
  readonly draft: Draft;
  readonly onEnd: () => void;
  readonly onScale: () => void;
}

/** What the tool waits for, over the plan. */
export function ToolHint(props: ToolHintProps): ReactNode {
  const { tool, draft, plan, onPlan, onEnd, onScale } = props;
  if (tool.kind === 'select') {
    if (plan.metresPerPixel !== null) return null;
    return (
      <div className={styles.hint} onPointerDown={(event) => event.stopPropagation()}>
        <p>{PLAN_TEXTS.noScale}</p>
        <Button size="small" look="primary" onClick={onScale}>
          {PLAN_SCALE.set}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.hint} onPointerDown={(event) => event.stopPropagation()}>
      {tool.kind === 'scale' && draft.points.length === 2 ? (
        <Length
          pixels={distanceOf(draft.points[0]!, draft.points[1]!)}
          plan={plan}
          onSet={(metresPerPixel) => {
            onPlan(PLAN_STEPS.scale, { metresPerPixel });
            draft.clear();
            onEnd();
          }}
        />
      ) : (
        <output>
          {hintOf(props)} {PLAN_HINTS.keys}
        </output>
      )}
      <Button
        size="small"
        onClick={() => {
          if (tool.kind === 'wall' || tool.kind === 'area') draft.end();
          draft.clear();
          onEnd();
        }}
      >
        {tool.kind === 'scale' ? PLAN_SCALE.cancel : PLAN_HINTS.end}
      </Button>
    </div>
  );
}

function hintOf({ tool, groups, placing }: CanvasProps): string {
  if (tool.kind === 'closet') return tool.name === undefined ? PLAN_HINTS.noCloset : PLAN_HINTS.closet(tool.name);
  if (tool.kind === 'place') {
    const group = groups.get(tool.cameraGroupId);
    const placed = placedIn(placing.placements, tool.cameraGroupId).length;
    return PLAN_HINTS.place(group?.title ?? '', (group?.quantity ?? 0) - placed);
  }
  return tool.kind === 'select' ? '' : PLAN_HINTS[tool.kind];
}

interface LengthProps {
  readonly pixels: number;
  readonly plan: CanvasProps['plan'];
  readonly onSet: (metresPerPixel: number) => void;
}

function Length({ pixels, plan, onSet }: LengthProps): ReactNode {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The length is all that is left to say, by keys as by the pointer.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const metres = /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  if (pixels < 2) return <p className={styles.problem}>{PLAN_SCALE.equal}</p>;
  const perPixel = metres / pixels;
  return (
    <form
      ref={form}
      className={styles.scale}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (metres > 0) onSet(perPixel);
      }}
    >
      <DraftField
        className={styles.length}
        label={PLAN_SCALE.length}
        unit="m"
        isNumber
        value={text}
        onType={(next) => {
          setText(next);
          return undefined;
        }}
      />
      <div aria-live="polite">
        {metres > 0 && (
          <p className="caption">
            {PLAN_SCALE.pixel(TENTHS.format(perPixel * 100))}
            <br />
            {PLAN_SCALE.whole(TENTHS.format(plan.width * perPixel), TENTHS.format(plan.height * perPixel))}
          </p>
        )}
        {isAsked && metres <= 0 && <p className={styles.problem}>{PLAN_SCALE.positive}</p>}
      </div>
      <Button type="submit" look="primary" size="small">
        {PLAN_SCALE.set}
      </Button>
    </form>
  );
}
