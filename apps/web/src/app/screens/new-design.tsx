import { NEW_DESIGN_TEXTS as TEXTS } from '#texts/pages/new-design.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { makeDesign, type DesignToMake } from '../../features/projects/make-design.ts';
import { NewDesignDialog } from '../../features/projects/new-design-dialog.tsx';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import { logError } from '../../lib/calls/log.ts';
import { useApp, useAppStore } from '../store/use-app.ts';

/** Makes project, site and design, and opens the design. */
export function NewDesign({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { host } = useAppStore();
  const projects = useApp((state) => state.projects);
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

  return <NewDesignDialog isOpen onMake={make} onClose={onClose} />;
}
