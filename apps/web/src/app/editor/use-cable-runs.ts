import { listPlans } from '@site-designer/api-contract/design-addresses';
import type { CameraRow } from '@site-designer/sizing-engine';
import { cableRunsOf, type CableRun } from '@site-designer/sizing-engine/design';
import { useContext, useEffect, useMemo, useState } from 'react';
import { placingOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { SessionContext } from '../../features/session/session-context.ts';
import { createCall } from '../../lib/calls/call.ts';
import { logError } from '../../lib/calls/log.ts';
import { keepPlans, useKnownPlans } from '../../lib/state/known-plans.ts';
import { PLAN_TEXTS } from '#texts/editor/plan.ts';
import { isInAccount } from './issue-place.ts';

const NONE: readonly never[] = [];

/** Cables of the placed cameras, which change only where a length does; undefined where there are none. */
export function useCableRuns(cameras: readonly CameraRow[] | undefined): readonly CableRun[] | undefined {
  const place = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const placements = useEditor(({ siteDesignEditor }) => placingOf(siteDesignEditor)?.placements) ?? NONE;
  const closets = useEditor(({ siteDesignEditor }) => placingOf(siteDesignEditor)?.closets) ?? NONE;
  const siteId = isInAccount(place) && placements.length + closets.length > 0 ? place.siteId : undefined;
  const projectId = place?.projectId ?? 0;
  const session = useContext(SessionContext);
  useEffect(() => {
    if (siteId === undefined || session === undefined) return;
    createCall(session)(listPlans, { params: { projectId, siteId } }).then(
      ({ data }) => keepPlans(siteId, data.plans),
      (cause: unknown) => logError(PLAN_TEXTS.failed, cause),
    );
  }, [session, projectId, siteId]);
  const plans = useKnownPlans(siteId);
  const runs = useMemo(
    () => (cameras && plans ? cableRunsOf({ cameras, placements, closets, plans }) : NONE),
    [cameras, placements, closets, plans],
  );
  const text = JSON.stringify(runs);
  const [kept, setKept] = useState({ text, runs });
  if (kept.text !== text) setKept({ text, runs });
  return kept.runs.length === 0 ? undefined : kept.runs;
}
