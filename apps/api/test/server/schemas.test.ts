import { contracts } from '@site-designer/api-contract';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { Environment } from '../../src/settings/config.ts';

const ajv = new Ajv();

const schemas = contracts.flatMap(({ method, url, schema }) =>
  (['body', 'params', 'querystring'] as const).flatMap((part) => {
    const checked: unknown = Reflect.get(schema, part);
    return checked === undefined ? [] : [[`${method} ${url} ${part}`, checked as object] as const];
  }),
);

it.each([...schemas, ['variables', Environment] as const])('the schema of %s is one', (_, schema) => {
  expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
});
