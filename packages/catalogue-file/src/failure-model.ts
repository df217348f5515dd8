import { fact, text } from './facts.ts';
import { amount, named, object, share } from './objects.ts';

/** Facts about failures of servers and disks. */
export const FailureModel = named('FailureModel', 'Constants of the day on which a server or a disk fails.', {
  id: text(),
  annualFailureRate: fact('1/year', { kind: 'chance', description: 'Part of all disks that fail in a year.' }),
  readErrorRate: fact('1/bit', { kind: 'chance', description: 'Unreadable bits for each bit that is read.' }),
  rebuildSpeed: object(
    { low: fact('MB/s'), likely: fact('MB/s'), high: fact('MB/s') },
    'What an array writes to the disk that replaces a failed one, while it records.',
  ),
  rebuildShare: share('Part of its transfer speed that an array can use for recording while it rebuilds.'),
  applianceDiskThroughput: fact('MB/s/disk'),
  failoverDetection: fact('s', { ...amount, description: 'Silence after which a recording server counts as failed.' }),
  serviceStart: object(
    { low: fact('s', amount), high: fact('s', amount) },
    'What a spare of a cold standby group takes to start recording.',
  ),
  disksPerHotSpare: fact('disk'),
  workloadNote: fact('TB/year', {
    description: 'What entry and surveillance disks are rated for; a proposal says so above it.',
  }),
  workloadWarning: fact('TB/year', { description: 'What nearline disks are rated for; a proposal warns above it.' }),
  lossWarning: share('Chance that the rebuild of an array loses it from which on a proposal warns.'),
});
