import { APPLY_TEXTS as TEXTS } from '#texts/as-built.ts';
import { COMMON_TEXTS } from '#texts/common.ts';
import type { Design } from '@site-designer/sizing-engine';
import { useState, type ReactNode } from 'react';
import { useEditor } from '../../features/design-editor/editor-context.ts';
import { Toast } from '../../ui/toast.tsx';
import { DesignStepDialog, type DesignStep } from './design-step.tsx';

interface AskedStep {
  readonly ask: (step: DesignStep) => void;
  /** The question, and the way back afterwards. */
  readonly question: ReactNode;
}

/** Asks before a step changes the design, and offers the way back afterwards. */
export function useDesignStep(design: Design, titles: ReadonlyMap<number, string>): AskedStep {
  const edit = useEditor(({ cameras }) => cameras.edit);
  const undo = useEditor(({ cameras }) => cameras.undo);
  const last = useEditor(({ siteDesignEditor: { model } }) => model.past?.step.label);
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
      {applied !== undefined && applied === last && (
        <Toast
          text={TEXTS.applied(applied)}
          action={{
            text: COMMON_TEXTS.undo,
            onPress: () => {
              setApplied(undefined);
              undo();
            },
          }}
          onClose={() => setApplied(undefined)}
        />
      )}
    </>
  );
  return { ask, question };
}
