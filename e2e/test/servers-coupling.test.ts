import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { openServers } from '../support/server-settings.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await openServers(app(), 'appliances');
});

const FIELDS = ['Husky IVO Model', 'Form factor', 'Raid Array'] as const;
type Field = (typeof FIELDS)[number];
type Selection = Readonly<Record<Field, string>>;

const AUTO = 'Auto';
const MIRRORED = ['RAID 5', 'RAID 6', 'RAID 10'];

/** The compatibility table as it was specified: what the RAID list offers for a model in a form factor. */
const TABLE: readonly (readonly [model: string, formFactor: string, raids: readonly string[]])[] = [
  [AUTO, AUTO, ['JBOD', ...MIRRORED]],
  [AUTO, 'Rack 1U', ['JBOD']],
  [AUTO, 'Rack 2U', MIRRORED],
  [AUTO, 'Desktop', ['JBOD']],
  [AUTO, 'Tower', ['JBOD']],
  ['HE150D', 'Desktop', [AUTO, 'JBOD']],
  ['HE350T', 'Tower', [AUTO, 'JBOD']],
  ['HE350R', 'Rack 1U', [AUTO, 'JBOD']],
  ['HE700R', 'Rack 1U', [AUTO, ...MIRRORED]],
  ['HE1000R', 'Rack 2U', [AUTO, ...MIRRORED]],
  ['HE1800R', 'Rack 2U', [AUTO, ...MIRRORED]],
  ['HE150D', AUTO, ['JBOD']],
  ['HE350T', AUTO, ['JBOD']],
  ['HE350R', AUTO, ['JBOD']],
  ['HE700R', AUTO, MIRRORED],
  ['HE1000R', AUTO, MIRRORED],
  ['HE1800R', AUTO, MIRRORED],
];

const MODELS = [AUTO, 'HE150D', 'HE350T', 'HE350R', 'HE700R', 'HE1000R', 'HE1800R'];
const FORM_FACTORS = [AUTO, 'Rack 1U', 'Rack 2U', 'Desktop', 'Tower'];

function selection(model: string, formFactor: string, raid: string): Selection {
  return { 'Husky IVO Model': model, 'Form factor': formFactor, 'Raid Array': raid };
}

function raidsOf({ 'Husky IVO Model': model, 'Form factor': formFactor }: Selection): readonly string[] {
  return TABLE.find((row) => row[0] === model && row[1] === formFactor)?.[2] ?? [];
}

/** Auto is accepted as RAID type whatever the row. */
function goTogether(wanted: Selection): boolean {
  const raids = raidsOf(wanted);
  return raids.length > 0 && (wanted['Raid Array'] === AUTO || raids.includes(wanted['Raid Array']));
}

function offered(now: Selection, field: Field): readonly string[] {
  if (field === 'Raid Array') return raidsOf(now).includes(now[field]) ? raidsOf(now) : [now[field], ...raidsOf(now)];
  const all = field === 'Form factor' ? FORM_FACTORS : MODELS;
  return all.filter((value) => value === AUTO || goTogether({ ...now, [field]: value }));
}

/** What is chosen stays; what no longer goes with it becomes Auto where that is offered, else the first that is. */
function chosen(now: Selection, field: Field, value: string): Selection {
  const raid = now['Raid Array'];
  const next = { ...now, [field]: value };
  if (goTogether(next)) return next;
  const opened = field === 'Husky IVO Model' ? { 'Form factor': AUTO } : { 'Husky IVO Model': AUTO };
  if (field === 'Raid Array') {
    const isModelOfRaid = goTogether({ ...next, 'Form factor': AUTO });
    const withModel = isModelOfRaid ? next : { ...next, ...opened };
    return goTogether(withModel) ? withModel : { ...withModel, 'Form factor': AUTO };
  }
  const inTable = raidsOf(next).length > 0 ? next : { ...next, ...opened };
  const raids = raidsOf(inTable);
  if (raid === AUTO || raids.includes(raid)) return inTable;
  return { ...inTable, 'Raid Array': raids.includes(AUTO) ? AUTO : (raids[0] ?? AUTO) };
}

/** Every state that the table allows. */
const STATES = TABLE.flatMap(([model, formFactor, raids]) =>
  [...new Set([AUTO, ...raids])].map((raid) => selection(model, formFactor, raid)),
);

interface Shown {
  readonly value: string;
  readonly options: readonly string[];
}

type Lists = Readonly<Record<string, Shown>>;

/** A choice in one of the lists. */
type Choice = readonly [field: Field, value: string];

/** The choices that lead from any state to this one. */
function pathTo(state: Selection): Choice[] {
  return FIELDS.filter((field) => state[field] !== AUTO).map((field) => [field, state[field]]);
}

/**
 * What the three lists say after each of the paths, each from the defaults. It runs within the page: there are two
 * thousand choices, and a call of the browser for each of them takes longer than the choice.
 */
async function shownAfter(paths: readonly (readonly Choice[])[]): Promise<Lists[]> {
  return page.evaluate(
    async ({ labels, walks }) => {
      const listOf = (label: string) =>
        [...document.querySelectorAll('select')].find(({ labels: own }) => own[0]?.textContent === label)!;
      const drawn = () => {
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage('');
        });
      };
      const choose = async (label: string, text: string) => {
        const select = listOf(label);
        select.selectedIndex = [...select.options].findIndex((option) => option.text === text);
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await drawn();
      };
      const reset = async (label: string) => {
        const setting = listOf(label).closest('[data-kind]')!;
        setting.querySelector<HTMLElement>('button[aria-label^="Reset to default"]')?.click();
        await drawn();
      };
      const shown = () =>
        Object.fromEntries(
          labels.map((label) => {
            const { options, selectedIndex } = listOf(label);
            const names = [...options].map(({ text }) => text);
            return [label, { value: names[selectedIndex] ?? '', options: names }];
          }),
        );
      const seen = [];
      for (const walk of walks) {
        for (const label of labels) await reset(label);
        for (const [label, text] of walk) await choose(label, text);
        seen.push(shown());
      }
      return seen;
    },
    { labels: [...FIELDS] as string[], walks: paths },
  );
}

function expectedOf(state: Selection): Lists {
  return Object.fromEntries(FIELDS.map((field) => [field, { value: state[field], options: offered(state, field) }]));
}

test.each(STATES.map((state) => [Object.values(state).join(', '), state] as const))(
  'from %s, each choice leaves the other two lists and values that go with it',
  async (_, state) => {
    const choices = FIELDS.flatMap((field) =>
      offered(state, field)
        .filter((value) => value !== state[field])
        .map((value): Choice => [field, value]),
    );
    const [start, ...after] = await shownAfter(
      [[], ...choices.map((choice) => [choice])].map((more) => [...pathTo(state), ...more]),
    );
    expect(start).toEqual(expectedOf(state));
    for (const [index, [field, value]] of choices.entries()) {
      expect(after[index], `${field}: ${value}`).toEqual(expectedOf(chosen(state, field, value)));
    }
  },
);
