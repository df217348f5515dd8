import type { AsBuiltGroup } from '@site-designer/sizing-engine/as-built';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import type { AsBuilt } from '../answers/as-built-answer.ts';
import type { Stream } from '../shell/shell.ts';
import { amount, numberIn, withDecimals } from './amount.ts';
import { paintFor } from './paint.ts';
import { printable } from './printable.ts';
import { table, wrapped, type Column } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

/** A check as text: the groups, the causes of their gaps, what to change, and notes. */
export function asBuiltLines(answer: AsBuilt, out: Stream): string[] {
  const { design, issuedAs, check, remedies } = answer;
  const paint = paintFor(out);
  const section = (title: Phrase, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', paint.bold(said(title)), ...lines];
  const { checkedCameras, designedCameras } = check.totals;
  const compared = check.groups.filter(({ actual }) => actual !== null);
  const split = compared.filter(({ gap }) => gap !== null);
  const titles = groupTitles(check.groups, ownSpeaker);
  const rowsOf = (groups: readonly AsBuiltGroup[], cells: (group: AsBuiltGroup) => readonly string[]) =>
    groups.map((group) => [printable(titles.get(group.cameraGroupId)!), ...cells(group)]);
  return [
    paint.bold(
      printable(
        issuedAs === null ? design.name : said('{name}, as issued in {issue}', { name: design.name, issue: issuedAs }),
      ),
    ),
    said('{checked} of {designed} cameras of the design checked', {
      checked: checkedCameras,
      designed: designedCameras,
    }),
    ...section('Planned and actual', tableOf(COMPARED, rowsOf(compared, comparedCells), out)),
    ...section(
      'Where the days come from, and the space that is missing',
      tableOf(SPLIT, rowsOf(split, splitCells), out),
    ),
    ...section('What to change', remedyLines(remedies, out)),
    ...section('To know', noteLines(answer, out)),
  ];
}

interface NamedColumn extends Column {
  readonly title: Phrase;
}

const NUMBER = { isNumber: true } as const;

const COMPARED: readonly NamedColumn[] = [
  { title: 'Group' },
  { title: 'Cameras', ...NUMBER },
  { title: 'Planned kbit/s', ...NUMBER },
  { title: 'Actual', ...NUMBER },
  { title: 'Planned recorded', ...NUMBER },
  { title: 'Actual', ...NUMBER },
  { title: 'Planned days', ...NUMBER },
  { title: 'Held', ...NUMBER },
  { title: 'Fewest', ...NUMBER },
];

const SPLIT: readonly NamedColumn[] = [
  { title: 'Group' },
  { title: 'Days', ...NUMBER },
  { title: 'Rate', ...NUMBER },
  { title: 'Recorded share', ...NUMBER },
  { title: 'Setting', ...NUMBER },
  { title: 'Space', ...NUMBER },
  { title: 'Missing TB', ...NUMBER },
];

function tableOf(
  columns: readonly NamedColumn[],
  rows: readonly (readonly string[])[],
  { columns: width }: Stream,
): string[] {
  return rows.length === 0
    ? []
    : table(
        columns.map((column) => ({ ...column, title: said(column.title) })),
        rows,
        width,
      );
}

function comparedCells(group: AsBuiltGroup): string[] {
  const { planned, actual, fewestDays, checkedCameras, designedCameras } = group;
  return [
    said('{value} of {max}', { value: checkedCameras, max: designedCameras }),
    numberIn(planned.rateKbps, 'kbit/s'),
    numberIn(actual!.rateKbps, 'kbit/s'),
    percent(planned.recordedPercent),
    percent(actual!.recordedPercent),
    withDecimals(planned.days, 1),
    withDecimals(actual!.days, 1),
    withDecimals(fewestDays!, 1),
  ];
}

function percent(share: number | null): string {
  return share === null ? '-' : `${numberIn(share, '%')} %`;
}

function splitCells(group: AsBuiltGroup): string[] {
  const { days, parts } = group.gap!;
  return [
    ...[days, parts.rate, parts.recordedShare, parts.retentionSetting, parts.capacity].map((part) => signed(part)),
    signed(group.storage!.missingTb, 2),
  ];
}

/** A difference with its sign; 0 without one. */
function signed(value: number | null, decimals = 1): string {
  if (value === null) return '-';
  const text = withDecimals(Math.abs(value), decimals);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '-'}${text}`;
}

function remedyLines(remedies: AsBuilt['remedies'], out: Stream): string[] {
  if (remedies === null) return [];
  const texts = listed(
    remedies.remedies.map(({ text }) => ownSpeaker.say(text)),
    out,
  );
  if (texts.length === 0) return [said(remedies.isHeld ? NOTHING_TO_CHANGE : 'No single change would be enough.')];
  return remedies.isHeld
    ? texts
    : [said('Each change of retention, rates or hardware alone keeps the recordings:'), ...texts];
}

const NOTHING_TO_CHANGE = 'Nothing: the hardware of the design keeps the planned days at the actual rates.';

/** Most notes, and most names of cameras, that are printed; files have them all. */
const MOST_NOTES = 20;
const MOST_NAMES = 5;

function noteLines({ check, matching, report }: AsBuilt, out: Stream): string[] {
  const titles = groupTitles(check.groups, ownSpeaker);
  const notes = [
    ...unmatchedNotes(matching),
    ...report.notes.map(({ message }) => message),
    ...check.findings.map(({ cameraGroupId, message }) => `${titles.get(cameraGroupId)}: ${ownSpeaker.say(message)}`),
  ];
  const more = notes.length - MOST_NOTES;
  return listed(
    more > 0
      ? [...notes.slice(0, MOST_NOTES), said('and {count} more: --xlsx writes them all', { count: more })]
      : notes,
    out,
  );
}

function unmatchedNotes({ unmatched }: AsBuilt['matching']): string[] {
  if (unmatched.length === 0) return [];
  const names = unmatched.slice(0, MOST_NAMES).map(({ camera }) => camera.name);
  const shown = [...names, ...(unmatched.length > MOST_NAMES ? ['…'] : [])].join(', ');
  const parts = { cameras: amount(unmatched.length, 'cameras'), names: shown };
  const one = '{cameras} of the report fits no group, or several: {names}. --match puts cameras into groups.';
  const many = '{cameras} of the report fit no group, or several: {names}. --match puts cameras into groups.';
  return [said(unmatched.length === 1 ? one : many, parts)];
}

function listed(texts: readonly string[], { columns: width }: Stream): string[] {
  return texts.flatMap((text) =>
    wrapped(printable(text), width === undefined ? undefined : width - 2).map(
      (line, index) => `${index === 0 ? '- ' : '  '}${line}`,
    ),
  );
}
