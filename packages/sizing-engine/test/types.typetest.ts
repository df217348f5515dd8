/**
 * What the compiler must refuse. Each `@ts-expect-error` is a test: where the line below it compiles, this file does not.
 */
import { formula } from '../src/derivation/formula.ts';
import { given } from '../src/derivation/quantity.ts';
import { type Quantity } from '../src/doors/explanations.ts';
import { each } from '../src/derivation/card.ts';
import { limitOfFigure } from '../src/sizing/limits/limit.ts';

const dataRate = formula({
  id: 'type-test.data-rate',
  title: 'Data rate',
  expression: 'streams * kbps / 1000',
  inputs: { streams: 'stream', kbps: 'kbit/s' },
  unit: 'Mbit/s',
  source: 'by definition',
  compute: ({ streams, kbps }) => (streams * kbps) / 1000,
});

const total = formula({
  id: 'type-test.total',
  title: 'Total',
  expression: 'sum(rows)',
  inputs: { rows: each('TB') },
  unit: 'TB',
  source: 'by definition',
  compute: ({ rows }) => rows.reduce((sum, row) => sum + row, 0),
});

const streams = given('streams', 4, 'stream');
const kbps = given('kbps', 2702, 'kbit/s');
const decimal = given('storage', 2.46, 'TB');
const binary = given('formatted', 3.57, 'TiB');

/** The right units compile, and the result knows its own. */
export const rate: Quantity<'Mbit/s'> = dataRate({ streams, kbps });
export const sum: Quantity<'TB'> = total({ rows: [decimal, decimal] });

// @ts-expect-error -- a rate in Mbit/s is no rate in kbit/s
dataRate({ streams, kbps: rate });

// @ts-expect-error -- inputs are not to be confused
dataRate({ streams: kbps, kbps: streams });

// @ts-expect-error -- every input is due
dataRate({ streams });

// @ts-expect-error -- and no other
dataRate({ streams, kbps, hours: streams });

// @ts-expect-error -- a TiB is no TB
total({ rows: [decimal, binary] });

// @ts-expect-error -- one quantity is no list
total({ rows: decimal });

// @ts-expect-error -- a result is what its formula says
export const wrong: Quantity<'kbit/s'> = dataRate({ streams, kbps });

// @ts-expect-error -- a bare number has no unit
dataRate({ streams, kbps: 2702 });

// @ts-expect-error -- a unit is one that the engine speaks
given('storage', 1, 'Gb');

// @ts-expect-error -- a quantity does not change
streams.value = 5;

formula({
  id: 'type-test.misnamed',
  title: 'Misnamed',
  expression: 'streams',
  inputs: { streams: 'stream' },
  unit: 'stream',
  source: 'by definition',
  // @ts-expect-error -- the function gets the inputs that are declared, and no other
  compute: ({ cameras }) => cameras,
});

limitOfFigure({
  limit: 'recordingRate',
  unit: 'Mbit/s',
  max: 350,
  of: ({ peakMbit }) => peakMbit,
  // @ts-expect-error -- a limit and its maximum share a unit
  allowed: () => given('cameras', 4, 'camera'),
  // @ts-expect-error -- and so does what is asked of it
  asked: () => streams,
  because: () => [],
  blames: 'peakMbit',
  easedBy: 'hardware',
});
