import type { BillTotal } from '@site-designer/sizing-engine';
import { serversLine } from '../hardware-line.ts';
import { capitalized } from '../grammar.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources, WhatIf } from './input.ts';
import { linesPart, tablePart } from './words.ts';

/** What else could be bought, what more would need, and how far the hardware reaches. */
export function choices(sources: SalesSources): SalesPart[] {
  return [...alternatives(sources), ...whatIfTable(sources), ...room(sources)];
}

const NONE = '–';

function alternatives({ result, formats, issue }: SalesSources): SalesPart[] {
  const { answer, billTotal } = result;
  const fills = answer.storages.map(({ fillPercent }) => fillPercent);
  const isPriced = issue.withPrices && (billTotal?.pricedLines ?? 0) > 0;
  const columns = ['Solution', '#Servers + spares', '#Fullest disks', ...(isPriced ? ['#Price', '#Difference'] : [])];
  const fill = (percents: readonly number[]): string =>
    percents.length === 0 ? NONE : `${formats.number(Math.max(...percents), 1)} %`;
  const counts = (servers: number, spares: number): string =>
    spares === 0 ? formats.number(servers) : `${formats.number(servers)} + ${formats.number(spares)}`;
  const present = [
    `${serversLine(answer)}, as proposed`,
    counts(answer.recording, answer.spares ?? 0),
    fill(fills),
    ...(isPriced ? [priceText(billTotal, formats), NONE] : []),
  ];
  const others = result.alternatives.map((each) => [
    [each.title, ...each.differences].join(', '),
    counts(each.servers, each.spares),
    fill(each.storages.map(({ formattedPercent }) => formattedPercent)),
    ...(isPriced ? [priceText(each.billTotal, formats), changeText(each.priceDifference, formats)] : []),
  ]);
  return tablePart({ title: 'Alternatives', columns }, [present, ...others]);
}

type Formats = SalesSources['formats'];

function priceText(total: BillTotal | null, { money, number }: Formats): string {
  if (total?.amount == null || total.currency === null) return NONE;
  const { amount, currency, pricedLines, lines } = total;
  const part = pricedLines < lines ? `, ${number(pricedLines)} of ${number(lines)} lines` : '';
  return `${money(amount, currency)}${part}`;
}

function changeText(change: WhatIf['change'], { money }: Formats): string {
  if (change === null) return 'not known';
  if ('missing' in change) return `no price for ${change.missing}`;
  const { amount, currency } = change;
  if (Number(amount) === 0) return 'the same';
  return `${amount.startsWith('-') ? '−' : '+'} ${money(amount.replace('-', ''), currency)}`;
}

function whatIfTable({ whatIf, result, formats, issue }: SalesSources): SalesPart[] {
  const isPriced = issue.withPrices && (result.billTotal?.pricedLines ?? 0) > 0;
  const rows = whatIf.map(({ more, result: after, change }) => {
    const { answer, totals } = after;
    const asked =
      more.cameras > 0 ? formats.counted(more.cameras, 'more camera') : formats.counted(more.days, 'more day');
    const { storages } = answer;
    const isSame = serversLine(answer) === serversLine(result.answer);
    const hardware = answer.failed === null ? serversLine(answer) : 'no hardware fits';
    return [
      asked,
      formats.number(totals.cameras.value),
      isSame ? `${hardware}, the same` : hardware,
      storages.length === 0
        ? NONE
        : `${formats.number(Math.max(...storages.map(({ fillPercent }) => fillPercent)), 1)} %`,
      ...(isPriced ? [answer.failed === null ? changeText(change, formats) : NONE] : []),
    ];
  });
  const columns = ['What if', '#Cameras', 'Hardware', '#Fullest disks', ...(isPriced ? ['#Price'] : [])];
  return tablePart({ title: 'What if', columns }, rows);
}

/** The most that the present hardware holds, and each next step. */
function room({ result, formats }: SalesSources): SalesPart[] {
  const { fits } = result.answer;
  const most = [
    ...(fits?.cameras == null ? [] : [formats.counted(fits.cameras, 'more camera')]),
    ...(fits?.days == null ? [] : [formats.counted(fits.days, 'more day')]),
  ];
  const said = most.length === 0 ? [] : [`The present hardware holds ${most.join(' or ')}.`];
  return linesPart('Room on this hardware', [...said, ...result.headroom.map(({ message }) => capitalized(message))]);
}
