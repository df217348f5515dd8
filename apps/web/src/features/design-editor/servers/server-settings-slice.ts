import { getServerDefaults } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Call } from '../../../lib/call.ts';
import type { RequestStatus } from '../../../lib/request-status.ts';
import type { SliceCreator } from '../../../store/slice.ts';

export interface ServerSettingsSlice {
  /** Of the request for the default settings. */
  readonly status: RequestStatus;
  /** The settings as changed, until the server has them. */
  readonly unsaved: ServerSettings | undefined;
  readonly change: (settings: ServerSettings) => void;
  readonly acknowledge: (sent: ServerSettings | null) => void;
  readonly forget: () => void;
  readonly restoreDefaults: () => Promise<void>;
  /** Turns archiving on or off and saves the settings at once, without the cameras. */
  readonly saveArchiving: (archiving: boolean) => Promise<void>;
}

export function createServerSettingsSlice(call: Call): SliceCreator<'serverSettings'> {
  return (set, get) => {
    const write = (patch: Partial<ServerSettingsSlice>) =>
      set(({ serverSettings }) => ({ serverSettings: { ...serverSettings, ...patch } }));
    const current = () => get().serverSettings.unsaved ?? get().siteDesignEditor.design?.serverSettings;

    return {
      status: 'idle',
      unsaved: undefined,
      change: (settings) => {
        if (settings.hardwareType !== current()?.hardwareType) get().proposal.clear();
        write({ unsaved: settings });
        get().siteDesignEditor.touch();
      },
      acknowledge: (sent) => {
        if (get().serverSettings.unsaved === sent) write({ unsaved: undefined });
      },
      forget: () => write({ unsaved: undefined }),
      saveArchiving: async (archiving) => {
        const settings = current();
        if (!settings) return;
        get().serverSettings.change(withArchiving(settings, archiving));
        await get().siteDesignEditor.saveSettingsOnly();
      },
      restoreDefaults: async () => {
        if (!current()) return;
        write({ status: 'pending' });
        try {
          const { data } = await call(getServerDefaults, {});
          write({ status: 'success' });
          const settings = current();
          if (settings) get().serverSettings.change({ ...settings, ...data });
        } catch (cause) {
          write({ status: 'rejected' });
          get().failure.report('Restore default server settings', cause);
        }
      },
    };
  };
}

function withArchiving(settings: ServerSettings, archiving: boolean): ServerSettings {
  const { genericServerSettings } = settings;
  const advancedSettings = { ...genericServerSettings.advancedSettings, archiving };
  return { ...settings, genericServerSettings: { ...genericServerSettings, advancedSettings } };
}
