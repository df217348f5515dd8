import type { Catalogue } from '@site-designer/sizing-engine';
import { Raid } from '@site-designer/sizing-engine/enumerations';
import type { CustomerDocumentInput, DocumentResult } from './input.ts';
import type { DocumentFormats } from '../language/document-formats.ts';

/** What is read of a result, of its design and of the catalogue. */
export interface FailureSources extends Pick<CustomerDocumentInput, 'design'> {
  readonly result: Pick<DocumentResult, 'answer' | 'failure'>;
  readonly catalogue: Pick<Catalogue, 'raidFamilies'>;
}

type Sources = FailureSources & { readonly answer: NonNullable<DocumentResult['answer']> };

/** What happens if something fails, and whether everything is recorded and kept all the same. */
export interface FailureSentence {
  readonly of: 'server' | 'disk' | 'power';
  readonly text: string;
  readonly holds: boolean;
}

/** What happens if a server, a disk or the mains fails; nothing where there is no hardware, and of results without an answer. */
export function failureSentences(asked: FailureSources, formats: DocumentFormats): FailureSentence[] {
  const { answer } = asked.result;
  if (answer === undefined || answer.hardware === null) return [];
  const sources = { ...asked, answer };
  const hasSpare = answer.onFailure !== null && answer.onFailure.gap !== null;
  const hasUps = asked.design.serverSettings.power.upsMinutes > 0;
  return [
    ...serverOf(sources, formats).map((text) => ({ of: 'server' as const, text, holds: hasSpare })),
    ...disksOf(sources, formats),
    { of: 'power', text: powerOf(sources, formats), holds: hasUps },
  ];
}

function serverOf({ answer, design }: Sources, formats: DocumentFormats): string[] {
  const { onFailure } = answer;
  if (onFailure === null) return [];
  const { gap, spares, camerasLost: lost, cameras } = onFailure;
  const { failures } = formats.words.customer;
  if (gap === null)
    return [lost === cameras ? failures.serverAllLost : failures.serverSomeLost({ lost, cameras }, formats)];
  const { outageDays } = design.serverSettings.resilience.failover;
  return [failures.serverWithSpare({ spares, seconds: gap, outageDays }, formats)];
}

function disksOf({ answer, result, catalogue }: Sources, formats: DocumentFormats): FailureSentence[] {
  const { storages } = answer;
  const isOne = storages.length === 1 || new Set(storages.map(({ raid }) => raid)).size === 1;
  const told = storages.map(({ role, raid }) => {
    const id = catalogue.raidFamilies.find(({ name }) => name === raid)?.id;
    const hours = result.failure?.disks.find(({ storage }) => storage === role)?.rebuildHours ?? null;
    const disks = id === undefined ? undefined : SURVIVED[id];
    const survives = disks === undefined ? null : { raid, disks };
    const rebuild = hours && timeOf(hours, formats);
    const text = formats.words.customer.failures.disk({ storage: isOne ? null : role, survives, rebuild }, formats);
    return { of: 'disk' as const, text, holds: survives !== null };
  });
  return [...new Map(told.map((each) => [each.text, each])).values()];
}

/** Disks of an array that may fail; none in other arrays. */
const SURVIVED: Readonly<Record<number, 'one' | 'two' | 'one-of-pair'>> = {
  [Raid.raid5]: 'one',
  [Raid.raid6]: 'two',
  [Raid.raid10]: 'one-of-pair',
};

const DAY_HOURS = 24;

function timeOf({ low, high }: { readonly low: number; readonly high: number }, { number }: DocumentFormats) {
  return high > DAY_HOURS
    ? { low: number(low / DAY_HOURS, 1), high: number(high / DAY_HOURS, 1), unit: 'days' as const }
    : { low: number(low), high: number(high), unit: 'hours' as const };
}

function powerOf({ design }: Sources, formats: DocumentFormats): string {
  const { upsMinutes: minutes } = design.serverSettings.power;
  const { failures } = formats.words.customer;
  return minutes === 0 ? failures.noUps : failures.ups({ minutes }, formats);
}
