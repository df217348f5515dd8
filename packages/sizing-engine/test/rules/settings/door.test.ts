import { describe, expect, it } from 'vitest';
import {
  calculateBitrate,
  calculateProposal,
  calculateTotals,
  defaultServerSettings,
  explain,
  explainAll,
  settleCameraRow,
  SizingError,
  type Catalogue,
} from '../../../src/index.ts';
import {
  calculateProposals,
  checkSpares,
  longestRetention,
  mostCameras,
  networkByKind,
  smallestDisk,
  survivingOneServer,
} from '../../../src/doors/goals.ts';
import { asBuiltCheck, asBuiltRemedies, withMeasuredRates } from '../../../src/doors/as-built.ts';
import { figurePaths } from '../../../src/doors/explanations.ts';
import { billDesignations } from '../../../src/doors/catalogue.ts';
import { catalogueErrors, mergeCatalogue, withCatalogue } from '../../../src/doors/catalogue.ts';
import { applyChange, checkServerSettings, settleServerSettings } from '../../../src/index.ts';
import { BulkApplyField } from '../../../src/doors/enumerations.ts';
import { bulkApplyErrors, consecutiveIds } from '../../../src/doors/design.ts';
import { catalogue, genericDesign, groupsOf } from '../../support/designs.ts';
import { reportOf } from '../../support/reports.ts';
import { worded } from '../../support/in-english.ts';

const design = genericDesign(groupsOf({}, { quantity: 4 }));
const [row] = design.cameras;
const cameras = reportOf(design);
const checked = { design, check: asBuiltCheck({ design, cameras }, catalogue) };
const proposal = calculateProposal(design, catalogue);
const source = { measuredUtc: '2026-05-04' };
const query = { codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 };

/** What callers without types may hand in: each function, with the arguments that it takes. */
const TAKES_CATALOGUE: Readonly<Record<string, (catalogue: Catalogue) => unknown>> = {
  calculateProposal: (facts) => calculateProposal(design, facts),
  calculateProposals: (facts) => calculateProposals([design], facts),
  calculateTotals: (facts) => calculateTotals(design.cameras, facts),
  calculateBitrate: (facts) => calculateBitrate(query, facts),
  settleCameraRow: (facts) => settleCameraRow(row!, facts),
  billDesignations: (facts) => billDesignations(facts),
  checkSpares: (facts) => checkSpares(design, facts),
  survivingOneServer: (facts) => survivingOneServer(design, facts),
  longestRetention: (facts) => longestRetention(design, facts),
  mostCameras: (facts) => mostCameras(design, facts),
  networkByKind: (facts) => networkByKind(design, facts),
  smallestDisk: (facts) => smallestDisk(design, facts),
  asBuiltCheck: (facts) => asBuiltCheck({ design, cameras }, facts),
  asBuiltRemedies: (facts) => asBuiltRemedies(checked, facts, source),
  withMeasuredRates: (facts) => withMeasuredRates(checked, facts, source),
  checkServerSettings: (facts) => checkServerSettings(design.serverSettings, facts, ''),
  settleServerSettings: (facts) => settleServerSettings(design.serverSettings, facts),
  bulkApplyErrors: (facts) => bulkApplyErrors({ bulkApplyDataField: BulkApplyField.codec, value: 3 }, facts),
  applyChange: (facts) =>
    applyChange(design, { serverSettings: design.serverSettings }, { catalogue: facts, ids: consecutiveIds(9) }),
};

const NO_CATALOGUES = [undefined, null, 'published', Number.NaN, [], {}, { ...catalogue, codecs: undefined }];

/** What a function refuses a value with. */
function refusalOf(compute: () => unknown): unknown {
  try {
    return compute();
  } catch (error) {
    return error;
  }
}

describe('a value that is no catalogue', () => {
  it.each(Object.entries(TAKES_CATALOGUE))('is refused by %s', (_, compute) => {
    for (const none of NO_CATALOGUES) {
      const error = refusalOf(() => compute(none as unknown as Catalogue));
      expect(error).toBeInstanceOf(SizingError);
      expect(error).toMatchObject({
        code: 'out-of-domain',
        subject: expect.stringMatching(/^catalogue(\.(version|bitrateModel|codecs))?$/) as string,
      });
    }
  });

  it.each(Object.entries(catalogue))('is one without its %s', (part) => {
    const { [part as keyof Catalogue]: _left, ...rest } = catalogue;
    expect(() => calculateProposal(design, rest as Catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject: `catalogue.${part}` }) as Error,
    );
    expect(catalogueErrors(rest as Catalogue)).toEqual([expect.objectContaining({ path: part })]);
  });

  it('is one with an entry that is none', () => {
    const holed = { ...catalogue, appliances: [catalogue.appliances[0], null] } as unknown as Catalogue;
    expect(() => calculateProposal(design, holed)).toThrow(
      expect.objectContaining({ message: worded('catalogue.appliances[1]: Must be an object') }) as Error,
    );
  });

  it('is refused again after a part of it gave a bit rate', () => {
    const { bitrateModel, codecs, complexities, resolutions } = catalogue;
    const part = { bitrateModel, codecs, complexities, resolutions };
    expect(calculateBitrate(query, part)).toBe(2702);
    expect(() => calculateProposal(design, part as Catalogue)).toThrow(
      expect.objectContaining({ subject: 'catalogue.version' }) as Error,
    );
  });

  it('does not become one by changes that are none', () => {
    expect(() => mergeCatalogue(null as unknown as Catalogue, {})).toThrow(
      expect.objectContaining({ message: worded('base: Must be an object') }) as Error,
    );
    expect(() => withCatalogue(catalogue, null as never)).toThrow(
      expect.objectContaining({ message: worded('changes: Must be an object') }) as Error,
    );
    expect(() => withCatalogue({} as Catalogue, {})).toThrow(expect.objectContaining({ subject: 'version' }) as Error);
  });
});

describe('a catalogue of an earlier version', () => {
  it('gives default settings without the parts that came later', () => {
    const { platformVersions } = catalogue;
    expect(defaultServerSettings({ platformVersions } as Catalogue)).toEqual(defaultServerSettings(catalogue));
    for (const none of [undefined, null, {}] as unknown as Catalogue[]) {
      expect(refusalOf(() => defaultServerSettings(none))).toMatchObject({
        name: 'SizingError',
        subject: expect.stringMatching(/^catalogue/) as string,
      });
    }
  });
});

describe('a value that is no argument of its kind', () => {
  const NONE = [undefined, null, 'x', Number.NaN, [], {}] as never[];
  /** With default values, which `undefined` asks for. */
  const OPTIONAL = [null, 'x', Number.NaN, []] as never[];

  it.each<[string, readonly never[], (none: never) => unknown]>([
    ['design of calculateProposal', NONE, (none) => calculateProposal(none, catalogue)],
    ['designs of calculateProposals', NONE.toSpliced(4, 1), (none) => calculateProposals(none, catalogue)],
    ['rows of calculateTotals', NONE.toSpliced(4, 1), (none) => calculateTotals(none, catalogue)],
    ['design of checkSpares', NONE, (none) => checkSpares(none, catalogue)],
    ['design of survivingOneServer', NONE, (none) => survivingOneServer(none, catalogue)],
    ['design of mostCameras', NONE, (none) => mostCameras(none, catalogue)],
    ['hardware of longestRetention', OPTIONAL, (none) => longestRetention(design, catalogue, none)],
    ['hardware of mostCameras', OPTIONAL, (none) => mostCameras(design, catalogue, none)],
    ['hardware of smallestDisk', OPTIONAL, (none) => smallestDisk(design, catalogue, none)],
    ['question of asBuiltCheck', NONE, (none) => asBuiltCheck(none, catalogue)],
    ['cameras of asBuiltCheck', NONE.toSpliced(4, 1), (none) => asBuiltCheck({ design, cameras: none }, catalogue)],
    ['options of asBuiltCheck', OPTIONAL, (none) => asBuiltCheck({ design, cameras }, catalogue, none)],
    ['check of asBuiltRemedies', NONE, (none) => asBuiltRemedies(none, catalogue, source)],
    ['check of withMeasuredRates', NONE, (none) => withMeasuredRates(none, catalogue, source)],
    ['source of withMeasuredRates', NONE, (none) => withMeasuredRates(checked, catalogue, none)],
    ['result of explain', NONE, (none) => explain(none, 'totals.cameras.value')],
    ['result of explainAll', NONE, (none) => explainAll(none)],
    ['result of figurePaths', NONE, (none) => figurePaths(none)],
  ])('is refused: %s', (_, values, compute) => {
    for (const none of values) expect(refusalOf(() => compute(none))).toBeInstanceOf(SizingError);
  });

  it('is no option of many designs, whichever it is sized for', () => {
    expect(() => calculateProposals([design], catalogue, null as never)).toThrow(
      expect.objectContaining({ subject: 'options' }) as Error,
    );
  });

  it('has no histories where it was written as JSON', () => {
    const copy = JSON.parse(JSON.stringify(proposal)) as typeof proposal;
    expect(() => explain(copy, 'totals.cameras.value')).toThrow(
      expect.objectContaining({ code: 'not-explainable', message: worded('result: has no histories') }) as Error,
    );
  });
});

describe('a design with what JSON cannot hold', () => {
  it.each<[string, object]>([
    ['cameras[2]', { cameras: Object.assign(Array.from(design.cameras), { length: 3 }) }],
    ['cameras[0].fps.motion', { cameras: [{ ...row, fps: { continuous: 0, motion: 15n } }] }],
    ['cameras[0].id', { cameras: [{ ...row, id: 1n }] }],
    [
      'serverSettings.evidenceLock.hoursPerLock',
      {
        serverSettings: {
          ...design.serverSettings,
          evidenceLock: { ...defaultServerSettings(catalogue).evidenceLock, hoursPerLock: '7' },
        },
      },
    ],
  ])('is refused at %s', (subject, change) => {
    expect(() => calculateProposal({ ...design, ...change } as typeof design, catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject }) as Error,
    );
  });
});
