import { useCallback, type ReactNode } from 'react';
import { LaterPart } from './later-part.tsx';
import type * as sketches from './sketches.tsx';
import styles from './empty-state.module.css';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

export type SketchName = keyof typeof sketches;

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

/** Most lists are not empty, so it is not loaded with them. */
function Sketch({ name }: { readonly name: SketchName }): ReactNode {
  const load = useCallback(async () => (await import('./sketches.tsx'))[name], [name]);
  return <LaterPart load={load} props={NO_PROPS} />;
}

const NO_PROPS = {};
