import { PRESENCE_SECONDS } from '@site-designer/api-contract';
import type { Presence } from '../../modules/events/event-store.ts';

type OnPresence = (presence: Presence) => void;

/** Where people are in the projects that somebody follows at this process. Nothing of it is stored. */
export interface PresenceHub {
  /** Takes what this or another process has told. */
  readonly told: OnPresence;
  /** Calls back for each later word; `here` are those who are there already. */
  readonly follow: (
    projectId: number,
    onPresence: OnPresence,
  ) => { readonly here: readonly Presence[]; readonly stop: () => void };
}

interface Followed {
  readonly followers: Set<OnPresence>;
  /** By person, with when it was told. */
  readonly people: Map<number, { readonly presence: Presence; readonly atMs: number }>;
}

const MS_PER_SECOND = 1000;

export function presenceHub(nowMs: () => number = () => performance.now()): PresenceHub {
  const projects = new Map<number, Followed>();

  function dropOld({ people }: Followed): void {
    const oldest = nowMs() - PRESENCE_SECONDS * MS_PER_SECOND;
    for (const [userId, { atMs }] of people) if (atMs < oldest) people.delete(userId);
  }

  return {
    told: (presence) => {
      const { projectId, userId, siteDesignId } = presence;
      const project = projects.get(projectId);
      if (project === undefined) return;
      dropOld(project);
      if (siteDesignId === null) project.people.delete(userId);
      else project.people.set(userId, { presence, atMs: nowMs() });
      for (const tell of project.followers) tell(presence);
    },

    follow: (projectId, onPresence) => {
      const project: Followed = projects.get(projectId) ?? { followers: new Set(), people: new Map() };
      projects.set(projectId, project);
      project.followers.add(onPresence);
      dropOld(project);
      return {
        here: [...project.people.values()].map(({ presence }) => presence),
        stop: () => {
          project.followers.delete(onPresence);
          if (project.followers.size === 0) projects.delete(projectId);
        },
      };
    },
  };
}
