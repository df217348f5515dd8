import { calculateProposal, explain, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { figurePaths, formulas } from '@site-designer/sizing-engine/explanations';
import { afterEach, describe, expect, it } from 'vitest';
import {
  derivationText,
  namedCatalogue,
  speakAs,
  speaker,
  SPOKEN,
  type LanguageCode,
  type SpokenLanguage,
} from '../src/index.ts';
import { allDocuments, DESIGNS } from './support/all-documents.ts';

const OTHERS = (Object.keys(SPOKEN) as LanguageCode[]).filter((code) => code !== 'en');

/** Codes, ids and addresses: nobody reads them. */
const CODES: ReadonlySet<string> = new Set(
  'code of tone id kind key path limit state direction unit unitType storage role use imageUrl figure reason switchKind cause decidedBy broken settings'.split(
    ' ',
  ),
);

afterEach(() => speakAs(() => undefined));

type Texts = ReadonlyMap<string, readonly string[]>;

/** Everything that is said of a design in a language: results, documents, histories of all figures; line by line at its place. */
function told(design: Design, language: SpokenLanguage): Texts {
  speakAs(() => language);
  const said = speaker(language);
  const catalogue = namedCatalogue(publishedCatalogue);
  const proposal = calculateProposal(design, catalogue, { plan: true });
  const texts = new Map<string, readonly string[]>();
  const collect = (node: unknown, place: string): void => {
    if (typeof node === 'string') texts.set(place, node.split('\n'));
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) if (!CODES.has(name)) collect(value, `${place}.${name}`);
  };
  collect(said.rendered(proposal), 'result');
  collect(allDocuments({ design, proposal, catalogue }, said), 'documents');
  for (const path of figurePaths(proposal)) {
    texts.set(path, derivationText(explain(proposal, path), formulas, { speaker: said }).split('\n'));
  }
  return texts;
}

/** What stays in every language: names by which price lists match, the user's own names, names of products and folders, units. */
function staying(design: Design): ReadonlySet<string> {
  const proposal = calculateProposal(design, publishedCatalogue, { plan: true });
  const { appliances, switchKinds, decoders, diskFamilies, machineFamilies, platformVersions } = publishedCatalogue;
  const names = [
    ...(proposal.bill ?? []).map(({ designation }) => designation),
    ...[...appliances, ...switchKinds, ...decoders, ...diskFamilies, ...machineFamilies, ...platformVersions].map(
      ({ name }) => name,
    ),
    ...appliances.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
    ...publishedCatalogue.managementLevels.map(({ server }) => server?.sqlServer.value ?? ''),
    ...design.cameras.flatMap(({ streamName, network }) => [streamName, network?.closet ?? '']),
    ...design.serverSettings.viewing.stations.map(({ name }) => name),
    'Windows Server 2022 IoT',
  ];
  return new Set(names.flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []));
}

/**
 * Words that are the same in a language and in English, of the trade or by chance: a text of these alone is no English that was
 * left.
 */
const ALIKE: ReadonlySet<string> = new Set(
  `Auto RAID JBOD SSD HDD SAN UPS VLAN DHCP IGMP PoE REC MGT SQL EUR TiB BTU IOPS MByte Mbit kbit Mpixel fps MediaDatabase
   Archive Uplink Switch Switches Server Hardware Volume Clients Client Codec Stream Port Ports Failover Rebuild Rack Cold Standby
   Hot standby Speedup base Note Solution Question Verdict Versions Total Circuits certain minutes racks ports Site Alternatives
   Rate Factor Cable Husky IVO Workstation Licences Archive Cables volume clients switches`.split(/\s+/),
);

describe.each(DESIGNS)('of %s', (_, design) => {
  const english = told(design, SPOKEN.en);
  const stays = staying(design);

  it.each(OTHERS)('no English is left in %s', (code) => {
    const left = [...told(design, SPOKEN[code]!)].flatMap(([place, lines]) => {
      const those = new Set((english.get(place) ?? []).map((line) => line.trim()));
      return lines
        .map((line) => line.trim())
        .filter((line) => those.has(line) && !isFormula(line))
        .filter((line) => (line.match(/\p{L}{3,}/gu) ?? []).some((word) => !stays.has(word) && !ALIKE.has(word)))
        .map((line) => `${place}: ${line}`);
    });
    expect([...new Set(left)]).toEqual([]);
  });
});

/** Arithmetic has the names of the code, and a typed value its place. */
function isFormula(line: string): boolean {
  return /^= |^\w+ = |^[a-z]\w*Settings\.|^cameras\[/.test(line);
}
