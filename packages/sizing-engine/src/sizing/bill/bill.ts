import type { Explained } from '../../derivation/explained.ts';
import type { Proposal } from '../result/result.ts';
import type { SizingQuestion } from '../question/question.ts';
import { managementServerOf, type ManagementQuestion } from '../hardware/management-server.ts';
import { billLine, type ExplainedLine, type RecordingHardware } from './explained-line.ts';
import { managementLines } from './hardware-lines.ts';
import { licenceLines, licenceResults, licencesOf } from './licences.ts';
import { physicalTotals, upsLines } from './physical-totals.ts';

/** Bill, licences and physical totals of a solution. */
type Consequences = Pick<Explained<Proposal>, 'physical' | 'licences' | 'bill' | 'billTotal'>;

/** Without a solution there is nothing to buy. */
export const NO_CONSEQUENCES: Consequences = { physical: null, licences: null, bill: null, billTotal: null };

/** What is bought beside the recording hardware. */
interface BoughtBeside {
  readonly management: ManagementQuestion;
  readonly platform: string;
  /** Lines outside the machine room. */
  readonly site: readonly ExplainedLine[];
}

/** Everything to buy for a design, with its power, heat and rack space. */
export function consequencesOf(
  hardware: RecordingHardware,
  { design, range, catalogue }: Pick<SizingQuestion, 'design' | 'range' | 'catalogue'>,
  { management, platform, site }: BoughtBeside,
): Consequences {
  const ofManagement = managementServerOf(management);
  const licences = licencesOf({
    rows: design.cameras,
    devices: range.rows.deviceLicences,
    platform,
    hardware,
    management: ofManagement?.server ?? null,
  });
  const room = [...hardware.lines, ...(ofManagement === null ? [] : managementLines(ofManagement, catalogue))];
  const supplied = [...room, ...site, ...licenceLines(licences)];
  const supply = { power: design.serverSettings.power, physicalModel: catalogue.physicalModel };
  const ofRoom = physicalTotals([...room, ...licenceLines(licences)], supply);
  const physical = site.length === 0 ? ofRoom : { ...physicalTotals(supplied, supply), ups: ofRoom.ups };
  const isWithoutHost = ofRoom.isWithoutHost ?? false;
  const lines = [...supplied, ...upsLines({ ...ofRoom.ups, watts: ofRoom.typicalW.value, isWithoutHost }, supply)];
  return {
    physical,
    licences: licenceResults(licences),
    bill: lines.map(billLine),
    billTotal: { amount: null, currency: null, pricedLines: 0, lines: lines.length, longestLeadTime: null },
  };
}
