import {
  createPlan,
  deletePlan,
  getPlanPicture,
  listPlans,
  replacePlanPicture,
  updatePlan,
  type Plan,
  type PlanChange,
} from '@site-designer/api-contract/design-addresses';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Call } from '../../../lib/calls/call.ts';
import type { PictureCalls } from '../../../lib/calls/picture-call.ts';
import { createWorkQueue } from '../../../lib/calls/work-queue.ts';
import { useProjectEvents } from '../../../lib/live/project-events.ts';
import { AccessContext } from '../../../lib/state/access.ts';
import { keepPlans } from '../../../lib/state/known-plans.ts';

/** The site whose plans are shown. */
export interface PlanPlace {
  readonly projectId: number;
  readonly siteId: number;
}

/** What changes of a plan; of the plan as it is then, where others may change it as well. */
export type PlanEdit = PlanChange | ((plan: Plan) => PlanChange);

/** The plans of a site, and how they are changed. */
export interface Plans {
  /** Undefined until they are loaded. */
  readonly plans: readonly Plan[] | undefined;
  /** Adds a plan with that name; returns it. */
  readonly add: (picture: Blob, name: string) => Promise<Plan>;
  /** Shows a change at once, and stores it. */
  readonly change: (id: number, edit: PlanEdit) => void;
  readonly replace: (id: number, picture: Blob) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  readonly reload: () => void;
}

interface PlanHost {
  readonly call: Call;
  readonly pictures: PictureCalls;
  readonly place: PlanPlace;
  readonly onFailure: (cause: unknown) => void;
}

export function usePlans(host: PlanHost): Plans {
  const {
    call,
    pictures,
    place: { projectId, siteId },
    onFailure,
  } = host;
  const place = useMemo(() => ({ projectId, siteId }), [projectId, siteId]);
  const { plans, known, show, put, enqueue, reload } = useKnownPlans({ call, place, onFailure });

  return useMemo(
    () => ({
      plans,
      reload,
      add: async (picture, name) => {
        const { plan } = await pictures.send(createPlan, place, picture);
        const named = await call(updatePlan, { params: { ...place, planId: plan.id }, body: { name } });
        put(named.data.plan);
        return named.data.plan;
      },
      change: (planId, edit) => {
        const plan = known.current?.find(({ id }) => id === planId);
        if (plan === undefined) return;
        const update = typeof edit === 'function' ? edit(plan) : edit;
        put({ ...plan, ...update });
        enqueue(() => call(updatePlan, { params: { ...place, planId }, body: update })).catch((cause: unknown) => {
          onFailure(cause);
          reload();
        });
      },
      replace: async (planId, picture) => {
        const { plan } = await pictures.send(replacePlanPicture, { ...place, planId }, picture);
        put(plan);
      },
      remove: async (planId) => {
        await call(deletePlan, { params: { ...place, planId } });
        show(known.current?.filter(({ id }) => id !== planId));
      },
    }),
    [plans, call, pictures, place, known, put, show, enqueue, onFailure, reload],
  );
}

/** The plans as they are shown, which follow what others change. */
function useKnownPlans({ call, place, onFailure }: Omit<PlanHost, 'pictures'>) {
  const [plans, setPlans] = useState<readonly Plan[]>();
  const known = useRef<readonly Plan[]>(undefined);
  const [loads, setLoads] = useState(0);
  const [enqueue] = useState(createWorkQueue);
  const reload = useCallback(() => setLoads((count) => count + 1), []);

  const show = useCallback((next: readonly Plan[] | undefined): void => {
    known.current = next;
    setPlans(next);
  }, []);
  const put = useCallback(
    (plan: Plan) => show(inOrder([...(known.current ?? []).filter(({ id }) => id !== plan.id), plan])),
    [show],
  );

  useEffect(() => {
    let isWanted = true;
    // After what is being stored, which would be missing from the answer.
    enqueue(async () => {
      const before = known.current;
      const { data } = await call(listPlans, { params: place });
      if (!isWanted) return;
      if (known.current === before) show(data.plans);
      else reload();
    }).catch((cause: unknown) => isWanted && onFailure(cause));
    return () => {
      isWanted = false;
    };
  }, [call, place, loads, enqueue, show, reload, onFailure]);

  const { siteId } = place;
  useEffect(() => {
    if (plans) keepPlans(siteId, plans);
  }, [plans, siteId]);

  const { userId: own } = useContext(AccessContext);
  useProjectEvents(({ kind, siteId: changed, userId }) => {
    const isOfOthers = kind === 'siteChanged' && changed === siteId && userId !== own;
    if (isOfOthers || kind === 'reset') reload();
  });

  return { plans, known, show, put, enqueue, reload };
}

function inOrder(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

/** Address of the picture of a plan in this page; undefined until it is there, empty where it cannot be had. */
export function usePicture(
  pictures: PictureCalls,
  { projectId, siteId }: PlanPlace,
  plan: Plan | undefined,
): string | undefined {
  const [shown, setShown] = useState<{ readonly key: string; readonly address: string }>();
  const planId = plan?.id ?? 0;
  const key = `${planId} ${plan?.pictureHash}`;
  useEffect(() => {
    if (planId === 0) return undefined;
    let address: string | undefined;
    let isWanted = true;
    pictures.get(getPlanPicture, { projectId, siteId, planId }).then(
      (picture) => {
        if (!isWanted) return;
        address = URL.createObjectURL(picture);
        setShown({ key, address });
      },
      () => isWanted && setShown({ key, address: '' }),
    );
    return () => {
      isWanted = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [pictures, projectId, siteId, planId, key]);
  return shown?.key === key ? shown.address : undefined;
}
