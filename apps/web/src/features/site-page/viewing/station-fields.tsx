import type { ReactNode } from 'react';
import { VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { COLON } from '@site-designer/texts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { graphicsCards } from './graphics-cards.ts';
import { KindSelect } from '../page/kind-select.tsx';
import type { Station } from '../page/network-plan.ts';
import { NumberSetting } from '../page/setting-field.tsx';
import { siteGroups } from '../page/site-input.ts';
import type { StationProps } from './station-props.ts';
import { TextSelect } from '../page/text-select.tsx';
import styles from './station.module.css';

export interface ChangesStation extends StationProps {
  /** Null removes the station; the answer is why it cannot be done. */
  readonly onChange: (part: Partial<Station> | null, typedInto?: string, isContinued?: boolean) => string | undefined;
}

const RULES = Object.entries(TEXTS.rules).map(([id, name]) => ({ id, name }));

export function StationFields(props: ChangesStation): ReactNode {
  const { input, station, onChange } = props;
  const { resolutions } = input.catalogue;
  const number = (field: 'quantity' | 'monitors' | 'columns' | 'rows' | 'linkMbit', label: string, unit?: 'Mbit/s') => (
    <NumberSetting
      label={label}
      value={station[field]}
      {...(unit !== undefined && { unit })}
      onType={(value, isContinued) => onChange({ [field]: value! }, label, isContinued)}
    />
  );
  const cards = graphicsCards(input.catalogue);
  return (
    <div className={styles.fields}>
      <DraftField
        className={styles.wide}
        label={TEXTS.station}
        value={station.name}
        onType={(name, isContinued) => onChange({ name }, TEXTS.station, isContinued)}
      />
      {number('quantity', TEXTS.alike)}
      {number('monitors', TEXTS.monitors)}
      <Select
        className={styles.wide}
        label={TEXTS.monitor}
        value={station.monitorResolution}
        options={resolutions.map(({ id, width, height }) => ({ id, name: `${width}×${height}` }))}
        onChange={(monitorResolution) => void onChange({ monitorResolution })}
      />
      {number('columns', TEXTS.columns)}
      {number('rows', TEXTS.rows)}
      <TextSelect
        className={styles.wide}
        label={TEXTS.rule}
        value={station.rule}
        options={RULES}
        onChange={(rule) => void onChange({ rule: rule as Station['rule'] })}
      />
      <KindSelect
        className={styles.wide}
        label={TEXTS.card}
        value={station.decoder}
        none={TEXTS.noCard}
        kinds={cards}
        onChange={(decoder) => void onChange({ decoder })}
      />
      {number('linkMbit', TEXTS.link, 'Mbit/s')}
      <Groups {...props} />
      <div className={styles.remove}>
        <IconButton
          icon="trash"
          label={TEXTS.remove(station.name || TEXTS.name(station.id))}
          onClick={() => onChange(null)}
        />
      </div>
    </div>
  );
}

/** Which groups a station shows: all, or those that are ticked. */
function Groups({ input, station: { cameraGroupIds }, onChange }: ChangesStation): ReactNode {
  const groups = siteGroups(input.rows);
  const known = new Set(groups.map(({ cameraGroupId }) => cameraGroupId));
  // Groups that are gone leave the station.
  const chosen = cameraGroupIds === null ? [...known] : cameraGroupIds.filter((id) => known.has(id));
  const isAll = cameraGroupIds === null;

  function toggle(id: number, isShown: boolean): void {
    onChange({ cameraGroupIds: isShown ? [...chosen, id] : chosen.filter((each) => each !== id) });
  }

  return (
    <details className={styles.groups}>
      <summary>
        {TEXTS.shows}
        {COLON}
        {isAll ? TEXTS.all : TEXTS.some(chosen.length, groups.length)}
      </summary>
      <Checkbox
        label={TEXTS.all}
        isSelected={isAll}
        onChange={(isSelected) => void onChange({ cameraGroupIds: isSelected ? null : chosen })}
      />
      {groups.map(({ cameraGroupId, title }) => (
        <Checkbox
          key={cameraGroupId}
          label={title}
          isSelected={isAll || chosen.includes(cameraGroupId)}
          onChange={(isShown) => toggle(cameraGroupId, isShown)}
        />
      ))}
    </details>
  );
}
