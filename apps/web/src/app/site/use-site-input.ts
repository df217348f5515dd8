import { SITE_STEPS } from '#texts/editor/site.ts';
import { applyChange, checkServerSettings } from '@site-designer/sizing-engine';
import { consecutiveIds, onlyKnownKinds } from '@site-designer/sizing-engine/design';
import { problemText } from '@site-designer/texts';
import {
  currentRows,
  useEditorStore,
  useRows,
  useServerSettings,
} from '../../features/design-editor/document/editor-context.ts';
import type { SiteInput } from '../../features/site-page/page/site-input.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';

/** The design on the screen and its changes, each checked by the engine before it is taken. */
export function useSiteInput(): Omit<SiteInput, 'proposal' | 'asked' | 'priceList'> | undefined {
  const store = useEditorStore();
  const rows = useRows();
  const settings = useServerSettings();
  const catalogue = useCatalogue();
  if (settings === undefined) return undefined;
  return {
    rows,
    settings,
    catalogue,
    onSettings: (next, label, isContinuous = false) => {
      const [error] = checkServerSettings(onlyKnownKinds(next, catalogue), catalogue, '');
      if (error) return problemText(error.message);
      store.getState().serverSettings.change(next, { label, isContinuous });
      return undefined;
    },
    onGroup: ({ cameraGroupId, first }, patch, isTyping = false) => {
      const cameras = currentRows(store.getState()).filter((row) => row.cameraGroupId === cameraGroupId);
      const change = { patches: new Map([[first.id, patch]]) };
      const [error] = applyChange({ cameras }, change, { catalogue, ids: consecutiveIds(0) }).errors;
      if (error) return problemText(error.message);
      const { edit, editRow } = store.getState().cameras;
      if (isTyping) editRow(first.id, { patch, isTyping });
      else edit('liveStream' in patch ? SITE_STEPS.live : SITE_STEPS.connection, () => change);
      return undefined;
    },
    onTyped: () => store.getState().cameras.confirmTyping(),
  };
}
