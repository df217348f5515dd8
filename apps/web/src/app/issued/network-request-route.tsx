import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { SUMMARY_TEXTS } from '#texts/pages/summary.ts';
import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import { getBranding, getNetworkRequest, type Branding } from '@site-designer/api-contract/proposal-addresses';
import { projectNetworkSheets, type ProjectNetworkDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { ProjectNetworkPages } from '../../features/documents/network.tsx';
import { printProjectNetwork } from '../../features/documents/print-document.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import sheet from '../../ui/base/sheet.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from '../screens/use-names.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { WorkbookButton } from '../../features/documents/network-parts.tsx';
import { useAppStore } from '../store/use-app.ts';

/** The IT request sheet of a whole project. */
export function NetworkRequestRoute(): ReactNode {
  const { host } = useAppStore();
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  const { data, cause, reload } = useLoaded(String(projectId), async () => {
    const [request, company] = await Promise.all([
      host.call(getNetworkRequest, { params: { projectId } }),
      host.call(getBranding, {}),
    ]);
    return { document: request.data.document, branding: company.data.branding };
  });
  const project = `/project/${projectId}`;
  return (
    <>
      <PageTitle>{TEXTS.of(projectName)}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: `${project}/site` },
          { text: SUMMARY_TEXTS.title, to: `${project}/summary` },
          { text: TEXTS.title, to: `${project}/network-request` },
        ]}
      />
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <Request {...data} projectName={projectName} />
      )}
    </>
  );
}

interface RequestProps {
  readonly document: ProjectNetworkDocument;
  readonly branding: Branding;
  readonly projectName: string;
}

function Request({ document, branding, projectName }: RequestProps): ReactNode {
  const pages = { document, seller: branding.name, projectName };
  const isEmpty = document.sites.length === 0;
  return (
    <div className={sheet.sheet}>
      <div className={sheet.line}>
        <h1 dir="auto">{TEXTS.of(projectName)}</h1>
        {!isEmpty && (
          <>
            <WorkbookButton name={projectName} sheets={() => projectNetworkSheets(document)} />
            <Button icon="print" onClick={() => printProjectNetwork(pages, branding.paper ?? 'A4')}>
              {PROPOSAL_TEXTS.print}
            </Button>
          </>
        )}
      </div>
      {isEmpty ? <p className="muted">{TEXTS.noNetwork}</p> : <ProjectNetworkPages {...pages} />}
    </div>
  );
}
