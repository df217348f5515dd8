import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './choice-list.module.css';

interface Choice {
  readonly id: string;
  readonly title: string;
}

/** A choice of several that is made at one press. */
interface Preset {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

interface ChoiceListProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly presets: readonly Preset[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Some of many, ticked one by one or by a preset. */
export function ChoiceList({ legend, choices, chosen, presets, onChange }: ChoiceListProps): ReactNode {
  const known = choices.map(({ id }) => id);
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      <div className={styles.presets}>
        {presets.map(({ name, isChosen, onPress }) => (
          <Button key={name} size="small" aria-pressed={isChosen} onClick={onPress}>
            {name}
          </Button>
        ))}
      </div>
      {choices.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          isSelected={chosen.includes(id)}
          onChange={(isOn) => onChange(known.filter((each) => (each === id ? isOn : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  );
}
