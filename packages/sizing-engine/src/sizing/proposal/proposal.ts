import type { Catalogue } from '../../catalogue/schema.ts';
import { separateFigures, type Explained } from '../../derivation/explained.ts';
import { given, givenText } from '../../derivation/quantity.ts';
import type { Design, DesignInput } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
import { platformOf } from '../../design/platform.ts';
import { defaultsFor } from '../../design/untouched.ts';
import { coverageOf, coverageWarnings } from '../coverage/coverage.ts';
import type { DemandRange } from '../demand/demand.ts';
import { demandOf } from '../demand/demand-of.ts';
import { keepingOf } from '../demand/keeping.ts';
import { validated } from '../question/validate.ts';
import { explainDemand } from '../demand/explained-demand.ts';
import { withFigures, type ExplainedProposal } from '../question/explain.ts';
import { evidenceLockWarnings, reserveOf } from '../retention/evidence-lock.ts';
import { genericAnswer, genericHardwareOf } from '../answer/generic-answer.ts';
import { applianceAnswer, applianceHardwareOf } from '../answer/appliance-answer.ts';
import { withWayOut } from '../alternatives/with-way-out.ts';
import { isApplicable, withAlternative } from '../alternatives/apply-alternative.ts';
import type { RecordingHardware } from '../bill/explained-line.ts';
import { consequencesOf, NO_CONSEQUENCES } from '../bill/bill.ts';
import { brokenLimitState, type NoSolution } from '../limits/limit.ts';
import { managementServer } from '../hardware/management-server.ts';
import { NO_CAMERAS, platformFailure } from '../no-solution/no-solution.ts';
import { settleOptions, type SizingOptions } from '../question/options.ts';
import type { HardwareAnswer } from '../answer/hardware-answer.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { Alternative, Proposal, Warning, WayGives, WayOut } from '../result/result.ts';
import { saying, type SettingChanges, type Way } from '../result/sayings.ts';
import { inOrder } from '../result/warning.ts';
import { failedAnswer, recommended } from '../recommendation/recommended.ts';
import { retentionFindings, retentionWarnings } from '../retention/retention-rules.ts';
import { tierWarnings } from '../retention/tiers.ts';
import { kindWarnings, siteAnswer, siteOnServers, type SiteAnswer } from './site-answer.ts';
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
  const answer = failureBefore(question) ?? hardwareAnswer(question);
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
  'xProtectPlatform' | 'overhead' | 'managementServer' | 'totals' | 'evidenceLock' | 'versions' | 'network' | 'coverage'
> & {
  readonly warnings: readonly Warning[];
};

function managementQuestionOf({ design, range, catalogue }: SizingQuestion) {
  return { cameras: range.value.cameras, settings: settingsOf(design), catalogue };
}

function commonPart(question: SizingQuestion, site: SiteAnswer): CommonPart {
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
    network: site.network?.result ?? null,
    coverage: coverageOf(question) ?? null,
    versions: { engine: ENGINE_VERSION, catalogue: catalogue.version, model: MODEL_VERSION },
    warnings: [
      ...kindWarnings(design.serverSettings, catalogue),
      ...coverageWarnings(question),
      ...designWarnings({ ...management, version, isExtrapolated: range.rows.isExtrapolated }),
      ...retentionWarnings(design, catalogue),
      ...evidenceLockWarnings(design, version, { cameras: range.value.cameras, catalogue }),
      ...tierWarnings(demand, range.rows),
    ],
  };
}

function succeeded(found: HardwareAnswer, question: SizingQuestion): Explained<Proposal> {
  const site = siteAnswer(question);
  const common = commonPart(question, site);
  const { hardware, recording, storages: _, ...answer } = found;
  const { warnings: siteWarnings, ...ofSite } = siteOnServers(site, recording, question);
  const warnings = inOrder([...common.warnings, ...siteWarnings, ...answer.warnings]);
  return {
    calculationSuccess: true,
    errorMessage: null,
    ...common,
    ...answer,
    ...ofSite,
    ...boughtFor(hardware, question, site),
    alternatives: answer.alternatives.map((each) => withBill(each, question, site)),
    retentionFindings: retentionFindings(question.design, question.catalogue),
    warnings,
    answer: { ...recommended(found, question), warnings },
  };
}

/** Everything to buy for the hardware of a design. */
function boughtFor(
  hardware: RecordingHardware,
  question: SizingQuestion,
  site: SiteAnswer,
): ReturnType<typeof consequencesOf> {
  const management = managementQuestionOf(question);
  const platform = platformOf(management.settings, question.catalogue).name;
  return consequencesOf(hardware, question, { management, platform, site: site.lines });
}

/** An alternative with what is to be bought of it: sized with its settings, as when it is taken over. */
function withBill(
  alternative: Explained<Alternative>,
  question: SizingQuestion,
  site: SiteAnswer,
): Explained<Alternative> {
  // Settings are no figures of the result: they carry no history.
  const settings = alternative.settings as Alternative['settings'];
  const changed = withSettings(settings, question);
  const hardware = isApplicable({ settings }) ? hardwareOf(changed) : undefined;
  if (hardware === undefined) return alternative;
  const { bill, billTotal } = boughtFor(hardware, changed, site);
  // Without their histories, which are those of the design once it is taken over.
  return { ...alternative, ...separateFigures<Pick<Alternative, 'bill' | 'billTotal'>>({ bill, billTotal }).result };
}

/** Other settings that leave what is recorded as it is. */
function withSettings(settings: SettingChanges, { design, ...question }: SizingQuestion): SizingQuestion {
  return { ...question, design: { ...design, serverSettings: withAlternative(design.serverSettings, { settings }) } };
}

/** The hardware alone of a design; undefined where nothing fits. */
function hardwareOf(question: SizingQuestion): RecordingHardware | undefined {
  if (failureBefore(question) !== undefined) return undefined;
  const isHusky = question.design.serverSettings.hardwareType === HardwareType.husky;
  return isHusky ? applianceHardwareOf(question) : genericHardwareOf(question);
}

/** Editions that hold a design which has more cameras than its own allows. */
function otherEditions({ limit }: NoSolution, question: SizingQuestion): Way[] {
  if (limit?.limit !== 'platformCameras') return [];
  return question.catalogue.platformVersions.flatMap(({ id, name }): Way[] => {
    const settings = { xProtectVersion: id };
    if (hardwareOf(withSettings(settings, question)) === undefined) return [];
    return [{ outcome: saying('cure.edition', { edition: name }), settings }];
  });
}

const HARDWARE_ALONE = settleOptions({ headroom: false, alternatives: false, failure: false });

/** The hardware that a design has once it takes a way out; null where the way is not one that it can take. */
function givenBy(way: Way, { design, catalogue }: SizingQuestion): WayOut['gives'] {
  if (way.settings === null && way.recorded === undefined) return null;
  const after = withWayOut(design, way);
  const range = demandOf(after.cameras, keepingOf(after.serverSettings), catalogue);
  const question = questionOf(after, range, { catalogue, options: HARDWARE_ALONE });
  if (failureBefore(question) !== undefined) return null;
  const found = hardwareAnswer(question);
  if ('message' in found) return null;
  const { recording, spares, hardware, storages } = recommended(found, question);
  const { bill, billTotal } = boughtFor(found.hardware, question, siteAnswer(question));
  // Without their histories, which are those of the design once the way is taken.
  return separateFigures<WayGives>({ recording, spares, hardware, storages, bill, billTotal }).result;
}

function failed(failure: NoSolution, question: SizingQuestion): Explained<Proposal> {
  const { message, limit } = failure;
  const bindingConstraint = limit === null ? null : brokenLimitState(limit, question);
  const site = siteAnswer(question);
  const common = commonPart(question, site);
  return {
    calculationSuccess: false,
    errorMessage: message,
    ...common,
    genericProposal: null,
    networkInterface: null,
    liveDatabase: null,
    archiveDatabase: null,
    managementServer: null,
    huskyProposal: null,
    bindingConstraint,
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
    viewing: site.viewing === undefined ? null : { ...site.viewing, providedMbit: null },
    serverMotion: null,
    answer: {
      ...failedAnswer(failure, bindingConstraint, {
        editions: otherEditions(failure, question),
        givenBy: (way) => givenBy(way, question),
      }),
      warnings: common.warnings,
    },
  };
}
