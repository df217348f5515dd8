import type { StoreApi } from 'zustand/vanilla';
import type { AppState } from './app-store.ts';

/** Makes one slice of the store; it reaches the others through `get`. */
export type SliceCreator<K extends keyof AppState> = (
  set: StoreApi<AppState>['setState'],
  get: StoreApi<AppState>['getState'],
) => AppState[K];
