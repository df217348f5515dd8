import { formula } from '../derivation/formula.ts';
import { sumOf } from './total.ts';

const SOURCE = 'docs/model.md#recording-servers';

/**
 * Mean rate of a stream at its peak, Mbit/s: what a client that looks at one stream receives. Streams > 0; audio, metadata and
 * the headers of packets are not counted.
 */
export const meanStreamRate = formula({
  id: 'network.mean-stream-rate',
  title: 'Mean stream rate',
  expression: 'cameraMbit / streams',
  inputs: { cameraMbit: 'Mbit/s', streams: 'stream' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, streams }) => cameraMbit / streams,
});

/**
 * Data that one server sends to its clients, Mbit/s. Streams pass through: nothing is transcoded and no client asks for a
 * smaller picture. Playback of recordings counts like live viewing.
 */
export const clientDataRate = formula({
  id: 'network.client-data-rate',
  title: 'Client data rate',
  expression: 'clientStreams * meanMbit',
  inputs: { clientStreams: 'stream', meanMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ clientStreams, meanMbit }) => clientStreams * meanMbit,
});

/** Part of a link that may be used, Mbit/s; the share is 0 to 1 and leaves room for bursts and headers of packets. */
export const usableLink = formula({
  id: 'network.usable-link',
  title: 'Usable part of the link',
  expression: 'linkMbit * linkShare',
  inputs: { linkMbit: 'Mbit/s', linkShare: '1' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ linkMbit, linkShare }) => linkMbit * linkShare,
});

/** What clients leave of a link that they share with cameras, Mbit/s; never below 0. */
export const sharedLink = formula({
  id: 'network.shared-link',
  title: 'Link left for cameras',
  expression: 'max(0, usableMbit - clientMbit)',
  inputs: { usableMbit: 'Mbit/s', clientMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ usableMbit, clientMbit }) => Math.max(0, usableMbit - clientMbit),
});

/** Rate of the network to a storage that is not in the server, Mbit/s; overhead of its protocol is not counted. */
export const storageLinkRate = formula({
  id: 'network.storage-link-rate',
  title: 'Storage network rate',
  expression: 'megabytesPerSecond * 8',
  inputs: { megabytesPerSecond: 'MB/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ megabytesPerSecond }) => megabytesPerSecond * 8,
});

/** Sum of the rates that share a link, Mbit/s. */
export const sumOfRates = sumOf('rates', 'Mbit/s', { id: 'network.sum-of-rates', title: 'Rates on one link' });
