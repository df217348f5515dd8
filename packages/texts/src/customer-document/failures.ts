import type { Catalogue } from '@site-designer/sizing-engine';
import { Raid } from '@site-designer/sizing-engine/enumerations';
import type { CustomerDocumentInput, DocumentResult } from './input.ts';
import type { Formats } from '../formats.ts';
import { gapText } from './sentences.ts';

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
export function failureSentences(asked: FailureSources, formats: Formats): FailureSentence[] {
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

const NOT_LOST = 'What was recorded on the failed server cannot be reached until it is back; it is not lost.';

function serverOf({ answer, design }: Sources, formats: Formats): string[] {
  const { onFailure } = answer;
  if (onFailure === null) return [];
  const { gap, spares, camerasLost, cameras } = onFailure;
  if (gap === null) {
    const some = `${formats.number(camerasLost)} of ${formats.counted(cameras, 'camera')} are not recorded`;
    const lost = camerasLost === cameras ? 'no camera is recorded' : some;
    return [`A server: ${lost} until it is repaired. ${NOT_LOST}`];
  }
  const spare = spares === 1 ? 'the spare records' : 'a spare records';
  const { outageDays } = design.serverSettings.resilience.failover;
  const repair = `for the ${formats.counted(outageDays, 'day')} that a repair may take`;
  return [`A server: ${spare} after ${gapText(gap, formats)}, ${repair}. ${NOT_LOST}`];
}

function disksOf({ answer, result, catalogue }: Sources, formats: Formats): FailureSentence[] {
  const { storages } = answer;
  const isOne = new Set(storages.map(({ raid }) => raid)).size === 1;
  const told = storages.map(({ role, raid }) => {
    const of = isOne || storages.length === 1 ? '' : ` of the ${role === 'live' ? 'live recordings' : 'archive'}`;
    const id = catalogue.raidFamilies.find(({ name }) => name === raid)?.id;
    const hours = result.failure?.disks.find(({ storage }) => storage === role)?.rebuildHours ?? null;
    const rebuild = hours === null ? '' : `; rebuilding takes ${timeText(hours, formats)}`;
    const survives = survivalText(raid, id);
    const text = `A disk${of}: ${survives ?? 'one failed disk loses its recordings'}${rebuild}.`;
    return { of: 'disk' as const, text, holds: survives !== undefined };
  });
  return [...new Map(told.map((each) => [each.text, each])).values()];
}

/** Undefined where no disk may fail. */
function survivalText(raid: string, id: number | undefined): string | undefined {
  if (id === Raid.raid5) return `${raid}: one disk of an array may fail without loss`;
  if (id === Raid.raid6) return `${raid}: two disks of an array may fail without loss`;
  if (id === Raid.raid10) return `${raid}: one disk of each pair may fail without loss`;
  return undefined;
}

const DAY_HOURS = 24;

function timeText({ low, high }: { readonly low: number; readonly high: number }, { number }: Formats): string {
  const isDays = high > DAY_HOURS;
  const [from, to] = isDays ? [low / DAY_HOURS, high / DAY_HOURS] : [low, high];
  const decimals = isDays ? 1 : 0;
  return `${number(from, decimals)} to ${number(to, decimals)} ${isDays ? 'days' : 'hours'}`;
}

function powerOf({ design }: Sources, { counted }: Formats): string {
  const { upsMinutes } = design.serverSettings.power;
  return upsMinutes === 0 ? 'Power: no UPS is included.' : `Power: a UPS bridges ${counted(upsMinutes, 'minute')}.`;
}
