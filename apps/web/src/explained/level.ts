import { createContext, useContext } from 'react';
import type { StepTable } from './step-table.ts';

/** One figure on the path through an explanation. */
export interface Level {
  readonly title: string;
  readonly table: StepTable;
  readonly stepKey: string;
}

type OpenLevel = (level: Level, from: HTMLElement) => void;

export const OpenLevelContext = createContext<OpenLevel>(() => undefined);

export function useOpenLevel(): OpenLevel {
  return useContext(OpenLevelContext);
}
