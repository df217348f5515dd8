import { SITE_STEPS, SITE_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { applyChange, checkServerSettings } from '@site-designer/sizing-engine';
import { consecutiveIds } from '@site-designer/sizing-engine/design';
import { problemText } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { ExplanationPanel } from '../../explained/explanation-panel.tsx';
import { ExplanationProvider, OneExplanation } from '../../explained/explanation-context.tsx';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import {
  currentRows,
  useEditor,
  useEditorStore,
  useRows,
  useServerSettings,
} from '../../features/design-editor/document/editor-context.ts';
import { onlyKnownKinds } from '../../features/design-editor/document/known-kinds.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import type { SiteInput } from '../../features/site-page/site-input.ts';
import { SitePage } from '../../features/site-page/site-page.tsx';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { AnswerProvider, useAnswer } from '../editor/answer-context.tsx';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { AccessNote } from '../workspaces/access-note.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { RequestSection } from './request-section.tsx';
import styles from './site.module.css';

/** The site of the open design. */
export function SiteScreen(): ReactNode {
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  return (
    <>
      <PageTitle>{TEXTS.of(name)}</PageTitle>
      <div className={styles.head}>
        <DesignCrumbs page={TEXTS.title} back={TEXTS.backToDesign} />
        <div className={styles.title}>
          <h1 dir="auto">{TEXTS.of(name)}</h1>
          <SaveStateNote />
          <div className={styles.tools}>
            <HistoryButtons />
          </div>
        </div>
      </div>
      <AccessNote />
      <ConflictBanner />
      <OneExplanation>
        <AnswerProvider>
          <Site />
        </AnswerProvider>
      </OneExplanation>
    </>
  );
}

function Site(): ReactNode {
  const { proposal, question, explainer } = useAnswer();
  const input = useSiteInput();
  if (input === undefined) return null;
  return (
    <ExplanationProvider question={question} explainer={explainer}>
      <SitePage {...input} proposal={proposal} />
      <RequestSection settings={input.settings} onSettings={input.onSettings} />
      <ExplanationPanel />
    </ExplanationProvider>
  );
}

/** The design on the screen and its changes, each checked by the engine before it is taken. */
function useSiteInput(): Omit<SiteInput, 'proposal'> | undefined {
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
