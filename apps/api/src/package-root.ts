import { fileURLToPath } from 'node:url';

/** Folder of this package, the same from `src/` and from the bundle in `dist/`: both lie one level below it. */
export const PACKAGE_ROOT = new URL('../', import.meta.url);

/** The built web app, next to this package. */
export const WEB_APP_FOLDER = fileURLToPath(new URL('../web/dist', PACKAGE_ROOT));
