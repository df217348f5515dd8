import type { FailureDisks, FailureState } from '@site-designer/sizing-engine';
import { brokenTitles, isCut, listedKept, shownStates } from '../answer-card/failing.ts';
import type { FigureFormats } from '../language/document-formats.ts';
import type { MarkedText } from '../installer-document/document.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { linesPart, tablePart } from './parts.ts';
import { siteReasons } from './site.ts';

/** How full everything is, what a failure changes, and how the storage was computed. */
export function computed(sources: SalesSources): SalesPart[] {
  return [
    ...loads(sources),
    ...retention(sources),
    ...ledger(sources),
    ...failing(sources),
    ...disks(sources),
    ...place(sources),
    ...siteReasons(sources),
  ];
}

function marked({ histories, assumptions, formats }: SalesSources, text: string, path: string): MarkedText {
  const facts = histories.assumed[path] ?? [];
  return assumptions.markedBy(
    text,
    facts.map(({ entry, field, source }) => formats.words.common.assumed(`${entry}, ${field}`, source)),
  );
}

function loads(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const figure = (value: number, unit: string): string =>
    `${formats.number(value, Number.isInteger(value) ? 0 : 2)} ${unit}`;
  const rows = (result.loads ?? []).map(({ title, value, max, unit, percent }, index) => [
    title,
    figure(value, unit),
    figure(max, unit),
    marked(sources, `${formats.number(percent, 1)} %`, `loads[${index}].percent`),
  ]);
  const { title, columns } = formats.words.sales.loads;
  const heads = [columns.limit, `#${columns.load}`, `#${columns.allowed}`, `#${columns.share}`];
  return tablePart({ title, columns: heads }, rows);
}

function retention({ result, formats }: SalesSources): SalesPart[] {
  const reach = result.retentionReach;
  if (reach === null) return [];
  const { unit, asked, low, likely, high, room } = reach;
  const kept = {
    asked: Math.floor(asked),
    likely: Math.floor(likely),
    low: Math.floor(low),
    high: Math.floor(high),
  };
  const words = formats.words.sales.retention;
  return linesPart(words.title, [words.reach({ unit, ...kept, room: formats.tb(room) }, formats)]);
}

function ledger(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const rows = result.ledger.map((step, index) => [
    step.title,
    `x ${formats.number(step.factor, 3)}`,
    marked(sources, formats.tb(step.tb), `ledger[${index}].tb`),
  ]);
  const notes = result.ledger.flatMap(({ note }) => (note === null ? [] : [note]));
  const { title, columns } = formats.words.sales.ledger;
  return tablePart({ title, columns: [columns.step, `#${columns.factor}`, `#${columns.after}`], lines: notes }, rows);
}

function failing(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const { failure } = result;
  if (failure === null) return [];
  const { gapSeconds } = failure;
  const { title, columns, gap } = formats.words.sales.failing;
  const spare = gapSeconds === null ? [] : [marked(sources, gap(gapSeconds, formats), 'answer.onFailure.gap.high')];
  const rows = shownStates(failure.states, failure.spares).map((state) => [
    titleOf(state, formats),
    formats.number(state.camerasNotRecorded),
    ...(state.camerasRecorded === 0
      ? ['–', '–']
      : [`${formats.number(state.serverLoadPercent, 1)} %`, `${formats.number(state.storagePercent, 1)} %`]),
    keptText(state, formats),
    verdict(state, sources),
  ]);
  const numbers = [columns.lost, columns.load, columns.storage, columns.keeps].map((head) => `#${head}`);
  const heads = [columns.state, ...numbers, columns.verdict];
  const lines = [...spare, ...failure.notes.map(({ message }) => message)];
  return tablePart({ title, columns: heads, lines }, rows);
}

function titleOf({ state, storage }: Pick<FailureState, 'state' | 'storage'>, formats: FigureFormats): string {
  const { states, ofStorage } = formats.words.sales.failing;
  return storage === null ? states[state] : ofStorage({ state, storage }, formats);
}

/** Most retentions of a state that are listed. */
const MOST_KEPT = 4;

/** The days of each retention that are kept; of a spare, those of an outage. */
function keptText({ state, kept, camerasRecorded, retentionDays }: FailureState, formats: FigureFormats): string {
  const words = formats.words.sales.failing;
  if (state === 'serverDownFailover') return words.outage(Math.floor(retentionDays), formats);
  if (camerasRecorded === 0) return '–';
  const listed = listedKept(kept, MOST_KEPT);
  const told = listed.map((each) => {
    const asked = formats.number(each.retentionDays);
    const held = formats.number(Math.floor(each.keptDays));
    return isCut(each) ? words.keptOf({ kept: held, asked }, formats) : asked;
  });
  const more = kept.length - listed.length;
  return words.kept({ days: more === 0 ? told : [...told, `+${formats.number(more)}`] }, formats);
}

function verdict(state: FailureState, { result, formats }: SalesSources): string {
  const { over, notAllRecorded, holds } = formats.words.sales.failing;
  const limits = brokenTitles(state, result.loads);
  if (limits.length === 0) return state.camerasNotRecorded > 0 ? notAllRecorded : holds;
  return over({ limits }, formats);
}

const PERCENT = 100;

function disks({ result, formats }: SalesSources): SalesPart[] {
  const { number } = formats;
  const { title, columns, storages, noRebuild, rebuild, certain } = formats.words.sales.disks;
  const rebuildText = ({ rebuildHours }: FailureDisks): string =>
    rebuildHours === null
      ? noRebuild
      : rebuild({ low: rebuildHours.low, high: Math.round(rebuildHours.high) }, formats);
  const rows = (result.failure?.disks ?? []).map((each) => [
    storages[each.storage],
    number(each.disks),
    number(each.expectedFailuresPerYear, 2),
    rebuildText(each),
    each.chanceOfLoss === null ? certain : `${number(each.chanceOfLoss * PERCENT, 2)} %`,
    `${number(each.workloadTbPerYear)} TB`,
  ]);
  const heads = [
    columns.of,
    `#${columns.disks}`,
    `#${columns.failures}`,
    `#${columns.rebuild}`,
    `#${columns.fails}`,
    `#${columns.workload}`,
  ];
  return tablePart({ title, columns: heads }, rows);
}

function place(sources: SalesSources): SalesPart[] {
  const { physical } = sources.result;
  if (physical === null) return [];
  const { formats } = sources;
  const { title, watts } = formats.words.sales.place;
  return linesPart(title, [
    marked(sources, watts(physical.typicalW, formats), 'physical.typicalW'),
    marked(sources, `${formats.number(physical.heatBtuPerHour)} BTU/h`, 'physical.heatBtuPerHour'),
    `${formats.number(physical.rackUnits)} U`,
  ]);
}
