import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './summary.module.css';

interface SwitchProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly text: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of two or three choices, all of them in sight. */
export function Switch<Id extends string>({ label, choices, chosen, onChoose }: SwitchProps<Id>): ReactNode {
  return (
    <fieldset className={`${styles.switch} no-print`}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ id, text }) => (
        <Button key={id} size="small" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
