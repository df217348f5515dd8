import { useEffect } from 'react';
import { useRetry } from '../../lib/hooks/use-retry.ts';
import { useApp } from '../store/use-app.ts';

/** Name of a project, loaded with the projects if it is unknown. */
export function useProjectName(projectId: number): string {
  const { items, isOffline, load, reload } = useApp(({ projects }) => projects);
  const place = useApp(({ workspace }) => workspace.place);
  useRetry(isOffline ? reload : undefined);
  const isKnown = items.some(({ id }) => id === projectId);
  useEffect(() => {
    if (!isKnown) void load(place);
  }, [isKnown, place, load]);
  return nameOf(items, projectId);
}

/** Name of a site, loaded with the sites of its project if it is unknown. */
export function useSiteName(projectId: number, siteId: number): string {
  const { items, isOffline, load, reload } = useApp(({ sites }) => sites);
  useRetry(isOffline ? reload : undefined);
  const isKnown = items.some((site) => site.id === siteId && site.projectId === projectId);
  useEffect(() => {
    if (!isKnown) void load({ projectId });
  }, [isKnown, projectId, load]);
  return nameOf(items, siteId);
}

function nameOf(items: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return items.find((item) => item.id === id)?.name ?? '…';
}
