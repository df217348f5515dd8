import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, calculateTotals, explain, type DatabaseProposal, type Proposal } from '../../src/index.ts';
import { figurePaths, formulas, replay } from '../../src/doors/explanations.ts';
import type { NumberStep } from '../../src/doors/explanations.ts';
import { numbersOf, proposalOf, serversNeeded, serversOf } from '../support/answers.ts';
import { demandingDesigns, genericDesigns, huskyDesigns, simpleDesigns } from '../support/arbitraries.ts';
import { expectClose, expectNotMore } from '../support/close-to.ts';
import { catalogue } from '../support/designs.ts';
import {
  naiveApplianceHolds,
  naiveBaysHold,
  naiveCapacityTb,
  naiveCarries,
  naiveGives,
  naiveLayouts,
  naiveMachines,
  naiveQuestion,
  naiveServerOf,
  naiveServersDealt,
  type NaiveAppliances,
  type NaiveLayout,
} from '../support/naive.ts';
import { english } from '../support/in-english.ts';

/** Choices and no figures: what an alternative would set and buy, which is explained once it is taken, which cameras a server has, which group something is of; and how many lines of a bill have a price. */
const NO_FIGURE =
  /^alternatives\[\d+\]\.(?:settings|bill\[\d+\]|billTotal|changes\[\d+\])\.|^answer\.failed\.(?:cameraGroupId$|ways)|^serverPlan\.servers\[\d+\]\.groups|^billTotal\.|^reach\[\d+\]\.alone\[\d+\]\.cameraGroupId$|^coverage\[\d+\]\.cameraGroupId$/;

/** What a line of the bill takes of power and room; a line that takes nothing of it, such as a licence, needs no reason. */
const OF_LINE = /^bill\[\d+\]\.(?:typicalW|greatestW|heatBtuPerHour|rackUnits|weightKg)$/;

/** The name of a line is explained where something chose it. */
const DESIGNATION = /^bill\[\d+\]\.designation$/;

/** What a cure of coverage adds, which is explained once it is taken; below 0 where a picture that is wider has fewer pixels in all. */
const OF_CURE = /^coverage\[\d+\]\.cures\[\d+\]\.added/;

/** Numbers that a proposal shows. */
function figuresOf(proposal: Proposal): (readonly [string, number])[] {
  return numbersOf(proposal).filter(
    ([path, value]) => !NO_FIGURE.test(path) && !OF_CURE.test(path) && !(OF_LINE.test(path) && value === 0),
  );
}

function raidOf(name: string): number {
  return catalogue.raidFamilies.find((family) => family.name === name)!.id;
}

function layoutOf({ raidType, quantity, diskSize }: DatabaseProposal): NaiveLayout {
  return { raid: raidOf(raidType), disks: quantity, diskTb: diskSize };
}

/** The appliance of a proposal, found in the catalogue by its SKU. */
function applianceOf({ huskyProposal }: Proposal): NaiveAppliances {
  const { serverQuantity, huskyIvoSpec, diskUtilization } = huskyProposal!;
  const found = catalogue.appliances.flatMap((appliance) =>
    appliance.skus.flatMap((sku) => (sku.sku === huskyIvoSpec.sku ? [{ appliance, sku }] : [])),
  );
  return { ...found[0]!, servers: serverQuantity, raid: raidOf(diskUtilization.additionalHeadlineInfo) };
}

const DATABASE_CHOICES = ['diskType', 'raidType', 'connectivity'];

/** Texts of a proposal that the design or a rule chose, or that the catalogue says of what was chosen. */
const CHOICES = [
  'xProtectPlatform',
  'answer.hardware.designation',
  'answer.hardware.name',
  ...['machineType', 'cpuType', 'osDisk'].map((field) => `genericProposal.${field}`),
  ...DATABASE_CHOICES.map((field) => `liveDatabase.${field}`),
  ...DATABASE_CHOICES.map((field) => `archiveDatabase.${field}`),
  ...['cpuType', 'osDisk', 'diskType', 'sqlServer', 'databaseStorage.diskType', 'databaseStorage.raidType'].map(
    (field) => `managementServer.${field}`,
  ),
  ...[
    'sku',
    'modelName',
    'processorType',
    'operatingSystem',
    'storageTypeLabel',
    'storageCapacityLabel',
    'osDrive',
  ].map((field) => `huskyProposal.huskyIvoSpec.${field}`),
];

function at(root: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], root);
}

describe('a result', () => {
  it('has the totals of its cameras alone, to the last digit', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        expect(calculateTotals(design.cameras, catalogue)).toEqual(proposalOf(design).totals);
      }),
    );
  });

  it('never holds NaN, an infinity or a negative number', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const wrong = numbersOf(proposalOf(design)).filter(
          ([path, value]) => !Number.isFinite(value) || (value < 0 && !OF_CURE.test(path)),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('explains exactly the figures and choices that it shows', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const proposal = proposalOf(design);
        const texts = CHOICES.filter((path) => typeof at(proposal, path) === 'string');
        const zeros = numbersOf(proposal).flatMap(([path, value]) => (value === 0 && OF_LINE.test(path) ? [path] : []));
        const explained = figurePaths(proposal).filter((path) => !zeros.includes(path) && !DESIGNATION.test(path));
        expect(explained.toSorted()).toEqual([...figuresOf(proposal).map(([path]) => path), ...texts].toSorted());
      }),
    );
  });

  it('explains each figure by a derivation that ends in it', () => {
    fc.assert(
      fc.property(simpleDesigns, fc.nat(), (design, pick) => {
        const proposal = proposalOf(design);
        const figures = figuresOf(proposal);
        const [path, value] = figures[pick % figures.length]!;
        const { root, steps } = explain(proposal, path);
        expect(steps.find(({ key }) => key === root)).toMatchObject({ value });
      }),
    );
  });

  it('is the same for the same design', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        expect(JSON.stringify(proposalOf(design))).toBe(
          JSON.stringify(calculateProposal(structuredClone(design), catalogue)),
        );
      }),
    );
  });
});

describe('totals, which are summed on bare numbers', () => {
  it('equal the sum over their explained rows, at both ends of their range', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const proposal = proposalOf(design);
        for (const [path, value] of numbersOf(proposal.totals, 'totals')) {
          const explained = explain(proposal, path);
          const last = explained.steps.at(-1) as NumberStep;
          expect(last.value).toBe(value);
          expect(last.origin.kind).toBe('formula');
          expect(replay(explained, formulas)).toEqual([]);
        }
      }),
    );
  });
});

describe('a proposal of generic servers', () => {
  it('carries what the design needs', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        const { genericProposal, liveDatabase, archiveDatabase } = proposalOf(design);
        fc.pre(genericProposal !== null);
        const question = naiveQuestion(design, catalogue);
        const machine = catalogue.machineFamilies.find(({ name }) => name === genericProposal.machineType)!;
        const layouts = [liveDatabase, archiveDatabase].flatMap((database) => database ?? []).map(layoutOf);
        const holds = naiveServersDealt(question, genericProposal.quantity).some((server) => {
          const disks = server.storages.map((storage, index) => ({ storage, disks: layouts[index]!.disks }));
          return (
            naiveCarries(machine, server, question) &&
            naiveBaysHold(machine, disks, design.serverSettings.genericServerSettings) &&
            server.storages.every(({ need, settings }, index) =>
              naiveGives(layouts[index]!, need, {
                catalogue,
                convention: question.convention,
                diskType: settings.diskType,
              }),
            )
          );
        });
        expect(holds).toBe(true);
      }),
    );
  });

  it('says what the fullest server needs', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        const { genericProposal, liveDatabase, archiveDatabase, networkInterface } = proposalOf(design);
        fc.pre(genericProposal !== null);
        const question = naiveQuestion(design, catalogue);
        const machine = catalogue.machineFamilies.find(({ name }) => name === genericProposal.machineType)!;
        const server = naiveServerOf(machine, genericProposal.quantity, question)!;
        expect(genericProposal.camerasPrServer).toBe(server.cameras);
        expectClose(networkInterface?.[0]?.requiredBitrate ?? 0, server.cameraMbit);
        expectClose(networkInterface?.[1]?.requiredBitrate ?? 0, server.clientMbit);
        const databases = [liveDatabase, archiveDatabase].flatMap((database) => database ?? []);
        for (const [index, { need }] of server.storages.entries()) {
          const { reqCapacity, transferSpeed, formattedCapacity, ...database } = databases[index]!;
          expectClose(reqCapacity, need.tb);
          expectClose(transferSpeed, need.megabytes);
          const layout = layoutOf({ reqCapacity, transferSpeed, formattedCapacity, ...database });
          const penalty = { 1: 1, 4: 4, 5: 6, 6: 2 }[layout.raid]!;
          expectClose(database.iops, need.reads + need.writes * penalty);
          expectClose(formattedCapacity, naiveCapacityTb(layout, 'vendor'));
        }
      }),
    );
  });

  it('never fits on one server less, whatever machine type is allowed', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        const servers = serversNeeded(design);
        fc.pre(Number.isFinite(servers) && servers > 1);
        const question = naiveQuestion(design, catalogue);
        for (const machine of naiveMachines(question)) {
          expect(naiveLayouts(machine, servers - 1, question)).toBeUndefined();
        }
      }),
    );
  });

  it('that is refused fits on no number of servers', () => {
    fc.assert(
      fc.property(demandingDesigns, (design) => {
        fc.pre(!proposalOf(design).calculationSuccess);
        const question = naiveQuestion(design, catalogue);
        // One camera a server is the least that a server can carry.
        for (const machine of naiveMachines(question)) {
          expect(naiveLayouts(machine, question.demand.cameras, question)).toBeUndefined();
        }
      }),
    );
  });
});

describe('a proposal of appliances', () => {
  it('carries what the design needs', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const proposal = proposalOf(design);
        fc.pre(proposal.huskyProposal !== null);
        expect(naiveApplianceHolds(applianceOf(proposal), naiveQuestion(design, catalogue))).toBe(true);
      }),
    );
  });

  it('never loads disks or system above the cap of the settings', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const { huskyProposal } = proposalOf(design);
        fc.pre(huskyProposal !== null);
        const { maxDiskUtilization, maxSystemUtilization } = design.serverSettings.huskyServerSettings;
        expectNotMore(huskyProposal.diskUtilization.value, maxDiskUtilization);
        expectNotMore(huskyProposal.systemUtilization.value, maxSystemUtilization);
      }),
    );
  });

  it('keeps to the model, form factor, RAID type and disks that are chosen', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const proposal = proposalOf(design);
        fc.pre(proposal.huskyProposal !== null);
        const { appliance, sku, raid } = applianceOf(proposal);
        const { ivoModel, formFactor, advancedSettings } = design.serverSettings.huskyServerSettings;
        const chosen = [
          ivoModel,
          formFactor,
          advancedSettings.liveDatabase.raidType,
          advancedSettings.serverDiskQuantity,
        ];
        const got = [appliance.id, appliance.formFactor, raid, sku.disks.value];
        expect(got).toEqual(chosen.map((id, place) => (id === 0 ? got[place] : id)));
      }),
    );
  });

  it('never fits on one appliance less of the same', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const proposal = proposalOf(design);
        fc.pre(serversOf(proposal) > 1 && proposal.huskyProposal !== null);
        const appliance = applianceOf(proposal);
        const fewer = { ...appliance, servers: appliance.servers - 1 };
        expect(naiveApplianceHolds(fewer, naiveQuestion(design, catalogue))).toBe(false);
      }),
    );
  });
});

describe('the margin ledger', () => {
  it('multiplies to exactly the ratio of the nameplates to the video, and loses nothing in a step', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { ledger } = proposalOf(design);
        fc.pre(ledger.length > 0);
        const product = ledger.reduce((factor, step) => factor * step.factor, 1);
        expectClose(product, ledger.at(-1)!.tb / ledger[0]!.tb, 1e-12);
        const adding = ledger.filter(({ code }) => code !== 'tiers');
        for (const { factor } of adding) expect(factor).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });

  it('begins with the video of the design and ends with all of its disks', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const proposal = proposalOf(design);
        fc.pre(proposal.calculationSuccess);
        const { ledger, totals, liveDatabase, archiveDatabase, huskyProposal } = proposal;
        const databases = [liveDatabase, archiveDatabase].flatMap((database) => database ?? []);
        const perServer = databases.reduce((tb, { quantity, diskSize }) => tb + quantity * diskSize, 0);
        const nameplate = huskyProposal === null ? perServer : nameplateOf(proposal);
        expectClose(ledger[0]?.tb, totals.storageTb.value);
        expectClose(ledger.at(-1)?.tb, serversOf(proposal) * nameplate);
      }),
    );
  });
});

function nameplateOf(proposal: Proposal): number {
  const { sku } = applianceOf(proposal);
  return sku.disks.value * sku.diskTb.value;
}

describe('the binding constraint', () => {
  it('is within its limit where something fits', () => {
    fc.assert(
      fc.property(simpleDesigns, (design) => {
        const { calculationSuccess, bindingConstraint } = proposalOf(design);
        fc.pre(calculationSuccess);
        expectNotMore(bindingConstraint?.value ?? Number.NaN, bindingConstraint?.max ?? Number.NaN);
      }),
    );
  });

  it('is above its limit where nothing fits, and named with it', () => {
    fc.assert(
      fc.property(fc.oneof(demandingDesigns, huskyDesigns), (design) => {
        const { calculationSuccess, bindingConstraint, errorMessage } = english.rendered(proposalOf(design));
        fc.pre(!calculationSuccess);
        expect(errorMessage).toMatch(/\d.*\..*\.$/);
        if (bindingConstraint === null) return;
        expect(bindingConstraint.value).toBeGreaterThan(bindingConstraint.max * (1 + 1e-9));
      }),
    );
  });
});
