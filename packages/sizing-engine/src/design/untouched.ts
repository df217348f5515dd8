import type { Catalogue } from '../catalogue/schema.ts';
import type { Defaults } from '../derivation/defaults.ts';
import { once } from '../derivation/once.ts';
import { withStartingFps } from './camera-row.ts';
import { defaultServerSettings } from './defaults.ts';
import { NEW_STREAM } from './row-fields.ts';
import type { Design, ServerSettings } from './design.ts';
import { NETWORK_DEFAULTS } from '../site/site-settings.ts';
import { changePlatformVersion } from './platform.ts';

/**
 * Says which values of a design are defaults: those of a new design and a new row.
 *
 * A typed value that equals the default counts as a default: a design does not distinguish them. The cameras of a server are
 * compared with the default of the design's own platform version, and the frame rate of a continuous half with the one that its
 * recording mode starts from.
 */
export function defaultsFor({ cameras, serverSettings }: Design, catalogue: Catalogue): Defaults {
  const settings = once(() => untouchedSettings(serverSettings, catalogue));
  const ofRow = (field: string, row: number): unknown => {
    // Only a typed rate is a value of the design in an explanation.
    if (field.startsWith('bitrateKbit')) return undefined;
    return valueAt(withStartingFps({ ...NEW_STREAM, recording: cameras[row]!.recording }), field);
  };
  return {
    isDefault: (path) => {
      const [, row, field] = ROW_PATH.exec(path) ?? [];
      if (field !== undefined) return ofRow(field, Number(row)) === valueAt(cameras[Number(row)], field);
      const inSettings = path.replace('serverSettings.', '');
      return valueAt(settings(), inSettings) === valueAt(serverSettings, inSettings);
    },
    ofRows: (path, row) => {
      const value = ofRow(path.replace('cameras[*].', ''), row);
      return typeof value === 'number' ? value : null;
    },
  };
}

const ROW_PATH = /^cameras\[(\d+)\]\.(.+)$/;

function untouchedSettings(current: ServerSettings, catalogue: Catalogue): ServerSettings {
  const { genericServerSettings, huskyServerSettings, ...settings } = defaultServerSettings(catalogue);
  const { xProtectVersion: generic } = current.genericServerSettings;
  const { xProtectVersion: husky } = current.huskyServerSettings;
  return {
    ...settings,
    // A network that is asked for has defaults of its own.
    network: NETWORK_DEFAULTS,
    genericServerSettings: changePlatformVersion(genericServerSettings, generic, catalogue),
    huskyServerSettings: changePlatformVersion(huskyServerSettings, husky, catalogue),
  };
}

function valueAt(node: unknown, path: string): unknown {
  return path.split('.').reduce((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], node);
}
