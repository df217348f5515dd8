import { LOCAL_DESIGN_TEXTS as TEXTS } from '#texts/editor/local-design.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BulkApplyButton } from '../../features/design-editor/bulk-apply/bulk-apply-button.tsx';
import { CamerasTab } from '../../features/design-editor/cameras/tab/cameras-tab.tsx';
import { ExportButton } from '../../features/design-editor/files/export-button.tsx';
import { createLocalCall } from '../../features/local-design/local-call.ts';
import { LOCAL_PLACE } from '../../features/local-design/local-design.ts';
import { localDesigns } from '../../features/local-design/local-designs.ts';
import { useSession } from '../../features/session/session-context.ts';
import { DesignName } from '../../features/design-editor/head/design-name.tsx';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { AsBuiltLink, AsBuiltOr } from '../as-built/as-built-page.tsx';
import { SiteOr } from '../site/site-page-link.tsx';
import { useImportHandoff } from '../camera-import/import-handoff.tsx';
import { ImportedToast, ImportOr, useOpenImport } from '../camera-import/import-or.tsx';
import { EditorBody } from '../editor/editor-body.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { EditorProvider } from '../editor/editor-provider.tsx';
import { createEditorStore } from '../editor/editor-store.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp } from '../store/use-app.ts';
import { TryMove } from './try-move.tsx';
import styles from './try.module.css';

interface TryEditorProps {
  /** Deletes the local design if it still has the given version. */
  readonly onEnd: (etag?: string) => Promise<void>;
}

/** The editor with its own store, which never writes to the account. */
export function TryEditor({ onEnd }: TryEditorProps): ReactNode {
  const report = useApp(({ failure }) => failure.report);
  const [local] = useState(() => createEditorStore({ call: createLocalCall(localDesigns), report }));
  const { isMoving, begin, close } = useMoving();

  useEffect(() => {
    const { load, save } = local.getState().siteDesignEditor;
    void load({ ...LOCAL_PLACE });
    return () => void save();
  }, [local]);

  return (
    <>
      <EditorProvider store={local}>
        <LocalEditor onMove={begin} onEnd={onEnd} />
      </EditorProvider>
      <TryMove isOpen={isMoving} local={local} onClose={close} onEnd={onEnd} />
    </>
  );
}

/** In the address, because the sign-in has to preserve it. */
const MOVE_PARAM = 'take';

interface Moving {
  readonly isMoving: boolean;
  readonly begin: () => void;
  readonly close: () => void;
}

/** Whether the dialog that moves the design into the account is open. */
function useMoving(): Moving {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const isSignedIn = useApp(({ user }) => user.authenticated === true);
  const report = useApp(({ failure }) => failure.report);

  function begin(): void {
    setParams({ [MOVE_PARAM]: '' }, { replace: true });
    if (!isSignedIn) session.signIn().catch((cause: unknown) => report(TEXTS.take, cause));
  }

  return { isMoving: isSignedIn && params.has(MOVE_PARAM), begin, close: () => setParams({}, { replace: true }) };
}

interface LocalEditorProps extends TryEditorProps {
  readonly onMove: () => void;
}

function LocalEditor({ onMove, onEnd }: LocalEditorProps): ReactNode {
  const design = useEditor(({ siteDesignEditor }) => siteDesignEditor.design);
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  if (!design || !formData) return <LoadingDots />;
  return (
    <AsBuiltOr>
      <ImportOr>
        <SiteOr>
          <Head onEnd={onEnd} />
          <div className={styles.banner}>
            <Banner
              tone="info"
              action={
                <Button size="small" onClick={onMove}>
                  {TEXTS.take}
                </Button>
              }
            >
              {TEXTS.banner}
            </Banner>
          </div>
          <EditorBody formData={formData} cameras={<Cameras />} />
        </SiteOr>
      </ImportOr>
    </AsBuiltOr>
  );
}

function Head({ onEnd }: TryEditorProps): ReactNode {
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const report = useApp(({ failure }) => failure.report);
  return (
    <div className={styles.head}>
      <PageTitle>{name}</PageTitle>
      <DesignName />
      <SaveStateNote />
      <ExportButton onFailure={report} />
      <AsBuiltLink />
      <StartOver onEnd={onEnd} />
    </div>
  );
}

function StartOver({ onEnd }: TryEditorProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {TEXTS.startOver}
      </Button>
      <ConfirmDialog
        title={TEXTS.startOverTitle}
        question={TEXTS.startOverQuestion}
        confirm={TEXTS.startOverConfirm}
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        // No write may be pending when the design is deleted.
        onConfirm={() => void save().then(() => onEnd())}
      />
    </>
  );
}

function Cameras(): ReactNode {
  const onImport = useOpenImport();
  const { done } = useImportHandoff();
  return (
    <>
      <CamerasTab
        tools={BulkApplyButton}
        startTools={<span className="caption">{TEXTS.templates}</span>}
        onImport={onImport}
        beforeImport={done?.before}
      />
      <ImportedToast />
    </>
  );
}
