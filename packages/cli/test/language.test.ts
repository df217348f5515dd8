import { SPOKEN } from '@site-designer/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { de } from '../src/texts/de.ts';
import { es } from '../src/texts/es.ts';
import { fr } from '../src/texts/fr.ts';
import { speakAsAsked } from '../src/texts/language.ts';
import { designText, NAMES } from './support/golden.ts';
import { typed } from './support/session.ts';

const NAME = 'four-cameras';
const files = { ...Object.fromEntries(NAMES.map((name) => [name, designText(name)])), broken: '{' };

const size = (...more: readonly string[]) => typed(['size', NAME, ...more], { files });

describe('--language', () => {
  const before = SPOKEN.de;
  // The sentences of the engine may be there or not: what the command line says by itself is.
  beforeAll(() => void (SPOKEN.de ??= { ...SPOKEN.en, locale: 'de-DE' }));
  afterAll(() => {
    // Tests of the same worker speak English.
    speakAsAsked([]);
    if (before === undefined) Reflect.deleteProperty(SPOKEN, 'de');
  });

  test.each([['--language', 'de'], ['--language=de-CH'], ['--language', 'DE_at']])(
    '%s %s is German',
    async (...asked) => {
      const { code, out } = await size(...asked);
      expect(code).toBe(0);
      expect(out).toContain(de['What the cameras need']);
      expect(out).toContain('2,46 TB');
      expect(out).not.toContain('What the cameras need');
    },
  );

  test('before the command says the same, and a later command is English again', async () => {
    const german = await size('--language', 'de');
    expect(await typed(['--language', 'de', 'size', NAME], { files })).toEqual(german);
    expect((await size()).out).toContain('What the cameras need');
  });

  test.each(['xx', 'it-IT', ''])('of %j is English', async (tag) => {
    expect(await size('--language', tag)).toEqual(await size());
  });

  test('changes no name of a field and no code', async () => {
    const [english, german] = await Promise.all([
      size('--json').then(({ out }) => JSON.parse(out)),
      size('--json', '--language', 'de').then(({ out }) => JSON.parse(out)),
    ]);
    expect(Object.keys(german)).toEqual(Object.keys(english));
    expect(german.totals).toEqual(english.totals);
    expect(german.warnings.map(({ code }: { code: string }) => code)).toEqual(
      english.warnings.map(({ code }: { code: string }) => code),
    );
  });

  test('names what the catalogue names, and takes settings by either name', async () => {
    const asked = (name: string) =>
      size(
        '--language',
        'de',
        '--set',
        `genericServerSettings.advancedSettings.liveDatabase.storageConnectivity=${name}`,
      );
    const german = await asked('iSCSI-SAN');
    expect([german.code, german.err]).toEqual([0, '']);
    expect(await asked('iSCSI SAN')).toEqual(german);
  });

  test('tells faults and missing files', async () => {
    const { code, err } = await typed(['size', 'broken', '--language', 'de'], { files });
    expect([code, err.split('\n')[0]]).toEqual([3, 'Fehler: broken: darin ist ein Fehler']);
    const missing = await typed(['size', 'none', '--language', 'de'], { files });
    expect(missing.err).toBe('Fehler: none ist nicht lesbar: diese Datei gibt es nicht\n');
  });
});

test('each phrase has the same parts in every language', () => {
  const partsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([part]) => part).toSorted();
  for (const [phrase, german] of Object.entries(de)) {
    for (const text of [german, fr[phrase as keyof typeof de], es[phrase as keyof typeof de]])
      expect([phrase, partsOf(text)]).toEqual([phrase, partsOf(phrase)]);
  }
});
