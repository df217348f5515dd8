import type { EventData, EventKind } from '@site-designer/api-contract';
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

export interface EventStore {
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
