import type { CameraRow } from '@site-designer/sizing-engine';
import { vi } from 'vitest';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { createAppStore } from '../../src/app/store/app-store.ts';
import { currentRows } from '../../src/features/design-editor/document/editor-context.ts';
import type { DesignPlace } from '../../src/features/design-editor/document/document-state.ts';
import { createCall, type Fetch } from '../../src/lib/calls/call.ts';
import { editorOf, SIGNED_IN } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

/** How the network treats one request. */
export interface Passage {
  readonly thereMs: number;
  readonly backMs: number;
  /** Whether the request never arrives, or its answer does not. */
  readonly lost: 'nothing' | 'request' | 'answer';
}

export type CellField = 'quantity' | 'retentionDays';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who edits the design of an API in a browser of his own, over a network that may lose what it carries. */
export class Person {
  readonly store: EditorStore;
  /** The last value that was set in each cell, by row and field; none where it was taken back. */
  readonly set = new Map<string, number>();
  #network: () => Passage | undefined;

  constructor(
    api: FakeApi,
    { network, onStored }: { readonly network: () => Passage | undefined; readonly onStored: () => void },
  ) {
    this.#network = network;
    const fetch: Fetch = async (address, init) => {
      const { thereMs = 0, backMs = 0, lost = 'nothing' } = this.#network() ?? {};
      await sleep(thereMs);
      if (lost === 'request') throw new TypeError('Failed to fetch');
      const { version } = api;
      const answer = await api.fetch(address, init);
      if (api.version !== version) onStored();
      await sleep(backMs);
      if (lost === 'answer') throw new TypeError('Failed to fetch');
      return answer;
    };
    this.store = editorOf(createAppStore(createCall(SIGNED_IN, fetch)));
  }

  /** Opens the design, before the network loses anything. */
  async open(place: DesignPlace): Promise<void> {
    const network = this.#network;
    this.#network = () => undefined;
    const loading = this.editor.load(place);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    this.editor.setLive(true);
    this.#network = network;
  }

  get editor() {
    return this.store.getState().siteDesignEditor;
  }

  get rows(): readonly CameraRow[] {
    return currentRows(this.store.getState());
  }

  edit(id: number, field: CellField, value: number): void {
    this.type(id, field, value);
    this.leave();
  }

  type(id: number, field: CellField, value: number): void {
    const [typed] = this.#typed();
    if (typed !== undefined && typed.key !== keyOf(id, field)) this.leave();
    this.store.getState().cameras.editRow(id, { patch: { [field]: value }, isTyping: true });
  }

  /** Leaves the cell: what was typed into it is set. */
  leave(): void {
    for (const { key, value } of this.#typed()) this.set.set(key, value);
    this.store.getState().cameras.confirmTyping();
  }

  cancel(): void {
    this.store.getState().cameras.cancelTyping();
  }

  undo(): void {
    this.leave();
    const { past } = this.editor.model;
    this.store.getState().cameras.undo();
    for (const { before } of past?.step.changes ?? []) {
      for (const field of ['quantity', 'retentionDays'] as const) {
        if (before && this.set.get(keyOf(before.id, field)) !== before[field]) this.set.delete(keyOf(before.id, field));
      }
    }
  }

  /** Who was told of the value in a cell that no longer holds: the person whose it was, or the one whose value took its place. */
  tellsOf(key: string, value: number, isMine: boolean): boolean {
    const field = key.slice(key.indexOf('.') + 1) as CellField;
    const values = this.editor.mergeNote?.overwritten ?? [];
    return values.some((each) => each.id === key && each.isMine === isMine && each.row[field] === value);
  }

  #typed(): readonly { readonly key: string; readonly value: number }[] {
    return (this.editor.model.typing?.changes ?? []).flatMap(({ before, after }) =>
      (['quantity', 'retentionDays'] as const).flatMap((field) =>
        before && after && before[field] !== after[field] ? [{ key: keyOf(after.id, field), value: after[field] }] : [],
      ),
    );
  }
}

export function keyOf(id: number, field: CellField): string {
  return `${id}.${field}`;
}
