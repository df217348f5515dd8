import type { Offer } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { offerOf } from '../../src/features/design-editor/document/document-state.ts';
import { clashesWith, OFFER_CLASH } from '../../src/features/design-editor/document/design-merge.ts';
import { withNewLine, withoutLine, withPasted, withPatch } from '../../src/features/design-editor/offer/offer-edits.ts';
import { createTestStore, editorOf } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };
const LINE = { kind: 'camera', description: '', quantity: '30', unitPrice: '189.00', isOptional: false } as const;
const OFFER: Offer = { lines: [{ ...LINE, id: 1, designation: 'Dome' }], discountPercent: 4, vatPercent: 25 };

let api: FakeApi;
let store: EditorStore;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  api = new FakeApi();
  api.addGroup();
  store = await opened();
});

async function opened(): Promise<EditorStore> {
  const next = editorOf(createTestStore(api));
  await next.getState().siteDesignEditor.load(PLACE);
  return next;
}

const editor = () => store.getState().siteDesignEditor;
const shown = () => offerOf(editor());
const change = (offer: Offer, label = 'own line 1, quantity') => editor().changeOffer(label, offer);
const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('an offer', () => {
  test('is shown at once and saved alone, and the proposal stays that of the design', async () => {
    await editor().generate();
    const asked = api.sentBy('calculateSiteDesign').length;
    change(OFFER);
    expect(shown()).toEqual(OFFER);
    expect(editor().saveState).toBe('unsaved');
    await pause();
    expect(api.offer).toEqual(OFFER);
    expect(api.sentBy('saveChanges').at(-1)?.body).toEqual({ cameras: null, serverSettings: null, offer: OFFER });
    expect(editor().saveState).toBe('saved');
    expect(store.getState().proposal.etag).toBe(editor().etag);
    expect(api.sentBy('calculateSiteDesign')).toHaveLength(asked);
  });

  test('with an error waits for its correction, outlives a reload, and holds nothing else back', async () => {
    const wrong = withPatch(OFFER, 1, { quantity: 'many' });
    change(wrong);
    editor().rename('North');
    await pause();
    expect([api.designName, api.offer, editor().saveState]).toEqual(['North', NO_OFFER, 'unsaved']);
    const sent = api.sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.sent).toHaveLength(sent);
    await editor().generate();
    expect(store.getState().proposal.result).toBeDefined();

    store = await opened();
    expect(shown()).toEqual(wrong);
    change(OFFER);
    await pause();
    expect([api.offer, editor().saveState]).toEqual([OFFER, 'saved']);
  });

  test('is undone in steps: those of one field are one, and rows keep their own', async () => {
    const { undo, redo } = store.getState().cameras;
    change(OFFER, 'new own line');
    for (const quantity of ['3', '30', '301']) change(withPatch(OFFER, 1, { quantity }));
    await pause();
    expect(api.offer.lines[0]?.quantity).toBe('301');
    undo();
    expect(shown()).toEqual(OFFER);
    undo();
    await pause();
    expect(api.offer).toEqual(NO_OFFER);
    redo();
    redo();
    await pause();
    expect(api.offer.lines[0]?.quantity).toBe('301');
    expect(editor().saveState).toBe('saved');
  });

  test('that was changed here and there is a conflict of the whole offer', async () => {
    const theirs = { ...NO_OFFER, vatPercent: 8.1 };
    api.offer = theirs;
    api.version += 1;
    change(OFFER);
    await pause();
    expect(editor().saveState).toBe('conflict');
    expect(clashesWith(editor(), editor().theirs!).offer).toEqual({ mine: OFFER, theirs });
    await editor().keepMine(new Set([OFFER_CLASH]));
    expect([shown(), api.offer, editor().saveState]).toEqual([theirs, theirs, 'saved']);
  });

  test('that was changed elsewhere alone is taken over with changes of rows, and an own one is kept', async () => {
    change(OFFER);
    api.cameras = api.cameras.map((row) => ({ ...row, quantity: 5 }));
    api.version += 1;
    await pause();
    expect([api.offer, api.cameras[0]?.quantity, editor().saveState]).toEqual([OFFER, 5, 'saved']);
    api.offer = NO_OFFER;
    api.version += 1;
    editor().rename('North');
    await pause();
    expect([api.designName, shown(), editor().saveState]).toEqual(['North', NO_OFFER, 'saved']);
    // Undo would bring an offer back that was replaced elsewhere.
    store.getState().cameras.undo();
    expect(shown()).toEqual(NO_OFFER);
  });

  test('gets ids that no line has, and what is pasted takes the place of blank lines', () => {
    const two = withNewLine(withNewLine(OFFER));
    expect(two.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(withNewLine(withoutLine(two, 2)).lines.map(({ id }) => id)).toEqual([1, 3, 4]);
    const pasted = withPasted(two, [{ ...LINE, designation: 'Bullet' }]);
    expect(pasted.lines.map(({ id, designation }) => [id, designation])).toEqual([
      [1, 'Dome'],
      [2, 'Bullet'],
    ]);
  });
});
