import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#recording-servers';

/** Mean rate of a stream at its peak: what a client that looks at one stream receives. */
export const meanStreamRate = formula({
  id: 'network.mean-stream-rate',
  title: 'Mean stream rate',
  expression: 'cameraMbit / streams',
  inputs: { cameraMbit: 'Mbit/s', streams: 'stream' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, streams }) => cameraMbit / streams,
});

/** Data that a server sends to its clients; streams pass through, they are not transcoded. */
export const clientDataRate = formula({
  id: 'network.client-data-rate',
  title: 'Client data rate',
  expression: 'clientStreams * meanMbit',
  inputs: { clientStreams: 'stream', meanMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ clientStreams, meanMbit }) => clientStreams * meanMbit,
});

/** Part of a link that may be used. */
export const usableLink = formula({
  id: 'network.usable-link',
  title: 'Usable part of the link',
  expression: 'linkMbit * linkShare',
  inputs: { linkMbit: 'Mbit/s', linkShare: '1' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ linkMbit, linkShare }) => linkMbit * linkShare,
});

/** What is left of a link that cameras and clients share. */
export const sharedLink = formula({
  id: 'network.shared-link',
  title: 'Link left for cameras',
  expression: 'max(0, usableMbit - clientMbit)',
  inputs: { usableMbit: 'Mbit/s', clientMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ usableMbit, clientMbit }) => Math.max(0, usableMbit - clientMbit),
});

/** Rate of the network to a storage that is not in the server. */
export const storageLinkRate = formula({
  id: 'network.storage-link-rate',
  title: 'Storage network rate',
  expression: 'megabytesPerSecond * 8',
  inputs: { megabytesPerSecond: 'MB/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ megabytesPerSecond }) => megabytesPerSecond * 8,
});

/** Rates that share a link. */
export const sumOfRates = formula({
  id: 'network.sum-of-rates',
  title: 'Rates on one link',
  expression: 'sum(rates)',
  inputs: { rates: each('Mbit/s') },
  unit: 'Mbit/s',
  source: 'by definition',
  compute: ({ rates }) => rates.reduce((sum, rate) => sum + rate, 0),
});
