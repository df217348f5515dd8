import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Toast } from '../../ui/dialogs/toast.tsx';

interface AppliedToastProps {
  /** Label of the step in the history; the message closes after the next step. */
  readonly step: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Says which step was applied to the design, and offers to undo it. */
export function AppliedToast({ step, text, onClose }: AppliedToastProps): ReactNode {
  const undo = useEditor(({ cameras }) => cameras.undo);
  const last = useEditor(({ siteDesignEditor: { model } }) => model.past?.step.label);
  if (last !== step) return null;
  const goBack = (): void => {
    onClose();
    undo();
  };
  return <Toast text={text} action={{ text: COMMON_TEXTS.undo, onPress: goBack }} onClose={onClose} />;
}
