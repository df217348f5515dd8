import type { Placement, Placing, Plan } from '@site-designer/api-contract';
import { useEffect, useMemo, useState } from 'react';
import { answerOf, type WorkerReply } from '../../../lib/workers/worker-answers.ts';
import { WorkerClient } from '../../../lib/workers/worker-client.ts';
import { watcherOf, type Cover, type CoverQuestion, type Watcher } from '../geometry/covered.ts';
import type { Sight } from './use-seen.ts';
import type { Proposal } from '@site-designer/texts';

export interface Covers {
  readonly byArea: ReadonlyMap<number, Cover>;
  readonly isPending: boolean;
  readonly stop: () => void;
}

/** Side of a cell, m. */
const CELL_M = 0.1;
/** A pause before it is computed anew: while a camera is moved, it would be in vain. */
const AFTER_MS = 250;

const client = new WorkerClient<readonly CoverQuestion[], WorkerReply<readonly Cover[]>>({
  start: () => new Worker(new URL('../geometry/cover-worker.ts', import.meta.url), { type: 'module' }),
  failed: 'The worker of the floor plan could not be loaded',
});

interface CoversOf {
  readonly plan: Plan;
  readonly placing: Placing;
  readonly sight: Sight;
  readonly coverage: Proposal['coverage'];
}

/** Which share of each area the cameras cover, computed beside the page. */
export function useCovers({ plan, placing: { placements, areas }, sight, coverage }: CoversOf): Covers {
  const [found, setFound] = useState<{ readonly key: object; readonly byArea: ReadonlyMap<number, Cover> }>();
  const [stopped, setStopped] = useState<object>();
  const { id: planId, metresPerPixel } = plan;
  const asked = useMemo(() => {
    if (metresPerPixel === null) return undefined;
    const here = areas.filter((each) => each.planId === planId);
    const cameras = placements.filter((each) => each.planId === planId);
    const questions = (): readonly CoverQuestion[] =>
      here.map(({ points, level }) => ({
        points,
        walls: sight.walls,
        cell: CELL_M / metresPerPixel,
        watchers: watchersOf(cameras, { sight, coverage, level, metresPerPixel }),
      }));
    return here.length === 0 ? undefined : { ids: here.map(({ id }) => id), questions };
  }, [planId, metresPerPixel, placements, areas, sight, coverage]);

  useEffect(() => {
    if (asked === undefined || asked === stopped) return undefined;
    const cancelled = new AbortController();
    const timer = setTimeout(() => {
      client.ask(asked.questions, { signal: cancelled.signal, mayRunMs: 0 }).then(
        (reply) => {
          const covers = answerOf(reply);
          setFound({ key: asked, byArea: new Map(asked.ids.map((id, index) => [id, covers[index]!])) });
        },
        () => undefined,
      );
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [asked, stopped]);

  const isPending = asked !== undefined && found?.key !== asked && stopped !== asked;
  return {
    byArea: asked === undefined || found === undefined ? NONE : found.byArea,
    isPending,
    stop: () => setStopped(asked),
  };
}

const NONE: ReadonlyMap<number, Cover> = new Map();

interface Wanted {
  readonly sight: Sight;
  readonly coverage: Proposal['coverage'];
  readonly level: string;
  readonly metresPerPixel: number;
}

/** The cameras that give a level. */
function watchersOf(cameras: readonly Placement[], { sight, coverage, ...wanted }: Wanted): Watcher[] {
  return cameras.flatMap((camera) => {
    const seen = sight.of(camera);
    const shows = coverage?.find(({ cameraGroupId }) => cameraGroupId === camera.cameraGroupId);
    return seen === undefined || shows === undefined ? [] : watcherOf(seen, { ...wanted, coverage: shows });
  });
}
