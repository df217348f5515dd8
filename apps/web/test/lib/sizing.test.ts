import { calculateProposal, explain, SizingError } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue, withCatalogue } from '@site-designer/sizing-engine/catalogue';
import { figurePaths } from '@site-designer/sizing-engine/explanations';
import { english } from '@site-designer/texts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, SizingReply, SizingRequest } from '../../src/lib/sizing/sizing-task.ts';
import { Sizing } from '../../src/lib/sizing/sizing.ts';
import { FOUR_CAMERAS, groupsOf, onGenericServers } from '../proposal/designs.ts';
import { FakeSizingWorker } from '../support/fake-worker.ts';

const SIZE = { kind: 'size' } as const;
const STORAGE = { kind: 'explain', path: 'totals.storageTb.value' } as const;
const question = (change: Partial<Question> = {}): Question => ({ design: FOUR_CAMERAS, catalogue, ...change });
const inJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the answer of the worker', () => {
  const sizing = () => new Sizing();

  test('is that of the engine in plain data, and so are its explanations', async () => {
    const asked = question({ options: { plan: true } });
    const worker = sizing();
    const expected = calculateProposal(FOUR_CAMERAS, catalogue, { plan: true });
    const { proposal, paths } = await worker.ask(SIZE, asked);
    expect(inJson(proposal)).toEqual(inJson(english.rendered(expected)));
    expect(paths).toEqual(figurePaths(expected));
    for (const path of paths) {
      expect(await worker.ask({ kind: 'explain', path }, asked)).toEqual(inJson(explain(expected, path)));
    }
  });

  test('says which figures rest on an assumed fact', async () => {
    const asked = question({ design: onGenericServers(groupsOf({ quantity: 10 })) });
    const worker = sizing();
    const paths = ['totals.cameras.value', 'physical.typicalW'];
    expect(await worker.ask({ kind: 'assumed', paths }, asked)).toEqual(['physical.typicalW']);
    expect(await worker.ask({ kind: 'anyAssumed' }, asked)).toBe(true);
  });

  test('to more cameras is that of a larger design', async () => {
    const { proposal } = await sizing().ask(SIZE, question({ more: { cameras: 8 } }));
    expect(proposal.totals.cameras.value).toBe(12);
  });

  test('to a design out of bounds is the error of the engine', async () => {
    const design = { ...FOUR_CAMERAS, cameras: FOUR_CAMERAS.cameras.map((row) => ({ ...row, quantity: -1 })) };
    const cause = await sizing()
      .ask(SIZE, question({ design }))
      .catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(SizingError);
    expect(cause).toMatchObject({ code: 'out-of-domain', subject: 'cameras[0].quantity' });
    expect(() => calculateProposal(design, catalogue)).toThrow((cause as SizingError).message);
  });

  test('explains a result that it no longer keeps', async () => {
    const worker = sizing();
    const first = question();
    await worker.ask(SIZE, first);
    for (let other = 0; other < 5; other += 1) await worker.ask(SIZE, question({ more: { cameras: other } }));
    expect(await worker.ask(STORAGE, first)).toEqual(
      inJson(explain(calculateProposal(FOUR_CAMERAS, catalogue), STORAGE.path)),
    );
  });
});

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  static all: HeldWorker[] = [];
  readonly sent: SizingRequest[] = [];
  isEnded = false;

  constructor() {
    super();
    HeldWorker.all.push(this);
  }

  postMessage(request: SizingRequest): void {
    this.sent.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  reply(data: SizingReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  answer(answer: unknown): void {
    this.reply({ kind: 'answer', answer: answer as never });
  }
}

describe('requests', () => {
  let sizing: Sizing;
  const workers = HeldWorker.all;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', HeldWorker);
    workers.length = 0;
    sizing = new Sizing();
  });

  /** Asks, and keeps how it ends. */
  function ask(asked: Question, signal?: AbortSignal) {
    const end = vi.fn<(how: unknown) => void>();
    sizing.ask(SIZE, asked, signal).then(end, (cause: unknown) => end(cause instanceof Error ? cause.message : cause));
    return end;
  }

  test('wait for the worker, and for the one before', async () => {
    ask(question());
    ask(question());
    const worker = workers[0]!;
    expect(worker.sent).toHaveLength(0);
    worker.reply({ kind: 'ready' });
    expect(worker.sent).toHaveLength(1);
    worker.answer('first');
    expect(worker.sent).toHaveLength(2);
    expect(workers).toHaveLength(1);
  });

  test('that are obsolete while they wait are never sent', async () => {
    const [running, obsolete, newest] = [question(), question(), question()];
    const first = ask(running);
    const controller = new AbortController();
    const dropped = ask(obsolete, controller.signal);
    const last = ask(newest);
    const worker = workers[0]!;
    worker.reply({ kind: 'ready' });
    controller.abort('obsolete');
    worker.answer('first');
    worker.answer('last');
    await vi.waitFor(() => expect(last).toHaveBeenCalledExactlyOnceWith('last'));
    expect(first).toHaveBeenCalledExactlyOnceWith('first');
    expect(dropped).toHaveBeenCalledExactlyOnceWith('obsolete');
    expect(worker.sent).toHaveLength(2);
    expect(worker.isEnded).toBe(false);
  });

  test('that are obsolete may run for a second: then the worker is made again for the next', async () => {
    const controller = new AbortController();
    ask(question(), controller.signal);
    workers[0]!.reply({ kind: 'ready' });
    vi.advanceTimersByTime(600);
    controller.abort('obsolete');
    const next = ask(question());
    vi.advanceTimersByTime(300);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    vi.advanceTimersByTime(200);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    workers[0]!.answer('late');
    workers[1]!.reply({ kind: 'ready' });
    expect(workers[1]!.sent[0]!.question).toMatchObject({ entries: catalogue });
    workers[1]!.answer('next');
    await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith('next'));
  });

  test('send a catalogue once, and a design once while the worker keeps it', async () => {
    const own = withCatalogue(catalogue, { version: 'own-1' });
    const asked = question();
    for (const each of [asked, asked, question(), question({ catalogue: own })]) ask(each);
    const worker = workers[0]!;
    worker.reply({ kind: 'ready' });
    for (let answer = 0; answer < 3; answer += 1) worker.answer(answer);
    expect(worker.sent.map(({ question: sent }) => sent?.entries?.version)).toEqual([
      catalogue.version,
      undefined,
      undefined,
      'own-1',
    ]);
    expect(worker.sent.map(({ question: sent }) => sent !== undefined)).toEqual([true, false, true, true]);
    worker.answer('own');
    ask(asked);
    worker.reply({ kind: 'unknown' });
    await vi.waitFor(() => expect(worker.sent.at(-1)?.question).toMatchObject({ design: FOUR_CAMERAS }));
  });

  test('fail with a worker that could not be loaded, and the next starts another', async () => {
    const failed = [ask(question()), ask(question())];
    workers[0]!.dispatchEvent(new ErrorEvent('error', { message: 'not found' }));
    await vi.waitFor(() => expect(failed[1]).toHaveBeenCalled());
    expect(failed.map((end) => end.mock.calls)).toEqual([[['not found']], [['not found']]]);
    vi.stubGlobal('Worker', FakeSizingWorker);
    expect((await sizing.ask(SIZE, question())).proposal.totals.cameras.value).toBe(4);
  });
});
