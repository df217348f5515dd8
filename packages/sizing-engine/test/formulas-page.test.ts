import { describe, expect, it } from 'vitest';
import { formulas } from '../src/doors/explanations.ts';
import type { FormulaCard, Inputs } from '../src/doors/explanations.ts';

const FAMILIES: Readonly<Record<string, string>> = {
  bitrate: 'Bit rate of a stream',
  recording: 'Recording',
  'live-database': 'Live database and archive',
  'evidence-lock': 'Evidence lock',
  raid: 'RAID and formatted capacity',
  'disk-load': 'Load of the disks',
  servers: 'Recording servers',
  utilization: 'Utilization of appliances',
  network: 'Network',
  ledger: 'Margin ledger',
  limits: 'Loads against limits',
  'retention-reach': 'Retention that the disks hold',
  'retention-by-class': 'Retention by class',
  failure: 'Failures',
  physical: 'Power, heat and rack',
  licences: 'Licences',
  tiers: 'Second archive',
  edge: 'Network of the cameras',
  viewing: 'Viewing workstations',
  motion: 'Motion detection on the servers',
  coverage: 'Coverage',
  'as-built': 'As built',
};

const INTRODUCTION = `# Formulas

Every formula of the sizing engine, as the engine itself knows it: this page is generated, and a test fails where it is not what
the code computes. An explanation refers to a formula by its id. \`1\` is a plain ratio; kbit, Mbit, MB and TB are decimal, TiB is
2^40 bytes, GiB 2^30. Where an input is a list, \`sum\` and \`min\` go over all of it.`;

function familyOf({ id }: FormulaCard): string {
  return id.split('.')[0] ?? '';
}

function inputsText(inputs: Inputs): string {
  return Object.entries(inputs)
    .map(([name, unit]) => `\`${name}\` ${typeof unit === 'string' ? unit : `list of ${unit.each}`}`)
    .join(', ');
}

function cardText({ id, title, unit, expression, inputs, source }: FormulaCard): string {
  return [
    `### ${title}`,
    `\`${id}\`, ${unit}`,
    `    ${expression}`,
    `Inputs: ${inputsText(inputs)}. Source: ${source}.`,
  ].join('\n\n');
}

function familyText(family: string): string {
  const cards = formulas
    .map(({ card }) => card)
    .filter((card) => familyOf(card) === family)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return [`## ${FAMILIES[family]}`, ...cards.map(cardText)].join('\n\n');
}

describe('docs/formulas.md', () => {
  it('has a chapter for every family', () => {
    expect(new Set(formulas.map(({ card }) => familyOf(card)))).toEqual(new Set(Object.keys(FAMILIES)));
  });

  it('lists every formula as the engine knows it', async () => {
    const page = [INTRODUCTION, ...Object.keys(FAMILIES).map(familyText)].join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot('../../../docs/formulas.md');
  });
});
