import type { EventData, EventKind, PresenceData } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';

export interface StoredEvent extends EventData {
  readonly id: number;
  readonly projectId: number;
  readonly kind: EventKind;
}

/** The events of a project from some moment on. */
export interface Following {
  /** Those that have happened already. */
  readonly missed: readonly StoredEvent[];
  /** Whether events before those are no longer kept. */
  readonly isReset: boolean;
  /** Id of the last event of the project; 0 if none is kept. */
  readonly lastId: number;
  readonly stop: () => void;
}

/** Where somebody is in a project. */
export interface Presence extends PresenceData {
  readonly projectId: number;
}

export interface EventStore {
  /** Tells those who follow the project, at every process, where the actor is. */
  readonly tellPresence: (actor: Actor, place: Omit<Presence, 'userId' | 'userName'>) => Promise<void>;
  /** Calls back where others are: for those who are there already at once. Returns how to stop. */
  readonly followPresence: (actor: Actor, projectId: number, onPresence: (presence: Presence) => void) => () => void;
  /**
   * Calls back for each event of a project, once or more often.
   *
   * @param after - Id of the last known event; undefined: the events of the last minute are missed ones.
   * @returns Undefined if the user has no such project.
   */
  readonly follow: (
    actor: Actor,
    followed: { readonly projectId: number; readonly after: number | undefined },
    onEvent: (event: StoredEvent) => void,
  ) => Promise<Following | undefined>;
  readonly maySee: (actor: Actor, projectId: number) => Promise<boolean>;
}
