import type { FormData } from '@site-designer/api-contract';
import type { HardwareType } from '@site-designer/sizing-engine/enumerations';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AnswerProvider, useAnswer } from '../../src/app/editor/answer-context.tsx';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { useEditor } from '../../src/features/design-editor/document/editor-context.ts';
import { ServersTab } from '../../src/features/design-editor/servers/form/servers-tab.tsx';
import { editorOf, show } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

function Servers(): ReactNode {
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  return (
    formData && (
      <AnswerProvider>
        <ServersWithAnswer formData={formData} />
      </AnswerProvider>
    )
  );
}

function ServersWithAnswer({ formData }: { readonly formData: FormData }): ReactNode {
  return <ServersTab formData={formData} answer={useAnswer().proposal} />;
}

/** The servers tab of the fake's design, with the hardware type that is wanted. */
export async function openServers(api: FakeApi, hardwareType: HardwareType): Promise<EditorStore> {
  api.serverSettings = { ...api.serverSettings, hardwareType };
  const store = editorOf(show(<Servers />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  await screen.findByRole('combobox', { name: 'Choose Hardware type' });
  return store;
}
