import type { CameraRow } from '@site-designer/sizing-engine';
import { LEVELS, OPTICS_BOUNDS, PURPOSE_BOUNDS, STANDARDS } from '@site-designer/sizing-engine/bounds';
import { toTenths, UNKNOWN_OPTICS } from '@site-designer/sizing-engine/design';
import { lensAngle } from '@site-designer/sizing-engine/explanations';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS, PLAN_STEPS } from '#texts/editor/plan.ts';
import { levelName } from '@site-designer/texts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { PlanInput } from '../model/plan-input.ts';
import type { PlanGroup } from '../model/plan-model.ts';
import styles from './panel.module.css';

interface GroupFieldsProps extends Pick<PlanInput, 'onGroup'> {
  readonly group: PlanGroup;
}

type Optics = NonNullable<CameraRow['optics']>;

const DECIMALS = { decimals: 1 } as const;

/** What changes every camera of a group: lens, mounting and purpose. */
export function GroupFields({ group, onGroup }: GroupFieldsProps): ReactNode {
  const { first } = group;
  const optics = first.optics ?? UNKNOWN_OPTICS;
  const set = (patch: Partial<Optics>): void => onGroup(PLAN_STEPS.lens, first, { optics: patch });
  return (
    <div className={styles.fields} key={group.cameraGroupId}>
      <NumberField
        label={TEXTS.lens}
        value={angleOf(optics) ?? 0}
        bounds={{ ...OPTICS_BOUNDS.hfovDeg, ...DECIMALS }}
        unit="°"
        isLive={false}
        onChange={(hfovDeg) => set({ hfovDeg })}
      />
      <NumberField
        label={TEXTS.mount}
        value={optics.mountHeightM}
        bounds={{ ...OPTICS_BOUNDS.mountHeightM, ...DECIMALS }}
        unit="m"
        isLive={false}
        onChange={(mountHeightM) => set({ mountHeightM })}
      />
      <NumberField
        label={TEXTS.tilt}
        value={optics.tiltDeg ?? 0}
        bounds={OPTICS_BOUNDS.tiltDeg}
        unit="°"
        isLive={false}
        onChange={(tiltDeg) => set({ tiltDeg: tiltDeg === 0 && optics.tiltDeg === null ? null : tiltDeg })}
      />
      <Purpose group={group} onGroup={onGroup} />
    </div>
  );
}

function angleOf({ hfovDeg, sensorWidthMm, focalMm }: Optics): number | undefined {
  if (hfovDeg !== null) return hfovDeg;
  if (sensorWidthMm === null || focalMm === null) return undefined;
  return toTenths(lensAngle.compute({ sensorMm: sensorWidthMm, focalMm }));
}

/** All levels of both editions, by their places in a list. */
export const ALL_LEVELS = STANDARDS.flatMap((standard) =>
  Object.entries(LEVELS[standard]).map(([level, pixels]) => ({
    standard,
    level,
    name: `${levelName(level)} ${pixels} (${standard})`,
  })),
);

function Purpose({ group: { first }, onGroup }: GroupFieldsProps): ReactNode {
  const { purpose } = first;
  const chosen = ALL_LEVELS.findIndex(
    ({ standard, level }) => standard === purpose?.standard && level === purpose.level,
  );
  return (
    <>
      <Select
        className={styles.wide}
        label={TEXTS.purpose}
        value={chosen}
        options={[{ id: -1, name: TEXTS.noPurpose }, ...ALL_LEVELS.map(({ name }, id) => ({ id, name }))]}
        onChange={(id) => {
          const level = ALL_LEVELS[id];
          onGroup(PLAN_STEPS.purpose, first, {
            purpose: level ? { standard: level.standard, level: level.level } : null,
          });
        }}
      />
      {purpose && (
        <NumberField
          label={TEXTS.distance}
          value={purpose.distanceM}
          bounds={{ ...PURPOSE_BOUNDS.distanceM, ...DECIMALS }}
          unit="m"
          isLive={false}
          onChange={(distanceM) => onGroup(PLAN_STEPS.purpose, first, { purpose: { distanceM } })}
        />
      )}
    </>
  );
}
