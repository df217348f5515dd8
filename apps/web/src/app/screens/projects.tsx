import { LIST_TEXTS, NEW_DESIGN } from '#texts/pages/lists.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useApp } from '../store/use-app.ts';
import { PageTitle } from '../layout/page-title.tsx';

/** Loaded when it is asked for: the list is the first that everybody waits for. */
const NewDesign = lazy(async () => ({ default: (await import('./new-design.tsx')).NewDesign }));

export function ProjectsRoute(): ReactNode {
  const projects = useApp((state) => state.projects);
  const [isNew, setIsNew] = useState(false);

  return (
    <>
      <PageTitle>{LIST_TEXTS.projects}</PageTitle>
      <ProjectsScreen
        projects={projects}
        tools={
          <Button icon="plus" onClick={() => setIsNew(true)}>
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
