import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../../tools/random-runs.ts';
import { calculateProposal, explain, type Design, type WarningCode } from '../../../src/index.ts';
import { withCatalogue } from '../../../src/doors/catalogue.ts';
import { checkServerSettings } from '../../../src/index.ts';
import { rulesBrokenBy } from '../../../src/doors/design.ts';
import { designs } from '../../support/arbitraries.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, rowOf } from '../../support/designs.ts';
import { english, worded } from '../../support/in-english.ts';

const [PCI, MARYLAND, , , FRANCE] = [1, 2, 3, 4, 5] as const;

function following(retentionRules: readonly number[], design: Design): Design {
  return { ...design, serverSettings: { ...design.serverSettings, retentionRules } };
}

function sized(retentionRules: readonly number[], design: Design) {
  return calculateProposal(following(retentionRules, design), catalogue, { headroom: false });
}

const THREE_GROUPS = genericDesign(groupsOf({ retentionDays: 30 }, { retentionDays: 90 }, { retentionDays: 89 }));

describe('published rules', () => {
  it('are those whose own text was read', () => {
    expect(
      catalogue.retentionRules.map(({ id, kind, days, citation }) => [
        id,
        kind,
        days.value,
        days.origin,
        citation.split(/[,:]/)[0],
      ]),
    ).toEqual([
      [1, 'min', 90, 'law', 'PCI DSS v4.0'],
      [2, 'min', 90, 'law', 'COMAR 10.62.10.07 E(4)'],
      [3, 'min', 365, 'law', 'California Government Code'],
      [4, 'min', 30, 'law', 'OAR 166-200-0405(5)'],
      [5, 'max', 30, 'law', 'Code de la sécurité intérieure'],
    ]);
  });
});

describe('findings', () => {
  it('name each group that breaks a rule', () => {
    expect(sized([PCI], THREE_GROUPS).retentionFindings).toEqual([
      { cameraGroupId: 1, ruleId: PCI, kind: 'min', days: 90 },
      { cameraGroupId: 3, ruleId: PCI, kind: 'min', days: 90 },
    ]);
    expect(sized([FRANCE], THREE_GROUPS).retentionFindings).toEqual([
      { cameraGroupId: 2, ruleId: FRANCE, kind: 'max', days: 30 },
      { cameraGroupId: 3, ruleId: FRANCE, kind: 'max', days: 30 },
    ]);
  });

  it('count every stream of a group', () => {
    const rows = [30, 90, 120].map((retentionDays, index) =>
      rowOf({ id: index + 1, streamId: index + 1, cameraGroupId: 7, retentionDays }),
    );
    expect(sized([PCI, FRANCE], huskyDesign(rows)).retentionFindings).toEqual([
      { cameraGroupId: 7, ruleId: PCI, kind: 'min', days: 90 },
      { cameraGroupId: 7, ruleId: FRANCE, kind: 'max', days: 30 },
    ]);
  });

  it('are empty without rules, and null where nothing fits', () => {
    expect(sized([], THREE_GROUPS).retentionFindings).toEqual([]);
    expect(sized([PCI], genericDesign([])).retentionFindings).toBeNull();
  });

  it('open to the source of the rule', () => {
    const proposal = sized([MARYLAND], THREE_GROUPS);
    expect(JSON.stringify(explain(proposal, 'retentionFindings[0].days'))).toContain('mdrules.elaws.us');
  });
});

describe('rules that a retention breaks', () => {
  it.each([
    [29, [PCI, MARYLAND, 3, 4]],
    [30, [PCI, MARYLAND, 3]],
    [31, [PCI, MARYLAND, 3, FRANCE]],
    [90, [3, FRANCE]],
    [365, [FRANCE]],
  ])('of %d days', (days, ids) => {
    expect(rulesBrokenBy(days, catalogue.retentionRules).map(({ id }) => id)).toEqual(ids);
  });
});

describe('warnings', () => {
  const warningsOf = (ids: readonly number[], code: WarningCode, design = THREE_GROUPS): string[] =>
    english
      .rendered(sized(ids, design))
      .warnings.flatMap((warning) => (warning.code === code ? [warning.message] : []));

  it('cite each rule that is broken', () => {
    expect(warningsOf([MARYLAND, FRANCE], 'retention-rule-broken')).toEqual([
      '2 of 3 camera groups are kept for less than the 90 days of Maryland medical cannabis (COMAR 10.62.10.07 E(4)).',
      '2 of 3 camera groups are kept for more than the 30 days of France, public places (Code de la sécurité intérieure, article L252-5: one month).',
    ]);
    const kept = genericDesign(groupsOf({ retentionDays: 90 }));
    expect(warningsOf([PCI, MARYLAND], 'retention-rule-broken', kept)).toEqual([]);
  });

  it('show two rules that no retention keeps both of', () => {
    expect(warningsOf([FRANCE, MARYLAND], 'retention-rules-clash')).toEqual([
      'No retention keeps both rules: Maryland medical cannabis (COMAR 10.62.10.07 E(4)) asks for at least 90 days; France, public places (Code de la sécurité intérieure, article L252-5: one month) asks for at most 30 days.',
    ]);
    expect(warningsOf([PCI, MARYLAND, 4], 'retention-rules-clash')).toEqual([]);
    expect(warningsOf([4, FRANCE], 'retention-rules-clash')).toEqual([]);
  });
});

describe('rules of a design', () => {
  const errorsOf = (retentionRules: unknown) =>
    checkServerSettings(
      following(retentionRules as number[], THREE_GROUPS).serverSettings,
      catalogue,
      'serverSettings',
    );

  it('are refused at their place where a rule is unknown or listed twice', () => {
    expect(errorsOf([1, 99])).toEqual([
      { path: 'serverSettings.retentionRules[1]', message: worded('Must be one of 1, 2, 3, 4, 5') },
    ]);
    expect(errorsOf([2, 1, 2])).toEqual([
      { path: 'serverSettings.retentionRules[2]', message: worded('Must be listed once') },
    ]);
    for (const wrong of [null, 1, '1', {}]) {
      expect(errorsOf(wrong)).toEqual([{ path: 'serverSettings.retentionRules', message: worded('Must be a list') }]);
    }
    expect(errorsOf([])).toEqual([]);
  });

  it("may be a company's own", () => {
    const rule = { ...catalogue.retentionRules[0]!, id: 100, name: 'House rule', kind: 'max' as const };
    const own = withCatalogue(catalogue, { retentionRules: [rule] });
    expect(own.retentionRules.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 100]);
    const design = following([100], genericDesign(groupsOf({ retentionDays: 91 })));
    expect(calculateProposal(design, own).retentionFindings).toMatchObject([{ ruleId: 100, kind: 'max' }]);
  });

  it('change nothing but findings and warnings', () => {
    fc.assert(
      fc.property(designs, fc.subarray([1, 2, 3, 4, 5]), (design, ids) => {
        const plain = (answer: ReturnType<typeof sized>): unknown => ({
          ...JSON.parse(JSON.stringify(answer)),
          retentionFindings: null,
          answer: { ...JSON.parse(JSON.stringify(answer.answer)), warnings: [] },
          warnings: answer.warnings.filter(({ code }) => !code.startsWith('retention-rule')),
        });
        expect(plain(sized(ids, design))).toEqual(plain(sized([], design)));
      }),
      { numRuns: propertyRuns({ test: 20, soak: 200 }) },
    );
  });

  it('find a group exactly where one of its retentions is on the wrong side', () => {
    fc.assert(
      fc.property(designs, fc.constantFrom(...catalogue.retentionRules), (design, rule) => {
        const { retentionFindings } = sized([rule.id], design);
        if (retentionFindings === null) return;
        const found = new Set(retentionFindings.map(({ cameraGroupId }) => cameraGroupId));
        const wrong = design.cameras.filter(({ retentionDays }) =>
          rule.kind === 'min' ? retentionDays < rule.days.value : retentionDays > rule.days.value,
        );
        expect(found).toEqual(new Set(wrong.map(({ cameraGroupId }) => cameraGroupId)));
      }),
      { numRuns: propertyRuns({ test: 20, soak: 200 }) },
    );
  });
});
