import type { Catalogue, PlatformVersion } from '../catalogue/schema.ts';
import type { GenericServerSettings, HuskyServerSettings } from './design.ts';
import { entryOf } from '../checks/lookup.ts';
import type { Bounds } from './bounds.ts';

/** The platform version of settings. Unknown ids fail. */
export function platformOf(
  settings: { readonly xProtectVersion: number },
  catalogue: Pick<Catalogue, 'platformVersions'>,
): PlatformVersion {
  return entryOf(catalogue.platformVersions, settings.xProtectVersion, 'xProtectVersion');
}

/** Most recording servers that an edition allows; infinite where it has no limit. */
export function serversAllowed({ serverLimit }: PlatformVersion): number {
  return serverLimit?.value ?? Number.POSITIVE_INFINITY;
}

/**
 * Bounds of "max cameras per server" for a platform version.
 *
 * @example
 * ```ts
 * camerasPerServerBounds(expressPlus); // { min: 1, max: 48 }
 * ```
 */
export function camerasPerServerBounds({ camQtyMax }: PlatformVersion): Bounds {
  return { min: 1, max: camQtyMax.value };
}

/**
 * Choose another platform version, and bring what depends on it into its range.
 *
 * Max cameras per server becomes the version's default when it is outside the range (with an edition that has a camera
 * limit of its own, when it is at or above the default); remote streams keep within their maximum; an edition without
 * management server has none.
 *
 * @throws SizingError `unknown-entry` for an unknown version.
 * @example
 * ```ts
 * changePlatformVersion(settings, Platform.expressPlus, catalogue).addManagementServer; // false
 * ```
 */
export function changePlatformVersion<S extends GenericServerSettings | HuskyServerSettings>(
  settings: S,
  versionId: number,
  catalogue: Pick<Catalogue, 'platformVersions'>,
): S {
  const version = entryOf(catalogue.platformVersions, versionId, 'xProtectVersion');
  return settleForPlatform(
    {
      ...settings,
      xProtectVersion: versionId,
      mainSettings: {
        ...settings.mainSettings,
        maxCamerasPerServer: camerasWithinVersion(settings.mainSettings.maxCamerasPerServer, version),
        ...('ivoModel' in settings && {
          concurrentSmartClientStreams: Math.min(
            settings.mainSettings.concurrentSmartClientStreams,
            version.camQtyMax.value,
          ),
        }),
      },
    },
    version,
  );
}

function camerasWithinVersion(cameras: number, version: PlatformVersion): number {
  const preset = version.camQtyDefault.value;
  const tooMany = version.cameraLimit === null ? cameras > version.camQtyMax.value : cameras >= preset;
  return tooMany || cameras < 1 ? preset : cameras;
}

/** Settings as they are stored with a platform version: no management server where the edition cannot have one. */
export function settleForPlatform<S extends GenericServerSettings | HuskyServerSettings>(
  settings: S,
  version: PlatformVersion,
): S {
  return version.managementServer ? settings : { ...settings, addManagementServer: false };
}
