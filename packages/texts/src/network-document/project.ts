import { wordFor } from '../en/grammar.ts';
import { figureFormatsOf, type FigureFormats } from '../document-formats.ts';
import type { Speaker } from '../language.ts';
import { ownSpeaker } from '../own-speaker.ts';
import type { NetworkDocument, NetworkLine, ProjectNetworkDocument } from './document.ts';
import { figure, sumText, term } from './line.ts';
import { summaryOf } from './network-document.ts';
import { HEADINGS, LINE_TITLES, TITLE, type NetworkLineCode } from './words.ts';

/** What is no sum over sites: minutes, a path of a site, the one clock of all; and uplinks, whose sum is what the servers get. */
const NO_SUM: ReadonlySet<NetworkLineCode> = new Set(['uplink', 'ups', 'shared-path', 'clock']);

/** Units that are nouns, with their plurals. */
const NOUNS: Readonly<Record<string, string>> = { port: 'ports', ports: 'ports', address: 'addresses' };

type Site = ProjectNetworkDocument['sites'][number];

/**
 * The IT request sheet of a project: sums over its sites, and the sheet of each.
 *
 * @param sites - Those with a network, in their order.
 * @param locale - Of numbers, BCP 47; empty for the usual one.
 * @param speaker - In whose language it is.
 * @returns A sheet without lines where no site has a network.
 * @throws Never.
 * @example
 * ```ts
 * projectNetworkDocumentOf([{ site: 'Main building', document }], '').totals[0]?.how; // 'Main building 29'
 * ```
 */
export function projectNetworkDocumentOf(
  sites: readonly Site[],
  locale: string,
  speaker: Speaker = ownSpeaker,
): ProjectNetworkDocument {
  const used = locale || speaker.language.locale;
  const formats = figureFormatsOf(used, speaker);
  const sum = (count: (document: NetworkDocument) => number): number =>
    sites.reduce((before, { document }) => before + count(document), 0);
  return {
    locale: used,
    headings: HEADINGS,
    title: TITLE,
    summary: summaryOf(
      sum(({ lines }) => lines.length),
      sum(({ questions }) => questions.length),
      formats,
    ),
    totals: totalsOf(sites, formats),
    sites,
  };
}

function totalsOf(sites: readonly Site[], formats: FigureFormats): NetworkLine[] {
  const codes = new Set(sites.flatMap(({ document }) => document.lines.map(({ code }) => code)));
  return (Object.keys(LINE_TITLES) as NetworkLineCode[])
    .filter((code) => codes.has(code) && !NO_SUM.has(code))
    .map((code) => totalOf(code, sites, formats));
}

function totalOf(code: NetworkLineCode, sites: readonly Site[], formats: FigureFormats): NetworkLine {
  const parts = sites.flatMap(({ site, document }) => {
    const lines = document.lines.filter((each) => each.code === code);
    return lines.length === 0 ? [] : [{ site, lines, value: lines.reduce((sum, { value }) => sum + value, 0) }];
  });
  const all = parts.flatMap(({ lines }) => lines);
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  const isLeast = all.some((each) => each.isLeast);
  const { unit } = all[0]!;
  const number = figure(value, formats);
  const plural = NOUNS[unit];
  return {
    code,
    what: LINE_TITLES[code],
    text: isLeast ? `at least ${number}` : number,
    value,
    unit: plural === undefined ? unit : wordFor(value, plural === 'ports' ? 'port' : 'address', plural),
    isLeast,
    how: sumText(
      parts.map((part) => `${part.site} ${term(part.value, formats)}`),
      'site',
      formats,
    ),
  };
}
