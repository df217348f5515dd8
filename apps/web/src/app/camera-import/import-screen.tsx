import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { IMPORT_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { IMPORT_FOOT_TEXTS } from '#texts/editor/import-preview.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import { cameraForm } from '@site-designer/camera-table';
import { changeOfImport } from '@site-designer/camera-table/foreign';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ImportPage } from '../../features/camera-import/page/import-page.tsx';
import type { DoneImport, ImportDesign } from '../../features/camera-import/worker/import-question.ts';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import {
  currentRows,
  useEditor,
  useEditorStore,
  useRows,
} from '../../features/design-editor/document/editor-context.ts';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { DesignCrumbs } from '../editor/design-crumbs.tsx';
import { useRefusal } from '../../lib/state/access.ts';
import { AccessNote } from '../workspaces/access-note.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { designAddress } from '../pages/addresses.ts';
import { useApp } from '../store/use-app.ts';
import { useImportHandoff } from './import-handoff.tsx';

/** The import of cameras into the open design. */
export function ImportScreen(): ReactNode {
  const siteDesignId = useEditor(({ siteDesignEditor }) => siteDesignEditor.design?.id);
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const design = useImportDesign();
  const { file } = useImportHandoff();
  const isClosed = useRefusal('edit') !== undefined;
  const { leave, apply } = useWayBack();
  const onTemplate = useTemplateFile();
  return (
    <>
      <PageTitle>{TEXTS.title}</PageTitle>
      <DesignCrumbs page={TEXTS.title} back={TEXTS.backToDesign} />
      <AccessNote />
      <ConflictBanner />
      {siteDesignId !== undefined && !isClosed && (
        <ImportPage
          {...{ siteDesignId, design, file, onTemplate }}
          designName={name}
          onImport={apply}
          onCancel={leave}
        />
      )}
    </>
  );
}

function useImportDesign(): ImportDesign {
  const rows = useRows();
  const catalogue = useCatalogue();
  const ids = useEditor(({ siteDesignEditor }) => siteDesignEditor.ids);
  const mostGroups = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData?.groupsPerDesign);
  return useMemo(() => ({ rows, ids, catalogue, mostGroups }), [rows, ids, catalogue, mostGroups]);
}

interface WayBack {
  readonly leave: () => void;
  readonly apply: (done: DoneImport) => string | undefined;
}

/** To the table, after the import or without it. */
function useWayBack(): WayBack {
  const store = useEditorStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { handFile, tellDone } = useImportHandoff();
  const leave = useCallback(() => {
    handFile(undefined);
    // The way back from the table does not lead to an import that is over.
    void navigate(designAddress(pathname), { replace: true });
  }, [handFile, navigate, pathname]);
  const apply = useCallback(
    ({ change, counts }: DoneImport) => {
      const before = currentRows(store.getState());
      const [error] = store.getState().cameras.edit(STEP_TEXTS.import, () => changeOfImport({ change }));
      if (error) return error.message;
      store.getState().siteDesignEditor.keepVersion();
      const text = noteOf(counts, removedGroups(before, change.removedCameraIds));
      tellDone({ step: STEP_TEXTS.import, text, before });
      leave();
      return undefined;
    },
    [store, tellDone, leave],
  );
  return { leave, apply };
}

/** A later list tells its differences: most of its cameras may have been there before. */
function noteOf({ added, changed, same, cameras }: DoneImport['counts'], removed: number): string {
  const isLater = changed + same > 0;
  return isLater ? IMPORT_FOOT_TEXTS.updated({ changed, added, removed }) : IMPORT_FOOT_TEXTS.imported(cameras);
}

function removedGroups(before: readonly CameraRow[], ids: readonly number[]): number {
  const removed = new Set(ids);
  return new Set(before.filter(({ id }) => removed.has(id)).map(({ cameraGroupId }) => cameraGroupId)).size;
}

function useTemplateFile(): () => void {
  const catalogue = useCatalogue();
  const report = useApp(({ failure }) => failure.report);
  return useCallback(() => {
    loadChunk(import('../../features/design-editor/table-files/export-table.ts'))
      .then(({ exportTemplate }) => exportTemplate(cameraForm(catalogue)))
      .catch((cause: unknown) => report(TABLE_FILE_TEXTS.template, cause));
  }, [catalogue, report]);
}
