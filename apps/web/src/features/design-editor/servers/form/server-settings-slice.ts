import { getServerDefaults } from '@site-designer/api-contract/design-addresses';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { SHARED_SETTINGS } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../../lib/calls/call.ts';
import type { RequestStatus } from '../../../../lib/calls/request-status.ts';
import { SETTING_TEXTS } from '#texts/editor/servers.ts';
import type { Report, SliceAccess } from '../../../../lib/state/slice.ts';
import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import type { DesignDocument } from '../../document/design-document.ts';
import type { SettingsStep } from '../../document/settings-step.ts';

export interface ServerSettingsSlice {
  /** Status of the request for the default settings. */
  readonly status: RequestStatus;
  /** Changes the settings as one step that can be undone. */
  readonly change: (settings: ServerSettings, step?: SettingsStep) => void;
  readonly restoreDefaults: () => Promise<void>;
  /** Turns archiving on or off and saves the settings at once, without the cameras. */
  readonly saveArchiving: (archiving: boolean) => Promise<void>;
}

interface ServerSettingsHost extends SliceAccess<ServerSettingsSlice> {
  readonly call: Call;
  readonly report: Report;
  readonly document: Pick<DesignDocument, 'settings' | 'changeSettings'>;
  readonly saveSettingsOnly: () => Promise<void>;
}

export function createServerSettingsSlice(host: ServerSettingsHost): ServerSettingsSlice {
  const { write, call, report, document, saveSettingsOnly } = host;

  return {
    status: 'idle',
    change: (settings, step) => document.changeSettings(settings, step),
    saveArchiving: async (archiving) => {
      if (!document.settings) return;
      document.changeSettings(withArchiving(document.settings, archiving), { label: SETTING_TEXTS.archiving.label });
      await saveSettingsOnly();
    },
    restoreDefaults: async () => {
      if (!document.settings) return;
      write({ status: 'pending' });
      try {
        const { data } = await call(getServerDefaults, {});
        write({ status: 'success' });
        if (!document.settings) return;
        const defaults = { ...document.settings, ...SHARED_SETTINGS, ...data };
        document.changeSettings(defaults, { label: STEP_TEXTS.defaults });
      } catch (cause) {
        write({ status: 'rejected' });
        report('Restore default server settings', cause);
      }
    },
  };
}

function withArchiving(settings: ServerSettings, archiving: boolean): ServerSettings {
  const { genericServerSettings } = settings;
  const advancedSettings = { ...genericServerSettings.advancedSettings, archiving };
  return { ...settings, genericServerSettings: { ...genericServerSettings, advancedSettings } };
}
