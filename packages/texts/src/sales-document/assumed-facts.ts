import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { figureParts, inputsOf, type Derivation, type Step } from '@site-designer/sizing-engine/explanations';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import type { AssumedFact, SalesHistories, SalesResult } from './input.ts';

/** Counts have figures of their own. */
const COUNTS: ReadonlySet<string> = new Set(['server', 'disk', 'shelf']);

/**
 * The assumed facts about devices that a figure rests on.
 *
 * @param speaker - Names them in its language.
 * @yields The nearest first; one may come more than once.
 */
export function* assumedFacts({ root, steps }: Derivation, speaker: Speaker = ownSpeaker): Generator<AssumedFact> {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const open = new Set([root]);
  for (const key of open) {
    const step = byKey.get(key)!;
    if ('unit' in step && COUNTS.has(step.unit)) continue;
    const fact = assumedFact(step, speaker);
    if (fact !== undefined) yield fact;
    for (const [, input] of inputsOf(step)) open.add(input);
  }
}

function assumedFact({ origin }: Step, { words }: Speaker): AssumedFact | undefined {
  if (origin.kind !== 'catalogue' || !('grade' in origin) || origin.grade !== 'assumed') return undefined;
  return { entry: words(origin.entry), field: words(origin.field), source: words(origin.source) };
}

const STORAGE = 'totals.storageTb.value';

/**
 * What the histories of a result tell a sales engineer's document.
 *
 * @param explained - Gives the history of a figure.
 * @param paths - Figures that can be explained.
 */
export function salesHistories(
  { result, cameras, speaker = ownSpeaker }: HistorySources,
  explained: (path: string) => Derivation,
  paths: readonly string[],
): SalesHistories {
  const known = new Set(paths);
  const marked = markedPaths(result).filter((path) => known.has(path));
  const assumed = marked.map((path) => [path, distinct([...assumedFacts(explained(path), speaker)])] as const);
  return {
    assumed: Object.fromEntries(assumed.filter(([, facts]) => facts.length > 0)),
    storage: storageByGroup(explained(STORAGE), cameras),
  };
}

interface HistorySources {
  readonly result: Pick<SalesResult, 'loads' | 'ledger'>;
  readonly cameras: readonly CameraRow[];
  /** In whose language the facts are named: that of the app unless told. */
  readonly speaker?: Speaker;
}

/** Figures of the document that wear the numbers of their assumptions. */
function markedPaths({ loads, ledger }: Pick<SalesResult, 'loads' | 'ledger'>): string[] {
  return [
    ...(loads ?? []).map((_load, place) => `loads[${place}].percent`),
    ...ledger.map((_step, place) => `ledger[${place}].tb`),
    'physical.typicalW',
    'physical.heatBtuPerHour',
    'answer.onFailure.gap.high',
  ];
}

function distinct(facts: readonly AssumedFact[]): AssumedFact[] {
  return [...new Map(facts.map((fact) => [`${fact.entry} ${fact.field}`, fact])).values()];
}

function storageByGroup(derivation: Derivation, cameras: readonly CameraRow[]): SalesHistories['storage'] {
  const places = new Map(cameras.map((row, place) => [row, place]));
  const groups = [...rowsByGroup(cameras)];
  const parts = figureParts(
    derivation,
    groups.map(([, rows]) => rows.map((row) => places.get(row)!)),
  );
  return groups
    .map(([cameraGroupId], place) => ({ cameraGroupId, tb: parts[place]!.value, percent: parts[place]!.percent }))
    .toSorted((a, b) => b.tb - a.tb);
}
