import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getPriceList, updatePriceList, type PriceList, type PriceListUpdate } from '@site-designer/api-contract';
import { priceListErrors } from '@site-designer/price-list';
import { refuseInvalid } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { NO_PRICES, type PriceListStore } from './price-list-store.ts';

interface PriceListDependencies {
  readonly priceLists: PriceListStore;
}

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
  const priceList = { currency, lines: whole };
  refuseInvalid(priceListErrors(priceList).map(({ path, message }) => ({ path: `priceList.${path}`, message })));
  return priceList;
}
