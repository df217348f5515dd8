import { namedGroups, rowsByGroup } from '@site-designer/sizing-engine/design';
import { spareKind } from '../answer-card/hardware.ts';
import { figureFormatsOf } from '../language/document-formats.ts';
import { groupTitles } from '../told/group-titles.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import { arrivingItems } from './arriving.ts';
import { Assumptions } from '../told/assumptions.ts';
import { cameraNotes, camerasByServer } from './cameras.ts';
import type { InstallerDocument } from './document.ts';
import { acceptanceSteps, failoverFacts } from './handover.ts';
import type { InstallerInput, InstallerQuestion, NamedServers } from './input.ts';
import { installerNetwork, stationFacts } from './network.ts';
import { otherServers } from './other-servers.ts';
import { installerRack } from './rack.ts';
import { recordingServers } from './recording-servers.ts';

/**
 * What an installer needs to build a design: what arrives, the rack, each server, each camera, failover and acceptance. No price
 * and no lead time; figures are those of the result and the design alone.
 *
 * @param speaker - In whose language it is: that of the result.
 * @returns Null where no hardware fits.
 * @example
 * ```ts
 * const result = english.rendered(calculateProposal(design, catalogue, { plan: true }));
 * installerDocumentOf({ result, design, catalogue, locale: 'en-GB' })?.summary;
 * // '82 cameras. 1 server records, 1 is a cold spare.'
 * ```
 */
export function installerDocumentOf(asked: InstallerQuestion, speaker: Speaker = ownSpeaker): InstallerDocument | null {
  const question = { ...asked, locale: asked.locale || speaker.language.locale };
  const input = inputOf(question, speaker);
  if (input === undefined) return null;
  // In the order of the pages, which is that of the numbers of the assumptions.
  const rack = installerRack(input);
  const servers = [...recordingServers(input), ...otherServers(input)];
  const network = installerNetwork(input);
  const stations = stationFacts(input);
  return {
    locale: question.locale,
    headings: input.words.headings,
    summary: summaryOf(input),
    arriving: arrivingItems(input),
    rack,
    servers,
    cameras: camerasByServer(input),
    cameraNotes: cameraNotes(input),
    ...(network !== undefined && { network }),
    ...(stations.length > 0 && { stations }),
    failover: failoverFacts(input),
    acceptance: acceptanceSteps(input),
    assumptions: input.assumptions.texts,
  };
}

function inputOf(question: InstallerQuestion, speaker: Speaker): InstallerInput | undefined {
  const { result, design, catalogue, locale } = question;
  const { recording, spares, hardware } = result.answer;
  if (recording === null || spares === null || hardware === null) return undefined;
  if (result.bill === null || result.physical === null) return undefined;
  const formats = figureFormatsOf(locale, speaker);
  return {
    ...question,
    bill: result.bill,
    recording,
    spares,
    hardware,
    servers: namedServers(result.serverPlan?.servers ?? undefined, recording),
    groups: groupTitles(namedGroups(design.cameras), speaker),
    streams: new Map(
      [...rowsByGroup(design.cameras)].map(([id, rows]) => [id, rows.toSorted((a, b) => a.streamId - b.streamId)]),
    ),
    formats,
    words: formats.words.installer,
    assumptions: new Assumptions(catalogue.version, formats.words.common),
  };
}

/** The servers of a plan by their numbers; all of them together where it is too long to be listed. */
function namedServers(
  plan: readonly NonNullable<NamedServers['plan']>[] | undefined,
  recording: number,
): NamedServers[] {
  if (plan === undefined) return [{ first: 1, last: recording, plan: undefined }];
  let last = 0;
  return plan.map((server) => {
    const first = last + 1;
    last += server.count;
    return { first, last, plan: server };
  });
}

function summaryOf({ design, formats, recording, result, spares, words }: InstallerInput): string {
  return words.summary({ cameras: result.totals.cameras.value, recording, spares, kind: spareKind(design) }, formats);
}
