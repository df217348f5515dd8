import { SITE_TEXTS as TEXTS } from '#texts/editor/site.ts';
import type { ReactNode } from 'react';
import { ExplanationPanel } from '../../explained/explanation-panel.tsx';
import { ExplanationProvider, OneExplanation } from '../../explained/explanation-context.tsx';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { SitePage } from '../../features/site-page/page/site-page.tsx';
import { AnswerProvider, useAnswer } from '../editor/answer-context.tsx';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { isInAccount } from '../editor/issue-place.ts';
import { usePriceList } from '../editor/use-prices.ts';
import { AccessNote } from '../workspaces/access-note.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { RequestSection } from './request-section.tsx';
import styles from './site.module.css';
import { useSiteInput } from './use-site-input.ts';

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
  const { proposal, question, asked, explainer } = useAnswer();
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const input = useSiteInput();
  // Only switches are priced here.
  const { data: priceList } = usePriceList(isInAccount(opened) && input?.settings.network != null);
  if (input === undefined) return null;
  return (
    <ExplanationProvider question={question} explainer={explainer}>
      <SitePage {...input} {...{ proposal, asked, priceList }} />
      <RequestSection settings={input.settings} onSettings={input.onSettings} />
      <ExplanationPanel />
    </ExplanationProvider>
  );
}
