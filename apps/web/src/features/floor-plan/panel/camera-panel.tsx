import type { Placement } from '@site-designer/api-contract';
import { PLACING_TEXT_LIMITS } from '@site-designer/api-contract/placing-bounds';
import { cableOf } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS, PLAN_STEPS } from '#texts/editor/plan.ts';
import { exactText } from '../../../lib/format/format-figure.ts';
import { LOCALE } from '../../../lib/format/locale.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { placedIn, withChanged, type PlanGroup } from '../model/plan-model.ts';
import { GroupFields } from './group-fields.tsx';
import { PlanCures } from './plan-cures.tsx';
import { roundTo } from './round.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './panel.module.css';
import { ViewNote } from './view-note.tsx';

interface CameraPanelProps extends PanelProps {
  readonly camera: Placement;
  readonly group: PlanGroup;
}

/** The selected camera: what is its own, and what it shares with its group. */
export function CameraPanel(props: CameraPanelProps): ReactNode {
  const { camera, group, placing, onDuplicate, onRemove } = props;
  const number = placedIn(placing.placements, group.cameraGroupId).findIndex(({ id }) => id === camera.id) + 1;
  return (
    <section className={styles.card} aria-labelledby="plan-camera">
      <div className={styles.head}>
        <div>
          <h2 id="plan-camera">{camera.label}</h2>
          <p className="muted" dir="auto">
            {TEXTS.memberOf(group.title, number, group.quantity)}
          </p>
        </div>
        <span>
          <IconButton icon="copy" label={TEXTS.duplicate} onClick={onDuplicate} />
          <IconButton icon="trash" label={TEXTS.remove} onClick={onRemove} />
        </span>
      </div>
      <ViewNote {...props} />
      <PlanCures {...props} />
      <h3>{TEXTS.thisOne}</h3>
      <OwnFields {...props} />
      <CableNote {...props} />
      <h3 dir="auto">{TEXTS.wholeGroup(group.quantity, group.title)}</h3>
      <GroupFields group={group} onGroup={props.onGroup} />
    </section>
  );
}

function OwnFields({ camera, placing, plan, onPlacing }: CameraPanelProps): ReactNode {
  const metres = plan.metresPerPixel ?? 1;
  const unit = plan.metresPerPixel === null ? 'px' : 'm';
  const change = (label: string, patch: Partial<Placement>): void =>
    onPlacing(
      label,
      withChanged(placing, new Set([camera.id]), () => patch),
      true,
    );
  const bounds = { min: 0, max: 100_000, decimals: 1 } as const;

  function typeLabel(text: string): string | undefined {
    const label = text.trim();
    if (label.length > PLACING_TEXT_LIMITS.label) return TEXTS.labelLong;
    if (label === '' || placing.placements.some((each) => each.id !== camera.id && each.label === label))
      return TEXTS.labelTaken;
    change(PLAN_STEPS.label, { label });
    return undefined;
  }

  function typeNote(note: string): string | undefined {
    if (note.trim().length > PLACING_TEXT_LIMITS.note) return TEXTS.noteLong;
    change(PLAN_STEPS.note, { note });
    return undefined;
  }

  return (
    <div className={styles.fields} key={camera.id}>
      <NumberField
        label={TEXTS.direction}
        value={Math.round(camera.directionDeg)}
        bounds={{ min: 0, max: 360 }}
        unit="°"
        onChange={(directionDeg) => change(PLAN_STEPS.turn, { directionDeg: directionDeg % 360 })}
      />
      <NumberField
        label={TEXTS.left}
        value={roundTo(camera.x * metres)}
        bounds={bounds}
        unit={unit}
        onChange={(left) => change(PLAN_STEPS.move, { x: left / metres })}
      />
      <NumberField
        label={TEXTS.top}
        value={roundTo(camera.y * metres)}
        bounds={bounds}
        unit={unit}
        onChange={(top) => change(PLAN_STEPS.move, { y: top / metres })}
      />
      <DraftField label={TEXTS.label} value={camera.label} onType={typeLabel} />
      <DraftField className={styles.wide} label={TEXTS.note} value={camera.note} onType={typeNote} />
    </div>
  );
}

function CableNote({ camera, group, placing, plan, onGroup }: CameraPanelProps): ReactNode {
  const { first } = group;
  const { closet, cableM } = first.network;
  const { closets } = placing;
  const metres = cableOf(camera, first, { closets, plans: [plan] });
  if (metres === undefined) return <p className="caption">{TEXTS.noClosetOnPlan}</p>;
  return (
    <div className={styles.cable}>
      <p className="caption">
        {TEXTS.cable(ONE_DECIMAL.format(metres), closet.trim() || TEXTS.unnamed)}{' '}
        {cableM === null ? TEXTS.cableCounts : TEXTS.cableTyped(exactText(cableM))}
      </p>
      {metres > LONGEST_CABLE_M && <p className={styles.near}>{TEXTS.cableLong(ONE_DECIMAL.format(metres))}</p>}
      {cableM !== null && (
        <Button
          size="small"
          onClick={() => onGroup(PLAN_STEPS.cable, first, { network: { ...first.network, cableM: null } })}
        >
          {TEXTS.useCable}
        </Button>
      )}
    </div>
  );
}

/** A longer cable needs a switch nearer, fibre, or an extender. */
const LONGEST_CABLE_M = 90;

const ONE_DECIMAL = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
