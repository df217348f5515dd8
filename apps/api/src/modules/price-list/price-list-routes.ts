import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getPriceList,
  PRICE_BOUNDS,
  updatePriceList,
  type PriceList,
  type PriceListUpdate,
} from '@site-designer/api-contract';
import type { Bounds, FieldError } from '@site-designer/sizing-engine/design';
import { refuseInvalid } from '../../problem.ts';
import { caller } from '../caller.ts';
import { namesOf } from './price-bill.ts';
import { NO_PRICES, type PriceListStore } from './price-list-store.ts';

export interface PriceListDependencies {
  readonly priceLists: PriceListStore;
}

const TEXTS = {
  unnamed: 'A line needs a designation or a SKU',
  currency: 'Must be a currency code such as EUR or USD',
  between: ({ min, max }: Bounds) => `Value must be between ${min} and ${max}`,
  twice: (name: string) => `"${name}" is listed twice`,
} as const;

export const priceListRoutes: FastifyPluginAsyncTypebox<PriceListDependencies> = async (app, { priceLists }) => {
  app.route({
    ...getPriceList,
    handler: async (request) => ({ priceList: (await priceLists.read(caller(request))) ?? NO_PRICES }),
  });

  app.route({
    ...updatePriceList,
    handler: async (request) => {
      const priceList = checkedPriceList(request.body.priceList);
      await priceLists.write(caller(request), priceList);
      return { priceList };
    },
  });
};

function checkedPriceList({ currency, lines }: PriceListUpdate['priceList']): PriceList {
  const whole = lines.map(
    ({ designation = '', sku = '', description = '', unitPrice, margin = null, leadTimeDays = null }) => ({
      designation: designation.trim(),
      sku: sku.trim(),
      description: description.trim(),
      unitPrice,
      margin,
      leadTimeDays,
    }),
  );
  refuseInvalid([...currencyErrors(currency), ...lineErrors(whole)]);
  return { currency, lines: whole };
}

function currencyErrors(currency: string): FieldError[] {
  const isKnown = Intl.supportedValuesOf('currency').includes(currency);
  return isKnown ? [] : [{ path: 'priceList.currency', message: TEXTS.currency }];
}

function boundErrors(line: PriceList['lines'][number], path: string): FieldError[] {
  return (['margin', 'leadTimeDays'] as const).flatMap((field) => {
    const value = line[field];
    const bounds = PRICE_BOUNDS[field];
    const isWithin = value === null || (value >= bounds.min && value <= bounds.max);
    return isWithin ? [] : [{ path: `${path}.${field}`, message: TEXTS.between(bounds) }];
  });
}

/** A name that two lines have would leave open which price holds. */
function lineErrors(lines: PriceList['lines']): FieldError[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line, index): FieldError[] => {
    const outside = boundErrors(line, `priceList.lines[${index}]`);
    if (outside.length > 0) return outside;
    const path = `priceList.lines[${index}].designation`;
    const names = [...new Set(namesOf(line))];
    if (names.length === 0) return [{ path, message: TEXTS.unnamed }];
    const repeated = names.find((name) => seen.has(name));
    for (const name of names) seen.set(name, index);
    return repeated === undefined ? [] : [{ path, message: TEXTS.twice(repeated) }];
  });
}
