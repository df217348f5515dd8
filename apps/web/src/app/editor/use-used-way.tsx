import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { applyAlternative } from '@site-designer/sizing-engine/design';
import { useCallback, useState, type ReactNode } from 'react';
import { useEditor, useServerSettings } from '../../features/design-editor/document/editor-context.ts';
import type { UsedWay } from '../../features/proposal/answer/answer-lines.tsx';
import { AppliedToast } from './applied-toast.tsx';

/** Takes settings of the answer over in one press, as one step that can be undone. */
export function useUsedWay(): {
  /** Undefined while the design has no settings. */
  readonly use: ((way: UsedWay) => void) | undefined;
  readonly toast: ReactNode;
} {
  const settings = useServerSettings();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
  const [used, setUsed] = useState<string>();
  const use = useCallback(
    (way: UsedWay): void => {
      if (!settings) return;
      change(applyAlternative(settings, way), { label: STEP_TEXTS.alternative(way.title) });
      setUsed(way.title);
    },
    [settings, change],
  );
  const toast = used !== undefined && (
    <AppliedToast step={STEP_TEXTS.alternative(used)} text={TEXTS.applied(used)} onClose={() => setUsed(undefined)} />
  );
  return { use: settings && use, toast };
}
