import { TENTHS } from '../../../lib/format/tenths.ts';
import type { Plan, PlanChange } from '@site-designer/api-contract';
import { PLACING_TEXT_LIMITS } from '@site-designer/api-contract/placing-bounds';
import { useState, type ReactNode } from 'react';
import { PLAN_CARD as TEXTS, PLAN_SCALE, PLAN_STEPS, PLAN_TEXTS } from '#texts/editor/plan.ts';
import { COLON } from '@site-designer/texts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { CanvasProps, Tool } from '../canvas/canvas-props.ts';
import { ACCEPTED } from '../picture/accepted.ts';
import styles from './panel.module.css';

interface PlanCardProps {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  /** Changes any floor, which is no step of the history. */
  readonly onChange: (id: number, update: PlanChange) => void;
  readonly onPlan: CanvasProps['onPlan'];
  readonly onTool: (tool: Tool) => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** The plan itself: its name, place, scale and look. */
export function PlanCard(props: PlanCardProps): ReactNode {
  const { plan, onTool, onReplace, onPlan } = props;
  const perPixel = plan.metresPerPixel;
  return (
    <section className={styles.card} aria-labelledby="this-plan" key={plan.id}>
      <h2 id="this-plan">{TEXTS.title}</h2>
      <LookFields plan={plan} onPlan={onPlan} />
      <p>
        <strong>{PLAN_SCALE.title}</strong>
        {COLON}
        {perPixel === null
          ? PLAN_SCALE.none
          : PLAN_SCALE.whole(TENTHS.format(plan.width * perPixel), TENTHS.format(plan.height * perPixel))}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onTool({ kind: 'scale' })}>
          {PLAN_SCALE.set}
        </Button>
        <Button size="small" onClick={() => onPlan(PLAN_STEPS.look, { rotation: (plan.rotation + 90) % 360 })}>
          {TEXTS.turn}
        </Button>
        <Button size="small" onClick={() => onTool({ kind: 'crop' })}>
          {TEXTS.crop}
        </Button>
        {plan.crop && (
          <Button size="small" onClick={() => onPlan(PLAN_STEPS.crop, { crop: null })}>
            {TEXTS.uncrop}
          </Button>
        )}
        <FileButton icon="upload" size="small" label={PLAN_TEXTS.chooseLabel} accept={ACCEPTED} onFile={onReplace}>
          {TEXTS.replace}
        </FileButton>
        <Order {...props} />
        <Remove {...props} />
      </div>
      <p className="caption">{TEXTS.replaceNote}</p>
    </section>
  );
}

function LookFields({ plan, onPlan }: Pick<PlanCardProps, 'plan' | 'onPlan'>): ReactNode {
  const change = (update: PlanChange): void => onPlan(PLAN_STEPS.look, update, true);

  function typeName(text: string): string | undefined {
    const name = text.trim();
    if (name === '') return TEXTS.empty;
    if (name.length > PLACING_TEXT_LIMITS.planName) return TEXTS.tooLong;
    change({ name });
    return undefined;
  }

  return (
    <div className={styles.fields}>
      <DraftField className={styles.whole} label={TEXTS.name} value={plan.name} onType={typeName} />
      <NumberField
        label={TEXTS.rotation}
        value={Math.round(plan.rotation)}
        bounds={{ min: 0, max: 360 }}
        unit="°"
        onChange={(rotation) => change({ rotation: rotation % 360 })}
      />
      <NumberField
        label={TEXTS.opacity}
        className={styles.wide}
        value={Math.round(plan.opacity * 100)}
        bounds={{ min: 0, max: 100 }}
        unit="%"
        onChange={(percent) => change({ opacity: percent / 100 })}
      />
    </div>
  );
}

function Remove({ plan, onRemove }: Pick<PlanCardProps, 'plan' | 'onRemove'>): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" icon="trash" onClick={() => setIsAsking(true)}>
        {TEXTS.remove}
      </Button>
      <ConfirmDialog
        title={TEXTS.removeTitle}
        question={TEXTS.removeQuestion(plan.name)}
        confirm={TEXTS.removeConfirm}
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      />
    </>
  );
}

function Order({ plan, plans, onChange }: Pick<PlanCardProps, 'plan' | 'plans' | 'onChange'>): ReactNode {
  const place = plans.findIndex(({ id }) => id === plan.id);
  const exchange = (other: Plan | undefined): void => {
    if (other === undefined) return;
    // Plans of before may share a place: each gets its own.
    const order = plans.map(({ id }) => id);
    const [from, to] = [order.indexOf(plan.id), order.indexOf(other.id)];
    [order[from], order[to]] = [other.id, plan.id];
    for (const [index, id] of order.entries()) {
      if (plans.find((each) => each.id === id)?.sort !== index + 1) onChange(id, { sort: index + 1 });
    }
  };
  return (
    <>
      {place > 0 && (
        <Button size="small" onClick={() => exchange(plans[place - 1])}>
          {TEXTS.earlier}
        </Button>
      )}
      {place < plans.length - 1 && (
        <Button size="small" onClick={() => exchange(plans[place + 1])}>
          {TEXTS.later}
        </Button>
      )}
    </>
  );
}
