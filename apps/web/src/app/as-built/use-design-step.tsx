import { APPLY_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { Design } from '@site-designer/sizing-engine';
import { useState, type ReactNode } from 'react';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { AppliedToast } from '../editor/applied-toast.tsx';
import { DesignStepDialog, type DesignStep } from '../../features/as-built/check/design-step.tsx';

interface AskedStep {
  readonly ask: (step: DesignStep) => void;
  /** The dialog, and the undo message after it. */
  readonly question: ReactNode;
}

/** Asks for confirmation before a step changes the design, and offers to undo it afterwards. */
export function useDesignStep(design: Design, titles: ReadonlyMap<number, string>): AskedStep {
  const edit = useEditor(({ cameras }) => cameras.edit);
  const [asked, ask] = useState<DesignStep>();
  const [applied, setApplied] = useState<string>();
  const question = (
    <>
      {asked && (
        <DesignStepDialog
          step={asked}
          design={design}
          titles={titles}
          onApply={() => {
            edit(asked.label, () => asked.change);
            setApplied(asked.label);
            ask(undefined);
          }}
          onClose={() => ask(undefined)}
        />
      )}
      {applied !== undefined && (
        <AppliedToast step={applied} text={TEXTS.applied(applied)} onClose={() => setApplied(undefined)} />
      )}
    </>
  );
  return { ask, question };
}
