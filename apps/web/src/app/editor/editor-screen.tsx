import { TEMPLATE_TEXTS } from '#texts/templates.ts';
import { EDITOR_TEXTS } from '#texts/editor.ts';
import type { FormData, SiteDesign } from '@site-designer/api-contract';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { BulkApplyButton } from '../../features/design-editor/bulk-apply/bulk-apply-button.tsx';
import { CamerasTab } from '../../features/design-editor/cameras/cameras-tab.tsx';
import { ExportButton } from '../../features/design-editor/files/export-button.tsx';
import { TemplatesDialog } from '../../features/design-editor/templates/templates-dialog.tsx';
import { DesignName } from '../../features/design-editor/design-name.tsx';
import { nameOf } from '../../features/design-editor/document-state.ts';
import { useEditor } from '../../features/design-editor/editor-context.ts';
import { useApp } from '../use-app.ts';
import { AsBuiltLink, AsBuiltOr } from '../as-built/as-built-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { usePathIds } from '../screens/use-path-ids.ts';
import { EditorBody } from './editor-body.tsx';
import styles from './editor-screen.module.css';
import { SaveStateNote } from '../../features/design-editor/save-state.tsx';
import { useUnloadWarning } from '../../features/design-editor/use-unload-warning.ts';

export function EditorScreen(): ReactNode {
  const { projectId, siteId, siteDesignId } = usePathIds();
  const load = useEditor(({ siteDesignEditor }) => siteDesignEditor.load);
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  const design = useEditor(({ siteDesignEditor }) => siteDesignEditor.design);
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  useEffect(() => {
    void load({ projectId, siteId, siteDesignId });
    return () => void save();
  }, [load, save, projectId, siteId, siteDesignId]);

  if (!design || !formData) return <LoadingDots />;
  return (
    <>
      <AsBuiltOr>
        <Editor design={design} formData={formData} />
      </AsBuiltOr>
      <UnloadWarning />
    </>
  );
}

/** A component of its own, so that it does not rerender the editor. */
function UnloadWarning(): ReactNode {
  useUnloadWarning();
  return null;
}

interface EditorProps {
  readonly design: SiteDesign;
  readonly formData: FormData;
}

function Editor({ design, formData }: EditorProps): ReactNode {
  return (
    <>
      <EditorHead design={design} />
      <EditorBody formData={formData} cameras={<Cameras formData={formData} />} />
    </>
  );
}

function EditorHead({ design }: { readonly design: SiteDesign }): ReactNode {
  const { projectId, siteId, id, projectName, siteName } = design;
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? design.name;
  const sites = `/project/${projectId}/site`;
  const designs = `${sites}/${siteId}/sitedesign`;
  const report = useApp(({ failure }) => failure.report);
  return (
    <div className={styles.head}>
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: EDITOR_TEXTS.projects, to: '/' },
          { text: projectName, to: sites },
          { text: siteName, to: designs },
          { text: name, to: `${designs}/${id}` },
        ]}
      />
      <div className={styles.title}>
        <DesignName />
        <SaveStateNote />
        <ExportButton onFailure={report} />
        <AsBuiltLink />
      </div>
    </div>
  );
}

function Cameras({ formData }: { readonly formData: FormData }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [groupToSave, setGroupToSave] = useState<number>();
  const open = useCallback((cameraGroupId?: number) => {
    setGroupToSave(cameraGroupId);
    setIsOpen(true);
  }, []);
  return (
    <>
      <CamerasTab
        tools={<BulkApplyButton formData={formData} />}
        startTools={
          <Button icon="tag" onClick={() => open()}>
            {TEMPLATE_TEXTS.open}
          </Button>
        }
        onSaveTemplate={open}
      />
      <TemplatesDialog isOpen={isOpen} cameraGroupId={groupToSave} onClose={() => setIsOpen(false)} />
    </>
  );
}
