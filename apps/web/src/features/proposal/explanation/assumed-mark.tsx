import { PHYSICAL_TEXTS as TEXTS } from '#texts/physical.ts';
import { useMemo, type ReactNode } from 'react';
import { restsOnAssumption } from './assumed.ts';
import styles from './assumed-mark.module.css';
import { useExplanation } from './explanation-context.tsx';

/** A star behind a figure that rests on an assumed fact; nothing behind another. */
export function AssumedMark({ path }: { readonly path: string }): ReactNode {
  const { paths, explain } = useExplanation() ?? {};
  const isMarked = useMemo(
    () => paths !== undefined && explain !== undefined && paths.has(path) && restsOnAssumption(explain(path)),
    [paths, explain, path],
  );
  if (!isMarked) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">{TEXTS.assumed}</span>
    </span>
  );
}
