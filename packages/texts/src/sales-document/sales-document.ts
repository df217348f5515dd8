import { Assumptions } from '../told/assumptions.ts';
import { customerDocumentOf } from '../customer-document/customer-document.ts';
import type { AnsweredResult } from '../customer-document/input.ts';
import { failureSentences } from '../customer-document/failures.ts';
import { figureFormatsOf } from '../language/document-formats.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import { asked } from './asked.ts';
import { choices } from './choices.ts';
import { computed } from './computed.ts';
import type { SalesDocument, SalesPart } from './document.ts';
import type { SalesDocumentInput, SalesResult, SalesSources } from './input.ts';
import { demand } from './recorded.ts';
import { tablePart } from './parts.ts';

/** Cameras that are asked for besides, as shares of those of the design. */
const MORE_CAMERAS = [0.1, 0.25] as const;
const MORE_DAYS = [7, 30, 60] as const;

/**
 * What a sales engineer's document asks besides the design.
 *
 * @param cameras - Of the design.
 * @example
 * ```ts
 * whatIfQuestions(82)[0]; // { cameras: 9, days: 0 }
 * ```
 */
export function whatIfQuestions(cameras: number): { readonly cameras: number; readonly days: number }[] {
  return [
    ...[...new Set(MORE_CAMERAS.map((share) => Math.ceil(cameras * share)))].map((more) => ({
      cameras: more,
      days: 0,
    })),
    ...MORE_DAYS.map((days) => ({ cameras: 0, days })),
  ];
}

/**
 * The document of a sales engineer: what the customer gets with all that is to be known before it is sold, what else could be
 * bought, and how it was computed, as plain data. What is assumed is numbered, with its source.
 *
 * @param input - The priced result and design, what-if results, and what the histories tell. Amounts are decimal numbers as text.
 * @param speaker - In whose language it is: that of the result.
 * @returns Null where no hardware fits, and of a version that had no answer.
 * @throws Never.
 * @example
 * ```ts
 * salesDocumentOf(input)?.pages.map(({ title }) => title);
 * // ['Choices', 'What is recorded', 'How it is computed', 'What was asked']
 * ```
 */
export function salesDocumentOf(input: SalesDocumentInput, speaker: Speaker = ownSpeaker): SalesDocument | null {
  const customer = customerDocumentOf(input, speaker);
  if (customer === null) return null;
  const { terms: _terms, annex: _annex, ...told } = customer;
  const formats = figureFormatsOf(customer.locale, speaker);
  const sources: SalesSources = {
    ...input,
    // A customer's document has hardware.
    result: input.result as SalesResult & AnsweredResult,
    customer,
    formats,
    assumptions: new Assumptions(input.catalogue.version, formats.words.common),
  };
  const titles = formats.words.sales.pages;
  const pages = [
    { code: 'choices' as const, title: titles.choices, parts: choices(sources) },
    { code: 'recorded' as const, title: titles.recorded, parts: demand(sources) },
    { code: 'computed' as const, title: titles.computed, parts: computed(sources) },
    { code: 'asked' as const, title: titles.asked, parts: asked(sources) },
  ];
  return {
    ...told,
    warnings: warningsOf(sources),
    margin: marginOf(sources),
    pages,
    assumptions: sources.assumptions.texts,
  };
}

function warningsOf({ result, design, catalogue, formats }: SalesSources): string[] {
  const failures = failureSentences({ result, design, catalogue }, formats);
  const all = [...result.warnings.map(({ message }) => message), ...failures.map(({ text }) => text)];
  return [...new Set(all)];
}

function marginOf({ margin, issue, formats }: SalesSources): SalesPart | null {
  if (margin === null || !issue.withPrices) return null;
  const { amount, money, number } = formats;
  const { title, columns, price, total, discount } = formats.words.sales.margin;
  const { currency } = margin;
  const cells = (line: typeof margin.total): string[] => [
    amount(line.cost),
    amount(line.price),
    amount(line.margin),
    `${number(line.percent, 1)} %`,
  ];
  const rows = margin.lines.map((line) => [line.designation, number(line.quantity), ...cells(line)]);
  const less = margin.discount === null ? [] : [discount({ money: money(margin.discount, currency) }, formats)];
  const heads = [
    columns.item,
    `#${columns.quantity}`,
    `#${columns.cost}`,
    `#${price({ currency }, formats)}`,
    `#${columns.margin}`,
    `#${columns.share}`,
  ];
  const head = { title, columns: heads, lines: less };
  const [part = null] = tablePart(head, [...rows, [total, '', ...cells(margin.total)]]);
  return part;
}
