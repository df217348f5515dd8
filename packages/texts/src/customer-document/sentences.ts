import type { DocumentPrice } from './document.ts';
import type { Formats } from '../formats.ts';
import { machineText, serversOf, sparesText } from './hardware-words.ts';
import type { AnsweredResult, IssueFacts } from './input.ts';

export interface Told {
  readonly sentence: string;
  /** The part that is drawn strong; empty for none. */
  readonly strong: string;
}

/** What the customer gets: servers, what they keep, what happens if one fails, and the price. */
export function sentencesOf(
  result: AnsweredResult,
  { price, issue }: { readonly price: DocumentPrice | null; readonly issue: IssueFacts },
  formats: Formats,
): Told[] {
  const days = result.billTotal?.longestLeadTime?.days;
  return [
    servers(result, formats),
    keeping(result, formats),
    failing(result, formats),
    price === null ? undefined : priceSentence(price, { issue, days }, formats),
  ].filter((told) => told !== undefined);
}

function servers(result: AnsweredResult, formats: Formats): Told {
  const counts = serversOf(result);
  const machine = machineText(result, formats);
  const each = counts.all === 1 ? machine : `${machine} each`;
  const management = result.managementServer === null ? '' : ', and one management server';
  return {
    sentence: `${formats.counted(counts.all, 'recording server')} ${each}${sparesText(counts, formats)}${management}.`,
    strong: each,
  };
}

function keeping({ answer, totals }: AnsweredResult, { counted }: Formats): Told {
  const cameras = counted(totals.cameras.value, 'camera');
  const verbs =
    answer.recording === 1 && (answer.spares ?? 0) === 0 ? ['It records', 'keeps'] : ['They record', 'keep'];
  const asked = answer.keeps?.asked;
  const isOne = asked !== undefined && asked.least === asked.most;
  const long = isOne ? `for ${counted(asked.least, 'day')}` : 'for the days of the table';
  return { sentence: `${verbs[0]} ${cameras} and ${verbs[1]} the recordings ${long}.`, strong: cameras };
}

function failing({ answer }: AnsweredResult, formats: Formats): Told | undefined {
  const { onFailure } = answer;
  if (onFailure === null) return undefined;
  const { gap, camerasLost, cameras } = onFailure;
  if (gap !== null) {
    const seconds = gapText(gap, formats);
    return { sentence: `If a server fails, ${spareSubject(onFailure.spares)} after ${seconds}.`, strong: seconds };
  }
  if (camerasLost === cameras)
    return { sentence: 'If the server fails, no camera is recorded until it is repaired.', strong: '' };
  const lost = `${formats.number(camerasLost)} of ${formats.counted(cameras, 'camera')}`;
  return { sentence: `If a server fails, ${lost} are not recorded until it is repaired.`, strong: lost };
}

function spareSubject(spares: number): string {
  return spares === 1 ? 'the spare takes over' : 'a spare takes over';
}

/** `7 to 35 seconds`. */
export function gapText({ low, high }: { readonly low: number; readonly high: number }, formats: Formats): string {
  const { number, counted } = formats;
  return low === high ? counted(low, 'second') : `${number(low)} to ${counted(high, 'second')}`;
}

/** What the items cost, until when and within how many days. */
export function priceSentence(
  price: DocumentPrice,
  { issue, days }: { readonly issue: Pick<IssueFacts, 'validUntilUtc'>; readonly days: number | undefined },
  { money, number, counted, day, list }: Formats,
): Told {
  const { currency, net, gross, vatPercent, onRequest } = price;
  const isPart = onRequest.length > 0;
  const strong = `${money(net, currency)} ${isPart ? 'net for the priced items' : 'net'}`;
  const parts = [
    strong,
    ...(vatPercent === null ? [] : [`${money(gross, currency)} with ${number(vatPercent, 2)} % VAT`]),
    ...(issue.validUntilUtc === '' ? [] : [`valid until ${day(issue.validUntilUtc)}`]),
    ...(days === undefined ? [] : [`delivered in ${counted(days, 'day')}`]),
  ];
  const missing = isPart ? `; on request: ${list(onRequest)}` : '';
  return { sentence: `${parts.join(', ')}${missing}.`, strong };
}
