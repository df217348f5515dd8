import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { given } from '../../derivation/quantity.ts';
import type { ServerSettings } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
import { inForce } from '../../design/resilience.ts';
import { withinLimit } from '../../formulas/servers.ts';
import { providedRate } from '../../formulas/viewing.ts';
import { namedKinds } from '../../site/site-settings-checks.ts';
import type { HardwareAnswer } from '../answer/hardware-answer.ts';
import type { ExplainedLine } from '../bill/explained-line.ts';
import { siteLines } from '../bill/site-lines.ts';
import { networkOf, type PlannedNetwork } from '../network/network.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Proposal, Warning } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { serverMotionOf } from '../viewing/server-motion.ts';
import { viewingOf, type ExplainedViewing } from '../viewing/viewing.ts';

/** What stands around the recording servers, which does not depend on them. */
export interface SiteAnswer {
  readonly network: PlannedNetwork | undefined;
  readonly viewing: ExplainedViewing | undefined;
  readonly lines: readonly ExplainedLine[];
}

/** Network and stations of a design, and what is to be bought of them. */
export function siteAnswer(question: SizingQuestion): SiteAnswer {
  const network = networkOf(question);
  return { network, viewing: viewingOf(question), lines: siteLines(question.design, network, question.catalogue) };
}

/** What is asked of the recording servers beside recording, with its warnings. */
export function siteOnServers(
  { viewing }: SiteAnswer,
  recording: HardwareAnswer['recording'],
  question: SizingQuestion,
): Pick<Explained<Proposal>, 'viewing' | 'serverMotion'> & { readonly warnings: readonly Warning[] } {
  const provided = viewing && providedOf(recording, question);
  const motion = serverMotionOf(question, recording);
  const percent = motion?.percent ?? null;
  return {
    viewing: viewing === undefined ? null : { ...viewing, providedMbit: provided ?? null },
    serverMotion: motion ?? null,
    warnings: [
      ...(viewing === undefined || provided === undefined
        ? []
        : liveViewWarnings(viewing.recorderMbit.value, provided.value)),
      ...(percent === null ? [] : motionWarnings(percent.value)),
    ],
  };
}

function providedOf({ servers }: HardwareAnswer['recording'], { design, demand }: SizingQuestion) {
  const { serverSettings } = design;
  const half = serverSettings.hardwareType === HardwareType.husky ? 'huskyServerSettings' : 'genericServerSettings';
  const streams = inForce(serverSettings).mainSettings.concurrentSmartClientStreams;
  return providedRate({
    streams: given(`serverSettings.${half}.mainSettings.concurrentSmartClientStreams`, streams, 'stream'),
    servers,
    peakMbit: demand.peakMbit.value,
    cameraStreams: demand.streams,
  });
}

function liveViewWarnings(mbit: number, providedMbit: number): Warning[] {
  if (withinLimit(mbit, providedMbit)) return [];
  return [{ code: 'live-view', message: saying('warning.live-view', { mbit, providedMbit }) }];
}

function motionWarnings(percent: number): Warning[] {
  if (withinLimit(percent, 100)) return [];
  return [{ code: 'server-motion', message: saying('warning.server-motion', { percent }) }];
}

/** Switches and decoders that the catalogue does not have. */
export function kindWarnings(settings: ServerSettings, catalogue: Catalogue): Warning[] {
  const ids = namedKinds(settings, catalogue).flatMap(({ id, isKnown }) => (isKnown ? [] : [id]));
  return ids.length === 0
    ? []
    : [{ code: 'unknown-kind', message: saying('warning.unknown-kind', { ids: [...new Set(ids)] }) }];
}
