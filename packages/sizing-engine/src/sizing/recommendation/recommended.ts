import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import type { HardwareAnswer } from '../answer/hardware-answer.ts';
import { spareCount } from '../failure/spares.ts';
import type { NoSolution } from '../limits/limit.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Answer, LimitState, WayOut } from '../result/result.ts';
import { saying, type Cures, type Saying, type Way } from '../result/sayings.ts';
import { tbOfTib } from '../../units.ts';
import type { ChangedQuantity } from '../result/sayings-of-headroom.ts';
import { searchResult } from '../search/search-result.ts';

type ExplainedAnswer = Explained<Omit<Answer, 'warnings'>>;

/** The recommendation of a solution; prices come later. */
export function recommended(
  answer: HardwareAnswer,
  { design, demand, range, options }: SizingQuestion,
): ExplainedAnswer {
  // Not those of the hardware to buy, which has the spares as well.
  const servers = (answer.huskyProposal?.serverQuantity ?? answer.genericProposal!.quantity) as Quantity<'server'>;
  return {
    recording: servers,
    spares: spareCount(design.serverSettings.resilience, servers),
    hardware: machineOf(answer),
    storages: answer.storages,
    keeps: keepingOf(answer, { cameras: design.cameras, span: range.rows.retentionDays }),
    onFailure: onFailureOf(answer.failure, demand.cameras),
    price: null,
    cheaper: null,
    fits: options.headroom ? fitsOf(answer.headroom) : null,
    failed: null,
  };
}

function machineOf({
  huskyProposal,
  genericProposal,
}: Pick<HardwareAnswer, 'huskyProposal' | 'genericProposal'>): ExplainedAnswer['hardware'] {
  if (huskyProposal !== null) {
    const { sku, modelName } = huskyProposal.huskyIvoSpec;
    return { designation: sku, name: modelName };
  }
  const { machineType } = genericProposal!;
  return { designation: machineType, name: machineType };
}

function keepingOf(
  { retentionReach, reach }: Pick<HardwareAnswer, 'retentionReach' | 'reach'>,
  {
    cameras,
    span,
  }: { readonly cameras: readonly CameraRow[]; readonly span: { readonly min: number; readonly max: number } },
): ExplainedAnswer['keeps'] {
  const { unit, low, likely, high } = retentionReach!;
  const asked = (days: number): Quantity<'day'> => {
    const row = cameras.findIndex(({ retentionDays }) => retentionDays === days);
    return given(`cameras[${row}].retentionDays`, days, 'day');
  };
  return {
    asked: { least: asked(span.min), most: asked(span.max) },
    unit,
    low,
    likely,
    high,
    busyDays: reach?.[0]?.busyDays ?? null,
  };
}

function onFailureOf(failure: HardwareAnswer['failure'], cameras: Quantity<'camera'>): ExplainedAnswer['onFailure'] {
  if (failure === null) return null;
  const { spares, gapSeconds, states } = failure;
  const down = states.find(({ state }) => state === 'serverDown')!;
  const moved = states.find(({ state }) => state === 'serverDownMoved');
  return {
    spares,
    gap: gapSeconds,
    camerasLost: down.camerasNotRecorded,
    cameras,
    moved: moved === undefined ? null : { fits: moved.broken.length === 0, broken: moved.broken },
  };
}

/** The figures of headroom are distances to the next step: one less still fits. */
function fitsOf(headroom: HardwareAnswer['headroom']): ExplainedAnswer['fits'] {
  const before = (quantity: ChangedQuantity): Quantity | null => {
    const distance = headroom.find(({ code }) => code === `${quantity}-more`)?.distance as Quantity | undefined;
    if (distance === undefined) return null;
    return searchResult(distance.value - 1, distance.unit, {
      rule: saying('found.fits', { quantity }),
      because: [distance],
    });
  };
  return { cameras: before('cameras'), days: before('retention'), bitRatePercent: before('bit-rates') };
}

/**
 * Why nothing fits, and ways out.
 *
 * @param state - How far the limit that the message names is exceeded; null where it names none.
 * @param more.editions - Ways that change the edition.
 * @param more.givenBy - The hardware of a design that takes a way.
 */
export function failedAnswer(
  { message }: NoSolution,
  state: Explained<LimitState> | null,
  { editions, givenBy }: { readonly editions: readonly Way[]; readonly givenBy: (way: Way) => WayOut['gives'] },
): ExplainedAnswer {
  const { needs, ways } = saidOf(message);
  return {
    recording: null,
    spares: null,
    hardware: null,
    storages: [],
    keeps: null,
    onFailure: null,
    price: null,
    cheaper: null,
    fits: null,
    failed: {
      limit: state?.limit ?? null,
      cameraGroupId: needs?.kind === 'camera' ? needs.cameraGroupId : null,
      needed: state?.value ?? null,
      allowed: state?.max ?? null,
      unit: state?.unit ?? null,
      reason: reasonOf(message),
      ways: [...ways, ...editions].map((way): WayOut => {
        const { outcome, settings, recorded } = way;
        const code = outcome.say.replace('cure.', '');
        return { code, settings, ...(recorded && { recorded }), outcome, gives: givenBy(way) };
      }),
    },
  };
}

/** Ways out that are buttons are left out of the sentence; those that no button offers stay in it. */
function reasonOf(message: Saying): Saying {
  if (!('cures' in message) || message.cures === null) return message;
  const { ways, largest } = message.cures;
  const left = ways.filter(({ settings, recorded }) => settings === null && recorded === undefined);
  const cures = ways.length > 0 && left.length === 0 ? null : { ways: left, largest };
  if (message.say !== 'none.limit' || !message.isVendorTib) return { ...message, cures };
  return { ...message, cures, max: tbOfTib(message.max), isVendorTib: false };
}

function saidOf(message: Saying) {
  const cures: Cures | null = 'cures' in message ? message.cures : null;
  return { needs: 'needs' in message ? message.needs : undefined, ways: cures?.ways ?? [] };
}
