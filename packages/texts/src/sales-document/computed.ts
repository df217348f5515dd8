import type { FailureDisks, FailureState } from '@site-designer/sizing-engine';
import { capitalized } from '../grammar.ts';
import type { MarkedText } from '../installer-document/document.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { siteReasons } from './site.ts';
import { linesPart, STATES, STORAGES, tablePart } from './words.ts';

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

function marked({ histories, assumptions }: SalesSources, text: string, path: string): MarkedText {
  const facts = histories.assumed[path] ?? [];
  return assumptions.markedBy(
    text,
    facts.map(({ entry, field, source }) => `${entry}, ${field}: assumed. Source: ${source}.`),
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
  return tablePart(
    { title: 'The fullest server against each limit', columns: ['Limit', '#Load', '#Allowed', '#Share'] },
    rows,
  );
}

function retention({ result, formats }: SalesSources): SalesPart[] {
  const reach = result.retentionReach;
  if (reach === null) return [];
  const { unit, asked, low, likely, high, room } = reach;
  const text = (value: number): string =>
    unit === 'days' ? formats.counted(Math.floor(value), 'day') : `${formats.number(value)} %`;
  const of = unit === 'days' ? '' : ' of the retention of each group';
  const asks = `${text(asked)}${of} asked for. The disks hold ${formats.tb(room)} of video`;
  return linesPart('Retention', [
    `${asks}: ${text(likely)} as expected, ${text(low)} in busy scenes, ${text(high)} in calm ones.`,
  ]);
}

function ledger(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const rows = result.ledger.map(({ title, tb, factor }, index) => [
    title,
    `x ${formats.number(factor, 3)}`,
    marked(sources, formats.tb(tb), `ledger[${index}].tb`),
  ]);
  const notes = result.ledger.flatMap(({ note }) => (note === null ? [] : [note]));
  return tablePart({ title: 'From video to disks', columns: ['Step', '#Factor', '#After it'], lines: notes }, rows);
}

function failing(sources: SalesSources): SalesPart[] {
  const { result, formats } = sources;
  const { failure } = result;
  if (failure === null) return [];
  const { gapSeconds } = failure;
  const gap =
    gapSeconds === null
      ? []
      : [
          marked(
            sources,
            `A spare records after ${formats.number(gapSeconds.low)} to ${formats.counted(gapSeconds.high, 'second')}.`,
            'answer.onFailure.gap.high',
          ),
        ];
  const rows = failure.states.map((state) => [
    titleOf(state),
    formats.number(state.camerasNotRecorded),
    ...(state.camerasRecorded === 0
      ? ['–', '–']
      : [`${formats.number(state.serverLoadPercent, 1)} %`, `${formats.number(state.storagePercent, 1)} %`]),
    verdict(state, result.loads ?? []),
  ]);
  const columns = ['State', '#Cameras not recorded', '#Load', '#Storage', 'Verdict'];
  const lines = [...gap, ...failure.notes.map(({ message }) => message)];
  return tablePart({ title: 'If something fails', columns, lines }, rows);
}

function titleOf({ state, storage }: FailureState): string {
  return storage === null ? STATES[state] : `${STATES[state]}, ${STORAGES[storage]}`;
}

function verdict(
  { broken, camerasNotRecorded }: FailureState,
  all: NonNullable<SalesSources['result']['loads']>,
): string {
  if (broken.length > 0) {
    return `over: ${broken.map((limit) => all.find((load) => load.limit === limit)?.title ?? limit).join(', ')}`;
  }
  return camerasNotRecorded > 0 ? 'not all recorded' : 'holds';
}

const PERCENT = 100;

function disks({ result, formats }: SalesSources): SalesPart[] {
  const { number } = formats;
  const rebuild = ({ rebuildHours }: FailureDisks): string =>
    rebuildHours === null
      ? 'none'
      : `${number(rebuildHours.low)} to ${formats.counted(Math.round(rebuildHours.high), 'hour')}`;
  const rows = (result.failure?.disks ?? []).map((each) => [
    capitalized(STORAGES[each.storage]),
    number(each.disks),
    number(each.expectedFailuresPerYear, 2),
    rebuild(each),
    each.chanceOfLoss === null ? 'certain' : `${number(each.chanceOfLoss * PERCENT, 2)} %`,
    `${number(each.workloadTbPerYear)} TB`,
  ]);
  const columns = [
    'Disks of',
    '#Disks',
    '#Failures a year',
    '#Rebuild',
    '#Rebuild fails',
    '#Workload of a disk a year',
  ];
  return tablePart({ title: 'Disks and rebuilds', columns }, rows);
}

function place(sources: SalesSources): SalesPart[] {
  const { physical } = sources.result;
  if (physical === null) return [];
  const { number } = sources.formats;
  return linesPart('Power and place', [
    marked(sources, `${number(physical.typicalW)} W typical`, 'physical.typicalW'),
    marked(sources, `${number(physical.heatBtuPerHour)} BTU/h`, 'physical.heatBtuPerHour'),
    `${number(physical.rackUnits)} U`,
  ]);
}
