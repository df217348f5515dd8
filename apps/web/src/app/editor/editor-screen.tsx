import { TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import { EDITOR_TEXTS } from '#texts/editor/editor.ts';
import { ACCESS_TEXTS } from '#texts/pages/access.ts';
import { COMMENT_TEXTS } from '#texts/pages/comments.ts';
import { startTransition, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BulkApplyButton } from '../../features/design-editor/bulk-apply/bulk-apply-button.tsx';
import { CamerasTab } from '../../features/design-editor/cameras/tab/cameras-tab.tsx';
import { ExportButton } from '../../features/design-editor/files/export-button.tsx';
import { TemplatesDialog } from '../../features/design-editor/templates/templates-dialog.tsx';
import { DesignName } from '../../features/design-editor/head/design-name.tsx';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { OthersProvider } from '../../features/design-editor/cameras/others/others-context.tsx';
import { PeopleHere } from '../../features/design-editor/cameras/others/people-here.tsx';
import { CatalogueContext, NO_ENTRIES } from '../../lib/state/catalogue-context.ts';
import { useApp, useAppStore } from '../store/use-app.ts';
import {
  isAsBuiltAddress,
  isImportAddress,
  isPlanAddress,
  isSiteAddress,
  isVersionsAddress,
} from '../pages/addresses.ts';
import { AsBuiltLink, AsBuiltOr } from '../as-built/as-built-page.tsx';
import { PlanOr } from '../plan/plan-page-link.tsx';
import { SiteOr } from '../site/site-page-link.tsx';
import { useImportHandoff } from '../camera-import/import-handoff.tsx';
import { ImportedToast, ImportOr, useOpenImport } from '../camera-import/import-or.tsx';
import { VersionsLink, VersionsOr } from '../versions/versions-page.tsx';
import { AccessContext, useRefusal } from '../../lib/state/access.ts';
import { GuardedButton } from '../../ui/buttons/guarded-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useLive } from './use-live.ts';
import { EditorBody } from './editor-body.tsx';
import { DesignCommentsPanel } from './design-comments-panel.tsx';
import { useComments } from './use-comments.ts';
import styles from './editor-screen.module.css';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { useUnloadWarning } from '../../lib/hooks/use-unload-warning.ts';

export function EditorScreen(): ReactNode {
  const { projectId, siteId, siteDesignId } = usePathIds();
  const place = useMemo(() => ({ projectId, siteId, siteDesignId }), [projectId, siteId, siteDesignId]);
  const load = useEditor(({ siteDesignEditor }) => siteDesignEditor.load);
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  useEffect(() => {
    void load(place);
    return () => void save();
  }, [load, save, place]);

  useLive(place);
  const isReadOnly = useRefusal('edit') !== undefined;
  const setReadOnly = useEditor(({ siteDesignEditor }) => siteDesignEditor.setReadOnly);
  useEffect(() => setReadOnly(isReadOnly), [setReadOnly, isReadOnly]);

  const isOpen = useEditor(
    ({ siteDesignEditor: { design, formData } }) => design !== undefined && formData !== undefined,
  );
  const isPrepared = useIsPrepared(isOpen);
  const catalogue = useContext(CatalogueContext) ?? NO_ENTRIES;
  const { host } = useAppStore();
  return (
    <OthersProvider place={place} call={host.call}>
      {!isOpen && <LoadingDots />}
      {(isOpen || isPrepared) && (
        <div style={isOpen ? undefined : HIDDEN}>
          <CatalogueContext value={catalogue}>
            <AsBuiltOr>
              <ImportOr>
                <VersionsOr>
                  <SiteOr>
                    <PlanOr>
                      <Editor />
                    </PlanOr>
                  </SiteOr>
                </VersionsOr>
              </ImportOr>
            </AsBuiltOr>
          </CatalogueContext>
        </div>
      )}
      {isOpen && <UnloadWarning />}
    </OthersProvider>
  );
}

/** Laid out, but neither seen nor in the way of anything. */
const HIDDEN = { visibility: 'hidden', height: 0, overflow: 'clip' } as const;

/**
 * Whether to lay the editor out without its design, which is being fetched: only the rows are left to draw when it comes. Each
 * design has an editor of its own.
 */
function useIsPrepared(isOpen: boolean): boolean {
  const place = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const isPending = useEditor(({ siteDesignEditor }) => siteDesignEditor.status === 'pending');
  const [prepared, setPrepared] = useState<typeof place>();
  const { pathname } = useLocation();
  const others = [isAsBuiltAddress, isImportAddress, isPlanAddress, isSiteAddress, isVersionsAddress];
  const isForm = !others.some((isOther) => isOther(pathname));
  useEffect(() => {
    // After the request was sent, and where nothing more urgent is to be done.
    if (place && !isOpen) startTransition(() => setPrepared(place));
  }, [place, isOpen]);
  return isForm && isPending && prepared !== undefined && prepared === place;
}

/** A component of its own, so that it does not rerender the editor. */
function UnloadWarning(): ReactNode {
  useUnloadWarning(useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState !== 'saved'));
  return null;
}

function Editor(): ReactNode {
  const formData = useEditor(({ siteDesignEditor: { design, formData: lists } }) => design && lists);
  const { asked, open, close } = useComments();
  return (
    <>
      <EditorHead onComments={open} />
      <EditorBody formData={formData} cameras={<Cameras onComment={open} />} />
      {asked && <DesignCommentsPanel asked={asked} onClose={close} />}
    </>
  );
}

function EditorHead({ onComments }: { readonly onComments: () => void }): ReactNode {
  const { projectId, siteId, siteDesignId } = usePathIds();
  const projectName = useEditor(({ siteDesignEditor }) => siteDesignEditor.design?.projectName);
  const siteName = useEditor(({ siteDesignEditor }) => siteDesignEditor.design?.siteName);
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor));
  const sites = `/project/${projectId}/site`;
  const designs = `${sites}/${siteId}/sitedesign`;
  const report = useApp(({ failure }) => failure.report);
  return (
    <div className={styles.head}>
      {name !== undefined && <PageTitle>{name}</PageTitle>}
      <Breadcrumbs
        crumbs={[
          { text: EDITOR_TEXTS.projects, to: '/' },
          { text: projectName ?? '', to: sites },
          { text: siteName ?? '', to: designs },
          { text: name ?? '', to: `${designs}/${siteDesignId}` },
        ]}
      />
      <div className={styles.title}>
        <DesignName />
        <SaveStateNote />
        <ExportButton onFailure={report} />
        <AsBuiltLink />
        <VersionsLink />
        <Button size="small" icon="comment" onClick={() => onComments()}>
          {COMMENT_TEXTS.title}
        </Button>
        <PeopleHere />
      </div>
    </div>
  );
}

function Cameras({ onComment }: { readonly onComment: (cameraGroupId: number) => void }): ReactNode {
  const { isMember } = useContext(AccessContext);
  const [isOpen, setIsOpen] = useState(false);
  const onImport = useOpenImport();
  const { done } = useImportHandoff();
  const [groupToSave, setGroupToSave] = useState<number>();
  const open = useCallback((cameraGroupId?: number) => {
    setGroupToSave(cameraGroupId);
    setIsOpen(true);
  }, []);
  return (
    <>
      <CamerasTab
        tools={BulkApplyButton}
        startTools={
          <GuardedButton icon="tag" closed={isMember ? undefined : ACCESS_TEXTS.templates} onClick={() => open()}>
            {TEMPLATE_TEXTS.open}
          </GuardedButton>
        }
        onSaveTemplate={isMember ? open : undefined}
        onComment={onComment}
        onImport={onImport}
        beforeImport={done?.before}
      />
      <ImportedToast />
      <TemplatesDialog isOpen={isOpen} cameraGroupId={groupToSave} onClose={() => setIsOpen(false)} />
    </>
  );
}
