import { LIST_TEXTS, NEW_DESIGN } from '#texts/pages/lists.ts';
import type { Project } from '@site-designer/api-contract';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { PageTitle } from '../layout/page-title.tsx';

/** Loaded when it is asked for: the list is the first that everybody waits for. */
const NewDesign = lazy(async () => ({ default: (await import('./new-design.tsx')).NewDesign }));

export function ProjectsRoute(): ReactNode {
  const projects = useApp((state) => state.projects);
  const place = useApp(({ workspace }) => workspace.place);
  const mark = useUnreadMark();
  const [isNew, setIsNew] = useState(false);

  return (
    <>
      <PageTitle>{LIST_TEXTS.projects}</PageTitle>
      <ProjectsScreen
        projects={projects}
        place={place}
        mark={mark}
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

/** Loaded after the list, which needs nothing of it. */
function useUnreadMark(): ((project: Project) => ReactNode) | undefined {
  const { host } = useAppStore();
  const [mark, setMark] = useState<(project: Project) => ReactNode>();
  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const { unreadByProject, unreadMarks } = await import('../../features/comments/unread.tsx');
      const marks = unreadMarks(await unreadByProject(host));
      if (isShown) setMark(() => marks);
    };
    // Without them the list is whole.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [host]);
  return mark;
}
