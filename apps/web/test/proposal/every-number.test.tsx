import { calculateProposal, explain, type Design } from '@site-designer/sizing-engine';
import { formulas, replay } from '@site-designer/sizing-engine/explanations';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { ProposalView } from '../../src/features/proposal/view/proposal-view.tsx';
import {
  BRAND,
  FOUR_CAMERAS,
  GENERIC_DEFAULTS,
  groupsOf,
  onAppliances,
  onGenericServers,
  resultOf,
  withArchive,
} from './designs.ts';
import { unfold } from './page-text.ts';
import { answered } from '../support/answered.ts';

const MIXED = groupsOf(
  { quantity: 120, retentionDays: 14 },
  { quantity: 40, recording: 2 },
  ...Array.from({ length: 11 }, (_, index) => ({ quantity: index + 1, streamName: `Gate ${index}` })),
);

const DESIGNS: Readonly<Record<string, Design>> = {
  'the published case': FOUR_CAMERAS,
  'several appliances': onAppliances(groupsOf({ quantity: 400 }), { addManagementServer: true }),
  'generic servers': onGenericServers(groupsOf({ quantity: 10 })),
  'generic servers with an archive, a management server and many groups': onGenericServers(MIXED, {
    ...withArchive(GENERIC_DEFAULTS),
    addManagementServer: true,
  }),
  'an edition that allows fewer cameras': onAppliances(groupsOf({ quantity: 60 }), {
    xProtectVersion: 3,
    mainSettings: { maxCamerasPerServer: 40, concurrentSmartClientStreams: 1 },
  }),
  'a retention that no appliance holds': onAppliances(groupsOf({ quantity: 10, retentionDays: 9999 }), { ivoModel: 1 }),
};

/** Rendered once for each of hundreds of clicks; other tests render such pages strictly. */
function show(design: Design): HTMLElement {
  const { container } = render(
    <CatalogueContext value={catalogue}>
      <ProposalView
        brand={BRAND}
        proposal={resultOf(design)}
        question={design}
        integrator={undefined}
        isPending={false}
      />
    </CatalogueContext>,
    { reactStrictMode: false },
  );
  const report = container.querySelector<HTMLElement>('section[aria-label=Proposal]')!;
  unfold(report);
  return report;
}

const HARDWARE_LABELS =
  /^(?:Product|Model|Form factor|Processor type|Operating system|Operating system drive|Hard drive bays|Total disk capacity|Machine type|CPU type|OS disk|SQL Server|(?:Database )?(?:disk|RAID) type)$/i;

/** Numbers that nothing has calculated, and where they stand. */
const NOT_CALCULATED: Readonly<Record<string, (place: Element) => boolean>> = {
  'names of hardware and software, as their makers give them': (place) =>
    HARDWARE_LABELS.test(labelOf(place)) ||
    place.closest('section[aria-label^="Husky"] > div') !== null ||
    isIn(place, 'th, td:nth-child(2)', 'Bill of materials') ||
    isIn(place, 'th', 'Power, heat and rack of each line') ||
    isIn(place, 'th', 'Alternatives to this proposal'),
  'disks, warnings and settings of another solution, told as sentences': (place) =>
    isIn(place, 'li', 'Alternatives to this proposal'),
  'the model in the sentence that tells the answer': (place) => place.matches('h2'),
  'the RAID type in the label of a bar': (place) => /^Storage per server \(RAID \d+\)$/.test(place.textContent),
  'one management server, where one was asked for': (place) =>
    place.closest('tr')?.querySelector('th')?.textContent === 'Management server',
  'servers of a picture, told to those who cannot see it': (place) =>
    place.matches('.visually-hidden') && chapterOf(place) === 'When something fails',
  'lines and rows, which anybody can count': (place) =>
    / lines priced\.$|^\d+ more |^\d+ groups?$/.test(place.textContent),
  'the disks of a server in the sentence that names them': (place) =>
    place.matches('p.muted') && place.closest('#answer') !== null,
  'what the user typed': (place) =>
    /^UPS battery for \d+ min$/.test(place.textContent) ||
    /^Configuration|^Project$|^Site$/.test(labelOf(place)) ||
    place.matches('figcaption') ||
    isIn(place, 'tbody *', 'What is recorded of each group') ||
    isIn(place, 'tbody th', 'Storage by camera group') ||
    isIn(place, 'tbody th, td:last-child', 'Server plan') ||
    isIn(place, 'tbody th', 'Storage by retention') ||
    isIn(place, 'tbody th', 'Kept longer alone'),
  'notes and terms': (place) => /^(?:Information|Terms and conditions)$/.test(chapterOf(place)),
  'sentences of warnings, and of reasons whose figures open below them': (place) =>
    place.closest('[role=status], [role=alert], [data-note]') !== null,
};

function labelOf(place: Element): string {
  return place.closest('dd')?.previousElementSibling?.textContent ?? '';
}

function chapterOf(place: Element): string {
  return place.closest('section[aria-labelledby]')?.querySelector('h3, h4')?.textContent ?? '';
}

function isIn(place: Element, cells: string, table: string): boolean {
  return place.closest(cells)?.closest('table')?.getAttribute('aria-label') === table;
}

/** Texts with digits that stand on the screen; what is for the paper alone and what pictures write on their axes is not told. */
function numbersOn(report: HTMLElement): { readonly text: string; readonly place: Element }[] {
  const walker = document.createTreeWalker(report, NodeFilter.SHOW_TEXT);
  const found: { text: string; place: Element }[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement: place } = walker.currentNode;
    const text = textContent ?? '';
    if (!/\d/.test(text) || place === null) continue;
    if (place.closest('[class*=cover], .paper-only, svg, meter, [aria-hidden=true]')) continue;
    found.push({ text, place });
  }
  return found;
}

/** A sentence about a next step, another solution or the other convention tells more numbers than the one behind it. */
function isSentence({ dataset, textContent }: HTMLElement): boolean {
  return (
    /^(?:headroom|alternatives|ledger)/.test(dataset['figure']!) &&
    / (?:needs?|takes?|saves?|x|instead of) /.test(textContent)
  );
}

/** Days and percent that are not held to their end are not told. */
const ROUNDED_DOWN = /^Explain (?:Retention held|kept$|If all scenes are busy)/;

/** The first number of a text, that of its cameras where it tells their room, or the TiB that it gives the TB of; and how far it may be off. */
function numberIn(text: string): { readonly number: number; readonly tolerance: number } {
  if (text.includes('no more cameras')) return { number: 0, tolerance: 0 };
  const [digits = '1'] =
    /\d[\d,]*(?= more cameras?)/.exec(text) ??
    /\d[\d,]*(?:\.\d+)?(?= TiB)/.exec(text) ??
    /\d[\d,]*(?:\.\d+)?/.exec(text) ??
    [];
  return {
    number: Number(digits.replaceAll(',', '')),
    tolerance: 0.5 * 10 ** -(digits.split('.')[1]?.length ?? 0),
  };
}

/** Opens a figure, and says where its explanation, the last element of the report, tells another number. */
async function mismatchOf(figure: HTMLElement, report: HTMLElement): Promise<string[]> {
  fireEvent.click(figure);
  await answered();
  const explained = report.lastElementChild!.querySelector('header p')!.textContent;
  const { number: told } = numberIn(explained);
  const { number, tolerance } = numberIn(figure.textContent);
  const off = ROUNDED_DOWN.test(figure.title) ? Math.abs(told - 0.5 - number) : Math.abs(told - number);
  return off <= tolerance + told * 1e-5 ? [] : [`${figure.title} shows ${number}, explained as ${explained}`];
}

test.each(Object.keys(DESIGNS))(
  'every calculated number of %s opens an explanation, which has that number and can be replayed',
  async (name) => {
    const report = show(DESIGNS[name]!);
    await answered();
    const unexplained = numbersOn(report).filter(
      ({ place }) =>
        place.closest('[data-figure]') === null && !Object.values(NOT_CALCULATED).some((isThat) => isThat(place)),
    );
    expect(unexplained.map(({ text, place }) => `${chapterOf(place)} / ${labelOf(place)}: ${text}`)).toEqual([]);

    const figures = [...report.querySelectorAll<HTMLElement>('[data-figure]')];
    expect(figures.length).toBeGreaterThan(5);
    for (const figure of figures.filter((each) => !isSentence(each))) {
      expect(await mismatchOf(figure, report)).toEqual([]);
    }

    const proposal = english.rendered(calculateProposal(DESIGNS[name]!, catalogue));
    const paths = new Set(figures.map(({ dataset }) => dataset['figure']!));
    expect([...paths].flatMap((path) => replay(explain(proposal, path), formulas))).toEqual([]);
  },
);
