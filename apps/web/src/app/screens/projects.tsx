import { LIST_TEXTS, NEW_DESIGN } from '#texts/pages/lists.ts';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ProjectsPlace } from '../../features/projects/projects-slice.ts';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { Button, closedBy } from '../../ui/buttons/button.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import type { AfterProjects } from './after-projects.tsx';
import { PageTitle } from '../layout/page-title.tsx';

/** Loaded when it is asked for: the list is the first that everybody waits for. */
const NewDesign = lazy(async () => ({ default: (await import('./new-design.tsx')).NewDesign }));

export function ProjectsRoute(): ReactNode {
  const projects = useApp((state) => state.projects);
  const place = useApp(({ workspace }) => workspace.place);
  const after = useAfterProjects(place);
  const [isNew, setIsNew] = useState(false);

  return (
    <>
      <PageTitle>{LIST_TEXTS.projects}</PageTitle>
      <ProjectsScreen
        projects={projects}
        place={place}
        mark={after?.mark}
        refusal={after?.refusal}
        tools={
          <Button icon="plus" onClick={() => setIsNew(true)} {...closedBy(after?.refusal?.())}>
            {NEW_DESIGN}
          </Button>
        }
      />
      {isNew && (
        <Suspense>
          <NewDesign onClose={() => setIsNew(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Loaded after the list, which needs nothing of it. */
function useAfterProjects(place: ProjectsPlace): AfterProjects | undefined {
  const { host } = useAppStore();
  const [after, setAfter] = useState<AfterProjects & { readonly place: ProjectsPlace }>();
  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const { afterProjects } = await import('./after-projects.tsx');
      const loaded = await afterProjects(host.call, place);
      if (isShown) setAfter({ ...loaded, place });
    };
    // Without it the list is whole.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [host, place]);
  return after?.place === place ? after : undefined;
}
