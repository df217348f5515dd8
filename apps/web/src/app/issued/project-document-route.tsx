import { CUSTOMER_PAGE_TEXTS } from '#texts/proposal/customer.ts';
import { SECTION_TEXTS } from '#texts/proposal/sections.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { getBranding, getProjectDocument, type Branding } from '@site-designer/api-contract/proposal-addresses';
import type { ProjectDocument } from '@site-designer/texts';
import { useContext, useState, type ReactNode } from 'react';
import { projectFile } from '../../features/documents/document-file.tsx';
import { printProjectDocument, useDocumentPaper } from '../../features/documents/print-document.tsx';
import { ProjectPages } from '../../features/documents/project.tsx';
import { download, fileNameOf } from '../../lib/files/download.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { AccessContext } from '../../lib/state/access.ts';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import sheet from '../../ui/base/sheet.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { brandOf } from '../layout/brand.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from '../screens/use-names.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useAppStore } from '../store/use-app.ts';

/** The customer's document of a whole project. */
export function ProjectDocumentRoute(): ReactNode {
  const { host } = useAppStore();
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  const { workspaceId } = useContext(AccessContext);
  const [withPrices, setWithPrices] = useState(false);
  const { data, cause, reload } = useLoaded(`${projectId} ${workspaceId} ${withPrices}`, async () => {
    const [made, company] = await Promise.all([
      host.call(getProjectDocument, { params: { projectId }, querystring: { withPrices } }),
      host.call(getBranding, { querystring: workspaceId === undefined ? {} : { workspaceId } }),
    ]);
    return { document: made.data.document, branding: company.data.branding };
  });
  const project = `/project/${projectId}`;
  return (
    <>
      <PageTitle>{TEXTS.documentOf(projectName)}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: `${project}/site` },
          { text: TEXTS.title, to: `${project}/summary` },
          { text: TEXTS.document, to: `${project}/document` },
        ]}
      />
      <div className="no-print">
        <Checkbox label={SECTION_TEXTS.withPrices} isSelected={withPrices} onChange={setWithPrices} />
      </div>
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : data.document === null ? (
        <p className="muted">{TEXTS.noDocument}</p>
      ) : (
        <Shown document={data.document} branding={data.branding} />
      )}
    </>
  );
}

interface ShownProps {
  readonly document: ProjectDocument;
  readonly branding: Branding;
}

function Shown({ document, branding }: ShownProps): ReactNode {
  useDocumentPaper(document);
  const { name, logo } = brandOf(branding);
  const brand = { name, logo };
  return (
    <div className="stack">
      <div className={`${sheet.line} no-print`}>
        <Button icon="print" onClick={() => printProjectDocument(document, brand)}>
          {PROPOSAL_TEXTS.print}
        </Button>
        <Button
          icon="download"
          onClick={() => download(projectFile(document, brand), `${fileNameOf(document.title)}.html`)}
        >
          {CUSTOMER_PAGE_TEXTS.download}
        </Button>
      </div>
      <ProjectPages document={document} brand={brand} />
    </div>
  );
}
