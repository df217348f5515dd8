import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './empty-state.module.css';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

export type SketchName = keyof typeof import('./sketches.tsx');

interface EmptyStateProps {
  readonly sketch: SketchName;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list: a sketch, one sentence, one button. */
export function EmptyState({ sketch, text, action }: EmptyStateProps): ReactNode {
  const state = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={state} className={styles.empty}>
      <span className={styles.sketch} aria-hidden="true">
        <Sketch name={sketch} />
      </span>
      <p>{text}</p>
      {action}
    </div>
  );
}

/** Most lists are not empty: it is loaded where one is, and left out where it cannot be loaded. */
function Sketch({ name }: { readonly name: SketchName }): ReactNode {
  const [Drawn, setDrawn] = useState<ComponentType>();
  useEffect(() => {
    import('./sketches.tsx').then(
      (sketches) => setDrawn(() => sketches[name]),
      () => undefined,
    );
  }, [name]);
  return Drawn && <Drawn />;
}
