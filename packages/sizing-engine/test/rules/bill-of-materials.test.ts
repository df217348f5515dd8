import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, calculateProposal, explain, type Design } from '../../src/index.ts';
import { HardwareType, StorageConnectivity } from '../../src/design/index.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, genericDesign, PUBLISHED_CASE } from '../support/designs.ts';

function generic(design: Design, settings: { readonly archiving: boolean; readonly management: boolean }): Design {
  const { genericServerSettings } = design.serverSettings;
  const { advancedSettings } = genericServerSettings;
  return {
    ...design,
    serverSettings: {
      ...design.serverSettings,
      hardwareType: HardwareType.generic,
      genericServerSettings: {
        ...genericServerSettings,
        addManagementServer: settings.management,
        advancedSettings: { ...advancedSettings, archiving: settings.archiving },
      },
    },
  };
}

describe('the bill of materials', () => {
  it('of the published case is one appliance and the licences of four cameras', () => {
    expect(billOfMaterials(calculateProposal(PUBLISHED_CASE, catalogue))).toEqual([
      {
        item: 'HE150D-4TB',
        description: 'Husky IVO 150D, Desktop, 1 x 4 TB, JBOD',
        quantity: 1,
        figure: 'huskyProposal.serverQuantity',
      },
      {
        item: 'Professional+',
        description: 'Recording software: a licence for each camera',
        quantity: 4,
        figure: 'totals.cameras.value',
      },
    ]);
  });

  it('of generic servers has the disks of all servers, of both databases and of the management server', () => {
    const proposal = calculateProposal(generic(PUBLISHED_CASE, { archiving: true, management: true }), catalogue);
    expect(billOfMaterials(proposal)).toEqual([
      {
        item: 'Entry server',
        description: 'Recording server: 6-core server CPU, 16 GB RAM, 2 x 480 GB SSD, RAID 1 for the system',
        quantity: 1,
        figure: 'genericProposal.quantity',
      },
      {
        item: '1 TB 7.2k HDD',
        description: 'Disk of the live database: RAID 5, Direct attached, 3 for each server',
        quantity: 3,
        figure: 'liveDatabase.totalQuantity',
      },
      {
        item: '2 TB 7.2k HDD',
        description: 'Disk of the archive: RAID 5, Direct attached, 3 for each server',
        quantity: 3,
        figure: 'archiveDatabase.totalQuantity',
      },
      {
        item: 'Management server',
        description: '4-core server CPU, 16 GB RAM, 240 GB SSD for the system, SQL Server Express (free edition)',
        quantity: 1,
        figure: null,
      },
      {
        item: '0.48 TB SSD',
        description: 'Disk of the management database: RAID 1',
        quantity: 2,
        figure: 'managementServer.databaseStorage.quantity',
      },
      {
        item: 'Professional+',
        description: 'Recording software: a licence for each camera',
        quantity: 4,
        figure: 'totals.cameras.value',
      },
    ]);
  });

  it('names a storage network as the lists do', () => {
    const archiveDatabase = { storageConnectivity: StorageConnectivity.iscsiSan };
    const design = genericDesign(PUBLISHED_CASE.cameras, { archiving: true, archiveDatabase });
    const lines = billOfMaterials(calculateProposal(design, catalogue));
    expect(lines[2]!.description).toContain('iSCSI SAN, ');
  });

  it('has the disks of all servers', () => {
    const many = { ...PUBLISHED_CASE, cameras: PUBLISHED_CASE.cameras.map((row) => ({ ...row, quantity: 400 })) };
    const proposal = calculateProposal(generic(many, { archiving: false, management: false }), catalogue);
    const servers = proposal.genericProposal!.quantity;
    expect(servers).toBeGreaterThan(1);
    expect(billOfMaterials(proposal).map(({ quantity }) => quantity)).toEqual([
      servers,
      proposal.liveDatabase!.quantity * servers,
      1600,
    ]);
  });

  it('has no disks of an archive and no management server where none was asked for', () => {
    const proposal = calculateProposal(generic(PUBLISHED_CASE, { archiving: false, management: false }), catalogue);
    expect(billOfMaterials(proposal).map(({ description }) => description.split(':')[0])).toEqual([
      'Recording server',
      'Disk of the live database',
      'Recording software',
    ]);
  });

  it('has whole quantities of at least one, and lines exactly where something fits', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = calculateProposal(design, catalogue);
        const lines = billOfMaterials(proposal);
        expect(lines.length > 0).toBe(proposal.calculationSuccess);
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
        const explained = lines.map(({ figure }) =>
          figure === null ? { value: 1 } : explain(proposal, figure).steps.at(-1),
        );
        expect(explained).toMatchObject(lines.map(({ quantity }) => ({ value: quantity })));
      }),
    );
  });
});
