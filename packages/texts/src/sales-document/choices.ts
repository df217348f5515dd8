import type { BillTotal } from '@site-designer/sizing-engine';
import type { FigureFormats } from '../language/document-formats.ts';
import { capitalized } from '../basics/grammar.ts';
import { boughtServers, hardwareLine, serversLine } from '../told/hardware-line.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources, WhatIf } from './input.ts';
import { linesPart, tablePart } from './parts.ts';

/** What else could be bought, what more would need, and how far the hardware reaches. */
export function choices(sources: SalesSources): SalesPart[] {
  return [...alternatives(sources), ...whatIfTable(sources), ...room(sources)];
}

const NONE = '–';

function fillText(percents: readonly number[], { number }: FigureFormats): string {
  return percents.length === 0 ? NONE : `${number(Math.max(...percents), 1)} %`;
}

function alternatives({ result, formats, issue }: SalesSources): SalesPart[] {
  const { answer, billTotal } = result;
  const isPriced = issue.withPrices && (billTotal?.pricedLines ?? 0) > 0;
  const { title, columns, asProposed } = formats.words.sales.alternatives;
  const counts = (servers: number, spares: number): string =>
    spares === 0 ? formats.number(servers) : `${formats.number(servers)} + ${formats.number(spares)}`;
  const present = [
    asProposed(
      { hardware: formats.words.answer.servers(formats.number(boughtServers(answer)), answer.hardware!.designation) },
      formats,
    ),
    counts(answer.recording, answer.spares ?? 0),
    fillText(
      answer.storages.map(({ fillPercent }) => fillPercent),
      formats,
    ),
    ...(isPriced ? [priceText(billTotal, formats), NONE] : []),
  ];
  const others = result.alternatives.map((each) => [
    [each.title, ...each.differences].join(', '),
    counts(each.servers, each.spares),
    fillText(
      each.storages.map(({ formattedPercent }) => formattedPercent),
      formats,
    ),
    ...(isPriced ? [priceText(each.billTotal, formats), changeText(each.priceDifference, formats)] : []),
  ]);
  const heads = [
    columns.solution,
    `#${columns.servers}`,
    `#${columns.fill}`,
    ...(isPriced ? [`#${columns.price}`, `#${columns.difference}`] : []),
  ];
  return tablePart({ title, columns: heads }, [present, ...others]);
}

function priceText(total: BillTotal | null, formats: FigureFormats): string {
  if (total?.amount == null || total.currency === null) return NONE;
  const { amount, currency, pricedLines: priced, lines } = total;
  const money = formats.money(amount, currency);
  return priced < lines ? formats.words.sales.alternatives.priceOfSome({ money, priced, lines }, formats) : money;
}

function changeText(change: WhatIf['change'], formats: FigureFormats): string {
  const words = formats.words.sales.alternatives;
  if (change === null) return words.notKnown;
  if ('missing' in change) return words.noPrice({ item: change.missing }, formats);
  const { amount, currency } = change;
  if (Number(amount) === 0) return words.samePrice;
  return `${amount.startsWith('-') ? '−' : '+'} ${formats.money(amount.replace('-', ''), currency)}`;
}

function whatIfTable({ whatIf, result, formats, issue }: SalesSources): SalesPart[] {
  const words = formats.words.sales.whatIf;
  const { title, columns } = words;
  const isPriced = issue.withPrices && (result.billTotal?.pricedLines ?? 0) > 0;
  const rows = whatIf.map(({ more, result: after, change }) => {
    const { answer, totals } = after;
    const isSame = hardwareLine(answer) === hardwareLine(result.answer);
    // Where the servers are the same, their disks are what differs.
    const line = !isSame && serversLine(answer) === serversLine(result.answer) ? hardwareLine : serversLine;
    const hardware = answer.failed === null ? line(answer) : words.nothingFits;
    return [
      more.cameras > 0 ? words.moreCameras(more.cameras, formats) : words.moreDays(more.days, formats),
      formats.number(totals.cameras.value),
      isSame ? words.sameHardware({ hardware }, formats) : hardware,
      fillText(
        answer.storages.map(({ fillPercent }) => fillPercent),
        formats,
      ),
      ...(isPriced ? [answer.failed === null ? changeText(change, formats) : NONE] : []),
    ];
  });
  const heads = [
    columns.question,
    `#${columns.cameras}`,
    columns.hardware,
    `#${columns.fill}`,
    ...(isPriced ? [`#${columns.price}`] : []),
  ];
  return tablePart({ title, columns: heads }, rows);
}

/** The most that the present hardware holds, and each next step. */
function room({ result, formats }: SalesSources): SalesPart[] {
  const { cameras = null, days = null } = result.answer.fits ?? {};
  const { title, holds } = formats.words.sales.room;
  const said = cameras === null && days === null ? [] : [holds({ cameras, days }, formats)];
  return linesPart(title, [...said, ...result.headroom.map(({ message }) => capitalized(message))]);
}
