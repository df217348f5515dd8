import { LIST_TEXTS, NEW_DESIGN_TEXTS as TEXTS } from '#texts/pages/lists.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { makeDesign, type DesignToMake } from '../../features/projects/make-design.ts';
import { NewDesignDialog } from '../../features/projects/new-design-dialog.tsx';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import { logError } from '../../lib/calls/log.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { PageTitle } from '../layout/page-title.tsx';

export function ProjectsRoute(): ReactNode {
  const { host } = useAppStore();
  const projects = useApp((state) => state.projects);
  const [isNew, setIsNew] = useState(false);
  const navigate = useNavigate();

  async function make(design: DesignToMake): Promise<string | undefined> {
    try {
      const { projectId, siteId, siteDesignId } = await makeDesign(host.call, design);
      void navigate(`/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}`);
      return undefined;
    } catch (cause) {
      logError(TEXTS.title, cause);
      await projects.reload();
      return cause instanceof ApiProblem ? `${cause.message}.` : TEXTS.unknown;
    }
  }

  return (
    <>
      <PageTitle>{LIST_TEXTS.projects}</PageTitle>
      <ProjectsScreen
        projects={projects}
        tools={
          <Button icon="plus" onClick={() => setIsNew(true)}>
            {TEXTS.title}
          </Button>
        }
      />
      <NewDesignDialog isOpen={isNew} onMake={make} onClose={() => setIsNew(false)} />
    </>
  );
}
