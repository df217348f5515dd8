import { readDesignFile } from '@site-designer/design-file';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { a: designText('four-cameras'), b: designText('hundred-cameras'), none: designText('too-much') };

describe('server settings on the command line', () => {
  test('replace those of the design', async () => {
    const answer = async (...options: readonly string[]) =>
      JSON.parse((await typed(['size', 'a', '--json', ...options], { files })).out);
    expect((await answer()).genericProposal).toBeNull();
    expect((await answer('--hardware', 'servers')).overhead).toBe(20);
    expect((await answer('--hardware', 'servers', '--overhead', '35')).overhead).toBe(35);
    const factor = async (...options: readonly string[]) =>
      (await answer(...options)).ledger.find(({ code }: { readonly code: string }) => code === 'convention').factor;
    expect(await factor('--convention', 'vendor')).toBeCloseTo(0.982 / 0.8931);
    expect(await factor('--convention', 'exact')).toBe(1);
    const found = (await answer('--retention-rules', '5, 1')).retentionFindings;
    expect(found.map(({ ruleId }: { readonly ruleId: number }) => ruleId)).toContain(1);
    expect((await answer('--retention-rules', '')).retentionFindings).toEqual([]);
  });

  test('lock recordings as evidence', async () => {
    const lockOf = async (...options: readonly string[]) =>
      JSON.parse((await typed(['size', 'b', '--json', ...options], { files })).out).evidenceLock;
    expect((await lockOf('--evidence-lock', '4, 6, 1.5, 12')).cameraHours).toBe(576);
    expect(await lockOf('--evidence-lock', '0')).toBeUndefined();
    const { out } = await typed(['size', 'b', '--evidence-lock', '4,6,1.5,12'], { files });
    expect(out).toMatch(/Evidence lock +[\d.,]+ (?:TB|GB)/);
  });

  test('name the camera groups that break a rule, with its citation', async () => {
    const { out } = await typed(['size', 'a', '--retention-rules', '1'], { files });
    expect(out).toMatch(/Retention rules that are broken\nCamera group +Kept +Asked for +Rule +Citation\n/);
    expect(out).toMatch(/30 days +at least 90 days +PCI DSS, sensitive areas +PCI DSS v4\.0/);
    expect((await typed(['size', 'a'], { files })).out).not.toContain('Retention rules');
    const csv = (await typed(['size', 'a', '--findings', '--retention-rules', '1'], { files })).out;
    const [heads, line] = csv.replace('\uFEFF', '').split('\r\n');
    expect(heads).toBe('Design,Camera group,Kept,Asked for,Rule,Citation');
    expect(line).toMatch(/,30 days,at least 90 days,"PCI DSS, sensitive areas","PCI DSS v4\.0, requirement/);
    const none = await typed(['size', 'a', 'none', '--findings'], { files });
    expect([none.code, none.out]).toEqual([1, '\uFEFFDesign,Camera group,Kept,Asked for,Rule,Citation\r\n']);
    expect(none.err).toMatch(/^warning: none: nothing fits: /);
  });

  test('add spare servers and hot spares', async () => {
    const failureOf = async (...options: readonly string[]) =>
      JSON.parse((await typed(['size', 'b', '--json', ...options], { files })).out).failure;
    expect(await failureOf('--failover', 'cold', '--spares', '1')).toMatchObject({ spares: 1, gapSeconds: { low: 7 } });
    expect(await failureOf('--failover', 'hot', '--outage-days', '5')).toMatchObject({
      gapSeconds: { low: 5, high: 5 },
    });
    expect(await failureOf('--failover', 'none')).toMatchObject({ spares: 0, gapSeconds: null });
    const without = await typed(['size', 'b', '--failover', 'none'], { files });
    expect(without.out).toMatch(/A server is down +\d+ +- +- +-/);
    const { out } = await typed(['size', 'b', '--failover', 'cold', '--hot-spares', '1'], { files });
    expect(out).toContain('When something fails (1 spare, records after 7 to 35 s)');
    expect(out).toContain('A spare takes over');
    expect(out).not.toContain('A server is down');
  });

  test('have a second archive', async () => {
    const design = designText('hundred-cameras');
    const sized = async (...options: readonly string[]) =>
      (await typed(['size', 'c', '--hardware', 'servers', '--archive', '6', ...options], { files: { c: design } })).out;
    const options = ['--groom-after', '7', '--groom-fps', '5', '--key-frame-ratio', '20'];
    expect(await sized()).not.toContain('Second archive');
    const { tiers } = JSON.parse(await sized(...options, '--json'));
    expect(tiers.groomAfterDays).toBe(7);
    const out = await sized(...options);
    expect(out).toContain('Second archive with reduced frame rate');
    expect(out).toMatch(/Full frame rate, up to day 7 +[\d.]+ TB/);
    expect(out).toMatch(/Reduced frame rate, after day 7 +[\d.]+ TB/);
    expect(out).toMatch(/Saved +[\d.]+ TB/);
    expect(await sized('--groom-after', '0')).not.toContain('Second archive');
  });

  test('refuse a second archive that would have no effect, and keep that of a design file', async () => {
    const refusal = async (...options: readonly string[]) => {
      const { code, err } = await typed(['size', 'b', '--hardware', 'servers', ...options], { files });
      expect(code).toBe(2);
      return err;
    };
    const only = '--groom-after "7": Only generic servers with archiving have a second archive: add --hardware servers';
    expect(await refusal('--groom-after', '7')).toContain(only);
    expect(await refusal('--groom-after', '7', '--archive', '0')).toContain(only);
    expect(await refusal('--groom-after', '7', '--archive', '4', '--hardware', 'appliances')).toContain(only);
    const none = 'There is no second archive: add --groom-after.';
    expect(await refusal('--archive', '4', '--groom-fps', '5')).toContain(`--groom-fps "5": ${none}`);
    expect(await refusal('--archive', '4', '--key-frame-ratio', '5')).toContain(`--key-frame-ratio "5": ${none}`);
    expect(await refusal('--archive', '4', '--groom-after', '0', '--groom-fps', '5')).toContain(none);

    const design = JSON.parse(files.b);
    design.serverSettings.tiers = { groomAfterDays: 7, groomFps: 1, keyFrameRatio: 10 };
    const inFile = await typed(['size', 'c'], { files: { c: JSON.stringify(design) } });
    expect([inFile.code, inFile.err]).toEqual([0, '']);
    expect(inFile.out).not.toContain('Second archive');
    const made = await typed(['import', 't.csv', '--groom-after', '7'], {
      files: { 't.csv': 'Name,Quantity\nGate,4\n' },
    });
    expect(made.err).toContain(only);
  });

  test('select the appliance', async () => {
    const specOf = async (...options: readonly string[]) =>
      JSON.parse((await typed(['size', 'b', '--hardware', 'appliances', '--json', ...options], { files })).out)
        .huskyProposal.huskyIvoSpec.sku;
    const chosen = await specOf('--sku', 'auto');
    expect(chosen).not.toBe('HE1000R-96TB');
    expect(await specOf('--sku', 'he1000r-96tb')).toBe('HE1000R-96TB');
    expect(await specOf()).toBe(chosen);
  });

  test('refuse more spares than servers', async () => {
    const asked = await typed(['size', 'b', '--failover', 'cold', '--spares', '9'], { files });
    expect(asked.code).toBe(2);
    expect(asked.err).toMatch(/--spares "9": The failover group has 9 spare servers, more than/);

    const design = JSON.parse(files.b);
    design.serverSettings.resilience = {
      failover: { kind: 1, servers: 9, outageDays: 3 },
      hotSparesPerServer: 0,
    };
    const inFile = await typed(['size', 'c'], { files: { c: JSON.stringify(design) } });
    expect(inFile.code).toBe(1);
    expect(inFile.out.replaceAll(/\s+/g, ' ')).toMatch(/ The failover group has 9 spare servers, more than/);
    expect(inFile.out).not.toContain('Nothing fits');
    const bill = await typed(['size', 'c', '--bill'], { files: { c: JSON.stringify(design) } });
    expect(bill.err).toMatch(/^warning: c: The failover group has 9 spare servers/);
    expect((await typed(['size', 'c', '--failover', 'cold'], { files: { c: JSON.stringify(design) } })).err).toContain(
      '--failover cold: The failover group has 9 spare servers',
    );
  });

  test('apply to a design made from a table', async () => {
    const { out } = await typed(
      ['import', 't.csv', '--hardware', 'appliances', '--overhead', '0', '--convention', 'exact'],
      { files: { 't.csv': 'Name,Quantity\nGate,4\n' } },
    );
    const read = readDesignFile(out, catalogue);
    expect('design' in read && read.design.serverSettings).toMatchObject({
      hardwareType: 1,
      capacityConvention: 'exact',
      genericServerSettings: { mainSettings: { systemOverhead: 0 } },
    });
  });

  test('apply to explanations too', async () => {
    const { out } = await typed(['explain', 'a', 'overhead', '--hardware', 'servers', '--overhead', '35'], { files });
    expect(out).toContain('35');
  });

  test.each([
    [['--overhead', '501'], 'Value must be between 0 and 500'],
    [['--overhead', ''], 'Must be a valid number'],
    [['--outage-days', '31'], '--outage-days "31": Value must be between 1 and 30'],
    [['--hot-spares', '5'], 'Value must be between 0 and 4'],
    [['--spares', '0'], 'Value must be between 1'],
    [['--failover', 'warm'], 'Allowed choices are none, cold, hot'],
    [['--sku', 'HE150-4TB'], '--sku "HE150-4TB": The catalogue has no such SKU. Did you mean HE150D-4TB'],
    [['--sku', 'HE350T-8TB'], 'This SKU does not belong to the chosen model, form factor, RAID type'],
    [['--hardware', 'cloud'], 'Allowed choices are servers, appliances'],
    [['--groom-after', '9999'], '--groom-after "9999": Value must be between 0 and 9998'],
    [['--archive', '5'], '--archive "5": Must be one of 0, 1, 2, 3, 4, 6, 8, 12, 24.'],
    [['--groom-fps', '0'], 'Value must be between 1 and 60'],
    [['--key-frame-ratio', '101'], 'Value must be between 1 and 100'],
    [['--retention-rules', '1,99'], 'of 1 (PCI DSS, sensitive areas), 2 (Maryland'],
    [['--evidence-lock', '4,6,2'], '--evidence-lock "4,6,2": Must be 4 numbers with commas between them, or 0.'],
    [['--evidence-lock', '4,,2,12'], 'camerasPerLock: Must be a valid number.'],
    [['--evidence-lock', '4,6,2,241'], 'monthsKept: Value must be between 0 and 240.'],
    [['--convention', 'metric'], 'Allowed choices are vendor, exact'],
  ])('are refused where they are none: %j', async (options, said) => {
    const { code, err } = await typed(['size', 'a', ...options], { files });
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});

describe('several designs', () => {
  test('are sized one after the other', async () => {
    const one = (await typed(['size', 'a'], { files })).out;
    const other = (await typed(['size', 'b'], { files })).out;
    expect((await typed(['size', 'a', 'b'], { files })).out).toBe(`${one}\n${other}`);
    const both = JSON.parse((await typed(['size', 'a', 'b', '--json'], { files })).out);
    expect(both.map(({ siteDesignName }: { readonly siteDesignName: string }) => siteDesignName)).toHaveLength(2);
  });

  test('end with 1 where nothing fits one of them', async () => {
    expect((await typed(['size', 'a', 'none'], { files })).code).toBe(1);
  });
});

describe('a bill', () => {
  test('is one CSV of all designs', async () => {
    const { code, out } = await typed(['size', 'a', 'b', '--bill'], { files });
    expect(code).toBe(0);
    const [heads, ...lines] = out.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(heads).toBe('Design,Quantity,Item,Description');
    expect(lines[0]).toMatch(/^[^,]+,1,HE150D-4TB,"Husky IVO 150D, /);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2);
  });

  test('tells apart designs with the same name by their files', async () => {
    const named = { files: { a: files.a, b: files.a } };
    const { out } = await typed(['size', 'a', 'b', '--bill'], named);
    expect(out).toContain('Four cameras (a),1,HE150D-4TB');
    expect(out).toContain('Four cameras (b),1,HE150D-4TB');
    expect((await typed(['size', 'a', 'b'], named)).out).toMatch(/^Four cameras \(a\)\n[^]*\nFour cameras \(b\)\n/);
  });

  test('has no line for a design that nothing fits, and says so', async () => {
    const { code, out, err } = await typed(['size', 'none', '--bill'], { files });
    expect([code, out]).toEqual([1, '\uFEFFDesign,Quantity,Item,Description\r\n']);
    expect(err).toMatch(/^warning: none: nothing fits: /);
  });
});
