import type { MeasurementModel } from './schema.ts';
import { SOURCES } from './sources.ts';

const source = SOURCES.measuredSamples;

/** Ranges of rates measured for a day or longer; rates of shorter samples have the range of any typed rate. */
export const MEASUREMENT_MODEL = {
  id: 'measured rates',
  daySample: {
    from: { value: 24, unit: 'h', origin: 'assumed', source },
    low: { value: 0.95, unit: '1', origin: 'assumed', source },
    high: { value: 1.05, unit: '1', origin: 'assumed', source },
  },
  weekSample: {
    from: { value: 168, unit: 'h', origin: 'assumed', source },
    low: { value: 0.98, unit: '1', origin: 'assumed', source },
    high: { value: 1.02, unit: '1', origin: 'assumed', source },
  },
} as const satisfies MeasurementModel;
