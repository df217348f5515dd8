import { figureFormatsOf, type FigureFormats } from '../language/document-formats.ts';
import type { NetworkLineCode } from '../document-words/network.ts';
import { figure } from '../basics/formats.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import type { NetworkDocument, NetworkLine, ProjectNetworkDocument } from './document.ts';
import { LINE_UNITS, sumText, term, unitOf } from './line.ts';

/** What is no sum over sites: minutes, a path of a site, the one clock of all; and uplinks, whose sum is what the servers get. */
const NO_SUM: ReadonlySet<NetworkLineCode> = new Set(['uplink', 'ups', 'shared-path', 'clock']);

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
  const words = formats.words.network;
  const sum = (count: (document: NetworkDocument) => number): number =>
    sites.reduce((before, { document }) => before + count(document), 0);
  return {
    locale: used,
    headings: words.headings,
    title: words.title,
    summary: words.summary(
      { lines: sum(({ lines }) => lines.length), questions: sum(({ questions }) => questions.length) },
      formats,
    ),
    totals: totalsOf(sites, formats),
    sites,
  };
}

function totalsOf(sites: readonly Site[], formats: FigureFormats): NetworkLine[] {
  const codes = new Set(sites.flatMap(({ document }) => document.lines.map(({ code }) => code)));
  return (Object.keys(LINE_UNITS) as NetworkLineCode[])
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
  const number = figure(value, formats);
  const words = formats.words.network;
  return {
    code,
    what: words.lines[code],
    text: isLeast ? words.atLeast(number) : number,
    value,
    unit: unitOf(code, value, words),
    isLeast,
    how: sumText(
      parts.map((part) => `${part.site} ${term(part.value, formats)}`),
      words.sums.sites,
      formats,
    ),
  };
}
