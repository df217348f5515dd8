import type { DocumentFormats } from '../language/document-formats.ts';
import type { Told } from '../document-words/text-of.ts';
import type { DocumentPrice } from './document.ts';
import { serversOf, storagesOf } from './hardware-figures.ts';
import type { AnsweredResult, IssueFacts } from './input.ts';

/** What the customer gets: servers, what they keep, what happens if one fails, and the price. */
export function sentencesOf(
  result: AnsweredResult,
  { price, issue }: { readonly price: DocumentPrice | null; readonly issue: IssueFacts },
  formats: DocumentFormats,
): Told[] {
  const days = result.billTotal?.longestLeadTime?.days;
  return [
    servers(result, formats),
    keeping(result, formats),
    failing(result, formats),
    price === null ? undefined : priceSentence(price, { issue, days }, formats),
  ].filter((told) => told !== undefined);
}

function servers(result: AnsweredResult, formats: DocumentFormats): Told {
  const { huskyProposal, answer, managementServer } = result;
  const machine = {
    name: answer.hardware.name,
    capacity: huskyProposal === null ? null : huskyProposal.huskyIvoSpec.storageCapacityLabel,
    storages: storagesOf(result),
  };
  const figures = { ...serversOf(result), machine, isManaged: managementServer !== null };
  return formats.words.customer.get.servers(figures, formats);
}

function keeping({ answer, totals }: AnsweredResult, formats: DocumentFormats): Told {
  const asked = answer.keeps?.asked;
  const days = asked !== undefined && asked.least === asked.most ? asked.least : null;
  const isOneServer = answer.recording === 1 && (answer.spares ?? 0) === 0;
  return formats.words.customer.get.keeping({ cameras: totals.cameras.value, days, isOneServer }, formats);
}

function failing({ answer }: AnsweredResult, formats: DocumentFormats): Told | undefined {
  const { onFailure } = answer;
  if (onFailure === null) return undefined;
  const { gap, camerasLost: lost, cameras, spares } = onFailure;
  const { get } = formats.words.customer;
  if (gap !== null) return get.spare({ spares, seconds: gap }, formats);
  return lost === cameras ? { sentence: get.allLost, strong: '' } : get.someLost({ lost, cameras }, formats);
}

/** What the items cost, until when and within how many days. */
export function priceSentence(
  price: DocumentPrice,
  { issue, days }: { readonly issue: Pick<IssueFacts, 'validUntilUtc'>; readonly days: number | undefined },
  formats: DocumentFormats,
): Told {
  const { currency, net, gross, vatPercent, onRequest } = price;
  const { money, day, words } = formats;
  const figures = {
    net: money(net, currency),
    gross: vatPercent === null ? null : { money: money(gross, currency), vatPercent },
    validUntil: issue.validUntilUtc === '' ? null : day(issue.validUntilUtc),
    deliveryDays: days ?? null,
    onRequest,
  };
  return words.customer.get.price(figures, formats);
}
