import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it } from 'vitest';
import { HOTEL } from '../../sizing-engine/test/support/answered-designs.ts';
import { SCHOOL } from '../../sizing-engine/test/support/school.ts';
import {
  english,
  labelRows,
  installerDocumentOf,
  networkDocumentOf,
  networkSheets,
  portRows,
  projectNetworkDocumentOf,
  projectNetworkSheets,
  type NetworkDocument,
} from '../src/index.ts';

function resultOf(design: Design) {
  return english.rendered(calculateProposal(design, catalogue, { plan: true }));
}

function sheetOf(design: Design, locale = 'en-GB'): NetworkDocument {
  return networkDocumentOf({ result: resultOf(design), design, catalogue, locale })!;
}

const SHEET = sheetOf(SCHOOL);

describe('the IT request sheet of a school with three closets and a guard room', () => {
  it('has the approved text', async () => {
    const lines = SHEET.lines.map(({ what, text, unit, how, marks = [] }) =>
      [what, `${text} ${unit}`, how, ...marks].join(' | '),
    );
    const questions = SHEET.questions.map((each) => Object.values(each).join(' | '));
    const text = [SHEET.title, SHEET.summary, '', ...lines, '', ...questions, '', ...SHEET.assumptions, ''];
    await expect(text.join('\n')).toMatchFileSnapshot('./golden/school.network.txt');
  });

  it('has its figures from the result, and sums that are those of their lines', () => {
    const { network, viewing, bill, totals, answer } = resultOf(SCHOOL);
    const sumOf = (code: string) =>
      SHEET.lines.filter((each) => each.code === code).reduce((sum, { value }) => sum + value, 0);
    const { closets, core } = network!;
    const dealt = closets.flatMap(({ switches }) => switches);
    expect(sumOf('ports')).toBe(totals.cameras.value);
    expect(sumOf('poe')).toBeCloseTo(
      dealt.reduce((sum, { count, reservedW }) => sum + count * reservedW, 0),
      9,
    );
    expect(sumOf('uplink')).toBeCloseTo(core.rateMbit, 9);
    expect(sumOf('servers-rate')).toBe(core.rateMbit);
    expect(sumOf('core-ports')).toBe(core.ports);
    expect(sumOf('live-view')).toBe(viewing!.recorderMbit);
    expect(sumOf('closet-power')).toBeCloseTo(
      closets.reduce((sum, { powerW }) => sum + powerW!, 0),
      9,
    );
    expect(sumOf('addresses')).toBe(Math.ceil((totals.cameras.value + answer.recording!) * 1.2));
    const room = bill!.filter(({ kind }) => !['switch', 'cable', 'workstation'].includes(kind));
    expect(sumOf('room-power')).toBe(room.reduce((sum, { typicalW }) => sum + (typicalW ?? 0), 0));
  });

  it('keeps the answers with their questions, and asks each once', () => {
    const ids = SHEET.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SHEET.questions.filter(({ answer }) => answer !== '')).toMatchObject([{ id: 'vlan', answer: '120' }]);
  });

  it('is two tables of a workbook, with numbers as numbers', () => {
    const [derived, questions] = networkSheets(SHEET);
    expect(derived!.rows).toHaveLength(SHEET.lines.length + 1);
    expect(derived!.rows[1]).toEqual([
      'Ports for cameras, IDF 1 Gymnasium',
      8,
      'ports',
      'one for each camera: 8 Court bullet',
    ]);
    expect(questions!.rows[1]!.at(-1)).toBe('120');
    for (const { rows, widths } of [derived!, questions!]) {
      expect(rows.every((row) => row.length === widths.length)).toBe(true);
    }
  });

  it('writes numbers as the locale does', () => {
    const line = sheetOf(SCHOOL, 'de-DE').lines.find(({ text }) => text === '245,6');
    expect(line?.how).toBe('14 x 15,4 W of class 0 + 1 x 30 W of class 4');
  });
});

describe('an IT request sheet', () => {
  it('is none where the design plans no network', () => {
    expect(networkDocumentOf({ result: resultOf(HOTEL), design: HOTEL, catalogue, locale: '' })).toBeNull();
  });

  it('tells what it can where no hardware and no switch holds', () => {
    const cameras = SCHOOL.cameras.map((row) => ({ ...row, network: { ...row.network, poeClass: 8, closet: '' } }));
    const network = { ...SCHOOL.serverSettings.network!, switchKind: 'poe-24' };
    const design = { cameras, serverSettings: { ...SCHOOL.serverSettings, network } };
    const sheet = networkDocumentOf({
      result: { ...resultOf(design), bill: null, answer: { recording: null, spares: null } },
      design,
      catalogue,
      locale: '',
    })!;
    expect(sheet.lines.map(({ code }) => code)).toEqual(['ports', 'poe', 'servers-rate', 'live-view', 'clock']);
    expect(sheet.lines[0]).toMatchObject({ what: 'Ports for cameras', text: '29' });
    expect(JSON.stringify(sheet)).not.toMatch(/NaN|undefined/);
  });

  it('of a project sums its sites', () => {
    const document = projectNetworkDocumentOf(
      [
        { site: 'North', document: SHEET },
        { site: 'South', document: SHEET },
      ],
      '',
    );
    const total = (code: string) => document.totals.find((each) => each.code === code);
    expect(total('ports')).toMatchObject({ text: '58', unit: 'ports', how: 'North 29 + South 29' });
    expect(total('closet-power')?.text).toMatch(/^at least /);
    expect(total('ups')).toBeUndefined();
    expect(document.summary).toBe('42 lines follow from the design, 18 are questions.');
    const [whole, derived, questions] = projectNetworkSheets(document);
    expect([whole, derived, questions].map((each) => each!.rows.length)).toEqual([document.totals.length + 1, 43, 19]);
    expect(derived!.rows[1]![0]).toBe('North');
  });
});

describe('the port plan of the installer', () => {
  const { network, cameraNotes } = installerDocumentOf({
    result: resultOf(SCHOOL),
    design: SCHOOL,
    catalogue,
    locale: '',
  })!;

  it('has every camera once, by its group and number, at a port of its own', () => {
    const { switches } = network!;
    const rows = switches.flatMap((each) => portRows(each).map((row) => ({ ...row, of: each.name })));
    const expected = SCHOOL.cameras.flatMap(({ streamName, quantity }) =>
      Array.from({ length: quantity }, (_, place) => `${streamName} ${place + 1}`),
    );
    expect(rows.map(({ camera }) => camera).toSorted()).toEqual(expected.toSorted());
    expect(new Set(rows.map(({ of, port }) => `${of}/${port}`)).size).toBe(rows.length);
    expect(switches.map(({ name, closet }) => [name, closet])).toEqual([
      ['SW-01', 'IDF 1 Gymnasium'],
      ['SW-02', 'IDF 2 Parking'],
      ['SW-03', 'MDF Main building'],
    ]);
    expect(cameraNotes.at(-1)).toBe('Names: group and number, “Hallway dome 1” to “Hallway dome 10”.');
  });

  it('counts a group on from switch to switch', () => {
    const cameras = SCHOOL.cameras.slice(0, 1).map((row) => ({
      ...row,
      quantity: 24,
      network: { ...row.network, poeClass: 4, watts: 16 },
    }));
    const settings = { ...SCHOOL.serverSettings, network: { ...SCHOOL.serverSettings.network!, switchKind: 'poe-24' } };
    const design = { cameras, serverSettings: settings };
    const plan = installerDocumentOf({ result: resultOf(design), design, catalogue, locale: '' })!.network!;
    expect(plan.switches.map((each) => portRows(each).map(({ camera }) => camera)[0])).toEqual([
      'Hallway dome 1',
      'Hallway dome 13',
    ]);
  });

  it('gives a label for each cable, with an empty VLAN', () => {
    const [head, ...rows] = labelRows(network!);
    expect(head).toEqual(['Label', 'Camera', 'Closet', 'Switch', 'Port', 'Cable', 'VLAN']);
    expect(rows).toHaveLength(29);
    expect(rows[0]).toEqual(['SW-01/1', 'Court bullet 1', 'IDF 1 Gymnasium', 'SW-01', '1', '40 m', '']);
  });
});
