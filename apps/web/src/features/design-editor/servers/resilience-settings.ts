import { defaultServerSettings, type Resilience, type ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import {
  checkServerSettings,
  Failover,
  FAILOVER_KINDS,
  HardwareType,
  RESILIENCE_BOUNDS,
} from '@site-designer/sizing-engine/design';
import { SETTING_TEXTS } from '../../../texts/en/servers.ts';
import { withPreset, type Setting } from './setting.ts';

/** What is held ready for a failure. Disks that wait are a matter of generic servers: appliances are sold with their disks. */
export function resilienceSettings(catalogue: Catalogue): readonly Setting<ServerSettings>[] {
  const presets = defaultServerSettings(catalogue);
  const whyNoFailover = (settings: ServerSettings): string | undefined =>
    errorAt('failover.kind', withFailover(settings, { kind: Failover.coldStandby }), catalogue);
  return [
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.failover,
      control: {
        kind: 'choice',
        options: () => FAILOVER_KINDS,
        offered: (settings) =>
          whyNoFailover(settings) === undefined ? FAILOVER_KINDS.map(({ id }) => id) : [Failover.none],
      },
      read: ({ resilience }) => resilience.failover.kind,
      write: (settings, kind) => withFailover(settings, { kind: kindOf(kind) }),
      hint: whyNoFailover,
    }),
    withPreset<ServerSettings>(presets, {
      text: SETTING_TEXTS.spareServers,
      control: { kind: 'number', bounds: () => RESILIENCE_BOUNDS.servers, isLive: true },
      read: ({ resilience }) => resilience.failover.servers,
      write: (settings, servers) => withFailover(settings, { servers }),
      isPossible: ({ resilience }) => resilience.failover.kind === Failover.coldStandby,
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

function kindOf(id: number): Failover {
  return FAILOVER_KINDS.find((each) => each.id === id)?.id ?? Failover.none;
}

/** The settings with another part of their failover. */
export function withFailover(
  { resilience, ...settings }: ServerSettings,
  change: Partial<Resilience['failover']>,
): ServerSettings {
  return { ...settings, resilience: { ...resilience, failover: { ...resilience.failover, ...change } } };
}

/** The least that keeps every camera recorded while a server is down; undefined where the edition has no failover. */
export function survivingOneServer(settings: ServerSettings, catalogue: Catalogue): ServerSettings | undefined {
  const surviving = withFailover(settings, { kind: Failover.coldStandby, servers: 1 });
  return errorAt('failover.kind', surviving, catalogue) === undefined ? surviving : undefined;
}

/** The settings without what another of them rules out: failover of an edition of one server, hot spares without bays. */
export function withPossibleResilience(settings: ServerSettings, catalogue: Catalogue): ServerSettings {
  const possible =
    errorAt('failover.kind', settings, catalogue) === undefined
      ? settings
      : withFailover(settings, { kind: Failover.none });
  if (errorAt('hotSparesPerServer', possible, catalogue) === undefined) return possible;
  return { ...possible, resilience: { ...possible.resilience, hotSparesPerServer: 0 } };
}

/** What is wrong with a setting of what is held ready. */
function errorAt(field: string, settings: ServerSettings, catalogue: Catalogue): string | undefined {
  return checkServerSettings(settings, catalogue, '').find(({ path }) => path === `resilience.${field}`)?.message;
}
