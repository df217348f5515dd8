import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { rememberedGroups, rememberGroups, type ChosenGroups } from './remembered-groups.ts';

interface GroupCommands {
  /** Undefined restores the automatic match, null leaves the camera out. */
  readonly assign: (key: string, cameraGroupId: number | null | undefined) => void;
  readonly addPattern: (cameraGroupId: number, pattern: string) => void;
  readonly removePattern: (cameraGroupId: number, pattern: string) => void;
  readonly groom: (storages: readonly string[]) => void;
  readonly forget: () => void;
}

interface KeptChoice {
  readonly chosen: ChosenGroups;
  /** Whether the browser could store the choices. */
  readonly isKept: boolean;
}

export interface GroupChoice extends KeptChoice {
  /** A stable function: hundreds of options are rendered with it. */
  readonly commands: GroupCommands;
}

/** The user's choices for the cameras of a design's reports, stored with each choice. */
export function useChosenGroups(siteDesignId: number): GroupChoice {
  const [{ store, commands }] = useState(() => createChoice(siteDesignId));
  return { ...useStore(store), commands };
}

function createChoice(siteDesignId: number) {
  const store = createStore<KeptChoice>(() => ({ chosen: rememberedGroups(siteDesignId), isKept: true }));
  const commands = commandsFor((change) => {
    const { chosen: before } = store.getState();
    const chosen = { ...before, ...change(before) };
    store.setState({ chosen, isKept: rememberGroups(siteDesignId, chosen) });
  });
  return { store, commands };
}

type Choose = (change: (before: ChosenGroups) => Partial<ChosenGroups>) => void;

function commandsFor(choose: Choose): GroupCommands {
  return {
    assign: (key, cameraGroupId) =>
      choose(({ assigned: before }) => {
        const assigned = new Map(before);
        if (cameraGroupId === undefined) assigned.delete(key);
        else assigned.set(key, cameraGroupId);
        return { assigned };
      }),
    addPattern: (id, pattern) => choose(withPatterns(id, (before) => [...new Set([...before, pattern])])),
    removePattern: (id, pattern) => choose(withPatterns(id, (before) => before.filter((each) => each !== pattern))),
    groom: (groomedStorages) => choose(() => ({ groomedStorages })),
    forget: () => choose(() => ({ assigned: new Map(), patterns: new Map() })),
  };
}

function withPatterns(cameraGroupId: number, change: (patterns: readonly string[]) => readonly string[]) {
  return ({ patterns: before }: ChosenGroups): Partial<ChosenGroups> => {
    const patterns = new Map(before);
    const changed = change(before.get(cameraGroupId) ?? []);
    if (changed.length === 0) patterns.delete(cameraGroupId);
    else patterns.set(cameraGroupId, changed);
    return { patterns };
  };
}
