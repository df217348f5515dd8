import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { cameraForm } from '@site-designer/camera-table';
import { useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/base/link.tsx';
import { nameOf, placingOf } from '../../features/design-editor/document/document-state.ts';
import { placingIn } from '../../features/design-editor/document/placing.ts';
import { useEditor, useEditorStore, useRows } from '../../features/design-editor/document/editor-context.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { takenCure } from '../../features/design-editor/cameras/coverage/taken-cure.ts';
import type { PlanInput } from '../../features/floor-plan/model/plan-input.ts';
import { PlanPage } from '../../features/floor-plan/page/plan-page.tsx';
import { SessionContext } from '../../features/session/session-context.ts';
import { createCall } from '../../lib/calls/call.ts';
import { pictureCalls } from '../../lib/calls/picture-call.ts';
import { AnswerProvider, useAnswer } from '../editor/answer-context.tsx';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { isInAccount } from '../editor/issue-place.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { designAddress } from '../pages/addresses.ts';
import site from '../site/site.module.css';
import { useApp } from '../store/use-app.ts';
import styles from './plan.module.css';

/** The floor plans of the open design. */
export function PlanScreen(): ReactNode {
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const place = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  return (
    <>
      <PageTitle>{TEXTS.of(name)}</PageTitle>
      <div className={site.head}>
        <DesignCrumbs page={TEXTS.title} back={TEXTS.backToDesign} />
        <div className={site.title}>
          <h1 dir="auto">{TEXTS.of(name)}</h1>
          <SaveStateNote />
          <div className={site.tools}>
            <HistoryButtons />
          </div>
        </div>
      </div>
      <ConflictBanner />
      {isInAccount(place) ? (
        <AnswerProvider>
          <Plans place={place} />
        </AnswerProvider>
      ) : (
        <NeedsAccount />
      )}
    </>
  );
}

function NeedsAccount(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={styles.account}>
      <p>{TEXTS.needsAccount}</p>
      <Link to={designAddress(pathname)}>{TEXTS.toTable}</Link>
    </div>
  );
}

function Plans({ place }: Pick<PlanInput, 'place'>): ReactNode {
  const input = usePlanInput();
  return input && <PlanPage {...input} place={place} />;
}

/** The design on the screen, and its changes. */
function usePlanInput(): Omit<PlanInput, 'place'> | undefined {
  const session = useContext(SessionContext);
  const rows = useRows();
  const { proposal } = useAnswer();
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const stored = useEditor(({ siteDesignEditor }) => placingOf(siteDesignEditor));
  const placing = useMemo(() => stored && placingIn(stored), [stored]);
  const report = useApp(({ failure }) => failure.report);
  const calls = useMemo(() => session && { call: createCall(session), pictures: pictureCalls(session) }, [session]);
  const onFailure = useCallback((cause: unknown) => report(TEXTS.failed, cause), [report]);
  const changes = useChanges();
  const catalogue = useEditor(({ siteDesignEditor }) => siteDesignEditor.catalogue);
  const curesOf = useCallback<PlanInput['curesOf']>(
    ({ required, cures }, row) =>
      catalogue === undefined || required === null
        ? []
        : cures.map((cure) => ({ ...cure, ...takenCure(cure, row, cameraForm(catalogue)) })),
    [catalogue],
  );
  if (placing === undefined || calls === undefined) return undefined;
  return {
    ...calls,
    name,
    rows,
    placing,
    coverage: proposal?.coverage ?? null,
    curesOf,
    ...changes,
    onFailure,
  };
}

/** What the page changes of the design. */
function useChanges(): Pick<PlanInput, 'onPlacing' | 'onElsewhere' | 'onGroup'> {
  const store = useEditorStore();
  const onPlacing = useCallback<PlanInput['onPlacing']>(
    (label, next, isContinuous) => store.getState().siteDesignEditor.changePlacing(label, next, isContinuous),
    [store],
  );
  const onElsewhere = useCallback<PlanInput['onElsewhere']>(
    (label, change, isContinuous) => store.getState().siteDesignEditor.changedElsewhere(label, change, isContinuous),
    [store],
  );
  const onGroup = useCallback<PlanInput['onGroup']>(
    (label, row, patch) => void store.getState().cameras.edit(label, () => ({ patches: new Map([[row.id, patch]]) })),
    [store],
  );
  return { onPlacing, onElsewhere, onGroup };
}
