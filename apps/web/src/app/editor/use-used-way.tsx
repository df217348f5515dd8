import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { withWayOut } from '@site-designer/sizing-engine/design';
import { useCallback, useState, type ReactNode } from 'react';
import {
  currentRows,
  useEditor,
  useEditorStore,
  useServerSettings,
} from '../../features/design-editor/document/editor-context.ts';
import type { UsedWay } from '../../features/proposal/answer/answer-lines.tsx';
import { AppliedToast } from './applied-toast.tsx';

/** Takes settings of the answer over in one press, as one step that can be undone. */
export function useUsedWay(): {
  /** Undefined while the design has no settings. */
  readonly use: ((way: UsedWay) => void) | undefined;
  readonly toast: ReactNode;
} {
  const store = useEditorStore();
  const serverSettings = useServerSettings();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
  const [used, setUsed] = useState<string>();
  const use = useCallback(
    (way: UsedWay): void => {
      if (!serverSettings) return;
      const taken = withWayOut({ cameras: currentRows(store.getState()), serverSettings }, way);
      const label = STEP_TEXTS.alternative(way.title);
      store.getState().siteDesignEditor.keepVersion();
      change(taken.serverSettings, way.recorded ? { label, rows: taken.cameras } : { label });
      setUsed(way.title);
    },
    [store, serverSettings, change],
  );
  const toast = used !== undefined && (
    <AppliedToast step={STEP_TEXTS.alternative(used)} text={TEXTS.applied(used)} onClose={() => setUsed(undefined)} />
  );
  return { use: serverSettings && use, toast };
}
