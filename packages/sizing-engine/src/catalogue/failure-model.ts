import type { FailureModel } from './schema.ts';
import { SOURCES } from './sources.ts';

/** What is known of failing servers and disks. */
export const FAILURE_MODEL = {
  id: 'failure model',
  annualFailureRate: { value: 0.015, unit: '1/year', origin: 'assumed', source: SOURCES.diskFailures },
  readErrorRate: { value: 1e-15, unit: '1/bit', origin: 'practice', source: SOURCES.readErrors },
  rebuildSpeed: {
    low: { value: 30, unit: 'MB/s', origin: 'practice', source: SOURCES.rebuildSpeed },
    likely: { value: 50, unit: 'MB/s', origin: 'practice', source: SOURCES.rebuildSpeed },
    high: { value: 100, unit: 'MB/s', origin: 'practice', source: SOURCES.rebuildSpeed },
  },
  rebuildShare: { value: 0.38, unit: '1', origin: 'measured', source: SOURCES.rebuildLoad },
  applianceDiskThroughput: {
    value: 150,
    unit: 'MB/s/disk',
    origin: 'assumed',
    source: SOURCES.applianceDisks,
  },
  failoverDetection: { value: 5, unit: 's', origin: 'vendor', source: SOURCES.failover },
  serviceStart: {
    low: { value: 2, unit: 's', origin: 'vendor', source: SOURCES.failover },
    high: { value: 30, unit: 's', origin: 'vendor', source: SOURCES.failover },
  },
  disksPerHotSpare: { value: 20, unit: 'disk', origin: 'practice', source: SOURCES.hotSpares },
  workloadNote: { value: 180, unit: 'TB/year', origin: 'vendor', source: SOURCES.diskWorkload },
  workloadWarning: { value: 550, unit: 'TB/year', origin: 'vendor', source: SOURCES.diskWorkload },
  lossWarning: { value: 0.5, unit: '1', origin: 'assumed', source: SOURCES.model },
} as const satisfies FailureModel;
