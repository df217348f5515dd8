import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import { getProjectSummary, updateProjectSystem } from '@site-designer/api-contract/addresses';
import type { ProjectSystem } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from '../screens/use-names.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useAppStore } from '../store/use-app.ts';
import { SummaryReport } from './summary-report.tsx';

export function SummaryRoute(): ReactNode {
  const { host } = useAppStore();
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  const params = { projectId };
  const { data, cause, reload } = useLoaded(
    String(projectId),
    async () => (await host.call(getProjectSummary, { params })).data,
  );
  const choose = (system: ProjectSystem): void => {
    host
      .call(updateProjectSystem, { params, body: { system } })
      .then(reload)
      .catch((error: unknown) => host.report(TEXTS.notSaved, error));
  };
  const project = `/project/${projectId}`;
  return (
    <>
      <PageTitle>{TEXTS.of(projectName)}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: `${project}/site` },
          { text: TEXTS.title, to: `${project}/summary` },
        ]}
      />
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <SummaryReport projectId={projectId} projectName={projectName} summary={data} onSystem={choose} />
      )}
    </>
  );
}
