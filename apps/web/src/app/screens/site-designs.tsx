import { AS_BUILT_PAGE_TEXTS } from '#texts/editor/as-built-page.ts';
import { COMPARE_ACTIONS } from '#texts/proposal/compare.ts';
import { DESIGN_FILE_ACTIONS, LIST_TEXTS } from '#texts/pages/lists.ts';
import { SUMMARY_TEXTS } from '#texts/pages/summary.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DesignFileButton } from '../../features/design-editor/files/design-file-button.tsx';
import { compareAddress, inOrder } from '../../features/issued/compare/compare-sides.ts';
import { ImportOutcome } from '../../features/design-editor/files/import-outcome.tsx';
import { SiteDesignsScreen } from '../../features/site-designs/site-designs-screen.tsx';
import { useApp } from '../store/use-app.ts';
import { asBuiltAddress } from '../pages/addresses.ts';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { useRefusal } from '../../lib/state/access.ts';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { AccessNote } from '../workspaces/access-note.tsx';
import type { Named } from '../../lib/state/named-list.ts';
import type { MenuAction } from '../../ui/buttons/menu.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useChosenDesign } from './use-chosen-design.ts';
import { useProjectName, useSiteName } from './use-names.ts';
import { usePathIds } from './use-path-ids.ts';

export function SiteDesignsRoute(): ReactNode {
  const { projectId, siteId } = usePathIds();
  const projectName = useProjectName(projectId);
  const siteName = useSiteName(projectId, siteId);
  const siteDesign = useApp((state) => state.siteDesign);
  const { chosenId, choiceOf } = useChoice({ projectId, siteId });
  const { importInto, exportStored, ...outcome } = useApp(({ designFiles }) => designFiles);
  const sites = `/project/${projectId}/site`;
  const navigate = useNavigate();
  const comparisons = useComparisons(projectId, siteDesign.items);
  const bulk = useBulkActions({ projectId, siteId });
  return (
    <>
      <PageTitle>{siteName}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: sites },
          { text: siteName, to: `${sites}/${siteId}/sitedesign` },
        ]}
      />
      <SiteDesignsScreen
        siteDesign={siteDesign}
        projectId={projectId}
        siteId={siteId}
        siteName={siteName}
        tools={
          <GuardedFields>
            <DesignFileButton onFile={(file) => void importInto({ projectId, siteId }, file)}>
              {DESIGN_FILE_ACTIONS.import}
            </DesignFileButton>
          </GuardedFields>
        }
        outcome={[<AccessNote key="access" />, <ImportOutcome key="import" {...outcome} />]}
        chosenId={chosenId ?? undefined}
        bulkActions={bulk.actions}
        moreActions={(design) => [
          choiceOf(design.id),
          {
            id: 'as-built',
            text: AS_BUILT_PAGE_TEXTS.open,
            icon: 'compass',
            onAction: () => void navigate(asBuiltAddress(`${sites}/${siteId}/sitedesign/${design.id}`)),
          },
          ...comparisons(design.id),
          {
            id: 'export',
            text: DESIGN_FILE_ACTIONS.export,
            icon: 'download',
            onAction: () => void exportStored(design),
          },
        ]}
      />
      {bulk.dialog}
    </>
  );
}

/** Makes a design the one of the summary, or no longer. */
function useChoice(place: Parameters<typeof useChosenDesign>[0]) {
  const { chosenId, choose } = useChosenDesign(place);
  const isClosed = useRefusal('edit') !== undefined;
  const choiceOf = (id: number): MenuAction =>
    id === chosenId
      ? { id: 'unchoose', text: SUMMARY_TEXTS.unchoose, icon: 'undo', isClosed, onAction: () => choose(null) }
      : { id: 'choose', text: SUMMARY_TEXTS.choose, icon: 'check', isClosed, onAction: () => choose(id) };
  return { chosenId, choiceOf };
}

/** Leads from a design to its comparison with another one. */
function useComparisons(projectId: number, designs: readonly Named[]): (id: number) => readonly MenuAction[] {
  const navigate = useNavigate();
  return (id) => {
    const other = comparedDesign(designs, id);
    if (other === undefined) return [];
    const address = compareAddress(projectId, inOrder('design', id, other.id));
    const text = COMPARE_ACTIONS.withOther(other.name);
    return [{ id: 'compare', text, icon: 'sliders', onAction: () => void navigate(address) }];
  };
}

/** The one before it in the list, or the first other one; the page of the comparison offers the rest. */
function comparedDesign<D extends { readonly id: number }>(designs: readonly D[], id: number): D | undefined {
  return designs[designs.findIndex((each) => each.id === id) + 1] ?? designs.find((each) => each.id !== id);
}
