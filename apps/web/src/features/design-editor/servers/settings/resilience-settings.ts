import { defaultServerSettings, type Resilience, type ServerSettings } from '@site-designer/sizing-engine';
import { type Proposal, problemText } from '@site-designer/texts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { checkServerSettings } from '@site-designer/sizing-engine';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { FAILOVER_KINDS, RESILIENCE_BOUNDS, type Bounds } from '@site-designer/sizing-engine/bounds';
import { FAILOVER_TEXTS, SETTING_TEXTS, SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';
import { withPreset, type Setting } from './setting.ts';

const FAILOVER_OPTIONS = (['none', 'coldStandby', 'hotStandby'] as const).map((kind) => ({
  id: Failover[kind],
  name: FAILOVER_TEXTS[kind],
}));

/** Spare hardware for failures. Only generic servers have hot spares: appliances are sold with their disks. */
export function resilienceSettings(catalogue: Catalogue, answer?: Proposal): readonly Setting<ServerSettings>[] {
  const presets = defaultServerSettings(catalogue);
  const whyNoFailover = (settings: ServerSettings): string | undefined =>
    errorAt('failover.kind', withFailover(settings, { kind: Failover.coldStandby }), catalogue);
  return [
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.failover,
      control: {
        kind: 'choice',
        options: () => FAILOVER_OPTIONS,
        offered: (settings) =>
          whyNoFailover(settings) === undefined ? FAILOVER_KINDS.map(({ id }) => id) : [Failover.none],
      },
      read: ({ resilience }) => resilience.failover.kind,
      write: (settings, kind) => withFailover(settings, { kind: kindOf(kind) }),
      hint: whyNoFailover,
    }),
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.spareServers,
      control: { kind: 'number', bounds: () => spareBounds(answer), isLive: true },
      read: ({ resilience }) => resilience.failover.servers,
      write: (settings, servers) => withFailover(settings, { servers }),
      isPossible: ({ resilience }) => resilience.failover.kind === Failover.coldStandby,
      hint: (settings) => spareHint(settings, answer),
      problem: () => excessOf(answer),
    }),
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.outageDays,
      control: { kind: 'number', bounds: () => RESILIENCE_BOUNDS.outageDays, isLive: true },
      read: ({ resilience }) => resilience.failover.outageDays,
      write: (settings, outageDays) => withFailover(settings, { outageDays }),
      isPossible: ({ resilience }) => resilience.failover.kind !== Failover.none,
    }),
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.hotSpares,
      control: { kind: 'number', bounds: () => RESILIENCE_BOUNDS.hotSparesPerServer, isLive: true },
      read: ({ resilience }) => resilience.hotSparesPerServer,
      write: ({ resilience, ...settings }, hotSparesPerServer) => ({
        ...settings,
        resilience: { ...resilience, hotSparesPerServer },
      }),
      isPossible: ({ hardwareType }) => hardwareType === HardwareType.generic,
      hint: (settings) => errorAt('hotSparesPerServer', settings, catalogue),
    }),
  ];
}

/** A failover group has at most as many spares as there are servers; their number is known if there is an answer. */
function spareBounds(answer: Proposal | undefined): Bounds {
  const { min, max } = RESILIENCE_BOUNDS.servers;
  const { genericProposal, huskyProposal, bindingConstraint } = answer ?? {};
  const excess = bindingConstraint?.limit === 'spareServers' ? bindingConstraint.max : undefined;
  return { min, max: genericProposal?.quantity ?? huskyProposal?.serverQuantity ?? excess ?? max };
}

function spareHint({ resilience }: ServerSettings, answer: Proposal | undefined): string | undefined {
  const { max } = spareBounds(answer);
  if (resilience.failover.kind !== Failover.coldStandby || max === RESILIENCE_BOUNDS.servers.max) return undefined;
  return SETTING_TOOL_TEXTS.mostSpares(max);
}

/** Why there is no answer, if the number of spares is the reason. */
function excessOf(answer: Proposal | undefined): string | undefined {
  return answer?.bindingConstraint?.limit === 'spareServers' ? (answer.errorMessage ?? undefined) : undefined;
}

function kindOf(id: number): Failover {
  return FAILOVER_KINDS.find((each) => each.id === id)?.id ?? Failover.none;
}

function withFailover(
  { resilience, ...settings }: ServerSettings,
  change: Partial<Resilience['failover']>,
): ServerSettings {
  return { ...settings, resilience: { ...resilience, failover: { ...resilience.failover, ...change } } };
}

export function canHaveFailover(settings: ServerSettings, catalogue: Catalogue): boolean {
  return errorAt('failover.kind', withFailover(settings, { kind: Failover.coldStandby }), catalogue) === undefined;
}

/** The settings without incompatible spares: failover in an edition of one server, hot spares without bays. */
export function withPossibleResilience(settings: ServerSettings, catalogue: Catalogue): ServerSettings {
  const possible =
    errorAt('failover.kind', settings, catalogue) === undefined
      ? settings
      : withFailover(settings, { kind: Failover.none });
  if (errorAt('hotSparesPerServer', possible, catalogue) === undefined) return possible;
  return { ...possible, resilience: { ...possible.resilience, hotSparesPerServer: 0 } };
}

function errorAt(field: string, settings: ServerSettings, catalogue: Catalogue): string | undefined {
  const found = checkServerSettings(settings, catalogue, '').find(({ path }) => path === `resilience.${field}`);
  return problemText(found?.message);
}
