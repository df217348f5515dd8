import type { Explained } from '../../derivation/explained.ts';
import type { Proposal } from '../result.ts';
import type { SizingQuestion } from '../question.ts';
import { managementServerOf, type ManagementQuestion } from '../management-server.ts';
import { billLine, type RecordingHardware } from './explained-line.ts';
import { managementLines } from './hardware-lines.ts';
import { licenceLines, licenceResults, licencesOf } from './licences.ts';
import { physicalTotals, upsLines } from './physical-totals.ts';

/** What a solution takes of a room, a budget and a licence office. */
type Consequences = Pick<Explained<Proposal>, 'physical' | 'licences' | 'bill' | 'billTotal'>;

/** Where no solution is, nothing is to be bought. */
export const NO_CONSEQUENCES: Consequences = { physical: null, licences: null, bill: null, billTotal: null };

/** Everything that is to be bought for a design, and what it takes of the room that it stands in. */
export function consequencesOf(
  hardware: RecordingHardware,
  { design, catalogue }: Pick<SizingQuestion, 'design' | 'catalogue'>,
  { management, platform }: { readonly management: ManagementQuestion; readonly platform: string },
): Consequences {
  const ofManagement = managementServerOf(management);
  const licences = licencesOf({
    rows: design.cameras,
    platform,
    hardware,
    management: ofManagement?.server ?? null,
  });
  const supplied = [
    ...hardware.lines,
    ...(ofManagement === null ? [] : managementLines(ofManagement.entry, ofManagement.server, catalogue)),
    ...licenceLines(licences),
  ];
  const supply = { power: design.serverSettings.power, physicalModel: catalogue.physicalModel };
  const physical = physicalTotals(supplied, supply);
  const lines = [...supplied, ...upsLines(physical.ups, supply)];
  return {
    physical,
    licences: licenceResults(licences),
    bill: lines.map(billLine),
    billTotal: { amount: null, currency: null, pricedLines: 0, lines: lines.length, longestLeadTime: null },
  };
}
