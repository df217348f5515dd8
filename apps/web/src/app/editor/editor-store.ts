import { createStore, type StoreApi } from 'zustand/vanilla';
import { createBulkApplySlice } from '../../features/design-editor/bulk-apply/bulk-apply-slice.ts';
import { createCamerasSlice } from '../../features/design-editor/cameras/tab/cameras-slice.ts';
import type { DesignEditorState } from '../../features/design-editor/document/editor-context.ts';
import { createServerSettingsSlice } from '../../features/design-editor/servers/form/server-settings-slice.ts';
import { createDesignEditor } from '../../features/design-editor/document/site-design-editor-slice.ts';
import { createTemplatesSlice } from '../../features/design-editor/templates/templates-slice.ts';
import { createToolsSlice } from '../../features/design-editor/document/tools-slice.ts';
import { createProposalSlice, type ProposalSlice } from '../../features/proposal/view/proposal-slice.ts';
import type { Call } from '../../lib/calls/call.ts';
import { accessTo, type Report } from '../../lib/state/slice.ts';

/** The slices of the editor. They need the sizing engine, so they are loaded with the editor's page. */
interface EditorState extends DesignEditorState {
  readonly proposal: ProposalSlice;
}

export type EditorStore = StoreApi<EditorState>;

export interface EditorHost {
  readonly call: Call;
  readonly report: Report;
}

export function createEditorStore(host: EditorHost): EditorStore {
  return createStore<EditorState>()((_set, get, api) => {
    const slice = accessTo(api);
    const clearProposal = () => get().proposal.clear();
    const {
      document,
      autosave,
      slice: siteDesignEditor,
    } = createDesignEditor({
      ...slice('siteDesignEditor'),
      ...host,
      proposal: {
        clear: clearProposal,
        calculate: () => get().proposal.calculate(),
        carryOver: (versions) => get().proposal.carryOver(versions),
      },
    });
    return {
      siteDesignEditor,
      cameras: createCamerasSlice({
        ...slice('cameras'),
        document,
        calculateBitrate: (query) => get().tools.calculateBitrate(query),
      }),
      serverSettings: createServerSettingsSlice({
        ...slice('serverSettings'),
        ...host,
        document,
        saveSettingsOnly: () => autosave.saveSettingsOnly(),
      }),
      proposal: createProposalSlice({ ...slice('proposal'), ...host, openDesign: () => document.state }),
      bulkApply: createBulkApplySlice({ ...slice('bulkApply'), document }),
      templates: createTemplatesSlice({ ...slice('templates'), ...host, document }),
      tools: createToolsSlice({ ...slice('tools'), ...host }),
    };
  });
}
