import { VERSIONS_PAGE_TEXTS } from '#texts/editor/versions-page.ts';
import { VERSIONS_TEXTS as TEXTS } from '#texts/editor/versions.ts';
import {
  createDesignVersion,
  listDesignVersions,
  renameDesignVersion,
  restoreDesignVersion,
  type DesignVersion,
} from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { nameOf, type DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import { SaveStateNote } from '../../features/design-editor/head/save-state.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import sheet from '../../ui/base/sheet.module.css';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { AppliedToast } from '../editor/applied-toast.tsx';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { AccessNote } from '../workspaces/access-note.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { NameForm } from './name-form.tsx';
import { VersionDifference } from './version-difference.tsx';
import { versionName } from './version-name.ts';
import { VersionTable } from './version-table.tsx';

/** The earlier states of the open design: to name, to compare and to restore. */
export function VersionsScreen(): ReactNode {
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const place = useEditor(({ siteDesignEditor: { place: at, design } }) => design && at);
  return (
    <>
      <PageTitle>{TEXTS.of(name)}</PageTitle>
      <DesignCrumbs page={VERSIONS_PAGE_TEXTS.open} back={TEXTS.backToDesign} />
      <AccessNote />
      <ConflictBanner />
      <article className={sheet.sheet}>
        <div className={sheet.line}>
          <h1 dir="auto">{TEXTS.of(name)}</h1>
          <SaveStateNote />
          <HistoryButtons />
        </div>
        <p>{TEXTS.intro}</p>
        {place && <Versions place={place} />}
      </article>
    </>
  );
}

function Versions({ place }: { readonly place: DesignPlace }): ReactNode {
  const { host } = useAppStore();
  const report = useApp(({ failure }) => failure.report);
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  const etag = useEditor(({ siteDesignEditor }) => siteDesignEditor.etag);
  const { data, cause, reload } = useLoaded(
    `${place.siteDesignId}`,
    async () => (await host.call(listDesignVersions, { params: place })).data.versions,
  );
  const [compared, setCompared] = useState<DesignVersion>();
  const [renamed, setRenamed] = useState<DesignVersion>();
  const { restore, isRestoring, toast } = useRestore(place, reload);
  // Undo, too, is a save that may keep a version.
  useReloadWith(etag, reload);
  const keep = async (name: string): Promise<void> => {
    // What is kept is what is on the screen.
    await save();
    await host.call(createDesignVersion, { params: place, body: { name } });
    reload();
  };
  const rename = async (name: string): Promise<void> => {
    const params = { ...place, version: renamed?.version ?? 0 };
    await host.call(renameDesignVersion, { params, body: { name } });
    setRenamed(undefined);
    reload();
  };
  if (data === undefined) return <Missing cause={cause} onRetry={reload} />;
  return (
    <>
      <NameForm
        label={TEXTS.name}
        button={TEXTS.keep}
        onSend={keep}
        onFailure={(why) => report(TEXTS.keepAction, why)}
      />
      {data.length === 0 ? (
        <p className="muted">{TEXTS.none}</p>
      ) : (
        <VersionTable
          versions={data}
          isRestoring={isRestoring}
          onCompare={setCompared}
          onRename={setRenamed}
          onRestore={restore}
        />
      )}
      {compared && <VersionDifference host={host} place={place} version={compared} />}
      <Dialog title={TEXTS.renameAction} isOpen={renamed !== undefined} onClose={() => setRenamed(undefined)}>
        <NameForm
          key={renamed?.version}
          label={TEXTS.newName}
          button={TEXTS.save}
          name={renamed?.name ?? ''}
          onSend={rename}
          onFailure={(why) => report(TEXTS.renameAction, why)}
        />
      </Dialog>
      {toast}
    </>
  );
}

function useReloadWith(etag: string | undefined, reload: () => void): void {
  const [shown, setShown] = useState(etag);
  if (shown !== etag) {
    setShown(etag);
    reload();
  }
}

/** Restores a version as one step of the history, and offers to undo it. */
function useRestore(place: DesignPlace, onDone: () => void) {
  const { host } = useAppStore();
  const replace = useEditor(({ siteDesignEditor }) => siteDesignEditor.replace);
  const [isRestoring, setIsRestoring] = useState(false);
  const [done, setDone] = useState<string>();
  const restore = async (version: DesignVersion): Promise<void> => {
    const name = versionName(version);
    const params = { ...place, version: version.version };
    setIsRestoring(true);
    const isDone = await replace(VERSIONS_PAGE_TEXTS.step(name), (request) =>
      host.call(restoreDesignVersion, { ...request, params }),
    );
    setIsRestoring(false);
    if (!isDone) return;
    setDone(name);
    onDone();
  };
  const toast = done !== undefined && (
    <AppliedToast
      step={VERSIONS_PAGE_TEXTS.step(done)}
      text={TEXTS.restored(done)}
      onClose={() => setDone(undefined)}
    />
  );
  return { restore: (version: DesignVersion) => void restore(version), isRestoring, toast };
}
