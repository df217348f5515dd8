import type { CameraRow, EvidenceLock } from '@site-designer/sizing-engine';
import { hasLocks, isCustom, namedGroups, recordedHalves, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { DocumentFormats } from '../language/document-formats.ts';
import { groupTitles } from '../told/group-titles.ts';
import { firstOf } from './first-of.ts';
import type { AnsweredResult, CustomerDocumentInput } from './input.ts';
import { movementOf } from './promises.ts';

type Sources = Omit<CustomerDocumentInput, 'result'> & { readonly result: AnsweredResult };

/** What the promise rests on, one sentence each; what is not in the design is left out. */
export function basisOf(sources: Sources, formats: DocumentFormats): string[] {
  const { design } = sources;
  const { capacityConvention, evidenceLock } = design.serverSettings;
  const { basis } = formats.words.customer;
  const movement = movementOf(design.cameras);
  return [
    ratesOf(sources, formats),
    ...(movement === undefined ? [] : [basis.movement(movement, formats)]),
    ...busyOf(sources, formats),
    basis.capacity[capacityConvention],
    viewersOf(sources, formats),
    ...evidenceOf(evidenceLock, formats),
    ...estimatedOf(sources, formats),
    ...rulesOf(sources, formats),
  ];
}

type Origin = 'calculated' | 'measured' | 'entered';

/** A rate that is typed counts as measured with its measurement; a row is what the weakest of its rates is. */
function originOf(row: CameraRow): Origin {
  const halves = recordedHalves(row);
  if (halves.some((half) => !isCustom(row, half))) return 'calculated';
  return halves.every((half) => row.measured[half] !== null) ? 'measured' : 'entered';
}

function ratesOf({ design, catalogue }: Sources, formats: DocumentFormats): string {
  const counts: Record<Origin, number> = { calculated: 0, measured: 0, entered: 0 };
  const used = new Set<number>();
  for (const rows of rowsByGroup(design.cameras).values()) {
    const origins = rows.map(originOf);
    const origin = (['calculated', 'entered', 'measured'] as const).find((each) => origins.includes(each))!;
    counts[origin] += rows[0]!.quantity;
    for (const row of rows)
      if (originOf(row) === 'calculated') recordedHalves(row).forEach((half) => used.add(row.complexity[half]));
  }
  const scenes = catalogue.complexities.filter(({ id }) => used.has(id)).map(({ name }) => name);
  return formats.words.customer.basis.rates({ ...counts, scenes }, formats);
}

function busyOf({ result, design }: Sources, formats: DocumentFormats): string[] {
  const { keeps, onFailure } = result.answer;
  const { basis } = formats.words.customer;
  if (keeps === null || onFailure === null) return [];
  if (keeps.busyDays === null) return [basis.busyAll];
  const kept = Math.floor(keeps.busyDays);
  const titles = groupTitles(namedGroups(design.cameras), formats.speaker);
  const touched = [...rowsByGroup(design.cameras)]
    .map(([id, rows]) => ({
      title: titles.get(id)!,
      days: Math.max(...rows.map(({ retentionDays }) => retentionDays)),
    }))
    .filter(({ days }) => days > kept);
  const isSome = touched.length > 0 && touched.length < titles.size;
  return [basis.busy({ days: kept, touched: isSome ? firstOf(touched) : null }, formats)];
}

function viewersOf({ design, result }: Sources, formats: DocumentFormats): string {
  const { genericServerSettings, huskyServerSettings } = design.serverSettings;
  const { mainSettings } = result.huskyProposal === null ? genericServerSettings : huskyServerSettings;
  const viewers = mainSettings.concurrentSmartClientStreams;
  const { basis } = formats.words.customer;
  return viewers === 0 ? basis.noViewers : basis.viewers({ viewers }, formats);
}

function evidenceOf(lock: EvidenceLock, formats: DocumentFormats): string[] {
  return hasLocks({ evidenceLock: lock }) ? [formats.words.customer.basis.evidence(lock, formats)] : [];
}

/** Facts of the recording servers that no maker tells, by their names: their numbers stand elsewhere, or nowhere. */
function estimatedOf({ result, derivations }: Sources, formats: DocumentFormats): string[] {
  const { designation, name: machine } = result.answer.hardware;
  const model = designation.replace(/-.*$/, '');
  const names = new Set([designation, machine, ...(result.huskyProposal === null ? [] : [model])]);
  const fields = (derivations?.steps ?? []).flatMap(({ origin }) =>
    origin.kind === 'catalogue' && 'grade' in origin && origin.grade === 'assumed' && names.has(origin.entry)
      ? [origin.field]
      : [],
  );
  const facts = [...new Set(fields)];
  return facts.length === 0 ? [] : [formats.words.customer.basis.estimated({ machine, facts }, formats)];
}

function rulesOf({ design, catalogue, result }: Sources, formats: DocumentFormats): string[] {
  const chosen = catalogue.retentionRules.filter(({ id }) => design.serverSettings.retentionRules.includes(id));
  if (chosen.length === 0) return [];
  const titles = groupTitles(namedGroups(design.cameras), formats.speaker);
  return chosen.map(({ id, name, kind, days: { value: days } }) => {
    const found = (result.retentionFindings ?? []).filter(({ ruleId }) => ruleId === id);
    const broken = found.map(({ cameraGroupId }) => titles.get(cameraGroupId)!);
    const figures = { name, kind, days, groups: titles.size, broken: broken.length === 0 ? null : firstOf(broken) };
    return formats.words.customer.basis.rule(figures, formats);
  });
}
