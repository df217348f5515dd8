import type { CameraRow, EvidenceLock } from '@site-designer/sizing-engine';
import { flagsFromRecording, isCustom, namedGroups, rowsByGroup, type Half } from '@site-designer/sizing-engine/design';
import { isPlural, wordFor } from '../en/grammar.ts';
import { english } from '../english.ts';
import { groupTitles } from '../group-titles.ts';
import type { Formats } from '../formats.ts';
import type { AnsweredResult, CustomerDocumentInput } from './input.ts';
import { movementText } from './promises.ts';

/** Names that a sentence lists before it counts the rest. */
const MOST_NAMES = 3;

type Sources = Omit<CustomerDocumentInput, 'result'> & { readonly result: AnsweredResult };

/** What the promise rests on, one sentence each; what is not in the design is left out. */
export function basisOf(sources: Sources, formats: Formats): string[] {
  const { design } = sources;
  const { capacityConvention, evidenceLock } = design.serverSettings;
  const movement = movementText(design.cameras, formats);
  return [
    ...ratesOf(sources, formats),
    ...(movement === '' ? [] : [`Movement is counted during ${movement} of the time.`]),
    ...busyOf(sources, formats),
    capacityConvention === 'vendor'
      ? 'Storage is counted as the makers count it.'
      : 'Storage is counted byte for byte.',
    ...viewersOf(sources, formats),
    ...evidenceOf(evidenceLock, formats),
    ...estimatedOf(sources, formats),
    ...rulesOf(sources, formats),
  ];
}

type Origin = 'calculated' | 'measured' | 'entered';

const HALVES = ['continuous', 'motion'] as const;

function usedHalves({ recording }: CameraRow): Half[] {
  const flags = flagsFromRecording(recording);
  return HALVES.filter((half) => flags[half]);
}

/** A rate that is typed counts as measured with its measurement; a row is what the weakest of its rates is. */
function originOf(row: CameraRow): Origin {
  const halves = usedHalves(row);
  if (halves.some((half) => !isCustom(row, half))) return 'calculated';
  return halves.every((half) => row.measured[half] !== null) ? 'measured' : 'entered';
}

function ratesOf({ design, catalogue }: Sources, { number, counted, list }: Formats): string[] {
  const counts: Record<Origin, number> = { calculated: 0, measured: 0, entered: 0 };
  const scenes = new Set<number>();
  for (const rows of rowsByGroup(design.cameras).values()) {
    const origins = rows.map(originOf);
    const origin = (['calculated', 'entered', 'measured'] as const).find((each) => origins.includes(each))!;
    counts[origin] += rows[0]!.quantity;
    for (const row of rows)
      if (originOf(row) === 'calculated') usedHalves(row).forEach((half) => scenes.add(row.complexity[half]));
  }
  const names = catalogue.complexities.filter(({ id }) => scenes.has(id)).map(({ name }) => `“${name.toLowerCase()}”`);
  const { calculated, measured, entered } = counts;
  const calculatedText = `calculated for ${counted(calculated, 'camera')} from resolution, frame rate and scene (${list(names)})`;
  const parts = [
    ...(calculated === 0 ? [] : [calculatedText]),
    ...(entered === 0 ? [] : [`entered for ${number(entered)}`]),
    `measured for ${measured === 0 ? 'none' : number(measured)}`,
  ];
  return [`Bit rates are ${list(parts)}.`];
}

function busyOf({ result, design }: Sources, formats: Formats): string[] {
  const { keeps, onFailure } = result.answer;
  if (keeps === null || onFailure === null) return [];
  if (keeps.busyDays === null) return ['In unusually busy scenes the same disks keep all days.'];
  const days = Math.floor(keeps.busyDays);
  const said = `In unusually busy scenes the same disks keep everything up to ${formats.counted(days, 'day')}; one scene in ten is busier than that.`;
  const titles = groupTitles(namedGroups(design.cameras), english);
  const touched = [...rowsByGroup(design.cameras)]
    .filter(([, rows]) => rows.some(({ retentionDays }) => retentionDays > days))
    .map(([id, rows]) => {
      const longest = Math.max(...rows.map(({ retentionDays }) => retentionDays));
      return `${titles.get(id)!} (${formats.counted(longest, 'day')})`;
    });
  if (touched.length === 0 || touched.length === titles.size) return [said];
  return [`${said} This touches ${shortList(touched, formats)} alone.`];
}

/** `a, b, c and 4 more`. */
function shortList(names: readonly string[], { list, number }: Formats): string {
  const more = names.length - MOST_NAMES;
  return list([...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${number(more)} more`] : [])]);
}

function viewersOf({ design, result }: Sources, { counted }: Formats): string[] {
  const { genericServerSettings, huskyServerSettings } = design.serverSettings;
  const { mainSettings } = result.huskyProposal === null ? genericServerSettings : huskyServerSettings;
  const viewers = mainSettings.concurrentSmartClientStreams;
  if (viewers === 0) return ['Nobody watches while it records: no viewer is counted.'];
  return [`${counted(viewers, 'simultaneous viewer')} on each server.`];
}

function evidenceOf(lock: EvidenceLock, { counted }: Formats): string[] {
  const { locksPerMonth, camerasPerLock, hoursPerLock, monthsKept } = lock;
  if (locksPerMonth === 0 || camerasPerLock === 0 || monthsKept === 0) return [];
  const each = `${counted(camerasPerLock, 'camera')} for ${counted(hoursPerLock, 'hour')}`;
  return [
    `Locked as evidence: ${counted(locksPerMonth, 'lock')} a month of ${each}, kept ${counted(monthsKept, 'month')}.`,
  ];
}

/** Facts of the recording servers that no maker tells, by their names: their numbers stand elsewhere, or nowhere. */
function estimatedOf({ result, derivations }: Sources, { list }: Formats): string[] {
  const { designation, name } = result.answer.hardware;
  const model = designation.replace(/-.*$/, '');
  const names = new Set([designation, name, ...(result.huskyProposal === null ? [] : [model])]);
  const fields = (derivations?.steps ?? []).flatMap(({ origin }) =>
    origin.kind === 'catalogue' && 'grade' in origin && origin.grade === 'assumed' && names.has(origin.entry)
      ? [origin.field]
      : [],
  );
  const told = [...new Set(fields)];
  return told.length === 0 ? [] : [`Our estimates for ${name}: ${list(told)}.`];
}

function rulesOf({ design, catalogue, result }: Sources, formats: Formats): string[] {
  const chosen = catalogue.retentionRules.filter(({ id }) => design.serverSettings.retentionRules.includes(id));
  if (chosen.length === 0) return [];
  const titles = groupTitles(namedGroups(design.cameras), english);
  return chosen.map(({ id, name, kind, days }) => {
    const limit = `${kind === 'min' ? 'at least' : 'at most'} ${formats.counted(days.value, 'day')}`;
    const broken = (result.retentionFindings ?? []).filter(({ ruleId }) => ruleId === id);
    const groups = broken.map(({ cameraGroupId }) => titles.get(cameraGroupId)!);
    const verb = isPlural(groups.length) ? 'are' : 'is';
    const kept = `${shortList(groups, formats)} ${verb} kept ${kind === 'min' ? 'shorter' : 'longer'}`;
    const told = groups.length === 0 ? `${wordFor(titles.size, 'the group keeps', 'all groups keep')} to it` : kept;
    return `Published rule considered: ${name}, ${limit}; ${told}.`;
  });
}
