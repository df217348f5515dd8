/** Folder of this package, the same from `src/` and from the bundle in `dist/`: both lie one level below it. */
export const PACKAGE_ROOT = new URL('../', import.meta.url);
