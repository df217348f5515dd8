import { describe, expect, it } from 'vitest';
import { calculateProposal } from '../../src/index.ts';
import { MachineType, StorageConnectivity } from '../../src/doors/enumerations.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';
import { english } from '../support/in-english.ts';

describe('client data', () => {
  it('is so many streams of the mean rate', () => {
    // Two streams of 2 and 6 Mbit/s: 4 Mbit/s on average; three clients see 12
    const meanMbit = computed('network.mean-stream-rate', { cameraMbit: 8, streams: 2 });
    expect(computed('network.client-data-rate', { clientStreams: 3, meanMbit })).toBe(12);
  });

  it('of an appliance passes through without overhead', () => {
    const { huskyProposal } = calculateProposal(
      huskyDesign(groupsOf({ quantity: 10 }), { concurrentSmartClientStreams: 20 }),
      catalogue,
    );
    expectClose(huskyProposal?.clientDataRate.value, 20 * 2.702);
  });

  it.each([
    [259, false],
    [260, true],
  ])('of %i remote streams of an appliance is above 700 Mbit/s: %s', (concurrentSmartClientStreams, warns) => {
    // 259 x 2.702 = 699.8, 260 x 2.702 = 702.5
    const { warnings } = calculateProposal(
      huskyDesign(groupsOf({ quantity: 10 }), { concurrentSmartClientStreams }),
      catalogue,
    );
    expect(warnings.some(({ code }) => code === 'client-data-rate')).toBe(warns);
  });
});

describe('the network table', () => {
  const rows = groupsOf({ quantity: 100 });
  const tableOf = (change: Parameters<typeof genericDesign>[1]) =>
    english.rendered(calculateProposal(genericDesign(rows, change), catalogue)).networkInterface;

  it('has a camera, a client and a management row', () => {
    const [cameras, clients, management, ...more] = tableOf({ machineType: MachineType.entry }) ?? [];
    // One entry server: 270.2 x 1.2; one client stream of 3.2424
    expect(cameras).toMatchObject({ usage: 'Cameras', speed: 1000 });
    expectClose(cameras?.requiredBitrate ?? 0, 324.24);
    expect(clients).toMatchObject({ usage: 'Clients', speed: 1000 });
    expectClose(clients?.requiredBitrate ?? 0, 3.2424);
    expect(management).toMatchObject({ usage: 'Management', speed: 1000, requiredBitrate: null });
    expect(more).toEqual([]);
  });

  it('has a storage row where a storage is not in the server', () => {
    const san = { storageConnectivity: StorageConnectivity.iscsiSan };
    const table = tableOf({ machineType: MachineType.standard, liveDatabase: san }) ?? [];
    const storage = table.find(({ usage }) => usage === 'Storage');
    expect(storage).toMatchObject({ speed: 10_000, details: 'iSCSI SAN' });
    // Written and played back: 324.24 + 3.2424
    expectClose(storage?.requiredBitrate ?? 0, 327.4824);
  });

  it('names both storage networks of a server, and what they move together', () => {
    const table = tableOf({
      machineType: MachineType.standard,
      archiving: true,
      liveDatabase: { storageConnectivity: StorageConnectivity.iscsiSan },
      archiveDatabase: { storageConnectivity: StorageConnectivity.fibreChannelSan },
    });
    const storage = table?.find(({ usage }) => usage === 'Storage');
    expect(storage?.details).toBe('iSCSI SAN, Fibre Channel SAN');
    // live 2 x 324.24 + 3.2424, archive 324.24 + 3.2424
    expectClose(storage?.requiredBitrate ?? 0, 651.7224 + 327.4824);
  });

  it('of a virtual machine has one link for cameras and clients', () => {
    const [cameras, clients] = tableOf({ machineType: MachineType.virtual }) ?? [];
    expect(cameras).toMatchObject({ speed: 10_000, details: 'One link for cameras and clients' });
    expect(clients).toMatchObject({ speed: 10_000, details: 'One link for cameras and clients' });
  });
});
