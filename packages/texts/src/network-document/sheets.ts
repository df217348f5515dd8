import { network } from '#language/documents/network';
import type { NetworkDocument, NetworkLine, NetworkQuestion, ProjectNetworkDocument } from './document.ts';

type Row = readonly (string | number)[];

/** A table of a workbook; its first row has the titles. */
export interface NetworkSheet {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Of its columns, in characters. */
  readonly widths: readonly number[];
}

const LINE_WIDTHS = [44, 14, 12, 80];
const QUESTION_WIDTHS = [40, 70, 40];
const SITE_WIDTH = 28;

/** The sheet as two tables, with numbers as numbers. */
export function networkSheets({ headings, lines, questions }: NetworkDocument): NetworkSheet[] {
  return [
    { name: headings.derived, rows: [lineTitles(headings), ...lineRows(lines, headings)], widths: LINE_WIDTHS },
    {
      name: headings.questions,
      rows: [questionTitles(headings), ...questions.map(questionRow)],
      widths: QUESTION_WIDTHS,
    },
  ];
}

/** The same of a project: its sums first, then each line and question with its site. */
export function projectNetworkSheets({ headings, totals, sites }: ProjectNetworkDocument): NetworkSheet[] {
  const ofSites = (rowsOf: (document: NetworkDocument) => readonly Row[]): Row[] =>
    sites.flatMap(({ site, document }) => rowsOf(document).map((row) => [site, ...row]));
  return [
    { name: headings.whole, rows: [lineTitles(headings), ...lineRows(totals, headings)], widths: LINE_WIDTHS },
    {
      name: headings.derived,
      rows: [[headings.site, ...lineTitles(headings)], ...ofSites(({ lines }) => lineRows(lines, headings))],
      widths: [SITE_WIDTH, ...LINE_WIDTHS],
    },
    {
      name: headings.questions,
      rows: [[headings.site, ...questionTitles(headings)], ...ofSites(({ questions }) => questions.map(questionRow))],
      widths: [SITE_WIDTH, ...QUESTION_WIDTHS],
    },
  ];
}

function lineTitles({ what, figure, unit, how }: NetworkDocument['headings']): Row {
  return [what, figure, unit, how];
}

/** A figure of a workbook has the decimals that are printed. */
function lineRows(lines: readonly NetworkLine[], headings: NetworkDocument['headings']): Row[] {
  const { atLeast = network.headings.atLeast } = headings;
  return lines.map(({ what, value, unit, isLeast, how }) => [
    what,
    Math.round(value * 10) / 10,
    unit,
    isLeast ? `${atLeast} ${how}` : how,
  ]);
}

function questionTitles({ question, reason, answer }: NetworkDocument['headings']): Row {
  return [question, reason, answer];
}

function questionRow({ question, reason, answer }: NetworkQuestion): Row {
  return [question, reason, answer];
}
