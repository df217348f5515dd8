import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of this package, the same from the sources and from the bundle: the next one up with a manifest. */
export const PACKAGE_ROOT = folderWithManifest(new URL('./', import.meta.url));

/** The built web app, next to this package. */
export const WEB_APP_FOLDER = fileURLToPath(new URL('../web/dist', PACKAGE_ROOT));

function folderWithManifest(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : folderWithManifest(new URL('../', folder));
}
