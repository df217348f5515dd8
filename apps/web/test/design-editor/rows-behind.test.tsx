import { newRow, openedModel, type EditorModel } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  DesignEditorContext,
  useRowsBehind,
  type DesignEditorState,
} from '../../src/features/design-editor/document/editor-context.ts';

let behindFrame: (() => void)[] = [];

beforeEach(() => {
  behindFrame = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('scheduler', { postTask: (work: () => void) => behindFrame.push(work) });
});

function modelOf(quantity: number, label?: string): EditorModel {
  const model = openedModel([newRow({ ...NEW_STREAM, quantity }, publishedCatalogue, { id: 1 })]);
  return label === undefined ? model : { ...model, typing: { label, changes: [] } };
}

function followed() {
  const stateOf = (model: EditorModel) => ({ siteDesignEditor: { model } }) as DesignEditorState;
  const store = createStore(() => stateOf(modelOf(1)));
  const { result } = renderHook(useRowsBehind, {
    wrapper: ({ children }) => <DesignEditorContext value={store}>{children}</DesignEditorContext>,
  });
  return {
    become: (model: EditorModel): void => act(() => store.setState(stateOf(model))),
    quantity: () => result.current[0]!.quantity,
  };
}

test('rows of a cell that is being typed into follow behind the frame of the key', () => {
  const { become, quantity } = followed();
  become(modelOf(2, 'quantity'));
  expect(quantity()).toBe(1);
  act(() => behindFrame.shift()!());
  expect(quantity()).toBe(2);
});

test('any other change of the rows is there at once', () => {
  const { become, quantity } = followed();
  become(modelOf(2, 'quantity'));
  become(modelOf(3));
  expect(quantity()).toBe(3);
});
