import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, calculateProposal, HardwareType, type Design } from '../../src/index.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, PUBLISHED_CASE } from '../support/designs.ts';

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
      { item: 'HE150D-4TB', description: 'Husky IVO 150D, Desktop, 1 x 4 TB, JBOD', quantity: 1 },
      { item: 'Professional+', description: 'Recording software: a licence for each camera', quantity: 4 },
    ]);
  });

  it('of generic servers has the disks of all servers, of both databases and of the management server', () => {
    const proposal = calculateProposal(generic(PUBLISHED_CASE, { archiving: true, management: true }), catalogue);
    const servers = proposal.genericProposal!.quantity;
    const quantities = billOfMaterials(proposal).map(({ quantity }) => quantity);
    expect(quantities).toEqual([
      servers,
      proposal.liveDatabase!.quantity * servers,
      proposal.archiveDatabase!.quantity * servers,
      1,
      proposal.managementServer!.databaseStorage.quantity,
      4,
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
      }),
    );
  });
});
