import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { applianceChoices, changeApplianceSelection, optionLists } from '@site-designer/sizing-engine/design';
import { isCompatible } from '../../../packages/sizing-engine/src/design/appliance-choice.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../support/run/app.ts';
import { openServers } from '../../support/server-settings.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await openServers(app(), 'appliances');
});

const FIELDS = { 'Husky IVO Model': 'ivoModel', 'Form factor': 'formFactor', 'Raid Array': 'raidType' } as const;
type Field = keyof typeof FIELDS;
type Selection = Readonly<Record<(typeof FIELDS)[Field], number>>;

const LISTS = optionLists(publishedCatalogue).husky;
const NAMES: Readonly<Record<Field, readonly { readonly id: number; readonly name: string }[]>> = {
  'Husky IVO Model': LISTS.huskyIvoModels,
  'Form factor': LISTS.formFactors,
  'Raid Array': LISTS.raidTypes,
};
const LABELS = Object.keys(FIELDS) as Field[];
const AUTO = 0;

/** Every selection that goes together: tests of the engine hold lists and choices of each to the table of the specification. */
const STATES: readonly Selection[] = NAMES['Husky IVO Model'].flatMap(({ id: ivoModel }) =>
  NAMES['Form factor'].flatMap(({ id: formFactor }) =>
    NAMES['Raid Array']
      .map(({ id: raidType }) => ({ ivoModel, formFactor, raidType }))
      .filter((state) => isCompatible(state, publishedCatalogue)),
  ),
);

function nameOf(label: Field, id: number): string {
  return NAMES[label].find((option) => option.id === id)!.name;
}

function idsOffered(state: Selection, label: Field): readonly number[] {
  const { ivoModels, formFactors, raidTypes } = applianceChoices(state, publishedCatalogue);
  return { 'Husky IVO Model': ivoModels, 'Form factor': formFactors, 'Raid Array': raidTypes }[label];
}

interface Shown {
  readonly value: string;
  readonly options: readonly string[];
}

type Lists = Readonly<Record<string, Shown>>;

/** A choice in one of the lists. */
type Choice = readonly [field: Field, value: string];

/** The choices that lead from any state to this one. */
function pathTo(state: Selection): Choice[] {
  return LABELS.filter((label) => state[FIELDS[label]] !== AUTO).map((label) => [
    label,
    nameOf(label, state[FIELDS[label]]),
  ]);
}

/**
 * What the three lists say after each of the paths, each from the defaults. It runs within the page: a call
 * of the browser for each choice takes longer than the choice.
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
    { labels: LABELS as string[], walks: paths },
  );
}

function expectedOf(state: Selection): Lists {
  const listOf = (label: Field): Shown => ({
    value: nameOf(label, state[FIELDS[label]]),
    options: idsOffered(state, label).map((id) => nameOf(label, id)),
  });
  return Object.fromEntries(LABELS.map((label) => [label, listOf(label)]));
}

test.each(
  STATES.map(
    (state, index) => [LABELS.map((label) => nameOf(label, state[FIELDS[label]])).join(', '), state, index] as const,
  ),
)('from %s, a choice leaves the other two lists and values that go with it', async (_, state, index) => {
  const choices = LABELS.flatMap((label) =>
    idsOffered(state, label)
      .filter((id) => id !== state[FIELDS[label]])
      .map((id) => ({ label, id })),
  );
  // One other choice in each state: tests of the engine try every choice in every state.
  const { label, id } = choices[index % choices.length]!;
  const [before, after] = await shownAfter([pathTo(state), [...pathTo(state), [label, nameOf(label, id)]]]);
  expect(before).toEqual(expectedOf(state));
  const chosen = changeApplianceSelection(state, { [FIELDS[label]]: id }, publishedCatalogue);
  expect(after).toEqual(expectedOf(chosen));
});
