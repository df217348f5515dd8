import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import { type CameraForm, csvOf, fileLines, hardwareLines, tableOf, templateLines } from '@site-designer/camera-table';
import { cameraWorkbook } from '@site-designer/camera-table/write-workbook';
import { PLAN_FILE } from '#texts/editor/plan.ts';
import { positionRows } from '@site-designer/api-contract/plan-sheets';
import { SizingError, type ServerPlan } from '@site-designer/sizing-engine';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import { knownPlans } from '../../../lib/state/known-plans.ts';
import { sizing } from '../../../lib/sizing/sizing.ts';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../../lib/files/download.ts';
import { designOnScreen, nameOf, placingOf } from '../document/document-state.ts';
import { currentRows, type DesignEditorStore } from '../document/editor-context.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'hardware';

type Lines = readonly (readonly (string | number)[])[];

export async function exportTable(store: DesignEditorStore, form: CameraForm, format: ExportFormat): Promise<void> {
  const name = nameOf(store.getState().siteDesignEditor) ?? '';
  const fileName = fileNameOf(name);
  if (format === 'hardware') {
    const rows = currentRows(store.getState());
    const lines = hardwareLines(rows, { folder: name, servers: await serversOf(store, form) });
    return downloadCsv(lines, TABLE_FILE_TEXTS.hardwareName(fileName));
  }
  const { table, ids } = await savedTable(store);
  const lines = fileLines(table, { form, ids });
  if (format === 'csv') downloadCsv(lines, TABLE_FILE_TEXTS.fileName(fileName, format));
  else await downloadWorkbook(lines, { form, more: positionsOf(store) }, TABLE_FILE_TEXTS.fileName(fileName, format));
}

/** A sheet with the cameras that are on floor plans; none where none is. */
function positionsOf(store: DesignEditorStore): NonNullable<Context['more']> {
  const { siteDesignEditor } = store.getState();
  const placements = placingOf(siteDesignEditor)?.placements ?? [];
  const { siteId } = siteDesignEditor.place ?? {};
  if (placements.length === 0 || siteId === undefined) return [];
  const titles = groupTitles(namedGroups(currentRows(store.getState())), ownSpeaker);
  const lines = positionRows(placements, { plans: knownPlans(siteId), titles });
  return [{ name: PLAN_FILE.sheet, lines: [PLAN_FILE.columns, ...lines] }];
}

/** The stored table, with the ids of the server. */
async function savedTable(store: DesignEditorStore) {
  await store.getState().siteDesignEditor.save();
  const { model, ids } = store.getState().siteDesignEditor;
  return { table: tableOf(model.rows), ids };
}

/** The server plan of the design on the screen; null if nothing fits. */
async function serversOf(store: DesignEditorStore, { catalogue }: CameraForm): Promise<ServerPlan['servers']> {
  const design = designOnScreen(store.getState().siteDesignEditor);
  if (!design) return null;
  try {
    const options = { plan: true, headroom: false, alternatives: false };
    const { proposal } = await sizing.ask({ kind: 'size' }, { design, catalogue, options });
    return proposal.serverPlan?.servers ?? null;
  } catch (cause) {
    if (cause instanceof SizingError) return null;
    throw cause;
  }
}

export async function exportTemplate(form: CameraForm): Promise<void> {
  await downloadWorkbook(templateLines(form), { form }, TABLE_FILE_TEXTS.templateName);
}

function downloadCsv(lines: Lines, name: string): void {
  download(csvBlob(csvOf(lines)), name);
}

type Context = Omit<Parameters<typeof cameraWorkbook>[1], 'sheet'>;

async function downloadWorkbook(lines: Lines, context: Context, name: string): Promise<void> {
  const bytes = await cameraWorkbook(lines, { ...context, sheet: TABLE_FILE_TEXTS.sheet });
  download(workbookBlob(bytes), name);
}
