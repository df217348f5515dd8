import { LOCAL_DESIGN_TEXTS as TEXTS } from '#texts/local-design.ts';
import type { FormData, SiteDesign } from '@site-designer/api-contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BulkApplyButton } from '../../features/design-editor/bulk-apply/bulk-apply-button.tsx';
import { CamerasTab } from '../../features/design-editor/cameras/cameras-tab.tsx';
import { ExportButton } from '../../features/design-editor/files/export-button.tsx';
import { createLocalCall } from '../../features/local-design/local-call.ts';
import { LOCAL_PLACE } from '../../features/local-design/local-design.ts';
import { localDesigns } from '../../features/local-design/local-designs.ts';
import { useSession } from '../../features/session/session-context.ts';
import { createAppStore, type AppStore } from '../../store/app-store.ts';
import { createEditorSlices } from '../../store/editor-slices.ts';
import { AppStoreContext, useApp } from '../../store/use-app.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { EditorBody, LiveTotals } from '../editor/editor-body.tsx';
import { SaveStateNote } from '../../features/design-editor/save-state.tsx';
import { FailureWatch } from '../layout/failure-watch.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TryTake } from './try-take.tsx';
import styles from './try.module.css';

interface TryEditorProps {
  /** Deletes the design of this browser: the version that is named, or whatever there is. */
  readonly onEnd: (etag?: string) => Promise<void>;
}

/** The editor on a store of its own: nothing that it does reaches the account. */
export function TryEditor({ onEnd }: TryEditorProps): ReactNode {
  const [local] = useState(localStore);
  const user = useApp((state) => state.user.data);
  const { isTaking, begin, close } = useTaking();

  useEffect(() => local.getState().user.setUser(user), [local, user]);
  useEffect(() => {
    const { load, save } = local.getState().siteDesignEditor;
    void load({ ...LOCAL_PLACE });
    return () => void save();
  }, [local]);

  return (
    <>
      <AppStoreContext value={local}>
        <FailureWatch />
        <LocalEditor onTake={begin} onEnd={onEnd} />
      </AppStoreContext>
      <TryTake isOpen={isTaking} local={local} onClose={close} onEnd={onEnd} />
    </>
  );
}

function localStore(): AppStore {
  const store = createAppStore(createLocalCall(localDesigns));
  store.getState().addEditor(createEditorSlices);
  return store;
}

const TAKE = 'take';

interface Taking {
  readonly isTaking: boolean;
  readonly begin: () => void;
  readonly close: () => void;
}

/** The address says that the design is to be taken into the account: so it holds over the sign-in. */
function useTaking(): Taking {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const isSignedIn = useApp(({ user }) => user.authenticated === true);
  const report = useApp(({ failure }) => failure.report);

  function begin(): void {
    setParams({ [TAKE]: '' }, { replace: true });
    if (!isSignedIn) session.signIn().catch((cause: unknown) => report(TEXTS.take, cause));
  }

  return { isTaking: isSignedIn && params.has(TAKE), begin, close: () => setParams({}, { replace: true }) };
}

interface LocalEditorProps extends TryEditorProps {
  readonly onTake: () => void;
}

function LocalEditor({ onTake, onEnd }: LocalEditorProps): ReactNode {
  const { design, formData } = useApp(({ siteDesignEditor }) => siteDesignEditor);
  if (!design || !formData) return <LoadingDots />;
  return (
    <>
      <PageTitle>{design.name}</PageTitle>
      <Head design={design} onEnd={onEnd} />
      <div className={styles.banner}>
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={onTake}>
              {TEXTS.take}
            </Button>
          }
        >
          {TEXTS.banner}
        </Banner>
      </div>
      <EditorBody formData={formData} cameras={<Cameras formData={formData} />} />
    </>
  );
}

function Head({ design, onEnd }: TryEditorProps & { readonly design: SiteDesign }): ReactNode {
  return (
    <div className={styles.head}>
      <h1 dir="auto">{design.name}</h1>
      <SaveStateNote />
      <ExportButton />
      <StartOver onEnd={onEnd} />
    </div>
  );
}

function StartOver({ onEnd }: TryEditorProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const save = useApp(({ siteDesignEditor }) => siteDesignEditor.save);
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
        // Nothing may be on its way when the design goes.
        onConfirm={() => void save().then(() => onEnd())}
      />
    </>
  );
}

function Cameras({ formData }: { readonly formData: FormData }): ReactNode {
  return (
    <CamerasTab
      totals={<LiveTotals />}
      tools={<BulkApplyButton formData={formData} />}
      startTools={<span className={styles.note}>{TEXTS.templates}</span>}
    />
  );
}
