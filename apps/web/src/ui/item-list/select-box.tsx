import { useEffect, useRef, type ReactNode } from 'react';
import styles from './select-box.module.css';

interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Whether only some of what it stands for is selected. */
  readonly isPart?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** The browser's checkbox in a cell of its own: all of the cell takes the press. */
export function SelectBox({ label, isSelected, isPart = false, onChange }: SelectBoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={styles.label}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className={styles.box}
        data-row-action="select"
        checked={isSelected}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
