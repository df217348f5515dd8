import {
  createPlan,
  deletePlan,
  getPlanPicture,
  listPlans,
  replacePlanPicture,
  updatePlan,
  type Plan,
  type PlanChange,
} from '@site-designer/api-contract/addresses';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Call } from '../../../lib/calls/call.ts';
import type { PictureCalls } from '../../../lib/calls/picture-call.ts';
import { createWorkQueue } from '../../../lib/calls/work-queue.ts';

/** The site whose plans are shown. */
export interface PlanPlace {
  readonly projectId: number;
  readonly siteId: number;
}

/** The plans of a site, and how they are changed. */
export interface Plans {
  /** Undefined until they are loaded. */
  readonly plans: readonly Plan[] | undefined;
  /** Adds a plan with that name; returns it. */
  readonly add: (picture: Blob, name: string) => Promise<Plan>;
  /** Shows a change at once, and stores it. */
  readonly change: (id: number, update: PlanChange) => void;
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

export function usePlans({ call, pictures, place: { projectId, siteId }, onFailure }: PlanHost): Plans {
  const [plans, setPlans] = useState<readonly Plan[]>();
  const [loads, setLoads] = useState(0);
  const [enqueue] = useState(createWorkQueue);
  const place = useMemo(() => ({ projectId, siteId }), [projectId, siteId]);

  useEffect(() => {
    let isWanted = true;
    call(listPlans, { params: place }).then(
      ({ data }) => isWanted && setPlans(data.plans),
      (cause: unknown) => isWanted && onFailure(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [call, place, loads, onFailure]);

  const put = useCallback(
    (plan: Plan) => setPlans((all) => inOrder([...(all ?? []).filter(({ id }) => id !== plan.id), plan])),
    [],
  );
  const reload = useCallback(() => setLoads((count) => count + 1), []);

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
      change: (planId, update) => {
        setPlans((all) => all && inOrder(all.map((each) => (each.id === planId ? { ...each, ...update } : each))));
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
        setPlans((all) => all?.filter(({ id }) => id !== planId));
      },
    }),
    [plans, call, pictures, place, put, enqueue, onFailure, reload],
  );
}

function inOrder(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

/** Address of the picture of a plan in this page; undefined until it is there. */
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
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [pictures, projectId, siteId, planId, key]);
  return shown?.key === key ? shown.address : undefined;
}
