import type { Catalogue } from '../../catalogue/schema.ts';
import { separateFigures, type Explained } from '../../derivation/explained.ts';
import { given, givenText } from '../../derivation/quantity.ts';
import type { Design, DesignInput } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
import { platformOf } from '../../design/platform.ts';
import { defaultsFor } from '../../design/untouched.ts';
import type { DemandRange } from '../demand/demand.ts';
import { demandOf } from '../demand/demand-of.ts';
import { keepingOf } from '../demand/keeping.ts';
import { validated } from '../question/validate.ts';
import { explainDemand } from '../demand/explained-demand.ts';
import { withFigures, type ExplainedProposal } from '../question/explain.ts';
import { evidenceLockWarnings, reserveOf } from '../retention/evidence-lock.ts';
import { genericAnswer } from '../answer/generic-answer.ts';
import { applianceAnswer } from '../answer/appliance-answer.ts';
import { consequencesOf, NO_CONSEQUENCES } from '../bill/bill.ts';
import { brokenLimitState, type NoSolution } from '../limits/limit.ts';
import { managementServer } from '../hardware/management-server.ts';
import { NO_CAMERAS, platformFailure } from '../no-solution/no-solution.ts';
import { settleOptions, type SizingOptions } from '../question/options.ts';
import type { HardwareAnswer } from '../answer/hardware-answer.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Proposal, Warning } from '../result/result.ts';
import { inOrder } from '../result/warning.ts';
import { retentionFindings, retentionWarnings } from '../retention/retention-rules.ts';
import { tierWarnings } from '../retention/tiers.ts';
import { totalsOf } from './totals.ts';
import { designWarnings } from '../hardware/warnings.ts';
import { ENGINE_VERSION, MODEL_VERSION } from '../../checks/versions.ts';

/**
 * Size a design: recording servers or appliances, their storage and network, the management server.
 *
 * A design that nothing fits is an answer too: `calculationSuccess` is false and `errorMessage` names the limit, the figure
 * and what would help. Every figure can be asked for its history with `explain`.
 *
 * @param design - Camera rows as they are stored, and the server settings.
 * @param catalogue - Facts about codecs, disks, machines and appliances.
 * @param options - Whether headroom and alternatives are left out, and a long server plan is listed.
 * @returns Plain data but for the figures' histories, which JSON leaves out.
 * @throws SizingError `out-of-domain` for a field out of its bounds, an unknown id or a row that is listed twice, with its
 * path; for a catalogue or options that are none.
 * @example
 * ```ts
 * const proposal = calculateProposal(design, publishedCatalogue);
 * proposal.huskyProposal?.diskUtilization.value; // 68.97 …
 * ```
 */
export function calculateProposal(
  design: DesignInput,
  catalogue: Catalogue,
  options?: SizingOptions,
): ExplainedProposal {
  const settled = validated(design, catalogue);
  const demand = demandOf(settled.cameras, keepingOf(settled.serverSettings), catalogue);
  const question = questionOf(settled, demand, { catalogue, options: settleOptions(options) });
  const failure = failureBefore(question);
  const answer = failure ?? hardwareAnswer(question);
  return withFigures(
    separateFigures<Proposal>('message' in answer ? failed(answer, question) : succeeded(answer, question)),
    defaultsFor(settled, catalogue),
  );
}

function questionOf(
  design: Design,
  range: DemandRange,
  { catalogue, options }: Pick<SizingQuestion, 'catalogue' | 'options'>,
): SizingQuestion {
  const { genericServerSettings, evidenceLock } = design.serverSettings;
  const { archiveFrequency } = genericServerSettings.advancedSettings;
  const runsPerDay = given(
    'serverSettings.genericServerSettings.advancedSettings.archiveFrequency',
    archiveFrequency,
    'run/day',
  );
  const demand = explainDemand(design.cameras, range, { catalogue, runsPerDay, evidenceLock });
  return { design, range, demand, runsPerDay, catalogue, options };
}

/** The settings that are in force. */
function settingsOf({ serverSettings }: Design) {
  const isHusky = serverSettings.hardwareType === HardwareType.husky;
  return isHusky ? serverSettings.huskyServerSettings : serverSettings.genericServerSettings;
}

function failureBefore({ design, range, catalogue }: SizingQuestion): NoSolution | undefined {
  if (range.value.cameras === 0) return NO_CAMERAS;
  return platformFailure(platformOf(settingsOf(design), catalogue), range.value.cameras);
}

function hardwareAnswer(question: SizingQuestion): HardwareAnswer | NoSolution {
  const isHusky = question.design.serverSettings.hardwareType === HardwareType.husky;
  return isHusky ? applianceAnswer(question) : genericAnswer(question);
}

type CommonPart = Pick<
  Explained<Proposal>,
  'xProtectPlatform' | 'overhead' | 'managementServer' | 'totals' | 'evidenceLock' | 'versions'
> & {
  readonly warnings: readonly Warning[];
};

function managementQuestionOf({ design, range, catalogue }: SizingQuestion) {
  return { cameras: range.value.cameras, settings: settingsOf(design), catalogue };
}

function commonPart(question: SizingQuestion): CommonPart {
  const { design, demand, range, catalogue } = question;
  const management = managementQuestionOf(question);
  const { settings } = management;
  const version = platformOf(settings, catalogue);
  const half = 'ivoModel' in settings ? 'huskyServerSettings' : 'genericServerSettings';
  return {
    xProtectPlatform: givenText(`serverSettings.${half}.xProtectVersion`, version.name),
    overhead:
      'systemOverhead' in settings.mainSettings
        ? given(
            'serverSettings.genericServerSettings.mainSettings.systemOverhead',
            settings.mainSettings.systemOverhead,
            '%',
          )
        : null,
    managementServer: managementServer(management),
    totals: totalsOf(demand),
    ...(demand.locked !== undefined && { evidenceLock: reserveOf(demand.locked) }),
    versions: { engine: ENGINE_VERSION, catalogue: catalogue.version, model: MODEL_VERSION },
    warnings: [
      ...designWarnings({ ...management, version, isExtrapolated: range.rows.isExtrapolated }),
      ...retentionWarnings(design, catalogue),
      ...evidenceLockWarnings(design, version, { cameras: range.value.cameras, catalogue }),
      ...tierWarnings(demand, range.rows),
    ],
  };
}

function succeeded({ hardware, ...answer }: HardwareAnswer, question: SizingQuestion): Explained<Proposal> {
  const common = commonPart(question);
  const management = managementQuestionOf(question);
  return {
    calculationSuccess: true,
    errorMessage: null,
    ...common,
    ...answer,
    ...consequencesOf(hardware, question, {
      management,
      platform: platformOf(management.settings, question.catalogue).name,
    }),
    retentionFindings: retentionFindings(question.design, question.catalogue),
    warnings: inOrder([...common.warnings, ...answer.warnings]),
  };
}

function failed({ message, limit }: NoSolution, question: SizingQuestion): Explained<Proposal> {
  return {
    calculationSuccess: false,
    errorMessage: message,
    ...commonPart(question),
    genericProposal: null,
    networkInterface: null,
    liveDatabase: null,
    archiveDatabase: null,
    managementServer: null,
    huskyProposal: null,
    bindingConstraint: limit === null ? null : brokenLimitState(limit, question),
    loads: null,
    serverPlan: null,
    retentionReach: null,
    failure: null,
    reach: null,
    retentionFindings: null,
    headroom: [],
    ledger: [],
    alternatives: [],
    ...NO_CONSEQUENCES,
  };
}
