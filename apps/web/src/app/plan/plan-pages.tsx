import type { PlanSheets } from '@site-designer/api-contract/plan-sheets';
import type { ReactNode } from 'react';
import { logError } from '../../lib/calls/log.ts';
import { PLAN_TEXTS } from '#texts/editor/plan.ts';
import { PlanPages } from '../../features/floor-plan/sheet/sheet-pages.tsx';
import { dataAddress } from '../../lib/files/data-address.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';

/** Loads the picture of a plan. */
export type PictureOf = (planId: number) => Promise<Blob>;

/** Floor plans with their pictures as data addresses: documents are printed and kept as files with them. */
export interface LoadedPlans {
  readonly plans: PlanSheets;
  readonly pictures: ReadonlyMap<number, string>;
}

/** A picture that cannot be loaded is left out: what is drawn on it remains. */
export async function loadedPlans(plans: PlanSheets, pictureOf: PictureOf): Promise<LoadedPlans> {
  const loaded = await Promise.all(
    plans.sheets.map(async ({ id }) => {
      try {
        return [[id, await dataAddress(await pictureOf(id))] as const];
      } catch (cause) {
        logError(PLAN_TEXTS.failed, cause);
        return [];
      }
    }),
  );
  return { plans, pictures: new Map(loaded.flat()) };
}

/** The plans of a document once they are loaded; undefined where it has none, and until then. */
export function usePlanPages(
  plans: PlanSheets | undefined,
  { pictureOf, hasList }: { readonly pictureOf: PictureOf; readonly hasList: boolean },
): { readonly pages: ReactNode; readonly loaded: LoadedPlans | undefined } {
  const key = plans === undefined ? '' : plans.sheets.map(({ id, pictureHash }) => `${id} ${pictureHash}`).join();
  const { data: loaded } = useLoaded(key, async () => plans && loadedPlans(plans, pictureOf));
  return { pages: loaded && <PlanPages {...loaded} hasList={hasList} />, loaded };
}
