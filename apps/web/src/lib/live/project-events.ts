import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { ProjectEvent } from './follow-project.ts';

type OnEvent = (event: ProjectEvent) => void;

/** What the parts of a page hear of one stream. */
export interface ProjectEvents {
  readonly projectId: number;
  readonly tell: OnEvent;
  /** Returns what ends it. */
  readonly listen: (onEvent: OnEvent) => () => void;
}

export function createProjectEvents(projectId: number): ProjectEvents {
  const listeners = new Set<OnEvent>();
  let state: ProjectEvent = { kind: 'opening' };
  return {
    projectId,
    tell: (event) => {
      if (event.kind === 'open' || event.kind === 'lost') state = event;
      for (const listener of listeners) listener(event);
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      onEvent(state);
      return () => listeners.delete(onEvent);
    },
  };
}

/** The events of the project that a page is about; undefined without an account. */
export const ProjectEventsContext = createContext<ProjectEvents | undefined>(undefined);

/** Hears the events of the project, and first whether the stream is open, lost or not opened yet. */
export function useProjectEvents(onEvent: OnEvent): void {
  const events = useContext(ProjectEventsContext);
  const hear = useEffectEvent(onEvent);
  useEffect(() => events?.listen((event) => hear(event)), [events]);
}
