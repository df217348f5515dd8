import { expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { hundred: designText('hundred-cameras') };
const size = (...options: readonly string[]) => typed(['size', 'hundred', ...options], { files });

const STATION = JSON.stringify([{ id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4, decoder: 'turing' }]);

test('one setting asks for the network', async () => {
  const { out, err } = await size('--json', '--set', 'network.switchKind=poe-24');
  expect(err).toBe('');
  const { network, bill } = JSON.parse(out);
  expect(network.closets[0]).toMatchObject({ closet: '', switchKind: 'poe-24' });
  expect(bill.some(({ kind }: { readonly kind: string }) => kind === 'switch')).toBe(true);
  expect(JSON.parse((await size('--json')).out).network).toBeNull();
});

test('a switch that the catalogue does not have is refused at the option', async () => {
  const { code, err } = await size('--set', 'switchKind=poe-7');
  expect(code).not.toBe(0);
  expect(err).toContain('--set "switchKind=poe-7": Must be one of poe-8, poe-24, poe-48, poe-48-bt');
});

test('the text has switches, stations and motion detection where they are asked for', async () => {
  const { out, err } = await size(
    '--set',
    'network.switchKind=',
    '--set',
    `viewing.stations=${STATION}`,
    '--set',
    'serverMotion.mode=keyFrames',
  );
  expect(err).toBe('');
  for (const title of ['Switches', 'Viewing workstations', 'Motion detection on the fullest server']) {
    expect(out).toContain(title);
  }
  expect((await size()).out).not.toContain('Viewing workstations');
});

test('cable is told of only where a length is known', async () => {
  const { out } = await size('--set', 'network.switchKind=');
  expect(out).toMatch(/^Core .* Mbit\/s$/m);
});

test('the power of a closet is told as at least where it is not known what its cameras draw', async () => {
  const known = files.hundred.replaceAll(
    '"quantity"',
    '"network": { "poeClass": 3, "watts": 9.5, "cableM": null, "closet": "" }, "quantity"',
  );
  const closet = async (hundred: string) => {
    const { out, err } = await typed(['size', 'hundred', '--set', 'network.switchKind=poe-24'], { files: { hundred } });
    expect(err).toBe('');
    return /^- +100 .*$/m.exec(out)?.[0];
  };
  expect(await closet(files.hundred)).toMatch(/ at least 252 W {2}6 x poe-24, up to 262 W reserved$/);
  expect(await closet(known)).toMatch(/ {2}1,308 W {2}6 x poe-24, up to 262 W reserved$/);
});

test('a comparison tells the sums of the site by their names', async () => {
  const { out } = await typed(
    ['compare', 'hundred', '--variant', 'few:network.switchKind=poe-24', '--variant', 'many:network.switchKind=poe-8'],
    { files },
  );
  expect(out).toMatch(/^switches +- +6 +17 +switches$/m);
  expect(out).toMatch(/^PoE reserved +- +1,540 +1,540 +W$/m);
});
