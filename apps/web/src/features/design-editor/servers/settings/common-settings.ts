import type { GenericServerSettings, HuskyServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { camerasPerServerBounds, changePlatformVersion, platformOf } from '@site-designer/sizing-engine/design';
import { ownSpeaker } from '@site-designer/texts';
import { warningsOf, withPreset, type Setting, type SettingNote } from './setting.ts';
import { namedSettingTexts, SETTING_TEXTS, SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';

export function commonSettings<S extends GenericServerSettings | HuskyServerSettings>(
  presets: S,
  catalogue: Catalogue,
) {
  const canHaveManagement = (settings: S): boolean => platformOf(settings, catalogue).managementServer;
  const xProtectVersion = withPreset<S>(presets, {
    text: namedSettingTexts(catalogue.names).xProtectVersion,
    control: { kind: 'choice', options: ({ xProtectVersions }) => xProtectVersions },
    read: (settings) => settings.xProtectVersion,
    write: (settings, version) => changePlatformVersion(settings, version, catalogue),
    hint: (settings) => {
      const { name: edition, cameraLimit } = platformOf(settings, catalogue);
      if (cameraLimit === null) return undefined;
      return ownSpeaker.say({ say: 'warning.express-plus-limit', edition, max: cameraLimit.value });
    },
    warnings: warningsOf('express-plus-limit'),
  });
  const addManagementServer = withPreset<S>(presets, {
    text: SETTING_TEXTS.addManagementServer,
    control: { kind: 'switch' },
    read: (settings) => Number(settings.addManagementServer),
    write: (settings, value) => ({ ...settings, addManagementServer: value === 1 && canHaveManagement(settings) }),
    isPossible: canHaveManagement,
    hint: (settings) => (canHaveManagement(settings) ? undefined : SETTING_TOOL_TEXTS.noManagementServer),
  });
  return { xProtectVersion, addManagementServer, ...serverLimits<S>(presets, catalogue) };
}

function serverLimits<S extends GenericServerSettings | HuskyServerSettings>(presets: S, catalogue: Catalogue) {
  const maxCamerasPerServer: Setting<S> = {
    text: SETTING_TEXTS.maxCamerasPerServer,
    control: { kind: 'number', bounds: perServerBounds(catalogue), isLive: true },
    read: ({ mainSettings }) => mainSettings.maxCamerasPerServer,
    write: (settings, maxCamerasPerServer) => ({
      ...settings,
      mainSettings: { ...settings.mainSettings, maxCamerasPerServer },
    }),
    preset: (settings) => platformOf(settings, catalogue).camQtyDefault.value,
    note: (settings) => leftOverNote<S>(settings, catalogue),
  };
  const supportedCameras = withPreset<S>(presets, {
    text: SETTING_TEXTS.supportedCameras,
    control: { kind: 'choice', options: (formData) => formData.supportedCameras },
    read: ({ managementServerSettings }) => managementServerSettings.supportedCameras,
    write: (settings, level) => ({ ...settings, managementServerSettings: { supportedCameras: level } }),
    isPossible: ({ addManagementServer }) => addManagementServer,
    hint: ({ addManagementServer }) => (addManagementServer ? undefined : SETTING_TOOL_TEXTS.addManagementServer),
    warnings: warningsOf('management-level-exceeded', 'contact-presales'),
  });
  return { maxCamerasPerServer, supportedCameras };
}

/** A limit set by an edition for few cameras is kept when the edition changes; a hint offers the default of the new one. */
function leftOverNote<S extends GenericServerSettings | HuskyServerSettings>(
  settings: S,
  catalogue: Catalogue,
): SettingNote<S> | undefined {
  const { name, camQtyDefault, cameraLimit } = platformOf(settings, catalogue);
  const { maxCamerasPerServer } = settings.mainSettings;
  const small = catalogue.platformVersions.find((each) => each.cameraLimit?.value === maxCamerasPerServer);
  if (small === undefined || cameraLimit !== null) return undefined;
  const mainSettings = { ...settings.mainSettings, maxCamerasPerServer: camQtyDefault.value };
  return {
    text: SETTING_TOOL_TEXTS.leftOver(maxCamerasPerServer, small.name),
    action: {
      text: SETTING_TOOL_TEXTS.useDefault(camQtyDefault.value, name),
      settings: { ...settings, mainSettings },
    },
  };
}

export function perServerBounds(catalogue: Catalogue) {
  return (settings: GenericServerSettings | HuskyServerSettings) =>
    camerasPerServerBounds(platformOf(settings, catalogue));
}
