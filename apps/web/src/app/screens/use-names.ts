import { useEffect } from 'react';
import { useApp } from '../store/use-app.ts';

/** Name of a project, loaded with the projects if it is unknown. */
export function useProjectName(projectId: number): string {
  const { items, status, load } = useApp(({ projects }) => projects);
  useEffect(() => {
    if (status === 'idle') void load({});
  }, [status, load]);
  return nameOf(items, projectId);
}

/** Name of a site, loaded with the sites of its project if it is unknown. */
export function useSiteName(projectId: number, siteId: number): string {
  const { items, load } = useApp(({ sites }) => sites);
  const isKnown = items.some((site) => site.id === siteId && site.projectId === projectId);
  useEffect(() => {
    if (!isKnown) void load({ projectId });
  }, [isKnown, projectId, load]);
  return nameOf(items, siteId);
}

function nameOf(items: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return items.find((item) => item.id === id)?.name ?? '…';
}
