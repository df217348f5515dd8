import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import {
  calculateProposal,
  defaultServerSettings,
  NEW_STREAM,
  settleCameraRow,
  summarize,
} from '@site-designer/sizing-engine';
import { Platform } from '@site-designer/sizing-engine/enumerations';
import { describe, expect, it } from 'vitest';
import { speaker, SPOKEN, type LanguageCode } from '../src/index.ts';

const said = (code: LanguageCode) => speaker(SPOKEN[code]!);
const settings = defaultServerSettings(catalogue);
const generic = settings.genericServerSettings;

/** A design of some cameras, with generic servers. */
function sized(quantity: number, { diskSizeMax = 20, xProtectVersion = generic.xProtectVersion }) {
  const { advancedSettings } = generic;
  const liveDatabase = { ...advancedSettings.liveDatabase, diskSizeMax };
  const genericServerSettings = {
    ...generic,
    xProtectVersion,
    advancedSettings: { ...advancedSettings, liveDatabase },
  };
  const cameras = [settleCameraRow({ ...NEW_STREAM, quantity, id: 1, streamId: 1, cameraGroupId: 1 }, catalogue)];
  return calculateProposal({ cameras, serverSettings: { ...settings, genericServerSettings } }, catalogue);
}

describe('disk sizes that cost servers', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Disk size 0 to 1 TB costs '],
    ['de', 'Festplattengröße 0 bis 1 TB kostet '],
    ['fr', 'Avec la taille de disque 0 à 1 TB, il faut '],
    ['es', 'El tamaño de disco (0 a 1 TB) cuesta '],
  ])('are said in the words of %s', (code, begin) => {
    const costly = sized(2_000, { diskSizeMax: 1 }).warnings.find((warning) => warning.code === 'binding-setting')!;
    expect(said(code).words(costly.message)).toContain(begin);
  });

  it('have the decimals of the language', () => {
    const [now, free] = [
      { servers: 3, machine: 'Server', layouts: [] },
      { servers: 1, machine: 'Server', layouts: [] },
    ];
    const choices = [{ setting: 'diskSizes', chosen: { minTb: 1.8, maxTb: 2.4 }, usual: null }] as const;
    const sentence = { say: 'warning.binding-setting', choices, now, free } as const;
    expect(said('de').say(sentence)).toContain('Festplattengröße 1,8 bis 2,4 TB kostet');
    expect(said('en').say(sentence)).toContain('Disk size 1.8 to 2.4 TB costs');
  });
});

describe('sites of several editions', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Site 1 has Corporate, Annex Professional+: one system has one edition'],
    ['de', 'Standort 1 hat Corporate, Annex Professional+: Ein System hat eine Edition'],
    ['fr', 'Site 1 a Corporate, Annex Professional+ : un système a une seule édition'],
    ['es', 'Sitio 1 tiene Corporate y Annex tiene Professional+: un sistema tiene una sola edición'],
  ])('are told by their place in the words of %s where they have no name', (code, sentence) => {
    const sites = [
      sized(12, { xProtectVersion: Platform.corporate }),
      { ...sized(12, { xProtectVersion: Platform.professionalPlus }), site: 'Annex' },
    ];
    expect(said(code).words(summarize(sites, { system: 'one', catalogue }).problem!)).toBe(sentence);
  });
});
